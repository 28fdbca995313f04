internal import SwiftUI

/// The marks of a plot with axes.
struct MarksView: View {
  let plot: PlotGeometry
  let settings: ChartSettings
  let size: CGSize

  var body: some View {
    let shapes = shapes
    ZStack(alignment: .topLeading) {
      ForEach(shapes.indices, id: \.self) { shapes[$0] }
      ForEach(annotated.indices, id: \.self) { annotated[$0] }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// One view for each mark, and one for all points of a line or an area.
  private var shapes: [AnyView] {
    var views: [AnyView] = []
    var drawn = Set<String>()
    for placed in plot.marks where !placed.mark.isHidden {
      let mark = placed.mark
      switch mark.kind {
      case .line, .area:
        let key = seriesKey(mark)
        if drawn.insert(key).inserted { views.append(series(plot.marks.filter { seriesKey($0.mark) == key })) }
        if mark.hasSymbols { views.append(symbol(placed)) }
      case .point: views.append(symbol(placed))
      case .bar, .rectangle: views.append(box(placed))
      case .rule: views.append(rule(placed))
      case .sector: break
      }
    }
    return views
  }

  private func seriesKey(_ mark: Mark) -> String { "\(mark.kind) \(mark.series ?? mark.group ?? "")" }

  private func style(_ mark: Mark) -> AnyShapeStyle { settings.style(of: mark, in: plot.groups) }

  private func point(_ placed: PlotGeometry.PlacedMark) -> CGPoint {
    let across = (placed.left + placed.right) / 2
    let isRange = placed.mark.kind == .line || placed.mark.kind == .point
    let up = isRange ? (placed.bottom + placed.top) / 2 : placed.top
    return CGPoint(
      x: across * size.width + placed.mark.offset.width, y: (1 - up) * size.height + placed.mark.offset.height)
  }

  private func describe(_ view: some View, _ mark: Mark) -> AnyView {
    let x = mark.x.map { "\(mark.labels.x): \($0.upperBound.text)" }
    let y = mark.y.map { "\(mark.labels.y): \($0.upperBound.text)" }
    let text = mark.description.label ?? [mark.group, x, y].compactMap(\.self).joined(separator: ", ")
    return AnyView(view.accessibilityElement().accessibilityLabel(Text(verbatim: text)))
  }

  private func box(_ placed: PlotGeometry.PlacedMark) -> AnyView {
    let mark = placed.mark
    let whole = CGSize(
      width: (placed.right - placed.left) * size.width, height: (placed.top - placed.bottom) * size.height)
    let width = mark.width.points(of: whole.width, automatic: whole.width)
    let height = mark.height.points(of: whole.height, automatic: whole.height)
    return describe(
      RoundedRectangle(cornerRadius: mark.cornerRadius).fill(style(mark)).opacity(mark.opacity)
        .frame(width: max(0.5, width), height: max(0.5, height))
        .offset(
          x: placed.left * size.width + (whole.width - width) / 2 + mark.offset.width,
          y: (1 - placed.top) * size.height + (whole.height - height) / 2 + mark.offset.height), mark)
  }

  private func rule(_ placed: PlotGeometry.PlacedMark) -> AnyView {
    var path = Path()
    path.move(to: CGPoint(x: placed.left * size.width, y: (1 - placed.bottom) * size.height))
    path.addLine(to: CGPoint(x: placed.right * size.width, y: (1 - placed.top) * size.height))
    let mark = placed.mark
    return describe(
      path.stroke(style(mark), style: mark.line).opacity(mark.opacity).offset(mark.offset)
        .frame(width: size.width, height: size.height), mark)
  }

  private func symbol(_ placed: PlotGeometry.PlacedMark) -> AnyView {
    let mark = placed.mark
    let side = max(4, mark.symbolSize.squareRoot() * 1.1)
    let shape =
      mark.symbol.map { AnyView($0.frame(minWidth: side, minHeight: side)) }
      ?? AnyView(Circle().frame(width: side, height: side))
    return describe(
      shape.foregroundStyle(style(mark)).opacity(mark.opacity).position(point(placed)), mark)
  }

  private func series(_ placed: [PlotGeometry.PlacedMark]) -> AnyView {
    guard let mark = placed.first?.mark else { return AnyView(EmptyView()) }
    let sorted = placed.sorted { $0.left < $1.left }
    let upper = sorted.map(point)
    var path = Self.path(upper, mark.interpolation)
    let text = "\(mark.labels.y), \(placed.count) points"
    let view: AnyView
    if mark.kind == .area {
      let lower = sorted.reversed().map {
        CGPoint(x: ($0.left + $0.right) / 2 * size.width, y: (1 - $0.bottom) * size.height)
      }
      for corner in lower { path.addLine(to: corner) }
      path.closeSubpath()
      view = AnyView(path.fill(style(mark)).opacity(mark.opacity))
    } else {
      view = AnyView(path.stroke(style(mark), style: mark.line).opacity(mark.opacity))
    }
    let label = [mark.series ?? mark.group, text].compactMap(\.self).joined(separator: ": ")
    return AnyView(
      view.frame(width: size.width, height: size.height).accessibilityElement()
        .accessibilityLabel(Text(verbatim: mark.description.label ?? label)))
  }

  private static func path(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      guard index > 0 else {
        path.move(to: point)
        continue
      }
      let last = points[index - 1]
      let middle = (last.x + point.x) / 2
      switch method.kind {
      case .linear: break
      case .curved:
        path.addCurve(
          to: point, control1: CGPoint(x: middle, y: last.y), control2: CGPoint(x: middle, y: point.y))
        continue
      case .stepStart: path.addLine(to: CGPoint(x: last.x, y: point.y))
      case .stepEnd: path.addLine(to: CGPoint(x: point.x, y: last.y))
      case .stepCenter:
        path.addLine(to: CGPoint(x: middle, y: last.y))
        path.addLine(to: CGPoint(x: middle, y: point.y))
      }
      path.addLine(to: point)
    }
    return path
  }

  private var annotated: [AnyView] {
    plot.marks.flatMap { placed in
      placed.mark.annotations.map { annotation in
        AnyView(annotation.content.fixedSize().position(place(of: annotation, at: placed)))
      }
    }
  }

  private func place(of annotation: Mark.Annotation, at placed: PlotGeometry.PlacedMark) -> CGPoint {
    let (left, right) = (placed.left * size.width, placed.right * size.width)
    let (top, bottom) = ((1 - placed.top) * size.height, (1 - placed.bottom) * size.height)
    let middle = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
    return switch annotation.position.alignment {
    case .automatic, .top: CGPoint(x: middle.x, y: top - 10)
    case .bottom: CGPoint(x: middle.x, y: bottom + 10)
    case .leading: CGPoint(x: left - 20, y: middle.y)
    case .trailing: CGPoint(x: right + 20, y: middle.y)
    case .center: middle
    case .topLeading: CGPoint(x: left + 20, y: top - 10)
    case .topTrailing: CGPoint(x: right - 20, y: top - 10)
    case .bottomLeading: CGPoint(x: left + 20, y: bottom + 10)
    case .bottomTrailing: CGPoint(x: right - 20, y: bottom + 10)
    }
  }
}
