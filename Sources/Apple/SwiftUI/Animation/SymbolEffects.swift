public import Symbols

extension View {
  /// Moves the symbols in the view each time that a value changes.
  ///
  /// - Approximated: symbols stand still.
  public nonisolated func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View
  where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    approximated("symbols stand still")
  }

  /// Moves the symbols in the view while the effect is on.
  ///
  /// - Approximated: symbols stand still.
  public nonisolated func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
  where T: IndefiniteSymbolEffect, T: SymbolEffect {
    approximated("symbols stand still")
  }
}

extension ContentTransition {
  /// One symbol gives way to another.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(name: "symbolEffect")
  }
}
