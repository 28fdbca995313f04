// Small enumerations that both modifiers and environment values use.

public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}

public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

public enum Prominence: Hashable, Sendable {
  case standard, increased
}

public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The reasons to redact content.
public struct RedactionReasons: OptionSet, Sendable {
  public typealias Element = RedactionReasons
  public typealias ArrayLiteralElement = RedactionReasons
  public typealias RawValue = Int

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A form of a symbol, such as filled.
public struct SymbolVariants: Hashable, Sendable {
  var names: [String]

  public static let none = SymbolVariants(names: [])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])

  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }

  public func contains(_ other: SymbolVariants) -> Bool { other.names.allSatisfy(names.contains) }
}
