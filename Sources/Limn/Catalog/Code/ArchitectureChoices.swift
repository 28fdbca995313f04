public import LimnConfiguration
public import LimnDiagnostics
public import LimnToolchain

/// A team's settings for its apps and libraries, read from `limn.yml`. The settings override the architectures and kinds that Limn
/// recognizes.
public struct ArchitectureChoices: Hashable, Sendable {
  /// An architecture that `limn.yml` sets.
  struct Architecture: Hashable {
    /// A pattern for the names of apps or targets; `*` matches everything.
    var pattern: String
    /// The id of the profile for all apps and targets that match.
    var id: String
  }

  /// The entries of the `architecture` key, in the order of `limn.yml`.
  var architectures: [Architecture] = []
  /// The types to which `limn.yml` assigns a kind, in the order of `limn.yml`.
  var kinds: [NamedKind] = []
  /// The apps with their targets, in the order of `limn.yml`.
  var apps: [NamedApp] = []
  /// The declarations of libraries to document.
  public var interface = SymbolGraphExtractor.Level.public
  /// The location of the value of the `architecture` key.
  var location: Location?

  /// Reads the keys `architecture`, `kinds`, and `apps`. Each mistake is reported at its location.
  public static func decode(architecture: YAMLNode?, kinds: YAMLNode?, apps: YAMLNode?) -> (
    ArchitectureChoices, [Diagnostic]
  ) {
    var diagnostics: [Diagnostic] = []
    var choices = ArchitectureChoices()
    choices.location = architecture?.location
    if let id = architecture?.string {
      choices.architectures = [Architecture(pattern: "*", id: id)]
    } else if let architecture {
      guard let entries = architecture.mapping else {
        return (
          choices,
          [
            .init(
              .invalidSetting,
              "'architecture' must be the name of an architecture, or a mapping of apps or targets to such names",
              at: architecture.location)
          ]
        )
      }
      for entry in entries {
        guard let id = entry.value.string else {
          diagnostics.add(.invalidSetting, "'\(entry.key)' needs the name of an architecture", at: entry.value.location)
          continue
        }
        choices.architectures.append(Architecture(pattern: entry.key, id: id))
      }
    }
    for entry in kinds?.mapping ?? [] {
      let name = entry.value.string ?? ""
      guard let kind = EntityKind(rawValue: name) else {
        diagnostics.add(.invalidSetting, EntityKind.mistake(name), at: entry.value.location)
        continue
      }
      choices.kinds.append(NamedKind(type: entry.key, kind: kind, location: entry.keyLocation))
    }
    for entry in apps?.mapping ?? [] {
      let nodes = entry.value.sequence ?? [entry.value]
      let targets = nodes.compactMap { node in node.string.map { NamedApp.Pattern(text: $0, location: node.location) } }
      if targets.isEmpty || targets.count < nodes.count {
        diagnostics.add(.invalidSetting, "'\(entry.key)' needs a list of targets", at: entry.value.location)
      }
      choices.apps.append(NamedApp(name: entry.key, targets: targets))
    }
    return (choices, diagnostics)
  }

  /// The profile id of the first pattern that matches the app or one of its targets.
  func architecture(ofApp name: String, targets: [String]) -> String? {
    architectures.first {
      let glob = Glob($0.pattern)
      return $0.pattern == "*" || glob.matches(name) || targets.contains(where: glob.matches)
    }?.id
  }

  /// Returns the profile id of the first pattern that matches the target. Two patterns are skipped, since they set the
  /// architecture of whole apps: a pattern that also matches the app's name, and the pattern `*`.
  func architecture(ofTarget target: String, in app: String) -> String? {
    architectures.first {
      let glob = Glob($0.pattern)
      return $0.pattern != "*" && !glob.matches(app) && glob.matches(target)
    }?.id
  }

  /// Errors for entries of `kinds` whose key names no type.
  func mistakes(types: Set<String>) -> [Diagnostic] {
    kinds.filter { !types.contains($0.type) }.map { entry in
      let hint = Suggestion.hint(for: entry.type, among: types)
      return .init(
        .invalidSetting, "'kinds' has the key '\(entry.type)', which is not the name of a type" + hint,
        at: entry.location)
    }
  }

  /// Errors for patterns that match no app or target, and for ids that name no profile.
  func mistakes(apps: [String], targets: [String], profiles: [Profile]) -> [Diagnostic] {
    let known = profiles.map(\.id)
    return architectures.flatMap { entry -> [Diagnostic] in
      var found: [Diagnostic] = []
      if !known.contains(entry.id) {
        found.add(
          .invalidSetting, "there is no architecture " + entry.id.quoted(suggesting: known), at: location)
      }
      if entry.pattern != "*", !(apps + targets).contains(where: Glob(entry.pattern).matches) {
        let hint = Suggestion.hint(for: entry.pattern, among: apps + targets)
        found.add(
          .invalidSetting,
          "'architecture' has the key '\(entry.pattern)', which is not the name of an app or a target" + hint,
          at: location)
      }
      return found
    }
  }
}
