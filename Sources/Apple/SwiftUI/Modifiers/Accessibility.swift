import SemanticTree

/// What a view says to those who do not see it.
public struct AccessibilityAttachmentModifier {
  let change: @MainActor (inout SemanticNode, EnvironmentValues) -> Void
}

extension AccessibilityAttachmentModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let (environment, change) = (context.environment, change)
    context.wrap({ $0.walk(content) }, { change(&$0, environment) })
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

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  where S: StringProtocol { accessibilityLabel(Text(label)) }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.value = valueDescription.plain(in: $1) }
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  where S: StringProtocol { accessibilityValue(Text(value)) }

  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.hint = hint.plain(in: $1) }
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  where S: StringProtocol { accessibilityHint(Text(hint)) }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { node, _ in node.identifier = identifier }
  }

  /// Leaves the view out of what is read; it stays in sight.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { node, _ in if hidden { node.traits.insert(.hidden) } }
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { node, _ in node.traits.formUnion(traits.semantic) }
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { node, _ in node.traits.subtract(traits.semantic) }
  }
}

/// What a view is and does, for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var semantic: Set<SemanticNode.Trait>

  public init() { semantic = [] }
  private init(trait: SemanticNode.Trait) { semantic = [trait] }

  public static let isHeader = AccessibilityTraits(trait: .header)
  public static let isSelected = AccessibilityTraits(trait: .selected)
  public static let isModal = AccessibilityTraits(trait: .modal)

  public func contains(_ member: AccessibilityTraits) -> Bool { member.semantic.isSubset(of: semantic) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(semantic.union(other.semantic)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(semantic.intersection(other.semantic)) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(semantic.symmetricDifference(other.semantic))
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

  @discardableResult public mutating func insert(_ newMember: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { semantic.subtract(member.semantic) }
    return contains(member) ? member : nil
  }

  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }

  private init(_ semantic: Set<SemanticNode.Trait>) { self.semantic = semantic }
}

extension View {
  /// Says what a control does, in a tag by the pointer.
  public nonisolated func help(_ text: Text) -> some View { modifier(NodeModifier { $0.hint = text.plain(in: $1) }) }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  @_disfavoredOverload public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }
}
