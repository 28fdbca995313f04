/// A way in which a symbol moves. Pictures of pages stand still, so that an effect is named and not shown.
public protocol SymbolEffect {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on while it is on.
public protocol IndefiniteSymbolEffect {}

/// An effect that happens once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect that one symbol is replaced by another with.
public protocol ContentTransitionSymbolEffect {}

/// What an effect consists of.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
  var details: [String] = []

  func with(_ detail: String) -> SymbolEffectConfiguration {
    var copy = self
    copy.details.append(detail)
    return copy
  }
}

/// How fast and how often an effect happens.
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
