public import Foundation

/// A number that can be interpolated into a text without an explicit format.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}

extension FormattedValue {
  /// Creates a value that is formatted like SwiftUI does by default. Integers have the digit grouping of the locale.
  /// Floating-point numbers have six fractional digits, like `%lf`.
  init<T: _FormatSpecifiable>(_ value: T) {
    switch value._arg {
    case let number as Int64: self.init(number, .number)
    case let number as Int32: self.init(number, .number)
    case let number as UInt64: self.init(number, .number)
    case let number as UInt32: self.init(number, .number)
    case let number as Float: self.init(Double(number), .number.precision(.fractionLength(6)))
    case let number as Double: self.init(number, .number.precision(.fractionLength(6)))
    case let number as CGFloat: self.init(Double(number), .number.precision(.fractionLength(6)))
    default: self.init(verbatim: String(format: value._specifier, value._arg))
    }
    specifier = value._specifier
  }
}
