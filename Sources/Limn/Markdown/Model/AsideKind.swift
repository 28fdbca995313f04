/// The kind of an aside, as supported by DocC (`> Note:`) and GitHub (`> [!NOTE]`).
public enum AsideKind: String, Sendable, CaseIterable {
  case note, tip, important, warning, caution, experiment

  /// The title that is displayed.
  var title: String { rawValue.capitalizedFirst }
}
