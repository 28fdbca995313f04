/// Answers `#if os(…)` for the platform that an app is made for, since its code is hidden from a compiler on another.
enum PlatformConditions {
  /// The text with each condition on the platform replaced in its line; all other lines stay as they are.
  static func answered(_ text: String, for platform: String) -> String {
    guard text.contains("#if") || text.contains("#elseif") else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      let start = lines[index].drop { $0 == " " || $0 == "\t" }
      guard start.hasPrefix("#if") || start.hasPrefix("#elseif") else { continue }
      let answered = lines[index].replacing(/os\(\s*([A-Za-z]+)\s*\)/) { String($0.output.1) == platform ? "true" : "false" }
        .replacing(/targetEnvironment\(\s*[A-Za-z]+\s*\)/) { _ in "false" }
      lines[index] = Substring(answered)
    }
    return lines.joined(separator: "\n")
  }
}
