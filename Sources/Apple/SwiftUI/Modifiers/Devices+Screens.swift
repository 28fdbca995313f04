public import Foundation

// Modifiers for a device's screen. Limn has no screen, so these modifiers have no effect.

/// How the content of a view changes into other content.
public struct ContentTransition: Equatable, Sendable {
  let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText \(countsDown)")
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText \(value)") }
}

extension View {
  /// Sets how content changes into other content.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { modifier(EmptyModifier()) }
  /// Hides the status bar.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Hides the overlays that a system shows above apps.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets the area in which a view can be tapped. Limn does not need the area, since it performs actions without
  /// positions.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(EmptyModifier())
  }

  /// Lets text become smaller so that it fits into its area.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { modifier(EmptyModifier()) }
  /// Lets the space between letters become smaller so that the text fits into its area.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { modifier(EmptyModifier()) }
  /// Moves the content of the view as one unit when the position or size of the view changes.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }
  /// Draws the content as one image.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(EmptyModifier())
  }

  /// Animates all changes of the view.
  ///
  /// - Approximated: every change is immediate.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View { modifier(EmptyModifier()) }
}

/// The color format in which a view is drawn.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

/// The purposes of a content shape, such as interaction or the preview of a drag.
public struct ContentShapeKinds: OptionSet, Sendable {
  public typealias Element = ContentShapeKinds
  public typealias ArrayLiteralElement = ContentShapeKinds
  public typealias RawValue = Int

  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

extension View {
  /// Sets the area of the view for the given purposes, such as tapping or dragging.
  ///
  /// - Approximated: the modifier has no effect.
  public nonisolated func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    modifier(EmptyModifier())
  }
}
