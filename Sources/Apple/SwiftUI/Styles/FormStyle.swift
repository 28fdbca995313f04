/// How forms are drawn.
@MainActor @preconcurrency public protocol FormStyle {}

/// A style by its name; the module draws all of them.
@MainActor protocol NamedFormStyle: FormStyle {
  var name: String? { get }
}

extension View {
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    modifier(ControlStyleModifier(kind: "formStyle", style: style) { ($0 as? any NamedFormStyle)?.name })
  }
}

public struct AutomaticFormStyle {
  public nonisolated init() {}
}

extension AutomaticFormStyle: NamedFormStyle {
  var name: String? { nil }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

public struct GroupedFormStyle {
  public nonisolated init() {}
}

extension GroupedFormStyle: NamedFormStyle {
  var name: String? { "grouped" }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

public struct ColumnsFormStyle {
  public nonisolated init() {}
}

extension ColumnsFormStyle: NamedFormStyle {
  var name: String? { "columns" }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
