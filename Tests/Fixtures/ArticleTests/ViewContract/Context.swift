import Combine
import SwiftUI

// Declarations that the snippets of the article on view contracts use without showing them.

protocol ItemDetailViewContract: ObservableObject, Hashable {}

protocol ItemListViewContract: ObservableObject {
  associatedtype ItemDetailViewModelType: ItemDetailViewContract
  var searchTerm: String { get set }
  var listOfItems: [ItemDetailViewModelType] { get }
  func buttonClick()
}

struct ItemDetailView<ViewModel: ItemDetailViewContract>: View {
  @ObservedObject var viewModel: ViewModel
  var body: some View { Text("Item") }
}

enum LoginState: Equatable, Sendable { case loggedOut, loggedIn }

struct Credentials: Sendable {
  var username: String
  var password: String
}

final class Context {
  func fetch(_ request: String) throws -> [String] { [request] }
}
