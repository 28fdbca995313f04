// The gauge styles that this module draws itself

public struct DefaultGaugeStyle {
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Gauge(configuration), as: "gaugeStyle") }
  var name: String? { nil }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

public struct LinearGaugeStyle {
  public nonisolated init() {}
}

extension LinearGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Gauge(configuration), as: "gaugeStyle") }
  var name: String? { "linear" }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

public struct CircularGaugeStyle {
  public nonisolated init() {}
}

extension CircularGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Gauge(configuration), as: "gaugeStyle") }
  var name: String? { "circular" }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

public struct LinearCapacityGaugeStyle {
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Gauge(configuration), as: "gaugeStyle") }
  var name: String? { "linearCapacity" }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

public struct AccessoryLinearGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Gauge(configuration), as: "gaugeStyle") }
  var name: String? { "accessoryLinear" }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

public struct AccessoryLinearCapacityGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Gauge(configuration), as: "gaugeStyle") }
  var name: String? { "accessoryLinearCapacity" }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

public struct AccessoryCircularGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Gauge(configuration), as: "gaugeStyle") }
  var name: String? { "accessoryCircular" }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

public struct AccessoryCircularCapacityGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Gauge(configuration), as: "gaugeStyle") }
  var name: String? { "accessoryCircularCapacity" }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
  BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel, fraction: configuration.value)
  }
}
