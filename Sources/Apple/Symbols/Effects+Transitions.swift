// Effects with which a symbol comes and goes, grows, turns, or is drawn.

/// An effect with which a symbol is inserted or removed.
public protocol TransitionSymbolEffect {}

/// An effect in which the symbol appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "appear")

  public var byLayer: AppearSymbolEffect { AppearSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: AppearSymbolEffect { AppearSymbolEffect(configuration: configuration.with("wholeSymbol")) }
  public var up: AppearSymbolEffect { AppearSymbolEffect(configuration: configuration.with("up")) }
  public var down: AppearSymbolEffect { AppearSymbolEffect(configuration: configuration.with("down")) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect in which the symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "disappear")

  public var byLayer: DisappearSymbolEffect { DisappearSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: DisappearSymbolEffect {
    DisappearSymbolEffect(configuration: configuration.with("wholeSymbol"))
  }
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(configuration: configuration.with("up")) }
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(configuration: configuration.with("down")) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect in which the symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "scale")

  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(configuration: configuration.with("wholeSymbol")) }
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(configuration: configuration.with("up")) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(configuration: configuration.with("down")) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect in which the symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "rotate")

  public var byLayer: RotateSymbolEffect { RotateSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: RotateSymbolEffect { RotateSymbolEffect(configuration: configuration.with("wholeSymbol")) }
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(configuration: configuration.with("clockwise")) }
  public var counterClockwise: RotateSymbolEffect {
    RotateSymbolEffect(configuration: configuration.with("counterClockwise"))
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect in which the lines of the symbol are drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "drawOn")

  public var byLayer: DrawOnSymbolEffect { DrawOnSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: DrawOnSymbolEffect { DrawOnSymbolEffect(configuration: configuration.with("wholeSymbol")) }
  public var individually: DrawOnSymbolEffect { DrawOnSymbolEffect(configuration: configuration.with("individually")) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// An effect in which the lines of the symbol are erased.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "drawOff")

  public var byLayer: DrawOffSymbolEffect { DrawOffSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: DrawOffSymbolEffect { DrawOffSymbolEffect(configuration: configuration.with("wholeSymbol")) }
  public var individually: DrawOffSymbolEffect {
    DrawOffSymbolEffect(configuration: configuration.with("individually"))
  }
  public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(configuration: configuration.with("reversed")) }
  public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(configuration: configuration.with("nonReversed")) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
