extension SemanticNode {
  /// An action that a user can perform on an element.
  public struct Action: Codable, Hashable, Sendable {
    /// An id that is unique in the tree, and stable while the element keeps its identity.
    public var id: String
    public var kind: Kind
    /// The action's own name, such as `Double-tap` for a gesture; nil if the action has no name of its own.
    public var label: String?
    /// The arguments that the action accepts.
    public var domain: Domain
    /// The keyboard shortcuts of the action, in the format of `aria-keyshortcuts`: `Meta+S`.
    public var shortcut: String?

    public init(id: String, kind: Kind, label: String? = nil, domain: Domain = .none) {
      self.id = id
      self.kind = kind
      self.label = label
      self.domain = domain
    }
  }
}

extension SemanticNode.Action {
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Actions that take no argument.
    case press, increment, decrement, dismiss, back, delete, submit, refresh, toggle, focus, open
    /// A gesture without an argument. Its label names the gesture: `Double-tap`.
    case gesture
    /// Actions that take an argument. The action's `domain` contains the possible arguments.
    case setText, setValue, choose, select, move
  }

  /// The possible arguments of an action. Every argument is passed as text.
  public enum Domain: Codable, Hashable, Sendable {
    case none
    case text(placeholder: String?)
    /// A number in the range. If `step` is nil, every number in the range is possible.
    case number(from: Double, through: Double, step: Double?)
    /// One of the options, by id.
    case options([Option])
    /// A date and time in RFC 3339 format, between the two limits. If a limit is nil, there is no limit on this side.
    case date(from: String?, through: String?)
  }

  public struct Option: Codable, Hashable, Sendable {
    public var id: String
    public var label: String

    public init(id: String, label: String) {
      self.id = id
      self.label = label
    }
  }
}
