/// Whether the reader prefers higher contrast.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

/// Whether the reader prefers bold text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

// Settings of the device's user. There is no device, so the settings have their defaults.

extension EnvironmentValues {
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityShowBorders: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  public var accessibilityReduceHighlightingEffects: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }
}

private struct LuminanceKey: EnvironmentKey {
  static let defaultValue = false
}

private struct LegibilityKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

private struct SymbolRenderingKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension View {
  /// Sets how the symbols inside the view are colored.
  ///
  /// - Approximated: all layers look alike.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
