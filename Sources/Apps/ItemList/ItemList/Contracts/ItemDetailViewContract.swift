import ViewContract

/// The contract of the screen of one item.
protocol ItemDetailViewContract: ViewContract, Identifiable where ID == ObjectIdentifier {
  /// The item's title.
  var title: String { get set }
  /// The item's notes.
  var notes: String { get set }
  /// Whether the item is completed.
  var isDone: Bool { get set }
  /// The message about the last failure, for the user.
  var errorMessage: String? { get set }

  /// The user wants to keep the changes.
  func saveButtonTapped()
  /// The user wants to remove the item.
  func removeButtonTapped()
}
