@_spi(Headless) public import SwiftUI

/// A part of a chart, such as a mark.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

/// Content that is made of marks and not of other content.
@MainActor protocol PrimitiveChartContent: ChartContent where Body == Never {
  var marks: [Mark] { get }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ChartContent {
  /// The marks of the content, in order.
  var allMarks: [Mark] { (self as? any PrimitiveChartContent)?.marks ?? body.allMarks }
}

public struct EmptyChartContent {
  public nonisolated init() {}
}

extension EmptyChartContent: PrimitiveChartContent {
  public typealias Body = Never
  var marks: [Mark] { [] }
}

/// Several parts of a chart, one after the other.
public struct ChartContentList {
  let marks: [Mark]
}

extension ChartContentList: PrimitiveChartContent {
  public typealias Body = Never
}

/// Content of a type that is known only at run time.
public struct AnyChartContent {
  let marks: [Mark]
  @MainActor public init(_ content: some ChartContent) { marks = content.allMarks }
}

extension AnyChartContent: PrimitiveChartContent {
  public typealias Body = Never
}

@resultBuilder
@MainActor @preconcurrency public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some ChartContent, next: some ChartContent) -> ChartContentList {
    ChartContentList(marks: accumulated.allMarks + next.allMarks)
  }
  public static func buildOptional<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither(first: some ChartContent) -> ChartContentList {
    ChartContentList(marks: first.allMarks)
  }
  public static func buildEither(second: some ChartContent) -> ChartContentList {
    ChartContentList(marks: second.allMarks)
  }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> ChartContentList {
    ChartContentList(marks: content.allMarks)
  }
}

extension ForEach: ChartContent where Content: ChartContent {}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  var marks: [Mark] { data.flatMap { content($0).allMarks } }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, id: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: id, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, id: \.self, content: content)
  }
}

extension Group: ChartContent where Content: ChartContent {}

extension Group: PrimitiveChartContent where Content: ChartContent {
  var marks: [Mark] { grouped.allMarks }
}

extension Group where Content: ChartContent {
  public init(@ChartContentBuilder content: () -> Content) { self.init(grouping: content()) }
}

extension Optional: ChartContent where Wrapped: ChartContent {}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  var marks: [Mark] { self?.allMarks ?? [] }
}
