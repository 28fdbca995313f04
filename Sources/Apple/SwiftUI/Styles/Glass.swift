public import Foundation

import SemanticTree

/// The system's glass material, which shows the content behind it.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable { case regular, clear, identity }
  private let kind: Kind
  private var tint: Color?

  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  public static var identity: Glass { Glass(kind: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// - Approximated: glass does not react to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  private init(kind: Kind) { self.kind = kind }

  /// The paint behind the content; nil for no glass.
  var paint: AnyShapeStyle? {
    if let tint { return AnyShapeStyle(tint.opacity(0.8)) }
    return switch kind {
    case .regular: AnyShapeStyle(Material.thin)
    case .clear: AnyShapeStyle(Material.ultraThin)
    case .identity: nil
    }
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape, BuiltInShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  nonisolated var figure: SemanticNode.Shape? { .capsule }
}

extension View {
  /// Puts glass behind the view.
  ///
  /// - Approximated: glass is a blurred background in the shape.
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    modifier(GlassModifier(glass: glass, figure: shape))
  }

  /// Sets the id of the glass behind the view. Transitions use the id to change one glass shape into another.
  ///
  /// - Approximated: changes are immediate, so glass does not move.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    approximated("glass changes immediately")
  }
}

struct GlassModifier<Figure: Shape>: ViewModifier {
  let glass: Glass
  let figure: Figure

  func body(content: Content) -> some View {
    if let paint = glass.paint { content.background(paint, in: figure) } else { content }
  }
}

/// A group of views whose glass shapes merge when they are close to each other.
///
/// - Approximated: each view has its own glass.
public struct GlassEffectContainer<Content>: View where Content: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// A glass button.
///
/// - Approximated: the button is a bordered button.
public struct GlassButtonStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
}

extension GlassButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "bordered" }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// A prominent glass button.
///
/// - Approximated: the button is a prominent bordered button.
public struct GlassProminentButtonStyle {
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
