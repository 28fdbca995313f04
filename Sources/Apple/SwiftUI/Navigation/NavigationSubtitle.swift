public import FoundationLocalization

extension View {
  /// Sets a line below the title of the screen.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(SubtitleModifier(subtitle: subtitle))
  }
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    navigationSubtitle(Text(subtitle))
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }
}

struct SubtitleModifier {
  let subtitle: Text
}

extension SubtitleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.walk(content, at: 0)
    context.add(.fact(NavigationBarFact(subtitle: subtitle.plain(in: context.environment))))
  }
}

// Deprecated spellings of the bar's title

extension View {
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(title)
  }

  public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  where S: StringProtocol { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
}
