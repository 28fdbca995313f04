public import Foundation

import SemanticTree

/// Flexible space along the axis of the enclosing stack.
public struct Spacer {
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(.spacer, configure: { $0.layout.minimumLength = minLength.map { Double($0) } })
  }
}

/// A line between views.
public struct Divider {
  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) { context.emit(.divider) }
}
