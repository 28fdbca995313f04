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

  /// Called when the user taps the button that saves the changes.
  func saveButtonTapped()
  /// Called when the user taps the button that removes the item.
  func removeButtonTapped()
}
