/// The menu of a navigation title.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some ToolbarContent {
    ToolbarItem(placement: .principal) {
      Menu {
        content
      } label: {
        Image(systemName: "chevron.down.circle")
      }
    }
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  public init() { content = EmptyView() }
}
