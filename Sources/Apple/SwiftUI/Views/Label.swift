import SemanticTree

/// A title with an icon.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let choice = context.environment.labelStyle
    guard let custom = choice.custom else { return emit(choice.isInBar ? .icon : choice.shows, in: &context) }
    let (title, icon) = (title, icon)
    let configuration = LabelStyleConfiguration(
      title: .init(walk: { $0.walk(title) }), icon: .init(walk: { $0.walk(icon) }))
    // The body of a style can contain labels. These labels get the default style. If they had the app's style, its body
    // would create labels with this style endlessly.
    let outer = context.environment
    context.environment.labelStyle = LabelStyleChoice()
    context.walk(custom(configuration), at: 2)
    context.environment = outer
  }

  @MainActor private func emit(_ shows: LabelStyleChoice.Parts, in context: inout ViewContext) {
    let inherited = context.environment.inherited
    let icon = shows.contains(.icon) ? context.pieces(of: icon, at: 0) : []
    let title = context.pieces(of: title, at: 1)
    context.emit(
      .label, children: icon + title,
      configure: { inherited.dress(&$0) },
      finish: { node, _ in
        node.label = node.children.filter { $0.role != .image }.words ?? node.children.words
        // The title is the accessible name of the label, even if the title is hidden.
        if !shows.contains(.title) { node.children.removeAll { $0.role != .image } }
      })
  }
}
