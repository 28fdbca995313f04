/// A preview as the program that holds it knows it.
public struct HostedPreview: Codable, Hashable, Sendable {
  public enum Origin: String, Codable, Hashable, Sendable { case macro, provider, synthesized }
  /// Names it among the previews of one program.
  public var index: Int
  public var origin: Origin
  /// Of a macro: the module and the file's name, as `#fileID` has them.
  public var fileID: String?
  public var line: Int?
  /// Of a provider: the type's name with its module, as Swift prints it.
  public var type: String?
  /// Which of a provider's views it is.
  public var view: Int
  /// What the view was given with `previewDisplayName`.
  public var name: String?
  /// What a provider's view wishes for, as one would write it for a macro.
  public var traits: [String]

  public init(
    index: Int, origin: Origin, fileID: String? = nil, line: Int? = nil, type: String? = nil, view: Int = 0, name: String? = nil,
    traits: [String] = []
  ) {
    self.index = index
    self.view = view
    self.name = name
    self.traits = traits
    self.origin = origin
    self.fileID = fileID
    self.line = line
    self.type = type
  }
}

/// What a preview is to be run with.
public struct RunRequest: Codable, Hashable, Sendable {
  public var preview: Int
  /// Which of a provider's views.
  public var view: Int
  public var seed: UInt64
  /// Where the clock starts, in seconds since 1970.
  public var clock: Int64
  public var budget: Budget
  /// Under which the first state is shown besides.
  public var conditions: [Conditions]

  public init(preview: Int, view: Int = 0, seed: UInt64, clock: Int64, budget: Budget = Budget(), conditions: [Conditions] = []) {
    self.preview = preview
    self.view = view
    self.seed = seed
    self.clock = clock
    self.budget = budget
    self.conditions = conditions
  }
}

/// What running a preview gave.
public struct RunAnswer: Codable, Hashable, Sendable {
  public var exploration: Exploration
  /// The first state under each of the conditions, in their order.
  public var tiles: [ExploredState]

  public init(exploration: Exploration, tiles: [ExploredState] = []) {
    self.exploration = exploration
    self.tiles = tiles
  }
}
