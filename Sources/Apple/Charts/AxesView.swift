internal import SwiftUI

/// The plot of a chart with its axes.
struct AxesView: View {
  let plot: PlotGeometry
  let settings: ChartSettings

  private static let labelWidth: CGFloat = 34
  private static let labelHeight: CGFloat = 16

  var body: some View {
    let yLists = lists(settings.yAxis)
    let isLeading = yLists.contains { $0.position == .leading }
    let width = yLists.isEmpty ? 0 : Self.labelWidth
    let height = settings.xAxis.visibility == .hidden ? 0 : Self.labelHeight
    GeometryReader { proxy in
      let size = CGSize(width: max(1, proxy.size.width - width), height: max(1, proxy.size.height - height))
      ZStack(alignment: .topLeading) {
        plotArea(size).offset(x: isLeading ? width : 0)
        yLabels(yLists, size).offset(x: isLeading ? 0 : size.width + 4)
        xLabels(size).offset(x: isLeading ? width : 0, y: size.height + 2)
      }
    }
    .frame(minHeight: 60)
  }

  private func lists(_ axis: AxisSettings) -> [AxisMarkList] {
    axis.visibility == .hidden ? [] : axis.content ?? [AxisMarkList()]
  }

  private func plotArea(_ size: CGSize) -> some View {
    let proxy = ChartProxy(x: plot.x, y: plot.y, plotSize: size)
    let area = AnyView(
      ZStack(alignment: .topLeading) {
        grid(size)
        MarksView(plot: plot, settings: settings, size: size)
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading))
    let overlays = settings.overlays
    return (settings.plotStyle?(area) ?? area)
      .background {
        ForEach(overlays.indices.filter { overlays[$0].isBehind }, id: \.self) { overlays[$0].content(proxy) }
      }
      .overlay {
        ForEach(overlays.indices.filter { !overlays[$0].isBehind }, id: \.self) { overlays[$0].content(proxy) }
      }
  }

  private func values(_ list: AxisMarkList, _ scale: PlotScale, _ count: Int) -> [PlottedPlace] {
    if let values = list.values { return values }
    if let stride = list.stride, scale.isDate { return scale.dates(every: stride.count, stride.component) }
    return scale.ticks(list.count ?? count)
  }

  private func parts(_ list: AxisMarkList, _ place: PlottedPlace, _ index: Int, _ count: Int) -> [AxisPart] {
    list.content?(AxisValue(index: index, count: count, place: place)) ?? [.grid(nil), .label(nil)]
  }

  /// The marks of an axis, each with its value.
  private func marks(_ axis: AxisSettings, _ scale: PlotScale, _ count: Int) -> [(
    place: PlottedPlace, list: AxisMarkList, part: AxisPart
  )] {
    lists(axis).flatMap { list in
      let values = values(list, scale, count)
      return values.enumerated().flatMap { index, place in
        parts(list, place, index, values.count).map { (place, list, $0) }
      }
    }
  }

  private func grid(_ size: CGSize) -> some View {
    let vertical = marks(settings.xAxis, plot.x, 4).compactMap { mark in
      gridStyle(mark.part).map { (plot.x.share(of: mark.place), $0) }
    }
    let horizontal = marks(settings.yAxis, plot.y, 4).compactMap { mark in
      gridStyle(mark.part).map { (plot.y.share(of: mark.place), $0) }
    }
    return ZStack(alignment: .topLeading) {
      ForEach(vertical.indices, id: \.self) { index in
        Rectangle().fill(vertical[index].1).frame(width: 0.5, height: size.height)
          .offset(x: vertical[index].0 * size.width)
      }
      ForEach(horizontal.indices, id: \.self) { index in
        Rectangle().fill(horizontal[index].1).frame(width: size.width, height: 0.5)
          .offset(y: (1 - horizontal[index].0) * size.height)
      }
    }
    .accessibilityHidden(true)
  }

  private func gridStyle(_ part: AxisPart) -> AnyShapeStyle? {
    if case .grid(let style) = part { style ?? AnyShapeStyle(Color.gray.opacity(0.3)) } else { nil }
  }

  private func label(_ mark: (place: PlottedPlace, list: AxisMarkList, part: AxisPart)) -> AnyView? {
    guard case .label(let view) = mark.part else { return nil }
    let text = mark.list.format.flatMap { $0(mark.place) } ?? mark.place.text
    return AnyView(
      (view ?? AnyView(Text(verbatim: text))).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        .environment(\.axisPlace, mark.place))
  }

  private func yLabels(_ lists: [AxisMarkList], _ size: CGSize) -> some View {
    let labels = marks(settings.yAxis, plot.y, 4).compactMap { mark in
      label(mark).map { (plot.y.share(of: mark.place), $0) }
    }
    return ZStack(alignment: .topLeading) {
      ForEach(labels.indices, id: \.self) { index in
        labels[index].1.frame(width: Self.labelWidth, alignment: .leading)
          .offset(y: (1 - labels[index].0) * size.height - 7)
      }
    }
  }

  private func xLabels(_ size: CGSize) -> some View {
    let labels = marks(settings.xAxis, plot.x, 4).compactMap { mark in
      label(mark).map { (plot.x.share(of: mark.place), $0) }
    }
    let width = size.width / CGFloat(max(1, labels.count))
    return ZStack(alignment: .topLeading) {
      ForEach(labels.indices, id: \.self) { index in
        labels[index].1.frame(width: width).offset(x: labels[index].0 * size.width - width / 2)
      }
    }
  }
}
