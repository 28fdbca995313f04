/// A group of views without a container: the modifiers of the group apply to each view.
public struct Group<Content> {
  public typealias Body = Never

  let content: Content
}

extension Group {
  /// Groups content that another module declares, such as the marks of a chart.
  @_spi(Headless) public nonisolated init(grouping content: Content) { self.content = content }
  @_spi(Headless) public nonisolated var grouped: Content { content }
}

extension Group: View where Content: View {}

extension Group: PrimitiveView where Content: View {
  func resolve(in context: inout ViewContext) { context.walk(content) }
}

extension Group where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: Scene where Content: Scene {}

extension Group: PrimitiveScene where Content: Scene {
  func resolve(in context: inout ViewContext) { context.walk(scene: content) }
}

extension Group where Content: Scene {
  public nonisolated init(@SceneBuilder content: () -> Content) { self.content = content() }
}
