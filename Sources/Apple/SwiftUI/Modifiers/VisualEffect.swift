public import Foundation

import SemanticTree

/// A change of a view's appearance that does not affect its layout.
public protocol VisualEffect: Sendable, Animatable {}

/// An effect that changes nothing. A chain of effects starts with this effect.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// An effect that applies another effect and then changes the node.
struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor @Sendable (inout SemanticNode) -> Void
}

/// An effect that can be applied to a node.
@MainActor protocol NodeEffect {
  func apply(to node: inout SemanticNode)
}

extension AddedVisualEffect: NodeEffect {
  func apply(to node: inout SemanticNode) {
    (base as? any NodeEffect)?.apply(to: &node)
    change(&node)
  }
}

extension VisualEffect {
  private func adding(_ box: @escaping @MainActor @Sendable @autoclosure () -> SemanticNode.Box) -> AddedVisualEffect<
    Self
  > {
    AddedVisualEffect(base: self) { $0.boxes.append(box()) }
  }

  private func adding(approximation: String) -> AddedVisualEffect<Self> {
    AddedVisualEffect(base: self) { $0.approximations.append(approximation) }
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(x: Double(x), y: Double(y)))
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(Double(radius))) }
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.effect(.brightness(amount))) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.effect(.contrast(amount))) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.effect(.saturation(amount))) }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.effect(.grayscale(amount))) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.effect(.hueRotation(angle.degrees))) }
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(.blend("\(blendMode)")) }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle.degrees))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x: Double(x), y: Double(y)))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// - Approximated: the view stays flat.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { adding(approximation: "the view stays flat") }

  /// - Approximated: the shader is not run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(approximation: "the shader \(shader.function.name) is not run")
  }

  /// - Approximated: the shader is not run.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    adding(approximation: "the shader \(shader.function.name) is not run")
  }

  /// - Approximated: the shader is not run.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    adding(approximation: "the shader \(shader.function.name) is not run")
  }
}

extension View {
  /// Changes the appearance of the view, depending on its geometry.
  ///
  /// - Approximated: the size of the view is computed from a phone's screen and the enclosing frames and paddings.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0) as? any NodeEffect })
  }
}

struct VisualEffectModifier {
  let effect: @MainActor (GeometryProxy) -> (any NodeEffect)?
}

extension VisualEffectModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let effect = effect(GeometryProxy(room: context.room))
    context.wrap({ $0.walk(content) }, { effect?.apply(to: &$0) })
  }
}
