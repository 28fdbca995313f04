import LimnDiagnostics

/// What SwiftPM or the compiler printed, read for the mistakes in it.
struct BuildLog {
  var text: String
  /// The folder that paths in diagnostics are relative to.
  var root: String
}

extension BuildLog {
  /// The errors with a place, each once and with its notes; without one, what was printed as a single error about `subject`.
  func diagnostics(of subject: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var seen = Set<Diagnostic>()
    for line in text.split(separator: "\n") {
      guard let entry = entry(line) else { continue }
      switch entry.kind {
      case "error":
        let error = Diagnostic.error("package-build", entry.message, at: entry.location)
        if seen.insert(error).inserted { found.append(error) }
      // A mistake in what a macro made belongs to where the macro stands.
      case "note" where found.last?.location?.path.hasPrefix("macro expansion") == true && entry.message.hasPrefix("expanded code"):
        found[found.count - 1].location = entry.location
      case "note" where !found.isEmpty:
        let note = Note(entry.message, at: entry.location)
        if !found[found.count - 1].notes.contains(note) { found[found.count - 1].notes.append(note) }
      default: break
      }
    }
    if found.isEmpty {
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("[") && !$0.hasPrefix("Building for") }
      let errors = lines.filter { $0.hasPrefix("error: ") }.map { String($0.dropFirst(7)) }
      let reason = errors.first ?? lines.last.map(String.init) ?? "no reason was given"
      found = [.error("package-build", "\(subject) does not build: \(reason)", at: Location(path: "Package.swift"))]
    }
    return found.sorted()
  }

  /// `path:line:column: kind: message`
  private func entry(_ line: Substring) -> (location: Location, kind: Substring, message: String)? {
    for kind in ["error", "note"] {
      guard let range = line.firstRange(of: ": \(kind): ") else { continue }
      let place = line[..<range.lowerBound].drop { " |`-".contains($0) }.split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else { continue }
      let path = place[..<(place.count - 2)].joined(separator: ":")
      let relative = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
      return (Location(path: relative, line: row, column: column), Substring(kind), String(line[range.upperBound...]))
    }
    return nil
  }
}
