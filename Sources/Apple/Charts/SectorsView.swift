internal import SwiftUI

/// The sectors of a pie or a ring.
struct SectorsView: View {
  let marks: [Mark]
  let groups: [String]
  let settings: ChartSettings

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      let center = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
      let sectors = sectors
      let chart = ChartProxy(
        x: PlotScale([], AxisSettings(), includesZero: true), y: PlotScale([], AxisSettings(), includesZero: true),
        plotSize: proxy.size)
      ZStack {
        ForEach(sectors.indices, id: \.self) { index in
          let (mark, start, end) = sectors[index]
          path(mark, start, end, side / 2, center).fill(settings.style(of: mark, in: groups)).opacity(mark.opacity)
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: mark.description.label ?? description(mark)))
        }
        ForEach(sectors.indices, id: \.self) { index in
          let (mark, start, end) = sectors[index]
          let middle = (start + end) / 2
          ForEach(mark.annotations.indices, id: \.self) { number in
            mark.annotations[number].content.fixedSize()
              .position(x: center.x + cos(middle) * side / 3, y: center.y + sin(middle) * side / 3)
          }
        }
        ForEach(settings.overlays.indices, id: \.self) { settings.overlays[$0].content(chart) }
      }
    }
    .frame(minHeight: 60)
  }

  private func description(_ mark: Mark) -> String {
    [mark.group, mark.y.map { "\(mark.labels.y): \($0.upperBound.text)" }].compactMap(\.self).joined(separator: ", ")
  }

  /// Each mark with its angles in radians, clockwise from the top.
  private var sectors: [(mark: Mark, start: Double, end: Double)] {
    let values = marks.map { $0.y?.upperBound.number ?? 0 }
    let total = max(values.reduce(0, +), .leastNonzeroMagnitude)
    var angle = -Double.pi / 2
    return zip(marks, values).map { mark, value in
      let start = angle
      angle += value / total * 2 * .pi
      return (mark, start, angle)
    }
  }

  private func path(_ mark: Mark, _ start: Double, _ end: Double, _ radius: CGFloat, _ center: CGPoint) -> Path {
    let outer = mark.outerRadius.points(of: radius, automatic: radius)
    let inner = mark.innerRadius.points(of: radius, automatic: 0)
    let gap = outer > 0 ? mark.angularInset / outer : 0
    let (start, end) = (start + gap, max(start + gap, end - gap))
    let count = max(2, Int((end - start) / 0.1))
    func point(_ step: Int, _ radius: CGFloat) -> CGPoint {
      let angle = start + (end - start) * Double(step) / Double(count)
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    var path = Path()
    path.addLines((0...count).map { point($0, outer) })
    for step in (0...count).reversed() { path.addLine(to: point(step, inner)) }
    path.closeSubpath()
    return path
  }
}
