extension SemanticNode {
  /// Something that a person can do with an element.
  public struct Action: Codable, Hashable, Sendable {
    /// Names the action among all of one tree; stays the same while the element keeps its identity.
    public var id: String
    public var kind: Kind
    /// What it is called when that is not the element's label, as for the buttons of a swipe.
    public var label: String?
    /// Which arguments it takes.
    public var domain: Domain
    /// The keys that do it, as `aria-keyshortcuts` writes them: `Meta+S`.
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
    /// Takes no argument.
    case press, increment, decrement, dismiss, back, delete, submit, refresh, toggle, focus, open
    /// Takes no argument. Its label says what the hand does: `Double-tap`.
    case gesture
    /// Takes an argument of its domain.
    case setText, setValue, choose, select, move
  }

  /// The arguments that an action takes, each written as text.
  public enum Domain: Codable, Hashable, Sendable {
    case none
    case text(placeholder: String?)
    /// A number; `step` nil means any between the bounds.
    case number(from: Double, through: Double, step: Double?)
    /// One of the options, by its id.
    case options([Option])
    /// A moment, written as in RFC 3339.
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
