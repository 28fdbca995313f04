/// The window with an app's settings. It would open from the app's menu; there is no menu here, so the window is not shown.
public struct Settings<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: PrimitiveScene {
  func resolve(in context: inout ViewContext) {}
}
