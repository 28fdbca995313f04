/// A part of an app's interface that the system shows and closes, such as a group of windows.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that this module evaluates itself.
protocol PrimitiveScene: Scene where Body == Never {
  func resolve(in context: inout ViewContext)
}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is evaluated by SwiftUI itself and has no body") }
}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

  public static func buildOptional<Content>(_ content: Content?) -> Content? where Content: Scene { content }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content where Content: Scene { content }

  @_disfavoredOverload
  @MainActor public static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene
  where repeat each Content: Scene {
    TupleScene(
      scenes: (repeat each content),
      walk: { scenes, context in
        var index = 0
        for scene in repeat each scenes {
          context.descend(index) { $0.walk(scene: scene) }
          index += 1
        }
      })
  }
}

extension Optional: Scene where Wrapped: Scene {}

extension Optional: PrimitiveScene where Wrapped: Scene {
  func resolve(in context: inout ViewContext) {
    if let scene = self { context.descend(1) { $0.walk(scene: scene) } }
  }
}

struct TupleScene<Scenes>: PrimitiveScene {
  let scenes: Scenes
  let walk: @MainActor (Scenes, inout ViewContext) -> Void

  func resolve(in context: inout ViewContext) { walk(scenes, &context) }
}

/// A view that wraps a scene with a body. The wrapper is needed since only views can store dynamic properties, such as
/// the `@State` of a scene.
struct SceneHost<Content: Scene>: View, PropertyCarrier {
  let carried: Content

  var body: SceneContent<Content.Body> { SceneContent(scene: carried.body) }
}

struct SceneContent<Content: Scene>: PrimitiveView {
  let scene: Content

  func resolve(in context: inout ViewContext) { context.walk(scene: scene) }
}

extension ViewContext {
  mutating func walk<Content: Scene>(scene: Content) {
    if let primitive = scene as? any PrimitiveScene {
      primitive.resolve(in: &self)
    } else {
      walk(SceneHost(carried: scene))
    }
  }
}
