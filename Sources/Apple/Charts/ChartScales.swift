public import SwiftUI

/// How values are placed on an axis. Limn draws all scales as linear.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case linear, log, date, category, squareRoot, symmetricLog }
  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static let symmetricLog = ScaleType(kind: .symmetricLog)
}

/// The values that an axis shows.
public protocol ScaleDomain {
  var _places: [PlottedPlace] { get }
  var _includesZero: Bool? { get }
  var _isReversed: Bool { get }
}

extension ScaleDomain {
  public var _includesZero: Bool? { false }
  public var _isReversed: Bool { false }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _places: [PlottedPlace] {
    [lowerBound.primitivePlottable._place, upperBound.primitivePlottable._place]
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _places: [PlottedPlace] {
    [lowerBound.primitivePlottable._place, upperBound.primitivePlottable._place]
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _places: [PlottedPlace] { map(\.primitivePlottable._place) }
}

/// A domain that follows from the data.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  public let _includesZero: Bool?
  public let _isReversed: Bool
  public var _places: [PlottedPlace] { [] }

  public static let automatic = AutomaticScaleDomain(_includesZero: nil, _isReversed: false)
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_includesZero: includesZero, _isReversed: reversed ?? false)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain.automatic }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
  }
}

/// The place in the plot for a scale.
public struct PlotDimensionScaleRange: Sendable {
  public static let plotDimension = PlotDimensionScaleRange()
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

extension AxisSettings {
  mutating func use(_ domain: some ScaleDomain) {
    let places = domain._places
    self.domain = places.isEmpty ? nil : places
    (includesZero, isReversed) = (domain._includesZero, domain._isReversed)
  }
}

extension View {
  public nonisolated func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chart { $0.xAxis.use(domain) }
  }
  public nonisolated func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chart { $0.yAxis.use(domain) }
  }
  public nonisolated func chartXScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.xAxis.use(domain) } }
  public nonisolated func chartYScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.yAxis.use(domain) } }
  public nonisolated func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartXScale(type: ScaleType) -> some View { self }
  public nonisolated func chartYScale(type: ScaleType) -> some View { self }

  public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let colors = mapping.map { (name: Optional($0.primitivePlottable._place.text), style: AnyShapeStyle($1)) }
    return chart { $0.colors = colors }
  }
  public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(
    range: [Style], type: ScaleType? = nil
  ) -> some View { chart { $0.colors = range.map { (nil, AnyShapeStyle($0)) } } }
  public nonisolated func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chart { $0.colors = range.stops.map { (nil, AnyShapeStyle($0.color)) } }
  }
  public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style], type: ScaleType? = nil
  ) -> some View {
    let colors = zip(domain, range).map {
      (name: Optional($0.primitivePlottable._place.text), style: AnyShapeStyle($1))
    }
    return chart { $0.colors = colors }
  }
  public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map(mapping)) }

  public nonisolated func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ChartSymbolShape>
  ) -> some View { self }
  public nonisolated func chartSymbolScale<Value: Plottable>(domain: [Value]) -> some View { self }
  public nonisolated func chartSymbolScale<Value: Plottable>(
    domain: [Value], range: [some ChartSymbolShape]
  ) -> some View { self }
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }
  public nonisolated func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>)
    -> some View
  { self }

  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func chartXVisibleDomain(length: some Plottable) -> some View { self }
  public nonisolated func chartYVisibleDomain(length: some Plottable) -> some View { self }
  public nonisolated func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
  public nonisolated func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { self }
  public nonisolated func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartXSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>)
    -> some View
  { self }
  public nonisolated func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }
}
