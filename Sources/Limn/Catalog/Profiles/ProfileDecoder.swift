public import LimnConfiguration
public import LimnDiagnostics

extension Profile {
  /// The built-in profiles and the profiles of `limn.yml`. Each mistake is reported at its location.
  public static func decode(_ nodes: [YAMLNode], ruleIDs: [String]) -> (profiles: [Profile], diagnostics: [Diagnostic])
  {
    var all = builtIn
    var diagnostics: [Diagnostic] = []
    for node in nodes {
      var decoder = YAMLDecoder(node, subject: "a profile", kind: .invalidProfile)
      let profile = decoder.profile(known: all, ruleIDs: ruleIDs, at: node.location)
      if let profile {
        all.removeAll { $0.id == profile.id }
        all.append(profile)
      }
      diagnostics += profile == nil ? decoder.diagnostics : decoder.finish()
    }
    return (all, diagnostics)
  }
}

extension EntityKind {
  /// The message for a name that no kind has.
  static func mistake(_ name: String) -> String {
    "'\(name)' is not a kind of entity" + Suggestion.hint(for: name, among: allCases.map(\.rawValue))
  }
}

extension YAMLDecoder {
  /// Decodes one profile and reports its mistakes. Returns nil if the profile has no id.
  fileprivate mutating func profile(known: [Profile], ruleIDs: [String], at place: Location) -> Profile? {
    guard let id = string("id") else {
      report("a profile needs an 'id'", place)
      return nil
    }
    var profile = Profile(id: id, title: id, summary: "")
    if let base = string("extends") {
      check("profile", base, among: known.map(\.id), node("extends")!.location)
      if let found = known.first(where: { $0.id == base }) {
        profile = found
        profile.id = id
      }
    }
    profile.location = place
    profile.title = string("title") ?? profile.title
    profile.summary = string("summary") ?? profile.summary
    profile.libraries = strings("libraries") ?? profile.libraries
    profile.targets = strings("targets") ?? profile.targets
    profile.layers = list("layers")?.compactMap { layer($0) } ?? profile.layers
    // The first kind rule that matches a type determines the type's kind. Therefore, the profile's own kind rules come
    // before the kind rules of the extended profile.
    profile.kinds =
      (list("kinds") ?? []).compactMap { kind($0, layers: profile.layers.map(\.name)) } + profile.kinds
    if let rules = strings("rules") {
      for rule in rules { check("rule", rule, among: ruleIDs, node("rules")!.location) }
      profile.rules = rules
    }
    for entry in entries("exceptions", "a mapping of rule ids to patterns") {
      check("rule", entry.key, among: ruleIDs, entry.keyLocation)
      profile.exceptions[entry.key, default: []] +=
        entry.value.string.map { [$0] } ?? entry.value.sequence?.compactMap(\.string) ?? []
    }
    return profile
  }

  private mutating func layer(_ node: YAMLNode) -> ProfileLayer? {
    var inner = YAMLDecoder(node, subject: "a layer", kind: .invalidProfile)
    defer { append(inner.finish()) }
    let (mayUse, reason) = (inner.strings("may-use") ?? [], inner.string("reason") ?? "")
    guard let name = inner.string("name") else {
      inner.report("a layer needs a 'name'", node.location)
      return nil
    }
    return ProfileLayer(name: name, mayUse: mayUse, reason: reason)
  }

  private mutating func kind(_ node: YAMLNode, layers: [String]) -> KindRule? {
    var inner = YAMLDecoder(node, subject: "a kind", kind: .invalidProfile)
    defer { append(inner.finish()) }
    let (name, layer) = (inner.string("kind"), inner.string("layer"))
    if let layer { inner.check("layer", layer, among: layers, inner.node("layer")!.location) }
    let nestedIn = (inner.strings("nested-in") ?? []).compactMap { inner.entityKind($0, node.location) }
    let (folder, target, pattern) = (inner.string("folder"), inner.string("target"), inner.string("name"))
    let conformsTo = inner.strings("conforms-to") ?? []
    let (attribute, declared) = (inner.string("attribute"), inner.strings("declared") ?? [])
    if name == nil { inner.report("each entry of 'kinds' needs a 'kind'", node.location) }
    return name.flatMap { inner.entityKind($0, node.location) }.map { kind in
      KindRule(
        kind: kind, layer: layer, folder: folder, target: target, name: pattern, conformsTo: conformsTo,
        attribute: attribute, declared: declared, nestedIn: nestedIn, location: node.location)
    }
  }

  private mutating func entityKind(_ name: String, _ place: Location) -> EntityKind? {
    if let kind = EntityKind(rawValue: name) { return kind }
    report(EntityKind.mistake(name), place)
    return nil
  }

  /// Reports a name that is not one of the known names. `noun` says what has such a name.
  private mutating func check(_ noun: String, _ name: String, among known: [String], _ place: Location) {
    guard !known.contains(name) else { return }
    report("there is no \(noun) " + name.quoted(suggesting: known), place)
  }

  private mutating func report(_ message: String, _ place: Location) { report(.invalidProfile, message, at: place) }
}
