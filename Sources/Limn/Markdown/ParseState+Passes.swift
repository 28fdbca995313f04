extension ParseState {
  /// Runs all passes.
  init(parsing bytes: [UInt8], path: String, options: ParsingOptions) {
    self.init(source: bytes, path: path, options: options)
    complete()
  }

  private mutating func complete() {
    checkEncoding()
    readFrontMatter()
    let footnotes = footnoteDefinitions
    CommonMark.parse(textWithoutDirectives(sourceWithout(footnotes)), into: &tree, under: Tree.root)
    recognizeDirectives()
    addShownCode()
    addFootnotes(footnotes)
    recognizeTables()
    recognizeComments()
    recognizeTabs()
    recognizeAsides()
    recognizeTaskItems()
    recognizeTermLists()
    recognizeSymbols()
    recognizeInlineExtensions()
    sortFootnotes()
    collectFences()
    collectHeadings()
    collectLinks()
    UndefinedReferences.collect(&self)
    let tags = HTMLTag.all(in: self)
    HTMLReference.collect(tags, &self)
    HTMLMistakes.report(tags, &self)
    reportTextMistakes()
  }

  /// Returns the text that libcmark parses. If the options allow directives, HTML comments replace the opening and
  /// closing lines of directives.
  private mutating func textWithoutDirectives(_ masked: [UInt8]) -> MappedText {
    if options.directives {
      var reader = DirectiveReader(masked, lines)
      if let text = reader.read(skippedLines: skippedLines, isValid: isValid) {
        directives = reader.directives
        for problem in reader.problems { report(problem.kind, problem.message, problem.range) }
        return text
      }
    }
    return MappedText(
      bytes: masked, lines: lines, start: lines.start(skippedLines + 1), skippedLines: skippedLines, isValid: isValid)
  }
}
