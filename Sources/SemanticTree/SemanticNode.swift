/// One element of a screen as a reader meets it: what it is, what it says, how it is laid out and what can be done with it.
///
/// A node is a plain value. Two trees of the same screen can be compared, sent to another process or stored as they are.
public struct SemanticNode: Hashable, Sendable {
  /// Stays the same for as long as the element keeps its identity on the screen.
  public var id: String
  public var role: Role
  /// What the element is called: a button's title, a field's label, the text itself.
  public var label: String?
  /// What it holds at the moment: a field's text, `true` or `false` of a toggle, the chosen option.
  public var value: String?
  public var hint: String?
  /// The name that the app gave it for tests, see `accessibilityIdentifier`.
  public var identifier: String?
  /// Of a window, a screen, a tab or a presentation: the view of the app that it is, by the name of its type.
  public var view: String?
  public var traits: Set<Trait>
  public var content: Content?
  /// How a container arranges its children, and how a text breaks into lines.
  public var layout: Layout
  /// Fonts, colours and control styles, already inherited from the containers.
  public var style: Style
  /// What was put around the element, from the inside out: `.padding().background(.red)` is two boxes in that order.
  public var boxes: [Box]
  public var actions: [Action]
  public var children: [SemanticNode]
  /// What this element shows or does differently from the platform it is written for.
  public var approximations: [String]

  public init(
    id: String, role: Role, label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
    view: String? = nil, traits: Set<Trait> = [], content: Content? = nil, layout: Layout = Layout(), style: Style = Style(),
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
