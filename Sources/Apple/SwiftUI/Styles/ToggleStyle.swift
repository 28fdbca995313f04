/// The appearance of toggles, and the control that switches them.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

/// The label and state of a toggle.
public struct ToggleStyleConfiguration {
  public let label: Label
  @Binding public var isOn: Bool

  public struct Label {
    let walk: @MainActor (inout ViewContext) -> Void
  }
}

extension ToggleStyleConfiguration.Label: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { walk(&context) }
}

/// A style that this module draws itself.
protocol BuiltInToggleStyle: ToggleStyle {
  var name: String? { get }
}

/// The toggle style that views inherit.
struct ToggleStyleChoice {
  var name: String?
  var walk: (@MainActor (ToggleStyleConfiguration, inout ViewContext) -> Void)?
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleChoice { ToggleStyleChoice() }
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyleChoice {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

struct ToggleStyleModifier<Style: ToggleStyle> {
  let style: Style
}

extension ToggleStyleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    let style = style
    context.environment.toggleStyle =
      (style as? any BuiltInToggleStyle).map { ToggleStyleChoice(name: $0.name) }
      ?? ToggleStyleChoice(walk: { $1.walk(ToggleStyleHost(carried: style, configuration: $0), at: 3) })
    context.walk(content, at: 0)
    context.environment = outer
  }
}

struct ToggleStyleHost<Style: ToggleStyle>: View, PropertyCarrier, Unnamed {
  let carried: Style
  let configuration: ToggleStyleConfiguration

  var body: Style.Body { carried.makeBody(configuration: configuration) }
}

extension View {
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    modifier(ToggleStyleModifier(style: style))
  }
}
