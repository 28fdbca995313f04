@_spi(Headless) public import SwiftUI

/// Converts between values and places in a chart's plot.
public struct ChartProxy {
  let x: PlotScale
  let y: PlotScale
  public let plotSize: CGSize

  public var plotAreaSize: CGSize { plotSize }
  /// The plot, for the subscript of a geometry proxy. Overlays and backgrounds have the size of the plot, so its origin
  /// is (0, 0).
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> { Anchor(_value: CGRect(origin: .zero, size: plotSize)) }
  /// The plot with the space for its axes.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }
}

extension ChartProxy {
  public func position(forX value: some Plottable) -> CGFloat? {
    x.share(of: value.primitivePlottable._place) * plotSize.width
  }
  public func position(forY value: some Plottable) -> CGFloat? {
    (1 - y.share(of: value.primitivePlottable._place)) * plotSize.height
  }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  public func positionRange<X: Plottable>(forX value: X) -> ClosedRange<CGFloat>? {
    let half = x.bandwidth * plotSize.width / 2
    return position(forX: value).map { $0 - half...$0 + half }
  }
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    value(x.place(at: position / plotSize.width))
  }
  public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    value(y.place(at: 1 - position / plotSize.height))
  }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  private func value<Value: Plottable>(_ place: PlottedPlace) -> Value? {
    Value.PrimitivePlottable(_place: place).flatMap { Value(primitivePlottable: $0) }
  }
}
