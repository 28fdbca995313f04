/// The appearance and the interaction of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }

  public struct Label {
    let walk: @MainActor (inout ViewContext) -> Void
  }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { walk(&context) }
}

/// A style that this module draws itself.
protocol BuiltInPrimitiveButtonStyle: PrimitiveButtonStyle {
  var name: String? { get }
}

struct PrimitiveButtonStyleHost<Style: PrimitiveButtonStyle>: View, PropertyCarrier, Unnamed {
  let carried: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: Style.Body { carried.makeBody(configuration: configuration) }
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension PrimitiveButtonStyleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let style = style
    if let builtIn = style as? any BuiltInPrimitiveButtonStyle {
      return context.walk(content, buttonStyle: ButtonStyleChoice(name: builtIn.name))
    }
    context.walk(
      content,
      buttonStyle: ButtonStyleChoice(walk: { parts, context in
        let configuration = PrimitiveButtonStyleConfiguration(
          role: parts.role, label: .init(walk: parts.label), action: parts.action)
        context.walk(PrimitiveButtonStyleHost(carried: style, configuration: configuration), at: 3)
      }))
  }
}

extension View {
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
