/// A step in a preview: a user performs an action of an element, or time passes.
public struct Step: Record {
  /// The kind of a step. The kind is encoded as the action's kind, or as `time`.
  public enum Kind: Hashable, Sendable {
    case action(SemanticNode.Action.Kind)
    /// Time passes until the next timer or sleep ends.
    case time
  }
  public var kind: Kind
  /// The element's id in the source state; empty if the step lets time pass.
  public var node: String
  /// The action's index among the actions of the element.
  public var action: Int
  public var role: SemanticNode.Role?
  /// The name of the element or the action; nil if there is no name.
  public var label: String?
  /// The value that the user types or chooses.
  public var argument: String?
  /// The argument as a user sees it, such as the label of the chosen option.
  public var argumentLabel: String?

  public init(
    kind: Kind, node: String = "", action: Int = 0, role: SemanticNode.Role? = nil, label: String? = nil,
    argument: String? = nil,
    argumentLabel: String? = nil
  ) {
    self.kind = kind
    self.node = node
    self.action = action
    self.role = role
    self.label = label
    self.argument = argument
    self.argumentLabel = argumentLabel
  }
}

extension Step.Kind: RawRepresentable, Codable {
  private static let timeText = "time"

  public init?(rawValue: String) {
    if rawValue == Self.timeText {
      self = .time
    } else if let kind = SemanticNode.Action.Kind(rawValue: rawValue) {
      self = .action(kind)
    } else {
      return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .action(let kind): kind.rawValue
    case .time: Self.timeText
    }
  }
}

/// A step that was taken, with its target state.
public struct ExploredEdge: Record {
  /// The indices of the source state and the target state.
  public var from: Int
  public var to: Int
  public var step: Step
  public var effects: [Effect]
  /// Whether the step used randomness.
  public var usesRandomness: Bool
  /// The number of steps that were taken before this step.
  public var order: Int
  /// The digest of the new state, the effects, and the use of randomness.
  public var result: ValueDigest?

  public init(
    from: Int, to: Int, step: Step, effects: [Effect] = [], usesRandomness: Bool = false, order: Int = 0,
    result: ValueDigest? = nil
  ) {
    self.order = order
    self.result = result
    self.from = from
    self.to = to
    self.step = step
    self.effects = effects
    self.usesRandomness = usesRandomness
  }
}

/// A step that was not taken.
public struct UnexploredStep: Record {
  public enum Reason: String, Record {
    /// The maximum number of states or steps was reached.
    case budget
    /// Content is loading in this state, and the user has already performed one action during the loading. A second
    /// action is tried only after time has passed.
    case loading
    /// The process that holds the state has several threads. Such a process cannot be forked, so no further step can be
    /// tried.
    case threads
    /// The page would become too large if it included the result of the step.
    case size
  }
  public var state: Int
  public var step: Step
  public var reason: Reason

  public init(state: Int, step: Step, reason: Reason) {
    self.state = state
    self.step = step
    self.reason = reason
  }
}

/// A consequence of a step other than a change of the screen, such as printed text.
public struct Effect: Record {
  public enum Kind: String, Record {
    /// Text that the app printed.
    case printed
    /// A line of the app's log.
    case logged
    /// An action sent to a store or an interface.
    case sent
    /// A call to a mock of a provider, a repository, or a client.
    case called
    /// An address that the system was asked to open.
    case opened
    /// The id of a part of the app's code that does not compile and was replaced by Limn. The step executed the part.
    case replaced
  }
  public var kind: Kind
  public var text: String

  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}
