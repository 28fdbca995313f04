public import Foundation

// MARK: Tables with a row for each element of a collection

extension Table {
  public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(selection: .one(selection), rows: TableForEachContent(data: data), columns: columns())
  }

  public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(selection: .several(selection), rows: TableForEachContent(data: data), columns: columns())
  }

  public init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(sorting: TableSorting(sortOrder), rows: TableForEachContent(data: data), columns: columns())
  }

  public init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      selection: .one(selection), sorting: TableSorting(sortOrder), rows: TableForEachContent(data: data),
      columns: columns())
  }

  public init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      selection: .several(selection), sorting: TableSorting(sortOrder), rows: TableForEachContent(data: data),
      columns: columns())
  }
}
