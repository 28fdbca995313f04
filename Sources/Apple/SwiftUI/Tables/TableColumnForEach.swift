import Foundation

/// A column, or several, for each element of a collection.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  public var data: Data
  public var content: (Data.Element) -> Content

  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  public nonisolated init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }
}

extension TableColumnForEach: TableColumnContent, PrimitiveTableColumns {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  var facts: [TableColumnFacts] { data.flatMap { content($0).columnFacts } }
}
