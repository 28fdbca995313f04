public import FoundationLocalization

// Initializers and modifiers with localized string resources as titles.

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(titleResource) })
  }
}

extension NavigationLink where Destination == Never {
  @_disfavoredOverload
  public nonisolated init<P>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text, P: Hashable {
    self.init(value: value) { Text(titleResource) }
  }

  @_disfavoredOverload
  public nonisolated init<P>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {
    self.init(value: value) { Text(titleResource) }
  }
}

extension View {
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    modifier(NavigationTitleModifier(title: Text(titleResource)))
  }
}

extension WindowGroup {
  @_disfavoredOverload
  @MainActor public init(_ titleResource: LocalizedStringResource, @ViewBuilder makeContent: () -> Content) {
    self.init(Text(titleResource), content: makeContent)
  }

  @_disfavoredOverload
  @MainActor public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: () -> Content)
  {
    self.init(Text(titleResource), content: makeContent)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  )
  where Label == DefaultTabLabel {
    self.init(value: value, label: DefaultTabLabel(Text(titleResource), systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, @ViewBuilder content: () -> Content
  )
  where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(value: value, label: DefaultTabLabel(Text(titleResource), systemImage), content: content())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  )
  where Label == DefaultTabLabel {
    self.init(value: nil, label: DefaultTabLabel(Text(titleResource), systemImage), content: content())
  }
}
