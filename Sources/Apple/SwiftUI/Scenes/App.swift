/// The structure of an app: its scenes.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

/// A view that wraps an app and stores the dynamic properties of the app.
struct AppHost<Content: App>: View, PropertyCarrier {
  let carried: Content

  var body: SceneContent<Content.Body> { SceneContent(scene: carried.body) }
}
