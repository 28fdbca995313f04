/// Either a view and a modifier of the view, or two modifiers that are applied one after the other.
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public nonisolated static func == (a: Self, b: Self) -> Bool { a.content == b.content && a.modifier == b.modifier }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func resolve(in context: inout ViewContext) {
    if let primitive = modifier as? any PrimitiveViewModifier {
      primitive.resolve(content, in: &context)
    } else {
      context.walk(ModifierHost(carried: modifier, content: content))
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  func resolve<Inner: View>(_ inner: Inner, in context: inout ViewContext) {
    context.walk(inner.modifier(content).modifier(modifier))
  }
}

/// The view that shows the body of a modifier. The view also stores the modifier's dynamic properties.
struct ModifierHost<Modifier: ViewModifier, Content: View>: View, PropertyCarrier, Unnamed {
  let carried: Modifier
  let content: Content

  var body: Modifier.Body {
    let content = content
    return carried.body(content: _ViewModifier_Content(walk: { $0.walk(content) }))
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()

  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never
}

extension EmptyModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) { context.walk(content) }
}
