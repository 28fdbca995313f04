import Foundation
import ViewContract

/// Finds, adds, changes, and removes items. All view models that share the use case are notified of changes.
struct ItemsUseCase: UseCase {
  /// All items, in the order in which they were added. Empty until a function of this use case has read the items.
  let items: SharedState<[Item]>
  private let store: ItemStore

  /// Makes a use case that uses a store.
  init(store: ItemStore) {
    items = SharedState([])
    self.store = store
  }
}

extension ItemsUseCase {
  /// Reads the items.
  @concurrent func load() async throws {
    try await publish()
  }

  /// Saves an item: replaces the item with the same id, or adds the item if there is none.
  ///
  /// - Throws: ``ItemError``, or the error of the item store.
  @concurrent func save(_ item: Item) async throws {
    guard !item.title.trimmingCharacters(in: .whitespaces).isEmpty else { throw ItemError.titleMissing }
    try store.save(item)
    try await publish()
  }

  /// Removes an item.
  @concurrent func remove(_ item: Item) async throws {
    try store.remove(id: item.id)
    try await publish()
  }

  /// Returns the items whose title or notes contain the text, without changing their order. If the text is empty,
  /// returns all items.
  func search(_ term: String, in items: [Item]) -> [Item] {
    let term = term.trimmingCharacters(in: .whitespaces)
    guard !term.isEmpty else { return items }
    return items.filter { item in
      [item.title, item.notes].contains {
        $0.range(of: term, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }

  private func publish() async throws {
    let saved = try store.items()
    await MainActor.run { items.value = saved }
  }
}

/// Why an item was not saved.
enum ItemError: Error, Equatable, LocalizedError {
  case titleMissing

  var errorDescription: String? {
    switch self {
    case .titleMissing: "Enter a title."
    }
  }
}
