public import LimnDiagnostics

/// The result of checking one snippet: whether it compiles, and the details that a page can show.
public struct Verdict: Record {
  /// The file that contains the snippet, relative to the root.
  public var path: String
  /// The line of the opening fence, from 1.
  public var line: Int
  /// The line of the closing fence, from 1.
  public var endLine: Int
  /// The location of the opening fence.
  public var location: Location { Location(path: path, line: line) }
  public var kind: Kind
  /// Whether this run could not check the snippet because of a problem outside of the snippet, such as a module that
  /// does not build.
  var isUnknown = false
  /// Whether the snippet is expected not to compile.
  public var expectsFailure = false
  /// Whether the snippet consists of declarations without bodies, which were compiled with generated bodies.
  var isInterface = false
  /// Whether the snippet does not parse.
  var hasSyntaxErrors = false
  /// The locations of the code blocks whose errors make this block fail. Each location is the first line of a block.
  /// The blocks can be on this page or on another page.
  public var causes: [Location] = []
  /// The locations of the snippet's errors that are outside of code blocks, for example in the imports of the page's
  /// front matter.
  public var errorLocations: [Location] = []
  /// The source code of the preview that the page shows for the snippet, if any.
  public var previewSource: String?
  /// The ids of the previews that the page shows below the snippet. The check leaves the array empty. A later step adds
  /// the ids.
  public var previews: [String] = []
  /// Whether the snippet consists of members, such as properties, that Limn wrapped in a type to compile them.
  public var isWrapped = false
  /// The output of the snippet's run; nil if the snippet was not run.
  public var output: String?
  /// The tokens in order; empty unless requested with ``CheckOptions/wantsTokens``.
  public var tokens: [Token] = []
  /// The hovers in order; empty unless requested with ``CheckOptions/wantsTokens``.
  public var hovers: [Hover] = []
  /// The snippet as a complete file that a reader can compile. The file contains the imports, and the declarations from
  /// earlier blocks that the snippet uses.
  public var fullProgram = ""
  /// The names that the snippet uses but no code block declares, sorted.
  public var mentions: [String] = []
  /// The USRs of external symbols that the snippet refers to or implements, sorted; empty unless requested with
  /// ``CheckOptions/wantsTokens``.
  public var symbols: [String] = []

  /// The outcome of the check. A snippet that is expected to fail has passed if it does not compile.
  public enum Kind: Record {
    case passed, failed
    /// The snippet was not compiled, or it was not run although its author marked it to run. The reason is a phrase
    /// such as `ignore` or `needs macOS`.
    case skipped(String)
    /// The snippet was parsed but not compiled, since it has placeholders.
    case template

    /// The snippet was not checked by this shard, since it belongs to another shard.
    public static let leftToAnotherShard = Kind.skipped("another shard")

    /// The kind as text: `passed`, `failed`, `skipped` or `template`.
    public var name: String {
      switch self {
      case .passed: "passed"
      case .failed: "failed"
      case .skipped: "skipped"
      case .template: "template"
      }
    }

    /// The reason why the snippet was skipped; nil if it was not skipped.
    public var reason: String? {
      if case .skipped(let reason) = self { reason } else { nil }
    }
  }

  /// Whether the location is in the code block.
  func holds(_ location: Location?) -> Bool {
    location.map { $0.path == path && ($0.line >= line && $0.line <= endLine) } ?? false
  }

  /// Whether an error at the location is an error of the snippet.
  func owns(_ location: Location?) -> Bool { holds(location) || location.map(errorLocations.contains) ?? false }
}

extension Array<Verdict> {
  /// Returns the index of the snippet that a diagnostic belongs to. The array must contain all verdicts of the
  /// diagnostic's page. A diagnostic in a code block belongs to the snippet of that block. A diagnostic in an output
  /// block belongs to the snippet above, and a diagnostic in an attribute comment to the snippet below.
  func ownerIndex(of diagnostic: Diagnostic) -> Int? {
    guard let line = diagnostic.location?.line else { return nil }
    if let inside = firstIndex(where: { $0.holds(diagnostic.location) }) { return inside }
    return diagnostic.kind == .outputDiffers ? lastIndex { $0.endLine < line } : firstIndex { $0.line > line }
  }
}
