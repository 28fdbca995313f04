/// The kinds of asides that DocC (`> Note:`) and GitHub (`> [!NOTE]`) support.
public enum AsideKind: String, Sendable, Hashable, CaseIterable {
  case note, tip, important, warning, caution, experiment
}

extension AsideKind {
  /// The displayed title.
  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
