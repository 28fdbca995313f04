public import Foundation

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  @MainActor @preconcurrency var tableColumnBody: Self.TableColumnBody { get }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public var tableColumnBody: Never { fatalError("this property is never called") }
}

/// A table's information about a column.
struct TableColumnFacts {
  let label: AnyView
  let cell: @MainActor (Any) -> AnyView
  /// The comparator by which the column sorts; nil if the column is not sortable.
  let sort: Any?
  var width: TableColumnWidth
}

/// The width of a column's cells. Flexible columns share the remaining space.
struct TableColumnWidth: ViewModifier {
  var minimum, ideal, maximum: CGFloat?
  var fixed: CGFloat?

  func body(content: Content) -> some View {
    content.frame(
      minWidth: fixed ?? minimum, idealWidth: fixed ?? ideal, maxWidth: fixed ?? maximum ?? .infinity,
      alignment: .leading)
  }
}

/// Columns that this module evaluates itself.
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
  @MainActor var facts: [TableColumnFacts] { get }
}

extension PrimitiveTableColumns {
  public var tableColumnBody: Never { fatalError("this property is never called") }
}

extension TableColumnContent {
  @MainActor var columnFacts: [TableColumnFacts] {
    (self as? any PrimitiveTableColumns)?.facts ?? tableColumnBody.columnFacts
  }
}

/// A column with a title, and the content for each row.
public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  let label: Label
  let content: (RowValue) -> Content
  let sort: Sort?
  var columnWidth = TableColumnWidth()

  nonisolated init(label: Label, sort: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
    self.sort = sort
  }
}

extension TableColumn: TableColumnContent, PrimitiveTableColumns {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  var facts: [TableColumnFacts] {
    let content = content
    return [
      TableColumnFacts(
        label: AnyView(label), cell: { row in (row as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
        sort: sort,
        width: columnWidth)
    ]
  }
}

extension TableColumn {
  /// Sets the width of the column; nil makes the column flexible.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.columnWidth = TableColumnWidth(fixed: width)
    return column
  }

  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<
    RowValue, Sort, Content, Label
  > {
    var column = self
    column.columnWidth = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return column
  }
}
