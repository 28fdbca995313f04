public struct DefaultToggleStyle {
  public nonisolated init() {}
}

extension DefaultToggleStyle: BuiltInToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
  nonisolated var name: String? { nil }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct SwitchToggleStyle {
  public nonisolated init() {}
  /// - Approximated: the tint is ignored, so the switch has the usual color of controls.
  public nonisolated init(tint: Color) {}
}

extension SwitchToggleStyle: BuiltInToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
  nonisolated var name: String? { "switch" }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct ButtonToggleStyle {
  public nonisolated init() {}
}

extension ButtonToggleStyle: BuiltInToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
  nonisolated var name: String? { "button" }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

public struct CheckboxToggleStyle {
  public nonisolated init() {}
}

extension CheckboxToggleStyle: BuiltInToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
  nonisolated var name: String? { "checkbox" }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
