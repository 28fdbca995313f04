/// The views that some content consists of.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

extension SubviewsCollection: DividedView {
  public typealias Body = Never

  func subviews(in context: inout ViewContext) -> [Subview] { views }
}

/// Some of the views that content consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let views: ArraySlice<Subview>

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

extension SubviewsCollectionSlice: DividedView {
  public typealias Body = Never

  func subviews(in context: inout ViewContext) -> [Subview] { Array(views) }
}

extension Group where Content: View {
  /// Makes a view of the views that some content consists of.
  public nonisolated init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupElementsOfContent(content: view, transform: transform)
  }
}

/// The view that `Group(subviews:transform:)` makes.
public struct GroupElementsOfContent<Subviews, Content> where Subviews: View, Content: View {
  public typealias Body = Never

  let content: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: DividedView {
  func resolve(in context: inout ViewContext) { context.walk(transformed(&context), at: 1) }
  func subviews(in context: inout ViewContext) -> [Subview] { context.subviews(of: transformed(&context), at: 1) }

  @MainActor private func transformed(_ context: inout ViewContext) -> Content {
    transform(SubviewsCollection(views: context.subviews(of: content, at: 0)))
  }
}

extension ForEach where ID == Subview.ID, Content: View {
  /// Makes a view of each of the views that some content consists of.
  public nonisolated init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, V: View {
    self.init(data: ForEachSubviewCollection(view: view), content: content, id: \.id)
  }
}

/// The data of a `ForEach` of views. The views are known only when the `ForEach` is evaluated. Therefore, as a
/// collection, it is empty.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  let view: any View

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("the collection is empty") }
}

extension ForEachSubviewCollection: SubviewSource {}

/// Data whose elements are the views that a view consists of.
protocol SubviewSource {
  var view: any View { get }
}
