public import Combine

/// The protocol of all view contracts: what one view needs, and nothing about where it comes from.
///
/// A view has one dependency, a generic view model, and a contract says what that view model offers: values to show, values to edit, functions to
/// call. Its types are plain (`String`, `Int`, a structure of the app) or associated types with a contract of their own; a type of the database or
/// of the network would tie the view to its source.
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
/// At least two view models satisfy each contract: the app's own, and a ``PreviewViewModel`` with fixed data. A contract belongs to the main
/// actor, as the view does that reads it.
///
/// - Since: ViewContract 1.0
@MainActor
public protocol ViewContract: ObservableObject {}
