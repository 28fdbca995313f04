/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  @TableRowBuilder<Self.TableRowValue> @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public var tableRowBody: Never { fatalError("this property is never called") }
}

/// A table's information about a row.
struct TableRowFacts {
  let id: AnyHashable
  let value: Any
}

/// Rows that this module evaluates itself.
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {
  @MainActor var facts: [TableRowFacts] { get }
}

extension PrimitiveTableRows {
  public var tableRowBody: Never { fatalError("this property is never called") }
}

extension TableRowContent {
  @MainActor var rowFacts: [TableRowFacts] { (self as? any PrimitiveTableRows)?.facts ?? tableRowBody.rowFacts }
}

/// A row that shows a value.
public struct TableRow<Value> where Value: Identifiable {
  let value: Value

  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent, PrimitiveTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  var facts: [TableRowFacts] { [TableRowFacts(id: value.id, value: value)] }
}

/// A row for each element of a table's data.
public struct TableForEachContent<Data> where Data: RandomAccessCollection, Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent, PrimitiveTableRows {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  var facts: [TableRowFacts] { data.map { TableRowFacts(id: $0.id, value: $0) } }
}

extension ForEach: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  var facts: [TableRowFacts] { data.flatMap { content($0).rowFacts } }
}

extension ForEach where Content: TableRowContent {
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  public init(_ data: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, content: { TableRow($0) }, id: \.id)
  }
}

/// Combines the rows in a closure.
@resultBuilder public struct TableRowBuilder<Value> where Value: Identifiable {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { content }

  public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { content }

  public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { content }

  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<Value, (C0, C1)>
  where Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C0.TableRowValue == C1.TableRowValue {
    TupleTableRowContent(value: (c0, c1), rows: [c0, c1])
  }

  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C0.TableRowValue == C1.TableRowValue,
    C1.TableRowValue == C2.TableRowValue
  {
    TupleTableRowContent(value: (c0, c1, c2), rows: [c0, c1, c2])
  }
}

/// Several rows.
public struct TupleTableRowContent<Value, T> where Value: Identifiable {
  public var value: T
  let rows: [any TableRowContent]
}

extension TupleTableRowContent: TableRowContent, PrimitiveTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  var facts: [TableRowFacts] { rows.flatMap { $0.rowFacts } }
}
