import LimnMarkup

/// Renders directives of tutorials as HTML that works without scripts.
extension HTMLWriter {
  mutating func openTutorialPart(_ directive: Directive, _ node: Node) {
    switch directive.name {
    case "Intro": output.add("<div class=\"intro\">\n")
    case "Chapter": output.add("<div class=\"chapter\">\n")
    case "ContentAndMedia", "Stack": output.add("<div class=\"content-and-media\">\n")
    case "Steps":
      steps = 0
      output.add("<div class=\"steps\">\n")
    case "Step":
      steps += 1
      output.add("<div class=\"step\">\n<p class=\"step-number\">Step ")
      output.write(steps)
      output.add("</p>\n")
    case "MultipleChoice": output.add("<div class=\"question\">\n")
    case "Choice": output.add("<div class=\"choice\">\n")
    case "Justification":
      writeAnswer(isCorrect: isCorrect(node.parent))
      if let reaction = directive.arguments["reaction"] {
        output.add("<p>")
        output.write(reaction)
        output.add("</p>\n")
      }
    default: break
    }
  }

  mutating func closeTutorialPart(_ directive: Directive, _ node: Node) {
    switch directive.name {
    case "Intro", "Chapter", "ContentAndMedia", "Stack", "Steps", "Step", "MultipleChoice":
      output.newline()
      output.add("</div>\n")
    case "Choice":
      output.newline()
      if !holdsJustification(node) {
        writeAnswer(isCorrect: directive.arguments["isCorrect"] == "true")
        output.add("</details>\n")
      }
      output.add("</div>\n")
    case "Justification":
      output.newline()
      output.add("</details>\n")
    default: break
    }
  }

  /// Opens an expandable element that says whether a choice is correct.
  private mutating func writeAnswer(isCorrect: Bool) {
    output.add("<details>\n<summary>Check this answer</summary>\n<p><strong>")
    output.add(isCorrect ? "Correct" : "Incorrect")
    output.add("</strong></p>\n")
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
