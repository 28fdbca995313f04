/// The asides that DocC (`> Note:`) and GitHub (`> [!NOTE]`) know.
public enum AsideKind: String, Sendable, Hashable, CaseIterable {
  case note, tip, important, warning, caution, experiment
}

extension AsideKind {
  /// The word that a reader sees.
  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
