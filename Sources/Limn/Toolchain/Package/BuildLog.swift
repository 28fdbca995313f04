import LimnDiagnostics

/// Finds the errors in the output of SwiftPM or the compiler.
struct BuildLog {
  var text: String
  /// The folder that paths in diagnostics are relative to.
  var root: String
}

extension BuildLog {
  /// The errors that have a location, without duplicates and with their notes; if there are none, the whole output as one error about
  /// `subject`.
  func diagnostics(of subject: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var seen = Set<Diagnostic>()
    for line in text.split(separator: "\n") {
      guard let entry = entry(line) else { continue }
      switch entry.kind {
      case "error":
        let error = Diagnostic.error("package-build", entry.message, at: entry.location)
        if seen.insert(error).inserted { found.append(error) }
      // An error inside a macro expansion is reported at the macro's use.
      case "note" where found.last?.location?.path.hasPrefix("macro expansion") == true && entry.message.hasPrefix("expanded code"):
        found[found.count - 1].location = entry.location
      case "note" where !found.isEmpty:
        let note = Note(entry.message, at: entry.location)
        if !found[found.count - 1].notes.contains(note) { found[found.count - 1].notes.append(note) }
      default: break
      }
    }
    return found.isEmpty ? [summary(of: subject)] : found.sorted()
  }

  /// The whole output as one error: its most informative line, with the other lines as notes.
  private func summary(of subject: String) -> Diagnostic {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("[") && !$0.hasPrefix("Building for") }.map(String.init)
    let errors = lines.compactMap { line in line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } }
    // Messages such as "emit-module command failed with exit code 1 (use -v to see invocation)" do not name the actual error.
    let isFailedManifest = { (error: String) in error.contains("Invalid manifest (compiled with:") }
    let causes = errors.filter { error in
      !error.contains("command failed") && !error.contains("(use -v to see invocation)") && !isFailedManifest(error)
        && error != "fatalError"
    }
    // A manifest is a program: of one that compiles and then fails, SwiftPM prints only how it was compiled.
    if causes.isEmpty, errors.contains(where: isFailedManifest) {
      return .error(
        "package-build", "\(subject) compiles, but when it runs it ends without describing the package",
        at: Location(path: "Package.swift"),
        notes: [Note("look for a call of 'exit', a failed unwrapping or another trap in it")])
    }
    let reason = causes.first ?? errors.first ?? lines.last ?? "no reason was given"
    var seen: Set = [reason]
    let notes = (causes + errors).filter { seen.insert($0).inserted }.prefix(4).map { Note($0) }
    return .error(
      "package-build", "\(subject) does not build: \(reason)", at: Location(path: "Package.swift"),
      notes: notes + [Note("'--verbose' prints the complete output of SwiftPM")])
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
