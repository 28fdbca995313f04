/// The window with an app's settings. On macOS, the app's menu opens the window. Limn has no menu, so the window is not
/// shown.
public struct Settings<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: PrimitiveScene {
  func resolve(in context: inout ViewContext) {}
}
