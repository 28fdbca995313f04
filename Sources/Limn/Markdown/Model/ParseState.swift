import LimnConfiguration
import LimnDiagnostics

/// A document in the making, which the passes complete one after the other.
struct ParseState {
  let source: [UInt8]
  let path: String
  let options: ParsingOptions
  let lines: LineTable
  var tree = Tree()
  var frontMatter = FrontMatter()
  /// The lines of the front matter, its two rules included.
  var skippedLines = 0
  /// Whether the file is UTF-8 without NUL.
  var isValid = true
  /// The lines of each footnote's definition.
  var footnoteLines: [ClosedRange<Int>] = []
  /// The comments that speak of a code block, and the fences in a comment, by node.
  var fenceDirectives: [Int32: Fence.Directive] = [:]
  var hiddenFences: [Fence] = []
  var fences: [Fence] = []
  var indentedCode: [IndentedCode] = []
  var headings: [Heading] = []
  var links: [LinkReference] = []
  var previews: [PreviewReference] = []
  var symbolLists: [SymbolListReference] = []
  var htmlAnchors: [String] = []
  var htmlReferences: [HTMLReference] = []
  var directives: [Directive] = []
  /// The fences that directives show, by the node of their code.
  var shownCode: [Int32: Fence] = [:]
  var diagnostics: [Diagnostic] = []

  init(source: [UInt8], path: String, options: ParsingOptions) {
    self.source = source
    self.path = path
    self.options = options
    self.lines = LineTable(source)
    tree.bytes.reserveCapacity(source.count + source.count / 4)
    tree.nodes.reserveCapacity(source.count / 32 + 8)
  }
}

extension ParseState {
  mutating func complete() {
    Encoding.check(&self)
    FrontMatterLines.read(&self)
    let footnotes = FootnoteDefinitions.find(in: self)
    let masked = FootnoteDefinitions.mask(footnotes, in: source)
    CommonMark.parse(textWithoutDirectives(masked), into: &tree, under: Tree.root)
    Directives.apply(&self)
    ShownCode.apply(&self)
    FootnoteDefinitions.parse(footnotes, &self)
    Tables.apply(&self)
    Comments.apply(&self)
    Tabs.apply(&self)
    Asides.apply(&self)
    TaskItems.apply(&self)
    TermLists.apply(&self)
    Symbols.apply(&self)
    InlineText.apply(&self)
    FootnoteDefinitions.finish(&self)
    Fences.collect(&self)
    Headings.collect(&self)
    Links.collect(&self)
    UndefinedReferences.collect(&self)
    HTMLAnchors.collect(&self)
    HTMLReference.collect(&self)
  }

  /// The text that libcmark reads.
  private mutating func textWithoutDirectives(_ masked: [UInt8]) -> MappedText {
    if options.directives {
      var reader = DirectiveReader(masked, lines)
      if let text = reader.read(skippedLines: skippedLines, isValid: isValid) {
        directives = reader.directives
        for problem in reader.problems { report(problem.severity, problem.id, problem.message, problem.range) }
        return text
      }
    }
    return MappedText(
      bytes: masked, lines: lines, start: lines.start(skippedLines + 1), skippedLines: skippedLines, isValid: isValid)
  }

  func location(_ range: SourceRange) -> Location { Location(range, path: path) }

  mutating func report(_ severity: Severity, _ id: String, _ message: String, _ range: SourceRange, notes: [Note] = []) {
    diagnostics.append(Diagnostic(severity: severity, id: id, message: message, location: location(range), notes: notes))
  }
}
