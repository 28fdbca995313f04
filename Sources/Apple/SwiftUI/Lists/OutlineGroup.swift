/// A hierarchy of data, in which each element can have children of the same type.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: children, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {}

extension OutlineGroup: PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
  func resolve(in context: inout ViewContext) {
    context.walk(ForEach(data: data, content: { OutlineBranch(group: self, element: $0) }, id: id))
  }
}

/// One element of an outline. An element without children is shown by its view, and an element with children by a
/// disclosure group.
struct OutlineBranch<Data, ID, Parent, Leaf, Subgroup>: PrimitiveView
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
  let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  let element: Data.Element

  func resolve(in context: inout ViewContext) {
    let view = group.content(element)
    guard let children = element[keyPath: group.children] else { return context.walk(view, at: 0) }
    let below = OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
      data: children, id: group.id, children: group.children, content: group.content)
    context.walk(
      DisclosureGroup(isExpanded: nil, content: { OutlineSubgroupChildren { $0.walk(below) } }, label: view), at: 1)
  }
}

/// The content that an outline shows below an element.
public struct OutlineSubgroupChildren {
  let walk: @MainActor (inout ViewContext) -> Void
}

extension OutlineSubgroupChildren: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { walk(&context) }
}
