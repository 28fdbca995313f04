/// A preview that is compiled into a program. The program returns a list of all its previews.
public struct HostedPreview: Record {
  /// The preview's index in the program. It identifies the preview among the previews of the program.
  public var index: Int
  /// The module and the name of the file that contains the preview macro, from `#fileID`; nil for a preview provider.
  public var fileID: String?
  public var line: Int?
  /// The qualified name of a preview provider's type, as Swift prints it; nil for a preview macro.
  public var type: String?
  /// A preview provider can return several views, and each view is a preview. This is the index of the view; 0 for a
  /// preview macro.
  public var view: Int
  /// The name that `previewDisplayName` gives to the view.
  public var name: String?
  /// The traits that a view of a `PreviewProvider` sets with modifiers, written as in a `#Preview`, such as
  /// `.landscapeLeft`.
  public var traits: [String]

  public init(
    index: Int, fileID: String? = nil, line: Int? = nil, type: String? = nil, view: Int = 0,
    name: String? = nil,
    traits: [String] = []
  ) {
    self.index = index
    self.view = view
    self.name = name
    self.traits = traits
    self.fileID = fileID
    self.line = line
    self.type = type
  }
}

/// The parameters for running a preview.
public struct RunRequest: Record {
  public var preview: Int
  /// The index of the view to run among the views of a preview provider; 0 for a preview macro.
  public var view: Int
  public var seed: UInt64
  /// The initial time of the clock in seconds since 1970.
  public var clock: Int64
  public var budget: Budget
  /// The conditions under which to evaluate the first state, in addition to the default conditions.
  public var conditions: [Conditions]

  public init(
    preview: Int, view: Int = 0, seed: UInt64, clock: Int64, budget: Budget = Budget(), conditions: [Conditions] = []
  ) {
    self.preview = preview
    self.view = view
    self.seed = seed
    self.clock = clock
    self.budget = budget
    self.conditions = conditions
  }
}

/// The result of running a preview.
public struct RunAnswer: Record {
  public var exploration: Exploration
  /// The first state of the preview, evaluated once for each element of the request's `conditions`, in the same order.
  public var tiles: [ExploredState]
  /// The files of images that the states show, in Base64.
  public var images: [String: String] = [:]

  public init(exploration: Exploration, tiles: [ExploredState] = []) {
    self.exploration = exploration
    self.tiles = tiles
  }
}
