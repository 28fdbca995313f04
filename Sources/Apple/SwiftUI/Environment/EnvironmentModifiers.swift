public import Combine
public import Observation

import SemanticTree

extension View {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentTransformer(transform: { $0[keyPath: keyPath] = value }))
  }

  /// Sets the writing direction, which mirrors the content.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    modifier(EnvironmentTransformer(transform: { $0[keyPath: keyPath] = value }))
      .changingNodes { $0.layout.direction = value == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentTransformer(transform: { $0[object: T.self] = object }))
  }

  public nonisolated func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(EnvironmentTransformer(transform: { $0[object: T.self] = object }))
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformer(transform: { transform(&$0[keyPath: keyPath]) }))
  }
}

/// Changes the environment of the content.
struct EnvironmentTransformer {
  let transform: (inout EnvironmentValues) -> Void
}

extension EnvironmentTransformer: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    transform(&context.environment)
    context.walk(content, at: 0)
    context.environment = outer
  }
}
