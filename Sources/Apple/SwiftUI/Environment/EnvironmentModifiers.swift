public import Combine
public import Observation

extension View {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentWriter(value: value, write: { $0[keyPath: keyPath] = value }))
  }

  public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentWriter(value: object, write: { $0[object: T.self] = object }))
  }

  public nonisolated func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(EnvironmentWriter(value: object, write: { $0[object: T.self] = object }))
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformer(transform: { transform(&$0[keyPath: keyPath]) }))
  }
}

/// Sets one value. As long as the value and the environment around are the same, so is the environment inside.
struct EnvironmentWriter<Value> {
  let value: Value
  let write: (inout EnvironmentValues) -> Void
}

extension EnvironmentWriter: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    let written = context.slot(1) { Kept<Written?>(nil) }
    if let known = written.value, known.outer.isIdentical(to: outer), Sameness.of(known.value, value) {
      context.environment = known.inner
    } else {
      write(&context.environment)
      written.value = Written(outer: outer, value: value, inner: context.environment)
    }
    context.walk(content, at: 0)
    context.environment = outer
  }

  private struct Written {
    var outer: EnvironmentValues
    var value: Value
    var inner: EnvironmentValues
  }
}

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
