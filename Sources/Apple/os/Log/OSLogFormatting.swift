import Foundation

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let hasPlus: Bool
  let hasPrefix: Bool
  let isUppercase: Bool
  let minDigits: Int

  public static var decimal: OSLogIntegerFormatting { decimal() }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static var octal: OSLogIntegerFormatting { octal() }

  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, hasPlus: explicitPositiveSign, hasPrefix: false, isUppercase: false, minDigits: minDigits)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase, minDigits: minDigits)
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, hasPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase, minDigits: minDigits)
  }

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let padding = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = number < 0 ? "-" : (hasPlus ? "+" : "")
    return sign + (hasPrefix ? (radix == 16 ? "0x" : "0") : "") + padding + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let conversion: String
  let precision: Int?
  let hasPlus: Bool

  public static var fixed: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: nil, hasPlus: false)
  }
  public static var exponential: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: nil, hasPlus: false)
  }
  public static var hybrid: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: nil, hasPlus: false)
  }

  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision, hasPlus: explicitPositiveSign)
  }

  func text(_ number: Double) -> String {
    String(format: "%" + (hasPlus ? "+" : "") + (precision.map { ".\($0)" } ?? "") + conversion, number)
  }
}

/// How a Boolean value is written.
public enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}

/// The minimum width of a value in columns, and the side to which the value is aligned. Spaces fill the remaining
/// columns.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: false) }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: true) }

  func applied(to text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + padding : padding + text
  }
}
