import ViewContract
import Combine
import Foundation

/// Drives the list with the user's items.
final class ItemListViewModel: ItemListViewContract {
  @Published var searchTerm = ""
  @Published var newTitle = ""
  @Published var errorMessage: String?
  @Published private(set) var listOfItems: [ItemDetailViewModel] = []
  private let useCase: ItemsUseCase

  /// Makes a view model; it has items after ``buttonClick()`` or when others who share the use case have read them.
  init(items useCase: ItemsUseCase) {
    self.useCase = useCase
    useCase.items.publisher
      .combineLatest($searchTerm)
      .map { items, term in useCase.search(term, in: items) }
      .removeDuplicates()
      .map { items in items.map { ItemDetailViewModel($0, items: useCase) } }
      .assign(to: &$listOfItems)
  }
}

extension ItemListViewModel {
  func buttonClick() {
    attempt { try await $0.load() }
  }

  func add() {
    let title = newTitle.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    newTitle = ""
    attempt { try await $0.save(Item(title: title)) }
  }

  private func attempt(_ work: @escaping @Sendable (ItemsUseCase) async throws -> Void) {
    Task {
      do { try await work(useCase) } catch { errorMessage = error.localizedDescription }
    }
  }
}
