/// Prints diagnostics for a terminal: the location, the message, and the source line with a caret.
public struct HumanPrinter: Sendable {
  var source: SourceText
  var usesColor: Bool
  /// Whether to print all notes: the diagnostics of severity `note`, and every note of a diagnostic. If false, some
  /// notes are left out, and their number is printed.
  var showsNotes: Bool
  /// The maximum number of notes that are printed for each diagnostic if `showsNotes` is false. Some diagnostics have
  /// many notes. For example, a compiler error can have a note for each overload that does not match.
  private static let noteLimit = 4

  public init(source: SourceText, usesColor: Bool = false, showsNotes: Bool = true) {
    self.source = source
    self.usesColor = usesColor
    self.showsNotes = showsNotes
  }

  /// The diagnostic with its source excerpt, notes, and fixes, ending in a line break.
  public func text(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { paint("\($0): ", .bold) } ?? ""
    let severity = paint("\(diagnostic.severity.rawValue): ", diagnostic.isError ? .red : .yellow)
    var text =
      "\(place)\(severity)\(paint(diagnostic.message.withoutControls, .bold)) \(paint("[\(diagnostic.id)]", .dim))\n"
    if let location = diagnostic.location { text += excerpt(location) }
    let notes = diagnostic.notes.filter { !repeats($0, diagnostic) }
    // If only one note would be left out, print this note instead of the number.
    let shown = showsNotes || notes.count <= Self.noteLimit + 1 ? notes.count : Self.noteLimit
    for note in notes.prefix(shown) { text += self.text(note) }
    if shown < notes.count { text += "  \(notes.count - shown) more notes (use --verbose to show them)\n" }
    for fix in diagnostic.fixes {
      text += paint(fix.isSafe ? "  fix: " : "  suggestion: ", .cyan) + "\(fix.message.withoutControls)\n"
    }
    return text
  }

  /// Returns the diagnostics, followed by the totals of each phase and by the numbers of errors and warnings. If
  /// `showsNotes` is false, the number of diagnostics of severity `note` replaces their text.
  public func text(_ report: CheckReport) -> String {
    let shown = report.diagnostics.filter { showsNotes || $0.severity != .note }
    var text = shown.map { self.text($0) }.withLineFeeds
    if !text.isEmpty { text += "\n" }
    let hidden = report.diagnostics.count - shown.count
    if hidden > 0 {
      text += hidden == 1 ? "1 note (use --verbose to show it)\n" : "\(hidden) notes (use --verbose to show them)\n"
    }
    for phase in report.phases { text += phase.line + "\n" }
    return text + totals(report)
  }

  /// The numbers of errors and warnings, ending in a line break. `no errors` is printed only if something was checked.
  public func totals(_ report: CheckReport) -> String {
    var counts = [(report.errorCount, "error"), (report.warningCount, "warning")].filter { $0.0 > 0 }
      .map { $0.0.counted($0.1) }
    let isChecked = report.phases.isEmpty || report.coversSomething
    if counts.isEmpty, !isChecked { return paint("nothing was checked", .bold) + "\n" }
    let isGood = counts.isEmpty
    if report.errorCount == 0, isChecked {
      let new = report.phases.contains { $0.name == CheckPhase.baseline } ? "new " : ""
      let part = report.phases.contains { $0.skip != nil } ? " in what was checked" : ""
      counts.insert("no \(new)errors\(part)", at: 0)
    }
    return paint(counts.withCommas, isGood ? .green : .bold) + "\n"
  }

  /// Whether a note has the same text as a fix of the diagnostic, and refers to the same line as the diagnostic. Such a
  /// note is not printed, since the fix is printed with the same text.
  private func repeats(_ note: Note, _ diagnostic: Diagnostic) -> Bool {
    guard let location = note.location, location.path == diagnostic.location?.path,
      location.line == diagnostic.location?.line
    else {
      return false
    }
    return diagnostic.fixes.contains { $0.message == note.message }
  }

  private func text(_ note: Note) -> String {
    guard let location = note.location else { return paint("  note: ", .cyan) + "\(note.message.withoutControls)\n" }
    return "\(location): " + paint("note: ", .cyan) + "\(note.message.withoutControls)\n" + excerpt(location)
  }

  /// The maximum number of characters that are shown on each side of the start of the marked text.
  private static let reach = (before: 60, after: 100)

  /// The source line, followed by a line with a caret below the column. Both lines contain the same tabs, so that the
  /// caret is below the right character. A long line is cut around the column.
  private func excerpt(_ location: Location) -> String {
    guard let written = source.line(location.line, of: location.path) else { return "" }
    let start = min(location.column - 1, written.utf8.count)
    let hasEnd = (location.endLine ?? location.line) == location.line
    let end = min(max(start, hasEnd ? (location.endColumn ?? 0) - 1 : start), written.utf8.count)
    func text(_ bytes: Range<Int>) -> String {
      written.utf8.dropFirst(bytes.lowerBound).prefix(bytes.count).text.withoutControls
    }
    var (before, marked, after) = (text(0..<start), text(start..<end), text(end..<written.utf8.count))
    if before.count + marked.count + after.count > Self.reach.before + Self.reach.after {
      if before.count > Self.reach.before { before = "…" + before.suffix(Self.reach.before) }
      let rest = Self.reach.after - marked.count
      if rest < 0 {
        marked = marked.prefix(Self.reach.after) + "…"
        after = ""
      } else if after.count > rest {
        after = after.prefix(rest) + "…"
      }
    }
    let number = String(location.line)
    let margin = String(repeating: " ", count: number.count)
    let caret = paint("^" + String(repeating: "~", count: max(1, marked.count) - 1), .green)
    return "  \(number) | \(before)\(marked)\(after)\n  \(margin) | \(Self.indent(below: before))\(caret)\n"
  }

  /// White space as wide as a text in a terminal. Some characters, such as Chinese ones, take up two columns. Tabs are
  /// kept.
  private static func indent(below text: String) -> String {
    String(text.map { $0 == "\t" ? "\t" : " " }) + String(repeating: " ", count: text.count(where: isWide))
  }

  /// Whether a character takes up two columns in a terminal.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x1100...0x115f).contains(scalar) || (0x2e80...0xa4cf).contains(scalar)
      || (0xac00...0xd7a3).contains(scalar)
      || (0xf900...0xfaff).contains(scalar) || (0xfe30...0xfe6f).contains(scalar) || (0xff00...0xff60).contains(scalar)
      || (0x1f300...0x1faff).contains(scalar) || (0x20000...0x3fffd).contains(scalar)
  }

  private enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case cyan = "36"
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    usesColor ? "\u{1b}[\(paint.rawValue)m\(text)\u{1b}[0m" : text
  }
}

extension Unicode.Scalar {
  /// Whether terminals and editors show nothing for the character, so that two different texts look the same. The
  /// joiners of emoji and of some scripts are not included, since they change what is shown.
  public var isInvisible: Bool {
    switch value {
    case 0xad, 0x61c, 0x180e, 0x200b, 0x200e, 0x200f, 0x2060...0x2064, 0xfeff: true
    default: false
    }
  }

  /// The character as an escape sequence of a Swift string literal, such as `\u{200B}`.
  public var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}

extension String {
  /// The text with all control characters replaced by visible symbols, except tabs and line breaks. Characters that
  /// change the text direction are replaced too. Without the replacement, a program's output could imitate a line of
  /// the report. Characters without a picture are written as escape sequences.
  fileprivate var withoutControls: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 9, 10: result.append(scalar)
      case 0..<0x20: result.append(UnicodeScalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7f: result.append("\u{2421}")
      case 0x80..<0xa0, 0x202a...0x202e, 0x2066...0x2069: result.append("\u{FFFD}")
      case _ where scalar.isInvisible: result.append(contentsOf: scalar.escaped.unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
