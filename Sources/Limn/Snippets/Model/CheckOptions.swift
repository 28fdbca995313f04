public import LimnConfiguration
public import LimnPlatform

/// The options of a check.
public struct CheckOptions: Hashable, Sendable {
  /// Whether to compile several snippets in one file, which is faster than one file for each snippet. The verdicts are
  /// the same in both cases.
  public var merges = true
  /// The shard to check; nil to check all snippets.
  public var shard: Shard?
  /// Whether to run the snippets that have the `run` attribute or expected output.
  var runs = true
  /// The settings of snippets, such as which files are opt-in, and the time limit.
  public var scope = Settings.SnippetScope()
  /// Whether the run also explores the previews of snippets. The checker does not explore them, but a shard with many
  /// previews gets fewer other blocks.
  public var exploresPreviews = false
  /// Whether to collect the tokens and hovers that pages show, in addition to the verdicts.
  public var wantsTokens = false
  /// The maximum address space of one snippet's run, in bytes.
  var memoryLimit = 2 << 30
  /// The maximum output of one snippet's run, in bytes.
  var outputLimit = 1 << 20

  public init() {}
}
