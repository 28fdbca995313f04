extension EnvironmentValues {
  /// Whether controls can be operated.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

private struct EnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension View {
  /// Sets whether the controls inside the view are disabled. If an ancestor disables the controls, the value false has no effect.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentTransformer(transform: { if disabled { $0.isEnabled = false } }))
  }
}
