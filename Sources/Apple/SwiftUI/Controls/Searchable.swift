import SemanticTree

/// The position of a search field.
public struct SearchFieldPlacement: Sendable {
  let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// - Approximated: the field is always shown.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

extension View {
  /// Adds a search field to the content.
  ///
  /// - Approximated: the field is above the content for every placement.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, placement: placement, prompt: prompt))
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S)
    -> some View
  where S: StringProtocol {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

struct SearchModifier {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
}

extension SearchModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let text = text
    let placement = placement.name
    let prompt = prompt?.plain(in: context.environment) ?? "Search"
    let submit = context.environment.submitActions(for: .search)
    context.descend(1) { context in
      context.emit(
        .searchField, label: prompt, value: text.wrappedValue,
        actions: [BoundAction(.setText, domain: .text(placeholder: prompt)) { text.wrappedValue = try $0.required() }]
          + (submit.isEmpty ? [] : [BoundAction(.submit) { _ in for action in submit { action() } }]),
        configure: { node in
          node.style.control = placement
          if placement != "automatic" {
            node.approximations.append("a search field is above its content, not in the \(placement)")
          }
        })
    }
    context.walk(content, at: 0)
  }
}
