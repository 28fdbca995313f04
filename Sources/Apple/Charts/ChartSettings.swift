public import SwiftUI

/// What modifiers such as `chartXAxis` set for the charts inside of a view.
struct ChartSettings {
  var xAxis = AxisSettings()
  var yAxis = AxisSettings()
  var legend: Visibility = .automatic
  var legendContent: AnyView?
  var legendPosition = AnnotationPosition.automatic
  /// The colors of groups by name, in order; the colors without a name are given to the other groups.
  var colors: [(name: String?, style: AnyShapeStyle)] = []
  var overlays: [(isBehind: Bool, alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
  var plotStyle: ((AnyView) -> AnyView)?
}

struct AxisSettings {
  var visibility: Visibility = .automatic
  /// The marks of the axis; nil for default marks.
  var content: [AxisMarkList]?
  var label: AnyView?
  /// The first and last value, or all names.
  var domain: [PlottedPlace]?
  var includesZero: Bool?
  var isReversed = false
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}

extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis.visibility = visibility }
  }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis.visibility = visibility }
  }
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let lists = content().allLists
    return chart { $0.xAxis.content = lists }
  }
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let lists = content().allLists
    return chart { $0.yAxis.content = lists }
  }
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chart { $0.legendPosition = position } }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chart { ($0.legendPosition, $0.legendContent) = (position, view) }
  }

  public nonisolated func chartXAxisLabel(
    _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chart { $0.xAxis.label = AnyView(Text(key)) } }
  public nonisolated func chartYAxisLabel(
    _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chart { $0.yAxis.label = AnyView(Text(key)) } }
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = String(label)
    return chart { $0.xAxis.label = AnyView(Text(verbatim: text)) }
  }
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = String(label)
    return chart { $0.yAxis.label = AnyView(Text(verbatim: text)) }
  }
  public nonisolated func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chart { $0.xAxis.label = view }
  }
  public nonisolated func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chart { $0.yAxis.label = view }
  }

  public nonisolated func chartPlotStyle(@ViewBuilder content: @escaping (ChartPlotContent) -> some View) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
  }
  public nonisolated func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chart { $0.overlays.append((false, alignment, { AnyView(content($0)) })) }
  }
  public nonisolated func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chart { $0.overlays.append((true, alignment, { AnyView(content($0)) })) }
  }
}

/// The plot area of a chart.
public struct ChartPlotContent {
  let content: AnyView
}

extension ChartPlotContent: View {
  public var body: some View { content }
}
