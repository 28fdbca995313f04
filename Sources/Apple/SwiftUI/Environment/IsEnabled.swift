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
  /// Disables the controls inside the view if the parameter is true. The value false does not enable controls that an
  /// ancestor disables.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentTransformer(transform: { if disabled { $0.isEnabled = false } }))
  }
}
