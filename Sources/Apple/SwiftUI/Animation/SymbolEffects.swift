public import Symbols

extension View {
  /// Animates the symbols in the view each time a value changes.
  ///
  /// - Approximated: symbols are not animated.
  public nonisolated func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U)
    -> some View
  where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    approximated("symbols are not animated")
  }

  /// Animates the symbols in the view while the effect is active.
  ///
  /// - Approximated: symbols are not animated.
  public nonisolated func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> some View
  where T: IndefiniteSymbolEffect, T: SymbolEffect {
    approximated("symbols are not animated")
  }

  /// Removes the effects that surrounding views set.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// A transition that replaces one symbol with another.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(name: "symbolEffect")
  }
}
