public import Foundation

/// Combines the columns in a closure.
@resultBuilder public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>)
    -> TableColumn<
      RowValue, Sort, Content, Label
    > where Content: View, Label: View
  {
    column
  }

  @_disfavoredOverload
  public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Never, Content, Label>)
    -> TableColumn<
      RowValue, Never, Content, Label
    > where Content: View, Label: View
  {
    column
  }

  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
    column
  }

  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
    column
  }

  @_disfavoredOverload
  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
    column
  }

  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
    column
  }

  public static func buildIf<Column>(_ column: Column?) -> Column?
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
    column
  }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue, Sort, T> where RowValue: Identifiable, Sort: SortComparator {
  public var value: T
  let columns: [any TableColumnContent]
}

extension TupleTableColumnContent: TableColumnContent, PrimitiveTableColumns {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  var facts: [TableColumnFacts] { columns.flatMap { $0.columnFacts } }
}

extension Optional: TableColumnContent, PrimitiveTableColumns where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  var facts: [TableColumnFacts] { map { $0.columnFacts } ?? [] }
}
