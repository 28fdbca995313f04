/// A mistake in the project: where it is, what is wrong, and what to do.
///
/// A failure of the environment, such as a missing compiler, is an ``EnvironmentFailure`` instead.
public struct Diagnostic: Record, Comparable {
  public var severity: Severity
  /// The stable id in kebab case, such as `unknown-attribute`: the id of a ``DiagnosticKind``, of an architecture rule,
  /// or of the compiler.
  public var id: String
  /// The description of the mistake: one line without a period at the end.
  public var message: String
  /// The location of the mistake. Nil if the mistake has no single location, for example if a folder is missing.
  public var location: Location?
  public var notes: [Note]
  public var fixes: [Fix]

  public init(
    severity: Severity, id: String, message: String, location: Location? = nil, notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.location = location
    self.notes = notes
    self.fixes = fixes
  }

  /// - Parameter severity: the default is the severity of the kind.
  public init(
    _ kind: DiagnosticKind, _ message: String, severity: Severity? = nil, at location: Location? = nil,
    notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.init(
      severity: severity ?? kind.severity, id: kind.id, message: message, location: location, notes: notes, fixes: fixes
    )
  }

  public var isError: Bool { severity == .error }

  /// Nil for a violation of a rule, or an error of the compiler.
  public var kind: DiagnosticKind? { DiagnosticKind(id: id) }

  /// Returns the error for a missing result in a run that only reads the cache.
  ///
  /// - Parameter job: What the job does that must compute the result, such as `checks this snippet`.
  public static func notInCache(_ message: String, job: String, at location: Location) -> Self {
    let note =
      "the job that \(job) must store its results with --cache-push; without --from-cache, Limn computes missing results"
    return .init(.notInCache, message, at: location, notes: [Note(note)])
  }

  /// The location, message, and id in one line.
  public var line: String { (location.map { "\($0): " } ?? "") + "\(message) [\(id)]" }

  /// Sorts by location, severity, id, and message, and then by the text of the notes and fixes. Different diagnostics
  /// are never of the same order, so a sorted set of diagnostics is the same in every run. Diagnostics without a
  /// location come first.
  public static func < (a: Self, b: Self) -> Bool {
    let (one, other) = (a.order, b.order)
    return one == other ? "\(a.notes) \(a.fixes)" < "\(b.notes) \(b.fixes)" : one < other
  }

  private var order: (Location, Severity, String, String) {
    (location ?? Location(path: "", line: 0), severity, id, message)
  }
}

extension [Diagnostic] {
  public var hasErrors: Bool { contains(where: \.isError) }

  /// - Parameter severity: the default is the severity of the kind.
  public mutating func add(
    _ kind: DiagnosticKind, _ message: String, severity: Severity? = nil, at location: Location? = nil,
    notes: [Note] = [], fixes: [Fix] = []
  ) {
    append(Diagnostic(kind, message, severity: severity, at: location, notes: notes, fixes: fixes))
  }
}

/// Additional information for a diagnostic, such as the location of an earlier declaration.
public struct Note: Record {
  public var message: String
  public var location: Location?

  public init(_ message: String, at location: Location? = nil) {
    self.message = message
    self.location = location
  }
}

/// A change that fixes a mistake. Its edits must be applied together.
public struct Fix: Record {
  public var message: String
  public var edits: [Edit]
  /// Whether the fix can be applied without review. A fix that may change what the code does is only a suggestion.
  public var isSafe: Bool

  public init(_ message: String, edits: [Edit], isSafe: Bool = true) {
    self.message = message
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// A replacement for the text at a location. If the location has no end, no text is removed, and the new text is
/// inserted at the start of the location.
public struct Edit: Record {
  public var location: Location
  public var replacement: String

  public init(at location: Location, replacement: String) {
    self.location = location
    self.replacement = replacement
  }
}

/// A failure of the environment, such as a missing compiler or a full disk. The program exits with status 70.
public struct EnvironmentFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// What the user can do about the failure, as a sentence.
  public var hint: String?

  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  public var description: String { hint.map { "\(message)\n\($0)" } ?? message }
}

/// A mistake in the project that ends a command or the reading of a file.
public struct DiagnosticError: Error, Hashable, Sendable {
  public var diagnostic: Diagnostic

  public init(_ kind: DiagnosticKind, _ message: String, at location: Location? = nil, notes: [Note] = []) {
    diagnostic = Diagnostic(kind, message, at: location, notes: notes)
  }
}
