// Directives of tutorials. Titles become headings, and references become links.
extension DirectiveKind {
  static let tutorials: [DirectiveKind] = [
    DirectiveKind("Tutorials", "the overview of all tutorials", arguments: ["name"]),
    DirectiveKind("Tutorial", "a tutorial with a page of its own", arguments: ["time", "projectFiles"]),
    DirectiveKind("Article", "an article among tutorials", arguments: ["time"]),
    box("Intro", class: "intro", "the introduction, with its title and the time", arguments: ["title"])
      .with {
        $0.lines = { directive, outer in
          let tutorial = outer.last { ["Tutorial", "Article"].contains($0.name) }
          var lines = heading(1, directive.arguments["title"])
          if let time = tutorial?.arguments["time"] {
            lines += ["", "Estimated time: \(time) \(time == "1" ? "minute" : "minutes")", ""]
          }
          if let files = link("Download the project files", tutorial?.arguments["projectFiles"]) {
            lines += ["", files, ""]
          }
          return lines
        }
      },
    DirectiveKind("Volume", "a group of chapters", arguments: ["name"]).with {
      $0.lines = { directive, _ in heading(2, directive.arguments["name"]) }
    },
    box("Chapter", class: "chapter", "a group of tutorials, which it orders", arguments: ["name"])
      .with {
        $0.lines = { directive, outer in
          heading(outer.contains { $0.name == "Volume" } ? 3 : 2, directive.arguments["name"])
        }
      },
    DirectiveKind("TutorialReference", "a link to a tutorial", arguments: ["tutorial"])
      .with {
        $0.lines = { directive, _ in
          directive.arguments["tutorial"].map { [$0.hasPrefix("doc:") ? "<\($0)>" : "<doc:\($0)>"] } ?? []
        }
      },
    DirectiveKind("Resources", "a section of links to other sources").with {
      $0.lines = { _, _ in heading(2, "Resources") }
    },
    DirectiveKind(
      "XcodeRequirement", "a link to what the tutorial requires", arguments: ["title", "destination"]
    ).with {
      $0.lines = { directive, _ in
        link(directive.arguments["title"] ?? "Requirements", directive.arguments["destination"]).map { [$0] } ?? []
      }
    },
    DirectiveKind("Section", "a section with its title", arguments: ["title"]).with {
      $0.lines = { directive, _ in heading(2, directive.arguments["title"]) }
    },
    box("ContentAndMedia", class: "content-and-media", "text beside an image"),
    box("Stack", class: "content-and-media", "several columns of text and images"),
    box("Steps", class: "steps", "numbered steps").with {
      $0.open = { writer, _, _ in
        writer.steps = 0
        writer.output.add("<div class=\"steps\">\n")
      }
    },
    box("Step", class: "step", "a step with its number").with {
      $0.open = { writer, _, _ in
        writer.steps += 1
        writer.output.add("<div class=\"step\">\n<p class=\"step-number\">Step \(writer.steps)</p>\n")
      }
    },
    DirectiveKind("Assessments", "a section of questions").with {
      $0.lines = { _, _ in heading(2, "Check your understanding") }
    },
    box("MultipleChoice", class: "question", "a question with its choices"),
    box(
      "Choice", class: "choice", "an answer that says on demand whether it is correct", arguments: ["isCorrect"]
    ).with {
      $0.close = { writer, directive, node in
        writer.output.newline()
        if !writer.holdsJustification(node) {
          writer.writeAnswer(isCorrect: directive.isCorrect)
          writer.output.add("</details>\n")
        }
        writer.output.add("</div>\n")
      }
    },
    DirectiveKind(
      "Justification", "the explanation of an answer", arguments: ["reaction"]
    ).with {
      $0.open = { writer, directive, node in
        writer.writeAnswer(isCorrect: writer.directive(node.parent)?.isCorrect == true)
        if let reaction = directive.arguments["reaction"] {
          writer.output.add("<p>")
          writer.output.write(reaction)
          writer.output.add("</p>\n")
        }
      }
      $0.close = { writer, _, _ in writer.close("</details>\n") }
    },
  ]

  /// Groups of links in a section of resources.
  static let resources = [
    ("Documentation", "Documentation"), ("SampleCode", "Sample code"), ("Downloads", "Downloads"),
    ("Videos", "Videos"), ("Forums", "Forums"),
  ].map(resource)

  /// A group of links in a section of resources.
  private static func resource(_ name: String, _ title: String) -> DirectiveKind {
    DirectiveKind(name, "a group of resources", arguments: ["destination"]).with {
      $0.lines = { directive, outer in
        guard outer.last?.name == "Resources" else { return [] }
        return heading(3, link(title, directive.arguments["destination"]) ?? title)
      }
    }
  }

  private static func heading(_ level: Int, _ title: String?) -> [String] {
    title.map { [String(repeating: "#", count: level) + " " + $0] } ?? []
  }

  private static func link(_ title: String, _ destination: String?) -> String? {
    destination.map { "[\(title)](<\($0)>)" }
  }
}

extension Directive {
  fileprivate var isCorrect: Bool { arguments["isCorrect"] == "true" }
}

extension HTMLWriter {
  /// Opens an expandable element that says whether a choice is correct.
  fileprivate mutating func writeAnswer(isCorrect: Bool) {
    output.add("<details>\n<summary>Check this answer</summary>\n<p><strong>")
    output.add(isCorrect ? "Correct" : "Incorrect")
    output.add("</strong></p>\n")
  }

  fileprivate func directive(_ index: Int32) -> Directive? {
    index != Node.none && tree[index].kind == .directive ? document.directives[Int(tree[index].value)] : nil
  }

  fileprivate func holdsJustification(_ choice: Node) -> Bool {
    tree.siblings(from: choice.firstChild).contains { directive($0)?.name == "Justification" }
  }
}
