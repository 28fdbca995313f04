/// How labels arrange their title and icon.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  public let title: Title
  public let icon: Icon

  public struct Title {
    let walk: @MainActor (inout ViewContext) -> Void
  }

  public struct Icon {
    let walk: @MainActor (inout ViewContext) -> Void
  }
}

extension LabelStyleConfiguration.Title: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { walk(&context) }
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { walk(&context) }
}

/// The label style that views inherit.
struct LabelStyleChoice {
  struct Parts: OptionSet {
    let rawValue: Int
    static var title: Parts { Parts(rawValue: 1) }
    static var icon: Parts { Parts(rawValue: 2) }
  }

  var shows: Parts = [.title, .icon]
  var custom: (@MainActor (LabelStyleConfiguration) -> AnyView)?
  /// Whether the label is in a bar, where labels without a style show only their icon.
  var isInBar = false
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleChoice { LabelStyleChoice() }
}

extension EnvironmentValues {
  var labelStyle: LabelStyleChoice {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// A style that this module draws itself.
protocol BuiltInLabelStyle: LabelStyle {
  var parts: LabelStyleChoice.Parts { get }
}

extension BuiltInLabelStyle {
  func label(_ configuration: LabelStyleConfiguration) -> some View {
    Label(configuration).modifier(LabelStyleModifier(style: self))
  }
}

struct LabelStyleModifier<Style: LabelStyle> {
  let style: Style
}

extension LabelStyleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    let style = style
    context.environment.labelStyle =
      (style as? any BuiltInLabelStyle).map { LabelStyleChoice(shows: $0.parts) }
      ?? LabelStyleChoice(custom: { AnyView(style.makeBody(configuration: $0)) })
    context.walk(content, at: 0)
    context.environment = outer
  }
}

extension View {
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(LabelStyleModifier(style: style))
  }
}
