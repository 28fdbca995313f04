/// A part of the user interface, defined by its `body`.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

/// A view that this module evaluates itself. The extension of this protocol implements `body`, so these views need no
/// `body`.
protocol PrimitiveView: View where Body == Never {
  func resolve(in context: inout ViewContext)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is evaluated by SwiftUI itself and has no body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func resolve(in context: inout ViewContext) {
    if let view = self { context.walk(view, at: 1) }
  }
}
