/// The structure of an app: its scenes.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

/// An app as a view, so that its dynamic properties are stored.
struct AppHost<Content: App>: View, PropertyCarrier {
  let carried: Content

  var body: SceneContent<Content.Body> { SceneContent(scene: carried.body) }
}
