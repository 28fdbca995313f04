import Foundation

/// Something to remember.
struct Item: Codable, Hashable, Identifiable, Sendable {
  /// Tells items apart.
  var id: UUID
  /// What it is called.
  var title: String
  /// What there is to say about it.
  var notes: String
  /// Whether it is dealt with.
  var isDone: Bool

  /// Makes an item.
  init(id: UUID = UUID(), title: String, notes: String = "", isDone: Bool = false) {
    self.id = id
    self.title = title
    self.notes = notes
    self.isDone = isDone
  }
}
