/// Converts the arguments of a tutorial's directives to Markdown. Titles become headings, and references become links.
enum TutorialText {
  /// The Markdown lines to insert after the opening line of a directive.
  ///
  /// - Parameter outer: the enclosing directives, outermost first.
  static func lines(of directive: Directive, in outer: [Directive]) -> [String] {
    func heading(_ level: Int, _ label: String) -> [String] {
      directive.arguments[label].map { [String(repeating: "#", count: level) + " " + $0] } ?? []
    }
    switch directive.name {
    case "Intro": return heading(1, "title") + details(of: outer.last { ["Tutorial", "Article"].contains($0.name) })
    case "Section", "Volume": return heading(2, directive.name == "Section" ? "title" : "name")
    case "Chapter": return heading(outer.contains { $0.name == "Volume" } ? 3 : 2, "name")
    case "Assessments": return ["## Check your understanding"]
    case "Resources": return ["## Resources"]
    case "TutorialReference":
      guard let name = directive.arguments["tutorial"] else { return [] }
      return [name.hasPrefix("doc:") ? "<\(name)>" : "<doc:\(name)>"]
    case "XcodeRequirement":
      return link(directive.arguments["title"] ?? "Requirements", directive.arguments["destination"]).map { [$0] } ?? []
    default:
      guard let title = resources[directive.name], outer.last?.name == "Resources" else { return [] }
      return ["### " + (link(title, directive.arguments["destination"]) ?? title)]
    }
  }

  private static let resources = [
    "Documentation": "Documentation", "SampleCode": "Sample code", "Downloads": "Downloads", "Videos": "Videos",
    "Forums": "Forums",
  ]

  private static func link(_ title: String, _ destination: String?) -> String? {
    destination.map { "[\(title)](<\($0)>)" }
  }

  /// The duration of a tutorial, and a link to the tutorial's project files.
  private static func details(of tutorial: Directive?) -> [String] {
    var lines: [String] = []
    if let time = tutorial?.arguments["time"] {
      lines += ["", "Estimated time: \(time) \(time == "1" ? "minute" : "minutes")", ""]
    }
    if let files = link("Download the project files", tutorial?.arguments["projectFiles"]) { lines += ["", files, ""] }
    return lines
  }
}
