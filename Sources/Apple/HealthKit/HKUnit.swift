public import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  fileprivate var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 0.01
    case .deci: 0.1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// The mass of a mole of glucose in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588

/// A unit of measurement: a product of powers of base units, such as grams and seconds, times a factor.
public final class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  let factor: Double
  private let powers: [String: Int]

  private init(_ name: String, _ factor: Double, _ powers: [String: Int]) {
    (unitString, self.factor, self.powers) = (name, factor, powers.filter { $0.value != 0 })
  }

  private convenience init(_ symbol: String, _ base: String, _ factor: Double = 1, _ prefix: HKMetricPrefix = .none) {
    self.init(prefix.symbol + symbol, factor * prefix.factor, [base: 1])
  }

  public override var description: String { unitString }
  public override var hash: Int { powers.hashValue }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return isConvertible(to: other) && abs(factor - other.factor) <= 1e-9 * abs(factor)
  }

  func isConvertible(to unit: HKUnit) -> Bool { powers == unit.powers }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, powers.merging(unit.powers, uniquingKeysWith: +))
  }
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    let inverse = unit.powers.mapValues(-)
    return HKUnit(
      "\(unitString)/\(unit.unitString)", factor / unit.factor, powers.merging(inverse, uniquingKeysWith: +))
  }
  public func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), powers.mapValues { $0 * power })
  }
  public func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
}

extension HKUnit {
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("g", "g", 1, prefix) }
  public class func gram() -> HKUnit { gramUnit(with: .none) }
  public class func ounce() -> HKUnit { HKUnit("oz", "g", 28.349_523_125) }
  public class func pound() -> HKUnit { HKUnit("lb", "g", 453.592_37) }
  public class func stone() -> HKUnit { HKUnit("st", "g", 6_350.293_18) }
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("mol<\(gramsPerMole)>", "g", gramsPerMole, prefix)
  }
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("m", "m", 1, prefix) }
  public class func meter() -> HKUnit { meterUnit(with: .none) }
  public class func inch() -> HKUnit { HKUnit("in", "m", 0.0254) }
  public class func foot() -> HKUnit { HKUnit("ft", "m", 0.3048) }
  public class func yard() -> HKUnit { HKUnit("yd", "m", 0.9144) }
  public class func mile() -> HKUnit { HKUnit("mi", "m", 1_609.344) }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "L", 0.001 * prefix.factor, ["m": 3])
  }
  public class func liter() -> HKUnit { literUnit(with: .none) }
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.000_029_573_529_562_5, ["m": 3]) }
  public class func cupUS() -> HKUnit { HKUnit("cup_us", 0.000_236_588_236_5, ["m": 3]) }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("s", "s", 1, prefix) }
  public class func second() -> HKUnit { secondUnit(with: .none) }
  public class func minute() -> HKUnit { HKUnit("min", "s", 60) }
  public class func hour() -> HKUnit { HKUnit("hr", "s", 3_600) }
  public class func day() -> HKUnit { HKUnit("d", "s", 86_400) }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("J", "J", 1, prefix) }
  public class func joule() -> HKUnit { jouleUnit(with: .none) }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", "J", 4_184) }
  public class func smallCalorie() -> HKUnit { HKUnit("cal", "J", 4.184) }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", "J", 4_184) }
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "Pa", 133.322_387_415) }
  public class func pascal() -> HKUnit { HKUnit("Pa", "Pa") }
  /// Degrees cannot be converted between scales here.
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", "degC") }
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", "degF") }
  public class func kelvin() -> HKUnit { HKUnit("K", "K") }
  public class func internationalUnit() -> HKUnit { HKUnit("IU", "IU") }
  public class func watt() -> HKUnit { HKUnit("W", "W") }
  public class func count() -> HKUnit { HKUnit("count", 1, [:]) }
  public class func percent() -> HKUnit { HKUnit("%", 1, [:]) }
}

/// A number with a unit.
public final class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isConvertible(to: unit) }
  public func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.unit.isConvertible(to: unit), "\(self.unit) cannot be converted to \(unit)")
    return self.unit == unit ? value : value * self.unit.factor / unit.factor
  }
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let (own, other) = (value, quantity.doubleValue(for: unit))
    return own < other ? .orderedAscending : own > other ? .orderedDescending : .orderedSame
  }

  public override var description: String { "\(value) \(unit)" }
  public override var hash: Int { unit.hash }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
}
