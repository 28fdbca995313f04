/// Functions that read and change whether the screen of a link is open.
struct Presence {
  let isShown: () -> Bool
  let show: () -> Void
  let hide: () -> Void

  init(_ isActive: Binding<Bool>) {
    isShown = { isActive.wrappedValue }
    show = { isActive.wrappedValue = true }
    hide = { isActive.wrappedValue = false }
  }

  init<V: Hashable>(_ tag: V, _ selection: Binding<V?>) {
    isShown = { selection.wrappedValue == tag }
    show = { selection.wrappedValue = tag }
    hide = { if selection.wrappedValue == tag { selection.wrappedValue = nil } }
  }
}

extension NavigationLink {
  /// Opens a screen while the flag is true.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .presented(destination(), Presence(isActive))
  }

  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Opens a screen while the selection is `tag`.
  public nonisolated init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.label = label()
    target = .presented(destination(), Presence(tag, selection))
  }

  public nonisolated init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  /// Sets whether the link shows its screen in the detail column of a split view.
  ///
  /// - Approximated: each link shows its screen in its own stack.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { modifier(EmptyModifier()) }
}

extension NavigationLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S: StringProtocol {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol, V: Hashable {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
  where S: StringProtocol, V: Hashable {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
