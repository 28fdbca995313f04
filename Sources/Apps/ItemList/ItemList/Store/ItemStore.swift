import Foundation
import JSONStore

/// Keeps the items of one user on the disk.
struct ItemStore: Sendable {
  private let file: JSONStore<[Item]>

  /// Creates a store for a folder, without accessing the disk.
  init(folder: URL) {
    file = JSONStore(file: folder.appending(path: "items.json"), format: "items/1", empty: [])
  }
}

extension ItemStore {
  /// Returns all items, in the order in which they were added.
  func items() throws -> [Item] {
    try file.load()
  }

  /// Saves an item: replaces the stored item with the same id, or appends the item if there is none.
  func save(_ item: Item) throws {
    try file.update { items in
      if let index = items.firstIndex(where: { $0.id == item.id }) {
        items[index] = item
      } else {
        items.append(item)
      }
    }
  }

  /// Removes the item with an id, if there is one.
  func remove(id: Item.ID) throws {
    try file.update { items in items.removeAll { $0.id == id } }
  }
}
