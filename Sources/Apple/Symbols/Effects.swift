/// An effect in which the symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "bounce")

  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(configuration: configuration.with("wholeSymbol")) }
  public var up: BounceSymbolEffect { BounceSymbolEffect(configuration: configuration.with("up")) }
  public var down: BounceSymbolEffect { BounceSymbolEffect(configuration: configuration.with("down")) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect in which the symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "pulse")

  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(configuration: configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect in which the symbol moves back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "wiggle")

  public var byLayer: WiggleSymbolEffect { WiggleSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: WiggleSymbolEffect { WiggleSymbolEffect(configuration: configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect in which the symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "breathe")

  public var byLayer: BreatheSymbolEffect { BreatheSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: BreatheSymbolEffect { BreatheSymbolEffect(configuration: configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect in which the layers of the symbol light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
  public var configuration = SymbolEffectConfiguration(name: "variableColor")

  public var iterative: VariableColorSymbolEffect {
    VariableColorSymbolEffect(configuration: configuration.with("iterative"))
  }
  public var cumulative: VariableColorSymbolEffect {
    VariableColorSymbolEffect(configuration: configuration.with("cumulative"))
  }
  public var reversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(configuration: configuration.with("reversing"))
  }
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(configuration: configuration.with("hideInactiveLayers"))
  }
  public var dimInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(configuration: configuration.with("dimInactiveLayers"))
  }
  public var nonReversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(configuration: configuration.with("nonReversing"))
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect in which the symbol is replaced by another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  public var configuration = SymbolEffectConfiguration(name: "replace")

  public var byLayer: ReplaceSymbolEffect { ReplaceSymbolEffect(configuration: configuration.with("byLayer")) }
  public var wholeSymbol: ReplaceSymbolEffect { ReplaceSymbolEffect(configuration: configuration.with("wholeSymbol")) }
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(configuration: configuration.with("downUp")) }
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(configuration: configuration.with("upUp")) }
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(configuration: configuration.with("offUp")) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
