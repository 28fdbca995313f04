import SemanticTree

/// The accessibility properties of a view.
public struct AccessibilityAttachmentModifier {
  let change: @MainActor (inout SemanticNode, EnvironmentValues) -> Void
  var actions: [Action] = []

  /// An accessibility action.
  struct Action {
    let kind: SemanticNode.Action.Kind
    let suffix: String
    let label: @MainActor (EnvironmentValues) -> String?
    let perform: () -> Void
  }
}

extension AccessibilityAttachmentModifier: PrimitiveViewModifier {
  public typealias Body = Never

  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let (environment, change) = (context.environment, change)
    if actions.isEmpty { return context.wrap({ $0.walk(content) }, { change(&$0, environment) }) }
    let actions = environment.isEnabled ? actions : []
    context.add(
      .rearranged(
        context.collect(0) { $0.walk(content) },
        { assembly in
          for index in assembly.nodes.indices { change(&assembly.nodes[index], environment) }
          guard !assembly.nodes.isEmpty else { return }
          for action in actions {
            let id = "\(assembly.nodes[0].id).\(action.suffix)\(assembly.nodes[0].actions.count)"
            assembly.nodes[0].actions.append(
              SemanticNode.Action(id: id, kind: action.kind, label: action.label(environment)))
            assembly.carried.handle(id) { _ in action.perform() }
          }
        }))
  }
}

extension View {
  nonisolated func attaching(_ change: @escaping @MainActor (inout SemanticNode, EnvironmentValues) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    modifier(AccessibilityAttachmentModifier(change: change))
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.label = label.plain(in: $1) }
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  where S: StringProtocol { accessibilityLabel(Text(label)) }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.value = valueDescription.plain(in: $1) }
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  where S: StringProtocol { accessibilityValue(Text(value)) }

  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.hint = hint.plain(in: $1) }
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  where S: StringProtocol { accessibilityHint(Text(hint)) }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { node, _ in node.identifier = identifier }
  }

  /// Hides the view from assistive technology. The view stays visible.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { node, _ in if hidden { node.traits.insert(.hidden) } }
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { node, _ in node.traits.formUnion(traits.semantic) }
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { node, _ in node.traits.subtract(traits.semantic) }
  }
}

extension View {
  /// Sets a tooltip that describes what the control does.
  public nonisolated func help(_ text: Text) -> some View { modifier(NodeModifier { $0.hint = text.plain(in: $1) }) }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  @_disfavoredOverload public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
    help(Text(text))
  }
}

extension View {
  /// Replaces the accessibility description of the view with the description of another view.
  ///
  /// - Approximated: the view keeps its own description.
  public nonisolated func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
  where V: View {
    approximated("the view keeps its own accessibility description")
  }

  /// Sets the names that Voice Control recognizes for the view.
  ///
  /// - Approximated: the label of a view is its only name.
  public nonisolated func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  where S: StringProtocol { attaching { _, _ in } }
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching { _, _ in } }
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching { _, _ in } }

  /// Sets the order in which assistive technology reads views. Views with higher numbers are read first.
  ///
  /// - Approximated: views are read in the order of the tree.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { _, _ in }
  }
}
