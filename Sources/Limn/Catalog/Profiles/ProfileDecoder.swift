public import LimnConfiguration
public import LimnDiagnostics

extension Profile {
  /// The built-in profiles and the profiles of `limn.yml`. Each mistake is reported at its location.
  public static func decode(_ nodes: [YAMLNode], ruleIDs: [String]) -> (profiles: [Profile], diagnostics: [Diagnostic])
  {
    var all = builtIn
    var diagnostics: [Diagnostic] = []
    for node in nodes {
      var decoder = ProfileDecoder(
        node,
        keys: ["id", "title", "summary", "extends", "libraries", "targets", "layers", "kinds", "rules", "exceptions"])
      if let profile = decoder.profile(known: all, ruleIDs: ruleIDs, at: node.location) {
        all.removeAll { $0.id == profile.id }
        all.append(profile)
      }
      diagnostics += decoder.diagnostics
    }
    return (all, diagnostics)
  }
}

/// Decodes one profile and reports its mistakes.
private struct ProfileDecoder {
  private(set) var diagnostics: [Diagnostic] = []
  private let entries: [YAMLEntry]

  init(_ node: YAMLNode, keys: [String]) {
    entries = node.mapping ?? []
    if node.mapping == nil { report("a profile must be a mapping of keys to values, not \(node.kind)", node.location) }
    for entry in entries where !keys.contains(entry.key) {
      report(
        "'\(entry.key)' is not a known key here" + Suggestion.hint(for: entry.key, among: keys), entry.keyLocation,
        kind: .unknownKey)
    }
  }
}

extension ProfileDecoder {
  mutating func profile(known: [Profile], ruleIDs: [String], at place: Location) -> Profile? {
    guard let id = string("id") else {
      report("a profile needs an 'id'", place)
      return nil
    }
    var profile = Profile(id: id, title: id, summary: "")
    if let base = string("extends") {
      if let found = known.first(where: { $0.id == base }) {
        profile = found
        profile.id = id
      } else {
        report(
          "there is no profile '\(base)'" + Suggestion.hint(for: base, among: known.map(\.id)),
          node("extends")!.location)
      }
    }
    profile.location = place
    profile.title = string("title") ?? profile.title
    profile.summary = string("summary") ?? profile.summary
    profile.libraries = strings("libraries") ?? profile.libraries
    profile.targets = strings("targets") ?? profile.targets
    let layers = node("layers")?.sequence?.compactMap { layer($0) }
    profile.layers = layers ?? profile.layers
    // The first kind rule that matches a type determines the type's kind. Therefore, the profile's own kind rules come
    // before the kind rules of the extended profile.
    profile.kinds =
      (node("kinds")?.sequence ?? []).compactMap { kind($0, layers: profile.layers.map(\.name)) } + profile.kinds
    if let rules = strings("rules") {
      for rule in rules where !ruleIDs.contains(rule) {
        report("there is no rule '\(rule)'" + Suggestion.hint(for: rule, among: ruleIDs), node("rules")!.location)
      }
      profile.rules = rules
    }
    for entry in node("exceptions")?.mapping ?? [] {
      if !ruleIDs.contains(entry.key) {
        report("there is no rule '\(entry.key)'" + Suggestion.hint(for: entry.key, among: ruleIDs), entry.keyLocation)
      }
      profile.exceptions[entry.key, default: []] +=
        entry.value.string.map { [$0] } ?? entry.value.sequence?.compactMap(\.string) ?? []
    }
    return profile
  }

  private mutating func layer(_ node: YAMLNode) -> ProfileLayer? {
    var inner = ProfileDecoder(node, keys: ["name", "may-use", "reason"])
    defer { diagnostics += inner.diagnostics }
    guard let name = inner.string("name") else {
      inner.report("a layer needs a 'name'", node.location)
      return nil
    }
    return ProfileLayer(name, mayUse: inner.strings("may-use") ?? [], reason: inner.string("reason") ?? "")
  }

  private mutating func kind(_ node: YAMLNode, layers: [String]) -> KindRule? {
    var inner = ProfileDecoder(
      node, keys: ["kind", "layer", "folder", "target", "name", "conforms-to", "attribute", "declared", "nested-in"])
    defer { diagnostics += inner.diagnostics }
    guard let name = inner.string("kind"), let kind = inner.entityKind(name, node.location) else {
      if inner.string("kind") == nil { inner.report("each entry of 'kinds' needs a 'kind'", node.location) }
      return nil
    }
    let layer = inner.string("layer")
    if let layer, !layers.contains(layer) {
      inner.report(
        "there is no layer '\(layer)'" + Suggestion.hint(for: layer, among: layers), inner.node("layer")!.location)
    }
    let nestedIn = (inner.strings("nested-in") ?? []).compactMap { inner.entityKind($0, node.location) }
    var rule = KindRule(
      kind, layer: layer, folder: inner.string("folder"), target: inner.string("target"), name: inner.string("name"),
      conformsTo: inner.strings("conforms-to") ?? [], attribute: inner.string("attribute"),
      declared: inner.strings("declared") ?? [], nestedIn: nestedIn)
    rule.location = node.location
    return rule
  }

  private mutating func entityKind(_ name: String, _ place: Location) -> EntityKind? {
    if let kind = EntityKind(rawValue: name) { return kind }
    report(
      "'\(name)' is not a kind of entity" + Suggestion.hint(for: name, among: EntityKind.allCases.map(\.rawValue)),
      place)
    return nil
  }

  private func node(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
  private func string(_ key: String) -> String? { node(key)?.string }

  private mutating func strings(_ key: String) -> [String]? {
    guard let node = node(key) else { return nil }
    if let text = node.string { return [text] }
    guard let items = node.sequence, items.allSatisfy({ $0.string != nil }) else {
      report("'\(key)' must be a list of strings, not \(node.kind)", node.location)
      return nil
    }
    return items.compactMap(\.string)
  }

  private mutating func report(_ message: String, _ place: Location, kind: DiagnosticKind = .invalidProfile) {
    diagnostics.add(kind, message, at: place)
  }
}
