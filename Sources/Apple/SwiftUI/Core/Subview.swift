/// One of the views that some content consists of.
///
/// - Approximated: a view with a body counts as one view, even if its body is a group of views.
public struct Subview: Identifiable {
  public typealias Body = Never

  /// The identity of the view among all views of the content.
  public struct ID: Hashable {
    let path: UInt64
  }

  public let id: ID
  public var containerValues = ContainerValues()
  /// The values that code set with `_trait(_:_:)`, by the type of their key.
  var traits: [ObjectIdentifier: Any] = [:]
  /// The identity that the app gave the view.
  var explicitID: AnyHashable?
  let walk: @MainActor (inout ViewContext) -> Void
}

extension Subview: DividedView {
  func resolve(in context: inout ViewContext) {
    let walk = walk
    context.descend(id.path) { walk(&$0) }
  }

  func subviews(in context: inout ViewContext) -> [Subview] { [self] }
}

/// A view that can consist of several views.
@MainActor protocol DividedView: PrimitiveView {
  func subviews(in context: inout ViewContext) -> [Subview]
}

extension DividedView where Self: Sequence, Element: View {
  func resolve(in context: inout ViewContext) { for view in self { context.walk(view) } }
}

extension ViewContext {
  /// Returns the views that the view consists of. They are not added to this context.
  mutating func subviews<V: View>(of view: V) -> [Subview] {
    if let view = view as? any DividedView { return view.subviews(in: &self) }
    return [Subview(id: .init(path: path.hash)) { $0.walk(view) }]
  }

  mutating func subviews<V: View>(of view: V, at key: Int) -> [Subview] {
    var found: [Subview] = []
    descend(key) { found = $0.subviews(of: view) }
    return found
  }
}

extension EmptyView: DividedView {
  func subviews(in context: inout ViewContext) -> [Subview] { [] }
}

extension Optional: DividedView where Wrapped: View {
  func subviews(in context: inout ViewContext) -> [Subview] { map { context.subviews(of: $0, at: 1) } ?? [] }
}

extension _ConditionalContent: DividedView where TrueContent: View, FalseContent: View {
  func subviews(in context: inout ViewContext) -> [Subview] {
    switch storage {
    case .trueContent(let view): context.subviews(of: view, at: 1)
    case .falseContent(let view): context.subviews(of: view, at: 2)
    }
  }
}

extension TupleView: DividedView {
  func subviews(in context: inout ViewContext) -> [Subview] {
    var found: [Subview] = []
    for (index, view) in views.enumerated() { found += context.subviews(of: view, at: index) }
    return found
  }
}

extension Group: DividedView where Content: View {
  func subviews(in context: inout ViewContext) -> [Subview] { context.subviews(of: content) }
}

extension ForEach: DividedView where Content: View {
  func subviews(in context: inout ViewContext) -> [Subview] {
    var found: [Subview] = []
    if let source = data as? any SubviewSource {
      for view in context.subviews(of: source.view, at: 0) {
        context.descend(view.id.path) { found += $0.subviews(of: content(view as! Data.Element)) }
      }
    }
    visitElements(in: &context) { inner, element, _ in
      found += inner.subviews(of: content(element)).map { view in
        var view = view
        view.explicitID = view.explicitID ?? AnyHashable(element[keyPath: id])
        return view
      }
    }
    return found
  }
}

extension ModifiedContent: DividedView where Content: View, Modifier: ViewModifier {
  func subviews(in context: inout ViewContext) -> [Subview] {
    let (modifier, found) = (modifier, context.subviews(of: content))
    return found.map { inner in
      // A single view is walked as it is, so that a modifier that looks at its content finds it.
      let whole = self
      var view = Subview(id: inner.id, containerValues: inner.containerValues, traits: inner.traits) { context in
        if found.count == 1 { context.walk(whole) } else { context.walk(inner.modifier(modifier)) }
      }
      view.explicitID = inner.explicitID
      (modifier as? any SubviewModifier)?.change(&view)
      return view
    }
  }
}

/// A modifier that sets a value for the containers of a view.
@MainActor protocol SubviewModifier {
  func change(_ view: inout Subview)
}

extension IdentityModifier: SubviewModifier {
  func change(_ view: inout Subview) { view.explicitID = id }
}

extension TagModifier: SubviewModifier {
  func change(_ view: inout Subview) { view.containerValues.tag = tag }
}
