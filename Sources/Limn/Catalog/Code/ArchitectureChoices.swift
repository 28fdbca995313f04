public import LimnConfiguration
public import LimnDiagnostics

/// What a team's `limn.yml` says of its apps, against or beside what Limn recognizes.
public struct ArchitectureChoices: Hashable, Sendable {
  /// Ids of profiles by patterns for the names of apps and targets, in order; `*` for all.
  public var architectures: [(pattern: String, id: String)] { zip(patterns, ids).map { ($0, $1) } }
  private var patterns: [String]
  private var ids: [String]
  /// The kinds of types by name.
  public var kinds: [String: EntityKind]
  /// For the name of an app patterns for its targets.
  public var apps: [String: [String]]
  /// Where the architecture is named.
  public var location: Location?

  public init(architectures: [(pattern: String, id: String)] = [], kinds: [String: EntityKind] = [:], apps: [String: [String]] = [:]) {
    patterns = architectures.map(\.pattern)
    ids = architectures.map(\.id)
    self.kinds = kinds
    self.apps = apps
  }

  /// Reads the keys `architecture`, `kinds` and `apps`. Each mistake is reported at its place.
  public static func decode(architecture: YAMLNode?, kinds: YAMLNode?, apps: YAMLNode?) -> (ArchitectureChoices, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var choices = ArchitectureChoices()
    choices.location = architecture?.location
    if let id = architecture?.string {
      (choices.patterns, choices.ids) = (["*"], [id])
    } else if let architecture {
      guard let entries = architecture.mapping else {
        return (choices, [.error("invalid-setting", "'architecture' must be a name, or names by app or target", at: architecture.location)])
      }
      for entry in entries {
        guard let id = entry.value.string else {
          diagnostics.append(.error("invalid-setting", "'\(entry.key)' needs the name of an architecture", at: entry.value.location))
          continue
        }
        choices.patterns.append(entry.key)
        choices.ids.append(id)
      }
    }
    for entry in kinds?.mapping ?? [] {
      guard let kind = entry.value.string.flatMap(EntityKind.init) else {
        let hint = Suggestion.hint(for: entry.value.string ?? "", among: EntityKind.allCases.map(\.rawValue))
        diagnostics.append(
          .error("invalid-setting", "'\(entry.value.string ?? "")' is not a kind of entity" + hint, at: entry.value.location))
        continue
      }
      choices.kinds[entry.key] = kind
    }
    for entry in apps?.mapping ?? [] {
      let targets = entry.value.sequence?.compactMap(\.string) ?? entry.value.string.map { [$0] } ?? []
      if targets.isEmpty {
        diagnostics.append(.error("invalid-setting", "'\(entry.key)' needs a list of targets", at: entry.value.location))
      }
      choices.apps[entry.key] = targets
    }
    return (choices, diagnostics)
  }
}

extension ArchitectureChoices {
  /// The id that the first fitting pattern gives an app.
  func architecture(ofApp name: String, targets: [String]) -> String? {
    architectures.first { pattern, _ in
      let glob = Glob(pattern)
      return pattern == "*" || glob.matches(name) || targets.contains(where: glob.matches)
    }?.id
  }

  /// The id that a pattern gives a target itself, not as a part of its app.
  func architecture(ofTarget target: String, in app: String) -> String? {
    architectures.first { pattern, _ in
      let glob = Glob(pattern)
      return pattern != "*" && !glob.matches(app) && glob.matches(target)
    }?.id
  }

  /// Names that mean nothing here.
  func mistakes(apps: [String], targets: [String], profiles: [Profile]) -> [Diagnostic] {
    let known = profiles.map(\.id)
    return architectures.flatMap { pattern, id -> [Diagnostic] in
      var found: [Diagnostic] = []
      if !known.contains(id) {
        found.append(
          .error("invalid-setting", "no architecture is called '\(id)'" + Suggestion.hint(for: id, among: known), at: location))
      }
      let glob = Glob(pattern)
      if pattern != "*", !(apps + targets).contains(where: glob.matches) {
        let hint = Suggestion.hint(for: pattern, among: apps + targets)
        found.append(.error("invalid-setting", "'architecture' names '\(pattern)', which is no app and no target" + hint, at: location))
      }
      return found
    }
  }
}
