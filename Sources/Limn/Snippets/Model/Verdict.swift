/// What became of one snippet: whether it builds, and what a page may show of it.
public struct Verdict: Hashable, Sendable, Codable {
  /// The file of the fence, relative to the root.
  public var path: String
  /// The line of the opening fence, from 1.
  public var line: Int
  /// The line of the closing fence.
  public var endLine: Int
  public var kind: Kind
  /// Whether the snippet was meant not to compile.
  public var expectsFailure: Bool
  /// Whether it is declarations without bodies, which were compiled with made-up ones.
  public var isInterface = false
  /// The lines of the page's other fences whose errors make this one fail.
  public var causes: [Int] = []
  /// A source file with the snippet's preview, if the page shows one.
  public var previewSource: String?
  /// The names of the previews that stand below the snippet. Empty until they were explored.
  public var previews: [String] = []
  /// Whether its members were put into a type so that they compile.
  public var isWrapped: Bool
  /// What it printed, if it was run.
  public var output: String?
  /// The tokens of the fence in their order. Empty until asked for with ``CheckOptions/wantsTokens``.
  public var tokens: [Token]
  /// What the names in the fence stand for, in their order. Empty until asked for.
  public var hovers: [Hover]
  /// The snippet with its imports and all it takes from earlier fences, as a reader can compile it.
  public var fullProgram: String
  /// The names that the snippet uses and no fence declares, sorted.
  public var mentions: [String]
  /// The external symbols that the snippet refers to or implements, by USR, sorted. Empty until asked for.
  public var symbols: [String]

  public init(
    path: String, line: Int, endLine: Int, kind: Kind, expectsFailure: Bool = false, isWrapped: Bool = false,
    output: String? = nil, tokens: [Token] = [], hovers: [Hover] = [], fullProgram: String = "", mentions: [String] = [],
    symbols: [String] = []
  ) {
    self.path = path
    self.line = line
    self.endLine = endLine
    self.kind = kind
    self.expectsFailure = expectsFailure
    self.isWrapped = isWrapped
    self.output = output
    self.tokens = tokens
    self.hovers = hovers
    self.fullProgram = fullProgram
    self.mentions = mentions
    self.symbols = symbols
  }
}

extension Verdict {
  /// The outcome. An expected failure that fails as expected has passed.
  public enum Kind: Hashable, Sendable, Codable {
    case passed
    case failed
    /// Not compiled, with the reason as a phrase such as `ignore` or `needs macOS`.
    case skipped(String)
    /// Has placeholders: parsed but not compiled.
    case template

    /// `passed`, `failed`, `skipped` or `template`.
    public var name: String {
      switch self {
      case .passed: "passed"
      case .failed: "failed"
      case .skipped: "skipped"
      case .template: "template"
      }
    }

    /// Why it was skipped.
    public var reason: String? {
      if case .skipped(let reason) = self { reason } else { nil }
    }
  }
}
