import SemanticTree

/// A color, gradient, or material for areas and text.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by SwiftUI itself")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style that this module draws itself.
protocol Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint
}

extension ShapeStyle {
  /// Returns the paint of the style. If another module defines the style, first calls `resolve(in:)`, which returns a
  /// style that this module can draw.
  func painted(in environment: EnvironmentValues) -> SemanticNode.Paint {
    if let painting = self as? any Painting { return painting.paint(in: environment) }
    if Resolved.self == Never.self { return .color(.named("primary")) }
    return resolve(in: environment).painted(in: environment)
  }

  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(style: self, opacity: opacity) }
}

struct OpacityStyle<Style: ShapeStyle>: ShapeStyle, Painting {
  let style: Style
  let opacity: Double

  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    .opacity(style.painted(in: environment), opacity)
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S>(_ style: S) where S: ShapeStyle { self.style = style }
}

extension AnyShapeStyle: Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint { style.painted(in: environment) }
}
