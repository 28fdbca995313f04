@_spi(Headless) public import SwiftUI

/// A type whose values a chart can show on an axis.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date, or a name.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value's place on its axis.
  var _place: PlottedPlace { get }
  init?(_place: PlottedPlace)
}

/// The place of a value on an axis: a number on an axis with numbers, or a name on an axis with names.
public enum PlottedPlace: Hashable {
  case number(Double), date(Double), name(String)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _place: PlottedPlace { .number(Double(self)) }
  public init?(_place: PlottedPlace) {
    guard case .number(let value) = _place, let number = Self(exactly: value.rounded()) else { return nil }
    self = number
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _place: PlottedPlace { .number(Double(self)) }
  public init?(_place: PlottedPlace) {
    guard case .number(let value) = _place else { return nil }
    self = Self(value)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _place: PlottedPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_place: PlottedPlace) {
    guard case .number(let value) = _place else { return nil }
    self = Decimal(value)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _place: PlottedPlace { .date(timeIntervalSinceReferenceDate) }
  public init?(_place: PlottedPlace) {
    guard case .date(let value) = _place else { return nil }
    self = Date(timeIntervalSinceReferenceDate: value)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _place: PlottedPlace { .name(self) }
  public init?(_place: PlottedPlace) {
    guard case .name(let value) = _place else { return nil }
    self = value
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with the label of its axis.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let places: ClosedRange<PlottedPlace>
  var place: PlottedPlace { places.lowerBound }

  private init(_ label: String, _ value: Value) {
    self.label = label
    let place = value.primitivePlottable._place
    places = place...place
  }

  private init(_ label: String, _ start: PlottedPlace, _ end: PlottedPlace) {
    self.label = label
    places = min(start, end)...max(start, end)
  }
}

extension PlottedPlace: Comparable {
  public static func < (a: PlottedPlace, b: PlottedPlace) -> Bool {
    switch (a, b) {
    case (.name(let a), .name(let b)): a < b
    default: (a.number ?? 0) < (b.number ?? 0)
    }
  }

  /// The number of a number or a date.
  var number: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .name: nil
    }
  }

  /// The text of the value on an axis and in descriptions.
  var text: String {
    switch self {
    case .number(let value):
      value == value.rounded() ? Int(value).formatted() : value.formatted(.number.precision(.fractionLength(0...2)))
    case .date(let value):
      Date(timeIntervalSinceReferenceDate: value).formatted(date: .abbreviated, time: .omitted)
    case .name(let name): name
    }
  }
}

extension PlottableValue {
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label.plainText, value)
  }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(String(label), value)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue("\(label)", value) }

}

extension PlottableValue where Value: Comparable {
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    value(label.plainText, range)
  }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(
      String(label), range.lowerBound.primitivePlottable._place, range.upperBound.primitivePlottable._place)
  }
}

extension PlottableValue where Value == Date {
  /// A date as the whole unit that contains it, such as a day.
  public static func value(
    _ label: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { value(label.plainText, date, unit: unit, calendar: calendar) }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    let start = calendar.dateInterval(of: unit, for: date)?.start ?? date
    return PlottableValue(String(label), start)
  }
}
