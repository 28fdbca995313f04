/// A change to a view. The body of the modifier receives the view as `content` and returns the changed view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Self.Content) -> Self.Body {
    fatalError("\(Self.self) is applied by SwiftUI itself and has no body")
  }
}

/// The view to which a modifier is applied. The modifier's body receives this view as `content`.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let walk: @MainActor (inout ViewContext) -> Void
}

extension _ViewModifier_Content: PrimitiveView {
  func resolve(in context: inout ViewContext) { walk(&context) }
}

/// A modifier that this module applies itself.
protocol PrimitiveViewModifier: ViewModifier where Body == Never {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext)
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Animates changes of the modifier.
  ///
  /// - Approximated: every change is immediate.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transaction, which determines how changes of the modifier are animated.
  ///
  /// - Approximated: every change is immediate.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}
