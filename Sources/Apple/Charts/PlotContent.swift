public import ReplacedParts

/// Several parts of a chart with the same modifiers.
public struct Plot<Content: ChartContent> {
  let content: Content
}

extension Plot {
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: PrimitiveChartContent {
  public typealias Body = Never
  var marks: [Mark] { content.allMarks }
}

extension ChartContentBuilder {
  /// A part of a chart that does not compile is left out of the chart.
  public static func buildExpression(_ content: _LimnPlaceholder) -> EmptyChartContent { EmptyChartContent() }
}

extension AxisContentBuilder {
  public static func buildExpression(_ content: _LimnPlaceholder) -> AnyAxisContent { AnyAxisContent(lists: []) }
}

extension ChartContent {
  /// Stands for a modifier that does not compile.
  public nonisolated func _limnWithout(_ id: String) -> Self {
    _limnMet(id)
    return self
  }
}
