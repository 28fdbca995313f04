public import LimnConfiguration
public import LimnPlatform

/// The options of a check.
public struct CheckOptions: Hashable, Sendable {
  /// Whether to compile several snippets in one file, which is faster. The verdicts are the same without it.
  public var merges = true
  /// The shard of the snippets to check; nil checks all.
  public var shard: Shard?
  /// Whether warnings fail the command. This option does not change the results of a check. It is part of the cache key, so that strict and
  /// other runs do not share cache entries.
  public var isStrict = false
  /// Whether to run the snippets that have the `run` attribute or expected output.
  public var runs = true
  /// Determines which files are opt-in. In an opt-in file, a block is only checked if it has an attribute.
  public var scope = Settings.SnippetScope()
  /// Whether to collect the tokens and hovers that pages show, in addition to the verdicts.
  public var wantsTokens = false
  /// The maximum wall-clock time of one snippet.
  public var timeLimit: Duration = .seconds(10)
  /// The maximum address space of one snippet in bytes.
  public var memoryLimit = 2 << 30
  /// The maximum output of one snippet in bytes.
  public var outputLimit = 1 << 20

  public init() {}
}
