public import Combine

/// The protocol of all view contracts: the data and functions that one view needs, independent of their source.
///
/// A view has one dependency, a generic view model. Its contract declares what the view model provides: values to show,
/// values to edit, and functions to call. A contract uses plain types (`String`, `Int`, a structure of the app) and
/// associated types with their own contracts. It uses no type of a database or network, since such a type would tie the
/// view to that data source.
///
/// ```swift
/// import SwiftUI
///
/// protocol ItemDetailViewContract: ViewContract {
///   var title: String { get }
/// }
///
/// protocol ItemListViewContract: ViewContract {
///   associatedtype ItemDetailViewModelType: ItemDetailViewContract
///   var searchTerm: String { get set }
///   var listOfItems: [ItemDetailViewModelType] { get }
///   func refreshButtonTapped()
/// }
///
/// struct ItemListView<ViewModel: ItemListViewContract>: View {
///   @ObservedObject var viewModel: ViewModel
///
///   var body: some View {
///     TextField("Search", text: $viewModel.searchTerm)
///   }
/// }
/// ```
///
/// At least two view models satisfy each contract: the app's own, and a ``PreviewViewModel`` with fixed data. A
/// contract is isolated to the main actor, like the view that uses it.
///
/// - Since: ViewContract 1.0
@MainActor
public protocol ViewContract: ObservableObject {}
