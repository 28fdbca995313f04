/// How date pickers are drawn.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// A date picker style that this module draws. The style is identified by its name.
@MainActor protocol NamedDatePickerStyle: DatePickerStyle {
  var name: String? { get }
}

extension View {
  public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    modifier(ControlStyleModifier(kind: "datePickerStyle", style: style) { ($0 as? any NamedDatePickerStyle)?.name })
  }
}

public struct DefaultDatePickerStyle {
  public nonisolated init() {}
}

extension DefaultDatePickerStyle: NamedDatePickerStyle {
  var name: String? { nil }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

public struct CompactDatePickerStyle {
  public nonisolated init() {}
}

extension CompactDatePickerStyle: NamedDatePickerStyle {
  var name: String? { "compact" }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

public struct GraphicalDatePickerStyle {
  public nonisolated init() {}
}

extension GraphicalDatePickerStyle: NamedDatePickerStyle {
  var name: String? { "graphical" }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

public struct WheelDatePickerStyle {
  public nonisolated init() {}
}

extension WheelDatePickerStyle: NamedDatePickerStyle {
  var name: String? { "wheel" }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
