import ViewContract

/// What the screen of one item needs.
protocol ItemDetailViewContract: ViewContract, Identifiable where ID == ObjectIdentifier {
  /// What the item is called.
  var title: String { get set }
  /// What there is to say about it.
  var notes: String { get set }
  /// Whether it is dealt with.
  var isDone: Bool { get set }
  /// What went wrong last, for the user.
  var errorMessage: String? { get set }

  /// The user wants to keep the changes.
  func saveButtonTapped()
  /// The user wants to remove the item.
  func removeButtonTapped()
}
