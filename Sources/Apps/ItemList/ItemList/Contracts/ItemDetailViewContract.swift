import ViewContract

/// What an item needs, in the list and on its own screen.
protocol ItemDetailViewContract: ViewContract, Identifiable where ID == ObjectIdentifier {
  /// What the item is called.
  var title: String { get set }
  /// What there is to say about it.
  var notes: String { get set }
  /// Whether it is dealt with.
  var isDone: Bool { get set }
  /// What went wrong last, for the user.
  var errorMessage: String? { get set }

  /// Keeps the changes.
  func save()
  /// Removes the item.
  func remove()
}
