/// What is stored, compared, and sent to other processes.
public typealias Record = Codable & Hashable & Sendable

/// An element of a screen as users perceive it: its role, its content, its layout, and its actions.
///
/// A node is a value. Trees can be compared, stored, and sent to other processes.
public struct SemanticNode: Hashable, Sendable {
  /// An id that stays the same while the element keeps its identity on the screen.
  public var id: String
  public var role: Role
  /// The element's name: a button's title, a field's label, or the text itself.
  public var label: String?
  /// The current value: a field's text, `true` or `false` for a toggle, or the selected option.
  public var value: String?
  public var hint: String?
  /// The identifier from `accessibilityIdentifier`.
  public var identifier: String?
  /// The type name of the app's view, if the element is a window, screen, tab, or presentation that shows the view; nil
  /// for other elements.
  public var view: String?
  public var traits: Set<Trait>
  public var content: Content?
  /// The way in which a container arranges its children and in which text wraps.
  public var layout: Layout
  /// Fonts, colors, and control styles, including inherited ones.
  public var style: Style
  /// The modifiers around the element, from the innermost to the outermost. For example, `.padding().background(.red)`
  /// makes two boxes in this order.
  public var boxes: [Box]
  public var actions: [Action]
  public var children: [SemanticNode]
  /// The differences between this element and the same element on Apple's platforms, in appearance or behavior.
  public var approximations: [String]

  public init(
    id: String, role: Role, label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
    view: String? = nil, traits: Set<Trait> = [], content: Content? = nil, layout: Layout = Layout(),
    style: Style = Style(),
    boxes: [Box] = [], actions: [Action] = [], children: [SemanticNode] = [], approximations: [String] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.view = view
    self.traits = traits
    self.content = content
    self.layout = layout
    self.style = style
    self.boxes = boxes
    self.actions = actions
    self.children = children
    self.approximations = approximations
  }
}
