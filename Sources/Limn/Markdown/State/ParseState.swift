import LimnConfiguration
import LimnDiagnostics

/// The state of parsing a document. Several passes run in order, and each pass adds its results to this state.
struct ParseState {
  let source: [UInt8]
  let path: String
  let options: ParsingOptions
  let lines: LineTable
  var tree: Tree
  var frontMatter = FrontMatter()
  /// The number of lines that front matter takes, including its two `---` lines.
  var skippedLines = 0
  /// Whether the file is valid UTF-8 without NUL bytes.
  var isValid = true
  /// The range of lines for each footnote's definition.
  var footnoteLines: [ClosedRange<Int>] = []
  /// The `<!-- swift: … -->` directives. Each key is the index of the node to which the directive applies: a code
  /// block, or an HTML comment with hidden code blocks.
  var fenceDirectives: [Int32: Fence.Directive] = [:]
  var hiddenFences: [Fence] = []
  var fences: [Fence] = []
  var looseCode: [LooseCode] = []
  var headings: [Heading] = []
  var links: [LinkReference] = []
  var insertions: [Insertion] = []
  var htmlAnchors: [String] = []
  var htmlReferences: [HTMLReference] = []
  var directives: [Directive] = []
  /// The code blocks that `@Code` and `@Snippet` directives display. The keys are the nodes of the code blocks.
  var shownCode: [Int32: Fence] = [:]
  /// The number of empty cells that may be added to short rows of tables.
  var addableCells = 100_000
  var diagnostics: [Diagnostic] = []

  init(source: [UInt8], path: String, options: ParsingOptions) {
    self.source = source
    self.path = path
    self.options = options
    lines = LineTable(source)
    tree = Tree(source: source, lines: lines)
  }

  func location(_ range: SourceRange) -> Location { Location(range, path: path) }

  mutating func report(_ kind: DiagnosticKind, _ message: String, _ range: SourceRange, notes: [Note] = []) {
    diagnostics.add(kind, message, at: location(range), notes: notes)
  }
}
