extension List {
  @MainActor public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) } ?? .none, content: content())
  }

  @MainActor public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) } ?? .none, content: content())
  }
}

extension List {
  /// Creates a list in which one row is always selected.
  @_disfavoredOverload
  @MainActor public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: .one(Binding(selection)), content: content())
  }

  @_disfavoredOverload
  @MainActor public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: .one(Binding(selection)), content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  @MainActor public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(selection: .one(Binding(selection)), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  @MainActor public init(@ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection<Never>.none, content: content())
  }

  @MainActor public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: ListSelection<Never>.none, content: ForEach(data, content: rowContent))
  }

  @MainActor public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(selection: ListSelection<Never>.none, content: ForEach(data, id: id, content: rowContent))
  }

  @MainActor public init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(selection: ListSelection<Never>.none, content: ForEach(data, content: rowContent))
  }

  @MainActor public init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: ListSelection<Never>.none, content: ForEach(data, content: rowContent))
  }
}

extension List {
  @MainActor public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .one($0) } ?? .none, content: ForEach(data, content: rowContent))
  }

  @MainActor public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(selection: selection.map { .one($0) } ?? .none, content: ForEach(data, id: id, content: rowContent))
  }

  @MainActor public init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .several($0) } ?? .none, content: ForEach(data, content: rowContent))
  }

  @MainActor public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(selection: selection.map { .several($0) } ?? .none, content: ForEach(data, id: id, content: rowContent))
  }
}
