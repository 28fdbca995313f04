public import Foundation

/// A type that describes a chart for assistive technologies.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart for assistive technologies.
  ///
  /// - Approximated: each mark has its own description instead.
  public nonisolated func accessibilityChartDescriptor(_ representable: some AXChartDescriptorRepresentable)
    -> some View
  { modifier(EmptyModifier()) }
}

public protocol AXDataAxisDescriptor: NSObjectProtocol {
  var title: String { get }
}

public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  public let title: String
  public let range: ClosedRange<Double>
  public let gridlinePositions: [Double]
  public let valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public let title: String
  public let categoryOrder: [String]
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

public final class AXDataPoint: NSObject {
  public let label: String?
  public let text: String

  public init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    (self.label, text) = (label, "\(x), \(y ?? 0)")
  }
  public init(x: String, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    (self.label, text) = (label, "\(x), \(y ?? 0)")
  }

  public enum Value: Sendable {
    case number(Double), category(String)
  }
}

public final class AXDataSeriesDescriptor: NSObject {
  public let name: String?
  public let isContinuous: Bool
  public let dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

public final class AXChartDescriptor: NSObject {
  public var title: String?
  public var summary: String?
  public let xAxis: any AXDataAxisDescriptor
  public let yAxis: (any AXDataAxisDescriptor)?
  public let additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}
