extension List where SelectionValue == Never {
  /// Creates an outline, which shows each element with its children below it.
  @MainActor public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      selection: ListSelection<Never>.none, content: OutlineGroup(data, children: children, content: rowContent))
  }

  @MainActor public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      selection: ListSelection<Never>.none, content: OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }
}

extension List {
  @MainActor public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .one($0) } ?? .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  @MainActor public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .several($0) } ?? .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  @MainActor public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      selection: selection.map { .one($0) } ?? .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  @MainActor public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      selection: selection.map { .several($0) } ?? .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
