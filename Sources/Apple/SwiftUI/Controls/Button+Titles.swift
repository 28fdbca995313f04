extension Button where Label == Text {
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
  {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  )
  where S: StringProtocol {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
