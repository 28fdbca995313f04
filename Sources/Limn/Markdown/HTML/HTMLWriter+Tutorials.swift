/// Renders directives of tutorials as HTML that works without scripts.
extension HTMLWriter {
  mutating func openTutorialPart(_ directive: Directive, _ node: Node) {
    switch directive.name {
    case "Intro": output.write("<div class=\"intro\">\n")
    case "Chapter": output.write("<div class=\"chapter\">\n")
    case "ContentAndMedia", "Stack": output.write("<div class=\"content-and-media\">\n")
    case "Steps":
      steps = 0
      output.write("<div class=\"steps\">\n")
    case "Step":
      steps += 1
      output.write("<div class=\"step\">\n<p class=\"step-number\">Step ")
      output.write(number: steps)
      output.write("</p>\n")
    case "MultipleChoice": output.write("<div class=\"question\">\n")
    case "Choice": output.write("<div class=\"choice\">\n")
    case "Justification":
      writeAnswer(isCorrect: isCorrect(node.parent))
      if let reaction = directive.arguments["reaction"] {
        output.write("<p>")
        output.write(escaping: reaction)
        output.write("</p>\n")
      }
    default: break
    }
  }

  mutating func closeTutorialPart(_ directive: Directive, _ node: Node) {
    switch directive.name {
    case "Intro", "Chapter", "ContentAndMedia", "Stack", "Steps", "Step", "MultipleChoice":
      output.newline()
      output.write("</div>\n")
    case "Choice":
      output.newline()
      if !holdsJustification(node) {
        writeAnswer(isCorrect: directive.arguments["isCorrect"] == "true")
        output.write("</details>\n")
      }
      output.write("</div>\n")
    case "Justification":
      output.newline()
      output.write("</details>\n")
    default: break
    }
  }

  /// Opens an expandable element that says whether a choice is correct.
  private mutating func writeAnswer(isCorrect: Bool) {
    output.write("<details>\n<summary>Check this answer</summary>\n<p><strong>")
    output.write(isCorrect ? "Correct" : "Incorrect")
    output.write("</strong></p>\n")
  }

  private func isCorrect(_ choice: Int32) -> Bool {
    guard choice != Node.none, tree[choice].kind == .directive else { return false }
    return document.directives[Int(tree[choice].value)].arguments["isCorrect"] == "true"
  }

  private func holdsJustification(_ choice: Node) -> Bool {
    var child = choice.firstChild
    while child != Node.none {
      if tree[child].kind == .directive, document.directives[Int(tree[child].value)].name == "Justification" {
        return true
      }
      child = tree[child].next
    }
    return false
  }
}
