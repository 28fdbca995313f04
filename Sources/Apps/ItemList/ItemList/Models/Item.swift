import Foundation

/// An entry of the list: something that the user wants to remember.
struct Item: Codable, Hashable, Identifiable, Sendable {
  /// Identifies the item.
  var id: UUID
  /// The title.
  var title: String
  /// The notes.
  var notes: String
  /// Whether the item is completed.
  var isDone: Bool

  /// Makes an item.
  init(id: UUID = UUID(), title: String, notes: String = "", isDone: Bool = false) {
    self.id = id
    self.title = title
    self.notes = notes
    self.isDone = isDone
  }
}
