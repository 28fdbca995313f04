public import Foundation

/// What a measurement is for. On Apple's platforms, it and the locale choose the unit.
///
/// - Approximated: a measurement is written in its own unit.
public struct MeasurementFormatUnitUsage<UnitType>: Hashable, Sendable where UnitType: Dimension {
  private let name: String

  public static var general: Self { Self(name: "general") }
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measurement with its unit.
  ///
  /// - Approximated: the unit is not converted to one of the locale, and is written in English.
  public struct FormatStyle: Foundation.FormatStyle {
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String

      public static var wide: Self { Self(name: "wide") }
      public static var abbreviated: Self { Self(name: "abbreviated") }
      public static var narrow: Self { Self(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.numberFormatStyle) = (width, locale, numberFormatStyle)
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...3))
      let number = style.locale(locale).format(value.value)
      let symbol = value.unit.symbol
      if width == .wide, let name = EnglishUnits.name(of: symbol, isOne: abs(value.value) == 1) {
        return number + " " + name
      }
      return width == .narrow || symbol.hasPrefix("°") ? number + symbol : number + " " + symbol
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

/// The English names of common units.
private enum EnglishUnits {
  private static let names: [String: (one: String, other: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
    "oz": ("ounce", "ounces"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "hr": ("hour", "hours"), "min": ("minute", "minutes"), "sec": ("second", "seconds"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "kCal": ("kilocalorie", "kilocalories"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
  ]

  static func name(of symbol: String, isOne: Bool) -> String? {
    names[symbol].map { isOne ? $0.one : $0.other }
  }
}

extension Measurement where UnitType: Dimension {
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
