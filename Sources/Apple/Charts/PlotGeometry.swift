internal import SwiftUI

/// The geometry of a chart's marks, in shares of the plot.
struct PlotGeometry {
  let x: PlotScale
  let y: PlotScale
  let marks: [PlacedMark]
  /// The groups that have colors, in order of first use.
  let groups: [String]

  /// A mark with the rectangle that it takes; a point of a line is at the rectangle's end.
  struct PlacedMark {
    var mark: Mark
    var left: Double
    var right: Double
    var bottom: Double
    var top: Double
  }

  init(_ marks: [Mark], _ settings: ChartSettings) {
    let hasBars = marks.contains { [.bar, .area].contains($0.kind) && $0.stacking != .unstacked }
    let isHorizontal = Self.isHorizontal(marks)
    let stacked = Self.stacked(marks.filter { $0.kind != .sector }, isHorizontal: isHorizontal)
    let x = PlotScale(stacked.compactMap(\.x), settings.xAxis, includesZero: hasBars && isHorizontal)
    let y = PlotScale(
      stacked.compactMap(\.y), settings.yAxis,
      includesZero: hasBars && !isHorizontal || marks.contains { $0.kind == .line })
    (self.x, self.y) = (x, y)
    var seen = Set<String>()
    groups = marks.compactMap(\.group).filter { seen.insert($0).inserted }
    seen = []
    let positions = marks.compactMap(\.position).filter { seen.insert($0).inserted }
    self.marks = stacked.map { mark in
      var (left, right) = Self.span(mark.x, x)
      var (bottom, top) = Self.span(mark.y, y)
      let takesBand = mark.kind == .bar || mark.kind == .rectangle
      if takesBand, mark.x.map({ $0.lowerBound == $0.upperBound }) == true, !isHorizontal || mark.kind == .rectangle {
        (left, right) = Self.band(left, x.bandwidth, mark, positions)
      }
      if takesBand, mark.y.map({ $0.lowerBound == $0.upperBound }) == true, isHorizontal || mark.kind == .rectangle {
        (bottom, top) = Self.band(bottom, y.bandwidth, mark, positions)
      }
      return PlacedMark(mark: mark, left: left, right: right, bottom: bottom, top: top)
    }
  }

  private static func span(_ range: ClosedRange<PlottedPlace>?, _ scale: PlotScale) -> (Double, Double) {
    guard let range else { return (0, 1) }
    let (a, b) = (scale.share(of: range.lowerBound), scale.share(of: range.upperBound))
    return (min(a, b), max(a, b))
  }

  private static func band(_ middle: Double, _ width: Double, _ mark: Mark, _ positions: [String]) -> (Double, Double) {
    let whole = width * (mark.kind == .rectangle ? 1 : 0.7)
    guard let position = mark.position, let index = positions.firstIndex(of: position) else {
      return (middle - whole / 2, middle + whole / 2)
    }
    let part = whole / Double(positions.count)
    let start = middle - whole / 2 + part * Double(index)
    return (start, start + part)
  }

  /// Whether bars grow along the x-axis: their y-values are names, or their x-values are ranges.
  private static func isHorizontal(_ marks: [Mark]) -> Bool {
    guard let bar = marks.first(where: { $0.kind == .bar }) else { return false }
    if case .name? = bar.y?.lowerBound {
      if case .name? = bar.x?.lowerBound { return false }
      return true
    }
    if let x = bar.x, x.lowerBound != x.upperBound { return true }
    if case .date? = bar.y?.lowerBound, case .number? = bar.x?.lowerBound { return true }
    return false
  }

  /// Puts bars and areas at the same place above each other, and starts them at zero.
  private static func stacked(_ marks: [Mark], isHorizontal: Bool) -> [Mark] {
    var sums: [String: (positive: Double, negative: Double)] = [:]
    let totals = Dictionary(grouping: marks) { key($0, isHorizontal) }.mapValues { marks in
      marks.reduce(0) { $0 + abs(number($1, isHorizontal) ?? 0) }
    }
    return marks.map { mark in
      guard [.bar, .area].contains(mark.kind), let value = number(mark, isHorizontal) else { return mark }
      let range = isHorizontal ? mark.x : mark.y
      guard range.map({ $0.lowerBound == $0.upperBound }) == true else { return mark }
      var mark = mark
      let key = key(mark, isHorizontal)
      let sum = mark.stacking == .unstacked ? (positive: 0, negative: 0) : sums[key] ?? (0, 0)
      var (start, end) = value < 0 ? (sum.negative + value, sum.negative) : (sum.positive, sum.positive + value)
      sums[key] = value < 0 ? (sum.positive, start) : (end, sum.negative)
      let total = totals[key] ?? 0
      switch mark.stacking {
      case .normalized where total > 0: (start, end) = (start / total, end / total)
      case .center: (start, end) = (start - total / 2, end - total / 2)
      default: break
      }
      let places = PlottedPlace.number(start)...PlottedPlace.number(end)
      if isHorizontal { mark.x = places } else { mark.y = places }
      return mark
    }
  }

  private static func number(_ mark: Mark, _ isHorizontal: Bool) -> Double? {
    guard case .number(let value)? = (isHorizontal ? mark.x : mark.y)?.lowerBound else { return nil }
    return value
  }

  private static func key(_ mark: Mark, _ isHorizontal: Bool) -> String {
    "\(mark.kind) \((isHorizontal ? mark.y : mark.x)?.lowerBound.text ?? "") \(mark.position ?? "")"
      + (mark.x?.lowerBound.number.map { " \($0)" } ?? "")
  }
}
