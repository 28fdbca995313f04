public import Combine
public import Foundation
public import Observation

extension Scene {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentTransformer(transform: { $0[keyPath: keyPath] = value }))
  }

  public nonisolated func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    ModifiedScene(content: self, modifier: EnvironmentTransformer(transform: { $0[object: T.self] = object }))
  }

  public nonisolated func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
    ModifiedScene(content: self, modifier: EnvironmentTransformer(transform: { $0[object: T.self] = object }))
  }

  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  )
    -> some Scene where V: Equatable
  {
    ModifiedScene(content: self, modifier: ChangeModifier(value: value, initial: initial, action: action))
  }

  public nonisolated func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  where V: Equatable {
    ModifiedScene(content: self, modifier: ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }
}

/// A scene with a view modifier. The modifier applies to the content of the scene.
struct ModifiedScene<Content: Scene, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedScene: PrimitiveScene {
  func resolve(in context: inout ViewContext) {
    context.walk(SceneContent(scene: content).modifier(modifier))
  }
}

extension Scene {
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
  where V: Equatable {
    ModifiedScene(
      content: self, modifier: ChangeModifier(value: value, initial: false, action: { _, new in action(new) }))
  }

  /// Sets the size of new windows.
  ///
  /// - Approximated: the size has no effect; windows are as large as the HTML page.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    ModifiedScene(content: self, modifier: EmptyModifier())
  }

  /// Sets the size of new windows.
  ///
  /// - Approximated: the size has no effect; windows are as large as the HTML page.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }
}
