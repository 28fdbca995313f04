/// The message for a search without results.
public struct SearchUnavailableContent {
  /// The search text; empty if unknown.
  let text: String

  public struct Label: View {
    let text: String

    public var body: some View {
      SwiftUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message for a search without results. This message does not contain the search text.
  public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
