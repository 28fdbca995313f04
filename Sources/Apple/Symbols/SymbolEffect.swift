/// An animation of a symbol. HTML pages do not show these animations, so an effect contains only its name and options.
public protocol SymbolEffect {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The configuration of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
  var details: [String] = []

  func with(_ detail: String) -> SymbolEffectConfiguration {
    var copy = self
    copy.details.append(detail)
    return copy
  }
}

/// The speed and the repetition of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var rate = 1.0
  private var count: Int?

  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }

  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(rate: rate, count: count) }

  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed, count: count) }
}
