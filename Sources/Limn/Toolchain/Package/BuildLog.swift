public import LimnDiagnostics
import LimnPlatform

/// Finds the errors in the output of SwiftPM or the compiler.
struct BuildLog {
  var text: String
  /// The folder that the paths in diagnostics are relative to.
  var root: String

  /// The text without repetitions. One run of the compiler compiles several files. If its output is not a terminal,
  /// SwiftPM prints the run's messages again after the progress line of each of these files, which can be hundreds of
  /// times. Here the messages stay only after the first of these lines.
  var withoutRepetition: String {
    var kept: [Substring] = []
    var messages: [Substring] = []
    var seen = Set<[Substring]>()
    func endMessages() {
      if messages.isEmpty || seen.insert(messages).inserted { kept += messages }
      messages = []
    }
    for line in text.lines {
      if line.prefixMatch(of: #/\[\d+\/\d+\] /#) == nil {
        messages.append(line)
      } else {
        endMessages()
        kept.append(line)
      }
    }
    endMessages()
    return kept.withLineFeeds
  }

  /// Whether only sources that do not compile are the reason for the failure. The same compiler then fails again on the
  /// same sources. Errors without a location can have a reason that disappears, such as a missing network, a full disk,
  /// a signal, or a header that is not installed. A framework's header, such as `UIKit/UIKit.h`, is never installed.
  var hasOnlySourceErrors: Bool {
    let errors = text.lines.filter { $0.contains("error: ") && $0.firstMatch(of: /^\s*\d*\s*\|/) == nil }
    let others = errors.filter {
      !$0.contains(/^.+:\d+:\d+: error: |: fatal error: '([A-Z]\w*)\/\1\.h' file not found/)
    }
    return others.count < errors.count
      && others.allSatisfy {
        $0.contains(/error: (?:fatalError|(?:compile|emit-module) command failed with exit code 1 )/)
      }
  }

  /// Returns the errors that have a location, with their notes and without duplicates. If no error has a location,
  /// returns one error that summarizes the output. `subject` names the thing that was built.
  func diagnostics(of subject: String) -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    let found = CompilerDiagnostic.errors(in: text).compactMap { error in
      // Some messages of the compiler start with a space.
      var found = Diagnostic(.packageBuild, String(error.message.drop { $0 == " " }), at: location(of: error))
      let isNew = seen.insert(found).inserted
      for note in error.notes {
        // The compiler reports an error inside a macro expansion without a location in a source file. The note that
        // follows the error contains the location where the macro is used. So the error gets the location of the note.
        if found.location?.path.hasPrefix("macro expansion") == true, note.message.hasPrefix("expanded code") {
          found.location = location(of: note)
        } else if let place = location(of: note), case let note = Self.note(note.message, at: place),
          !found.notes.contains(note)
        {
          found.notes.append(note)
        }
      }
      return isNew ? found : nil
    }
    return found.isEmpty ? [summary(of: subject)] : found.sorted()
  }

  /// The location of a diagnostic, relative to the root. Notes about the expansion of a macro are drawn as a tree.
  private func location(of diagnostic: CompilerDiagnostic) -> Location? {
    diagnostic.position.map { position in
      let path = String(position.file.drop { " |`-".contains($0) })
      return Location(
        path: path.after(prefix: root + "/") ?? path, line: position.line,
        column: position.column)
    }
  }

  /// Returns one error for the whole output. Its message is the most informative line, and its notes are other error
  /// lines.
  private func summary(of subject: String) -> Diagnostic {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("[") && !$0.hasPrefix("Building for") }.map(
      String.init)
    let errors = lines.compactMap { line in line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } }
    // Leave out messages that only say that a command or the manifest failed. Such a message does not contain the
    // actual error.
    let isFailedManifest = { (error: String) in error.contains("Invalid manifest (compiled with:") }
    let causes = errors.filter { error in
      !error.contains("command failed") && !error.contains("(use -v to see invocation)") && !isFailedManifest(error)
        && error != "fatalError"
    }
    // A manifest is a program. If SwiftPM prints only the command that compiled the manifest, and no other error, the
    // manifest compiles but fails at run time.
    if causes.isEmpty, errors.contains(where: isFailedManifest) {
      return .init(
        .packageBuild, "\(subject) compiles, but when it runs, it exits before it can describe the package",
        at: .manifest,
        notes: [Note("look in the manifest for a call to 'exit', a forced unwrap of nil or another trap")])
    }
    let dependency = unfetchedDependency(lines, errors: errors)
    let fetchFailure = dependency.map { "the dependency '\($0)' \(Self.unfetched)" }
    let reason = fetchFailure ?? causes.first ?? errors.first ?? lines.last ?? "no reason was given"
    let notes = (causes + errors).unique.filter { $0 != reason }.prefix(4).map { Note($0) }
    return .init(
      .packageBuild, "\(subject) does not build: \(reason)", at: .manifest,
      notes: notes + (dependency == nil ? [] : [Self.adviceOnFetching]) + [
        Note("'--verbose' prints the complete output of SwiftPM")
      ])
  }

  /// The end of the message about a dependency that SwiftPM could not fetch.
  fileprivate static let unfetched = "could not be fetched"
  static let adviceOnFetching = Note(
    "check the network and the address, or name a local copy with 'swift package config set-mirror'")

  /// Returns the address of the dependency that SwiftPM could not fetch. Returns nil if the build failed for another
  /// reason.
  ///
  /// If SwiftPM reports only that a Git command failed, its error contains the name of a folder instead of the address.
  /// The address is then taken from the line that starts with "Fetching" and names this folder, or else from the last.
  private func unfetchedDependency(_ lines: [String], errors: [String]) -> String? {
    if let match = errors.lazy.compactMap({ $0.firstMatch(of: /Failed to clone repository (\S+?):?$/) }).first {
      return String(match.1)
    }
    guard let failed = errors.first(where: { $0.contains("Git command '") }) else { return nil }
    let fetched = lines.compactMap { $0.after(prefix: "Fetching ") }
    return fetched.first { failed.contains("/" + $0.fileName.trimmingSuffix(".git")) } ?? fetched.last
  }

  /// Creates a note from a message of the compiler. If the message is about a declaration in a module without sources,
  /// the compiler prints the declaration's name in place of a path. An example of such a name is
  /// `XCTest.XCTestCase.setUp`. In this case, the note has no location, and its message ends with the name.
  private static func note(_ message: String, at location: Location) -> Note {
    let path = location.path
    let isDeclaration =
      path.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*(\..+)+/) != nil && !path.contains("/") && !isSource(path)
    return isDeclaration ? Note("\(message): '\(path)'") : Note(message, at: location)
  }

  private static func isSource(_ path: String) -> Bool {
    ["swift", "h", "hpp", "c", "cc", "cpp", "m", "mm", "modulemap"].contains { path.hasSuffix("." + $0) }
  }
}

extension Diagnostic {
  /// Whether a target does not build because SwiftPM could not fetch a dependency.
  public var isUnfetched: Bool { message.hasSuffix(BuildLog.unfetched) }
}

extension Location {
  /// The package's manifest.
  public static let manifest = Location(path: "Package.swift")
}
