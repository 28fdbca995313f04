import SemanticTree

extension SemanticNode.TextRun {
  func with(_ text: String) -> Self {
    var run = self
    run.text = text
    return run
  }

  /// Returns a copy of this run in which each nil property has the value of the surrounding run.
  func inheriting(_ outer: Self) -> Self {
    var run = self
    run.font = run.font ?? outer.font
    run.foreground = run.foreground ?? outer.foreground
    run.bold = run.bold ?? outer.bold
    run.italic = run.italic ?? outer.italic
    run.code = run.code ?? outer.code
    run.underline = run.underline ?? outer.underline
    run.strikethrough = run.strikethrough ?? outer.strikethrough
    run.link = run.link ?? outer.link
    return run
  }
}

extension [SemanticNode.TextRun] {
  /// Adds a run. If the run has the same style as the last run, the two runs are merged.
  mutating func join(_ run: SemanticNode.TextRun) {
    if let last, last.with("") == run.with(""), run.symbol == nil {
      self[count - 1].text += run.text
    } else {
      append(run)
    }
  }
}
