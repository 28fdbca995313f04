import Combine

// Fetching throws.
final class ItemListViewModel: ObservableObject {
  @Published var listOfItems: [String] = []
  private let context = Context()

  func fetch() {
    listOfItems = context.fetch("all").map { $0 }  // expected-error {{call can throw, but it is not marked with 'try' and the error is not handled}}
  }
}
