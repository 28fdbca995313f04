public import SwiftUI

extension PlottableValue {
  var range: ClosedRange<PlottedPlace> { places }
}

/// The range between two values.
private func range<A, B>(_ start: PlottableValue<A>, _ end: PlottableValue<B>) -> ClosedRange<PlottedPlace> {
  min(start.place, end.place)...max(start.place, end.place)
}

/// A bar, from zero or from a start value to a value.
public struct BarMark { var mark: Mark }

extension BarMark {
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: x.range, y: y.range, labels: (x.label, y.label))
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }

  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: x.range, y: range(yStart, yEnd), labels: (x.label, yEnd.label))
    (mark.width, mark.stacking) = (width, .unstacked)
  }

  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: range(xStart, xEnd), y: y.range, labels: (xEnd.label, y.label))
    (mark.height, mark.stacking) = (height, .unstacked)
  }

  public nonisolated init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: x.range, labels: (x.label, ""))
    (mark.width, mark.stacking) = (width, stacking)
  }

  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, y: y.range, labels: ("", y.label))
    (mark.height, mark.stacking) = (height, stacking)
  }
}

/// A point of a line.
public struct LineMark { var mark: Mark }

extension LineMark {
  public nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: x.range, y: y.range, labels: (x.label, y.label))
  }

  public nonisolated init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    self.init(x: x, y: y)
    mark.series = series.place.text
  }
}

/// A point of the edge of an area.
public struct AreaMark { var mark: Mark }

extension AreaMark {
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: x.range, y: y.range, labels: (x.label, y.label))
    mark.stacking = stacking
  }

  public nonisolated init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.place.text
  }

  public nonisolated init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .area, x: x.range, y: range(yStart, yEnd), labels: (x.label, yEnd.label))
    mark.stacking = .unstacked
  }

  public nonisolated init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.place.text
  }

  public nonisolated init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .area, x: range(xStart, xEnd), y: y.range, labels: (xEnd.label, y.label))
    mark.stacking = .unstacked
  }
}

/// A symbol at a point.
public struct PointMark { var mark: Mark }

extension PointMark {
  public nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: x.range, y: y.range, labels: (x.label, y.label))
  }

  public nonisolated init<X>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .point, x: x.range, labels: (x.label, ""))
  }

  public nonisolated init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, y: y.range, labels: ("", y.label))
  }
}

/// A straight line through a value of one axis.
public struct RuleMark { var mark: Mark }

extension RuleMark {
  public nonisolated init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(Mark(kind: .rule, x: x.range, labels: (x.label, "")))
  }

  public nonisolated init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(Mark(kind: .rule, y: y.range, labels: ("", y.label)))
  }

  public nonisolated init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(Mark(kind: .rule, x: x.range, y: range(yStart, yEnd), labels: (x.label, yEnd.label)))
  }

  public nonisolated init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(Mark(kind: .rule, x: range(xStart, xEnd), y: y.range, labels: (xEnd.label, y.label)))
  }

  private nonisolated init(_ mark: Mark) {
    self.mark = mark
    self.mark.line = StrokeStyle(lineWidth: 1)
  }
}

/// A rectangle between values.
public struct RectangleMark { var mark: Mark }

extension RectangleMark {
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: x.range, y: y.range, labels: (x.label, y.label))
    (mark.width, mark.height) = (width, height)
  }

  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: range(xStart, xEnd), y: range(yStart, yEnd), labels: (xEnd.label, yEnd.label))
  }

  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: x.range, y: range(yStart, yEnd), labels: (x.label, yEnd.label))
    mark.width = width
  }

  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: range(xStart, xEnd), y: y.range, labels: (xEnd.label, y.label))
    mark.height = height
  }

  public nonisolated init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rectangle, x: range(xStart, xEnd), labels: (xEnd.label, ""))
  }

  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, y: range(yStart, yEnd), labels: ("", yEnd.label))
  }
}

/// A sector of a circle, or of a ring.
public struct SectorMark { var mark: Mark }

extension SectorMark {
  public nonisolated init<Angle>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = Mark(kind: .sector, y: angle.range, labels: ("", angle.label))
    (mark.innerRadius, mark.outerRadius, mark.angularInset) = (innerRadius, outerRadius, angularInset ?? 0)
  }
}

/// Content that is one mark.
@MainActor protocol SingleMark: PrimitiveChartContent {
  var mark: Mark { get }
}

extension SingleMark {
  var marks: [Mark] { [mark] }
}

extension BarMark: SingleMark { public typealias Body = Never }
extension LineMark: SingleMark { public typealias Body = Never }
extension AreaMark: SingleMark { public typealias Body = Never }
extension PointMark: SingleMark { public typealias Body = Never }
extension RuleMark: SingleMark { public typealias Body = Never }
extension RectangleMark: SingleMark { public typealias Body = Never }
extension SectorMark: SingleMark { public typealias Body = Never }
