/// The names with which code reads the views of some content on releases before `Group(subviews:transform:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// The view that a root makes of the views that some content consists of.
  public struct Tree<Root, Content> where Root: _VariadicView_Root {
    public var root: Root
    public var content: Content

    public nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

public protocol _VariadicView_Root {}

/// A root that makes a view.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
}

/// A root whose body is one view for its container.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is as many views for its container as it consists of.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  func resolve(in context: inout ViewContext) { context.walk(made(&context), at: 1) }
}

extension _VariadicView.Tree: DividedView where Root: _VariadicView_ViewRoot, Content: View {
  func subviews(in context: inout ViewContext) -> [Subview] {
    if root is any _VariadicView_MultiViewRoot { return context.subviews(of: made(&context), at: 1) }
    return [Subview(id: .init(path: context.path.hash)) { [self] in $0.walk(self) }]
  }

  @MainActor private func made(_ context: inout ViewContext) -> Root.Body {
    root.body(children: _VariadicView.Children(views: context.subviews(of: content, at: 0)))
  }
}

/// The views that some content consists of.
public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int

  let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Element { Element(view: views[index]) }
}

extension _VariadicView_Children: DividedView {
  public typealias Body = Never

  func subviews(in context: inout ViewContext) -> [Subview] { views }
}

extension _VariadicView_Children {
  public struct Element: Identifiable {
    let view: Subview

    public var id: AnyHashable { view.id }
    /// Returns the identity that the app gave the view, if it has this type.
    public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable { view.explicitID?.base as? ID }
    public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey {
      view.traits[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue
    }
  }
}

extension _VariadicView_Children.Element: DividedView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { context.walk(view) }
  func subviews(in context: inout ViewContext) -> [Subview] { [view] }
}

/// A value that a view sets for the root of the tree that directly contains it.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

extension View {
  public nonisolated func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
    modifier(TraitModifier<K>(value: value))
  }
}

private struct TraitModifier<Key: _ViewTraitKey> {
  let value: Key.Value
}

extension TraitModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) { context.walk(content) }
}

extension TraitModifier: SubviewModifier {
  func change(_ view: inout Subview) { view.traits[ObjectIdentifier(Key.self)] = value }
}
