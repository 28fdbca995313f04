import SemanticTree

extension View {
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(InheritedStyleModifier { $0.foreground = [style.painted(in: $1)] })
  }

  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    modifier(InheritedStyleModifier { $0.foreground = [primary.painted(in: $1), secondary.painted(in: $1)] })
  }

  public nonisolated func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
  where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(
      InheritedStyleModifier {
        $0.foreground = [primary.painted(in: $1), secondary.painted(in: $1), tertiary.painted(in: $1)]
      })
  }

  @available(*, deprecated, renamed: "foregroundStyle(_:)")
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    inheriting { $0.foreground = color.map { [$0.paint] } ?? [] }
  }

  public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    modifier(InheritedStyleModifier { $0.tint = tint?.painted(in: $1) })
  }

  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View { inheriting { $0.tint = tint?.paint } }

  @available(*, deprecated, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    inheriting { $0.tint = accentColor?.paint }
  }

  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    inheriting { $0.colorScheme = colorScheme }
  }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    inheriting { $0.controlSize = controlSize }
  }
  public nonisolated func controlSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == ControlSize { self }
  public nonisolated func labelsHidden() -> some View { inheriting { $0.hidesLabels = true } }
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    inheriting { if visibility != .automatic { $0.hidesLabels = visibility == .hidden } }
  }
}
