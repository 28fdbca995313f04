import SemanticTree

/// A control that opens a screen above the current screen.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label
  let target: Target

  enum Target {
    case view(Destination)
    case value(NavigationPath.Element?)
    /// A screen that is open while a value of the app says so.
    case presented(Destination, Presence)
  }

  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination())
  }

  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination)
  }
}

extension NavigationLink where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(destination: destination, label: { Text(title) })
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(destination: destination, label: { Text(title) })
  }
}

extension NavigationLink where Destination == Never {
  @_disfavoredOverload
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.label = label()
    target = .value(value.map { NavigationPath.Element($0) })
  }

  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable, P: Hashable {
    self.label = label()
    target = .value(value.map { NavigationPath.Element(codable: $0) })
  }

  @_disfavoredOverload
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }

  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(value: value) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    if case .presented(let destination, let presence) = target {
      context.link(to: destination, isShown: presence.isShown, hide: presence.hide)
      // A label without content is not shown, so that the app alone opens the screen.
      if Label.self == EmptyView.self { return }
    }
    let rows = context.environment.rowContext
    if case .value(let element?) = target, let rows, let select = rows.select, rows.accepts(element.value) {
      let action = selecting(element, select, in: context)
      // The row shows whether the link's value is selected, but has no action of its own for that.
      context.tagging(element.value) { emit(action, isOnlyControl: true, in: &$0) }
    } else {
      emit(action(in: context), in: &context)
    }
  }

  @MainActor private func emit(_ action: BoundAction?, isOnlyControl: Bool = false, in context: inout ViewContext) {
    context.emit(
      .button, children: context.pieces(of: label, at: 0), actions: action.map { [$0] } ?? [],
      configure: { node in
        node.style.control = "navigationLink"
        if action == nil { node.traits.insert(.disabled) }
        if isOnlyControl {
          var row = node.layout.row ?? .init()
          row.forbidden = (row.forbidden ?? []) + [.select]
          node.layout.row = row
        }
      },
      finish: { node, _ in node.label = node.children.words })
  }

  /// Returns the action of a link in a list whose selection can hold the link's value. It selects the value, unless the
  /// stack has a screen for the value.
  @MainActor private func selecting(
    _ element: NavigationPath.Element, _ select: @escaping @MainActor (AnyHashable) -> Void, in context: ViewContext
  ) -> BoundAction {
    let model = context.environment.navigation
    let view = Problem.name(of: context.element.viewType)
    return BoundAction(.press) { _ in
      // The content that registers the destination can be evaluated after this link.
      if let model, model.destination(for: type(of: element.value.base)).get() != nil {
        model.push(element, in: view)
      } else {
        select(element.value)
      }
    }
  }

  /// Returns the action that opens the screen, or nil if the link is disabled. The link is disabled if its value is
  /// nil, or if it is not in a navigation container.
  @MainActor private func action(in context: ViewContext) -> BoundAction? {
    guard let model = context.environment.navigation else { return nil }
    switch target {
    case .value(let element):
      let view = Problem.name(of: context.element.viewType)
      return element.map { element in BoundAction(.press) { _ in model.push(element, in: view) } }
    case .view(let destination):
      let id = context.path
      let view = AnyView(destination)
      if model.shows(id) { context.afterUpdate { model.show(id, view, dismiss: {}) } }
      return BoundAction(.press) { _ in model.show(id, view, dismiss: {}) }
    case .presented(_, let presence):
      return BoundAction(.press) { _ in presence.show() }
    }
  }
}
