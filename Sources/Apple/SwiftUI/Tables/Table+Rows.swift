public import Foundation

// MARK: Tables with rows that are declared one by one

extension Table {
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: .one(selection), rows: rows(), columns: columns())
  }

  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: .several(selection), rows: rows(), columns: columns())
  }

  public init<Sort>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  public init<Sort>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(selection: .one(selection), sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  public init<Sort>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(selection: .several(selection), sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  public init<Sort>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  public init<Sort>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(selection: .one(selection), sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  public init<Sort>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(selection: .several(selection), sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }
}
