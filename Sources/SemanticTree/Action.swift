extension SemanticNode {
  /// An action that a user can perform on an element.
  public struct Action: Record {
    /// An id that no other action in the tree has. It stays the same while the element keeps its identity.
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
  public enum Kind: String, Record, CaseIterable {
    /// Actions that take no argument.
    case press, increment, decrement, dismiss, back, delete, submit, refresh, toggle, focus, open
    /// A gesture without an argument. Its label names the gesture: `Double-tap`.
    case gesture
    /// Actions that take an argument. The action's `domain` contains the possible arguments.
    case setText, setValue, choose, select, move
  }

  /// The possible arguments of an action. Every argument is passed as text.
  public enum Domain: Record {
    case none
    case text(placeholder: String?)
    /// A number from `from` through `through`. If `step` is nil, every number in this range is possible.
    case number(from: Double, through: Double, step: Double?)
    /// One of the options. The argument is the id of the option.
    case options([Option])
    /// A date and time in RFC 3339 format. `from` is the earliest date, and `through` is the latest date. A value of
    /// nil means that there is no limit. `now` is the present value.
    case date(from: String?, through: String?, now: String? = nil)
  }

  public struct Option: Record {
    public var id: String
    public var label: String

    public init(id: String, label: String) {
      self.id = id
      self.label = label
    }
  }
}
