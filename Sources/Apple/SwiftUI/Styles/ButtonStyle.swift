/// The appearance of buttons. The actions of buttons are not affected.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  /// Always false: a preview's presses are simulated and end at once, so no button is ever held down.
  public let isPressed: Bool

  public struct Label {
    let walk: @MainActor (inout ViewContext) -> Void
  }
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { walk(&context) }
}

/// The button style that views inherit.
struct ButtonStyleChoice {
  var name: String?
  var walk: (@MainActor (ButtonParts, inout ViewContext) -> Void)?
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { ButtonStyleChoice() }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleChoice {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

struct ButtonStyleModifier<Style: ButtonStyle> {
  let style: Style
}

extension ButtonStyleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let style = style
    context.walk(
      content,
      buttonStyle: ButtonStyleChoice(walk: { parts, context in
        let configuration = ButtonStyleConfiguration(
          role: parts.role, label: .init(walk: parts.label), isPressed: false)
        parts.emit(style: nil, in: &context) { $0.walk(ButtonStyleHost(carried: style, configuration: configuration)) }
      }))
  }
}

extension ViewContext {
  mutating func walk<Content: View>(_ content: Content, buttonStyle: ButtonStyleChoice) {
    let outer = environment
    environment.buttonStyle = buttonStyle
    walk(content, at: 0)
    environment = outer
  }
}

/// The view that a style creates for a button. The view stores the dynamic properties of the style.
struct ButtonStyleHost<Style: ButtonStyle>: View, PropertyCarrier, Unnamed {
  let carried: Style
  let configuration: ButtonStyleConfiguration

  var body: Style.Body { carried.makeBody(configuration: configuration) }
}

extension View {
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(ButtonStyleModifier(style: style))
  }
}
