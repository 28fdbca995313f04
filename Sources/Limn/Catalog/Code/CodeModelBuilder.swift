import LimnDiagnostics
import LimnToolchain

/// Builds the code model. It assigns an id, a kind, a layer, and conformances to each type, and an owner to each
/// symbol.
struct CodeModelBuilder {
  var model: CodeModel
  private let conformances: [String: [String]]
  private var matchers: [String: [KindMatcher]] = [:]
  /// The kind rules that matched at least one type. Each is a string with the profile's id, a space, and the rule's
  /// index.
  private(set) var usedKinds: Set<String> = []
  private var taken: Set<String> = []

  /// The kinds that `limn.yml` assigns to types by name.
  private let chosenKinds: [String: EntityKind]

  init(
    description: PackageDescription, files: [CodeFile], graphs: [SymbolGraph], apps: [CodeApp], kinds: [NamedKind] = []
  ) {
    chosenKinds = Dictionary(kinds.map { ($0.type, $0.kind) }) { _, last in last }
    model = CodeModel(description: description, files: files, apps: apps)
    conformances = Self.conformances(graphs)
    for graph in graphs {
      for symbol in graph.symbols where model.declarations[symbol.usr] == nil {
        model.declarations[symbol.usr] = symbol
      }
    }
    let inApps = Set(apps.flatMap(\.targets))
    let libraries = description.targets.filter { $0.kind == .library && !inApps.contains($0.name) }.map(\.module)
    for graph in graphs where libraries.contains(graph.module) {
      model.interfaces[graph.module] = LibraryInterface(graph)
    }
    for app in apps { matchers[app.id] = app.profile?.kinds.map(KindMatcher.init) ?? [] }
  }

  mutating func build() -> CodeModel {
    for (places, usr) in declared() { add(places, usr) }
    for file in model.files.indices {
      addExtensions(file)
      addGlobals(file)
    }
    placeByTarget()
    for file in model.files.indices { own(file) }
    model.resolve()
    return model
  }

  /// The declared types whose USR is known, each with its declarations. The catalog shows the first. Outer types come
  /// before nested ones. Types at the same depth are sorted by path and position.
  private func declared() -> [(places: [(file: Int, type: Int)], usr: String)] {
    var found: [(places: [(file: Int, type: Int)], usr: String)] = []
    var places: [String: Int] = [:]
    for (index, file) in model.files.enumerated() {
      for (type, fact) in file.facts.types.enumerated() where !fact.isExtension {
        guard
          let symbol = file.occurrences(at: fact.location).first(where: {
            $0.kind.isType && $0.roles.contains(.definition)
          })
        else { continue }
        let key = "\(file.facts.isHidden(fact) ? file.path : file.target.name) \(symbol.usr)"
        guard let other = places[key] else {
          places[key] = found.count
          found.append(([(index, type)], symbol.usr))
          continue
        }
        // A type can be declared once in each branch of an `#if`, also in several files. The catalog shows the
        // declaration that the compiler indexed.
        let isGuessed = file.isGuessed(at: fact.location)
        found[other].places.insert((index, type), at: isGuessed ? found[other].places.count : 0)
      }
    }
    return found.sorted { a, b in
      let (x, y) = (fact(of: a.places[0]), fact(of: b.places[0]))
      let (depthX, depthY) = (x.name.count { $0 == "." }, y.name.count { $0 == "." })
      return depthX != depthY ? depthX < depthY : x.location < y.location
    }
  }

  private func fact(of place: (file: Int, type: Int)) -> TypeFact { model.files[place.file].facts.types[place.type] }

  private mutating func add(_ places: [(file: Int, type: Int)], _ usr: String) {
    let file = model.files[places[0].file]
    let fact = fact(of: places[0])
    let outer = fact.outerName.flatMap { model.type(named: $0, in: file.target) }
    let app = model.apps.first { $0.targets.contains(file.target.name) }
    let conforms = conformances[usr] ?? []
    let aliases = Set(conforms.compactMap { app?.aliases[$0] })
    let candidate = KindCandidate(
      path: file.path, target: file.target.name, shortName: fact.shortName, keyword: fact.keyword,
      conformances: Set(conforms).union(aliases),
      attributes: Set(fact.attributes.map(\.name)), outerKind: outer?.kind, isGenerated: file.facts.isGenerated)
    guard let (kind, layer) = kind(of: candidate, usr, fact: fact, file: file, app: app) else { return }
    let layerID = layer.flatMap { app?.layerID($0) } ?? outer?.layer
    // Several private types can have the same name. For all of them except the first in path order, the id ends with a
    // number.
    let id = taken.insertNumbered("\(kind.rawValue)/\(file.target.module)/\(fact.name)")
    model.add(
      CodeType(
        id: id, kind: kind, layer: kind == .test ? nil : layerID, app: app?.id, profile: app?.profile?.id,
        usr: usr, fact: fact,
        extensions: [], path: file.path, target: file.target, conformances: conforms, aliases: aliases,
        attributes: fact.attributes))
    for place in places { model.files[place.file].entities[place.type] = id }
  }

  /// Returns the kind and the layer of a type. Returns nil for types without a page: types that only a library's own
  /// module can use, and types in a test target that contain no tests. If there is no profile, the kind is always a
  /// view, scene, modifier, or type.
  private mutating func kind(
    of type: KindCandidate, _ usr: String, fact: TypeFact, file: CodeFile, app: CodeApp?
  ) -> (EntityKind, layer: String?)? {
    if file.isTest { return fact.members.contains { $0.isTestFunction } ? (.test, nil) : nil }
    if let app, let profile = app.profile {
      if let kind = chosenKinds[fact.name] ?? chosenKinds[fact.shortName] { return (kind, profile.layer(of: kind)) }
      let kinds = matchers[app.id] ?? []
      guard let match = kinds.firstIndex(where: { $0.matches(type) }) else { return fallback(type, fact, app, profile) }
      usedKinds.insert("\(app.profile?.id ?? "") \(match)")
      let rule = kinds[match].rule
      // Use the structure of a type only if `reporting` is not `errors`. `reporting` is `errors` if the app uses an
      // architecture's library or if a profile lists its targets. The folder for stores of such an app contains only
      // stores. In other apps, it can also contain services.
      if rule.kind == .store, rule.conformsTo.isEmpty, app.reporting != .errors,
        app.roles[fact.location] == .service
      {
        return (.service, rule.layer)
      }
      return (rule.kind, rule.layer)
    }
    guard app != nil || isPublished(usr, fact.access, fact.shortName, in: file.target) else { return nil }
    if type.conformances.contains("View") { return (.view, nil) }
    if !type.conformances.isDisjoint(with: ["App", "Scene"]) { return (.scene, nil) }
    return !type.conformances.isDisjoint(with: Profile.styles) ? (.modifier, nil) : (.type, nil)
  }

  /// The kind of a type that no kind rule matches. The kind is `unassigned` if the app uses the architecture's library
  /// or follows a team's own profile. In other apps, the type's structure determines the kind.
  private func fallback(_ type: KindCandidate, _ fact: TypeFact, _ app: CodeApp, _ profile: Profile) -> (
    EntityKind, layer: String?
  ) {
    // Generated code follows no architecture, so it is never reported as unassigned.
    if app.roles[fact.location] == .type, type.isGenerated { return (.type, nil) }
    guard app.reporting != .errors, Profile.builtIn.contains(where: { $0.id == profile.id }),
      let role = app.roles[fact.location]
    else {
      return (.unassigned, nil)
    }
    let isFeature = type.outerKind == .reducer && role == .route
    let isInner =
      isFeature
      || ![nil, .type].contains(type.outerKind) && [.entity, .type, .action, .state, .client, .service].contains(role)
    return (role, isInner ? nil : profile.layer(of: role))
  }

  /// Whether a declaration of a library is part of the library's interface. The symbol graph decides. If the library
  /// was not built, the access level and the name decide.
  func isPublished(_ usr: String?, _ access: String, _ name: String, in target: PackageTarget) -> Bool {
    guard model.interfaces[target.module] != nil else {
      return ["public", "open"].contains(access) && !name.hasPrefix("_")
    }
    return usr.map { model.declarations[$0] != nil } ?? false
  }

  /// The protocols and superclasses of each type, direct and inherited, by the type's USR.
  private static func conformances(_ graphs: [SymbolGraph]) -> [String: [String]] {
    var names: [String: String] = [:]
    for symbol in graphs.flatMap(\.symbols) { names[symbol.usr] = symbol.path.withDots }
    var direct: [String: Set<String>] = [:]
    var inherited: [String: Set<String>] = [:]
    for conformance in graphs.flatMap(\.conformances) {
      let fallback = conformance.name.map { name in name.split(separator: ".").dropFirst().withDots }
      direct[conformance.source, default: []].insert(names[conformance.target] ?? fallback ?? conformance.target)
      inherited[conformance.source, default: []].insert(conformance.target)
    }
    return direct.keys.reduce(into: [:]) { all, usr in
      all[usr] = Set([usr].reaching { inherited[$0] ?? [] }.flatMap { direct[$0] ?? [] }).sorted()
    }
  }

  /// Warns about each kind rule of a team's own profile that matches no type. Usually, the rule's pattern has a
  /// mistake.
  func unusedKinds(_ profiles: [Profile]) -> [Diagnostic] {
    profiles.filter { profile in model.apps.contains { $0.profile?.id == profile.id } }.flatMap { profile in
      profile.kinds.enumerated().filter { $1.location != nil && !usedKinds.contains("\(profile.id) \($0)") }.map {
        _, rule in
        let message = "profile '\(profile.id)': the entry for kind '\(rule.kind.rawValue)' matches no type"
        return Diagnostic(.profileMatchesNothing, message, at: rule.location)
      }
    }
  }
}

extension MemberFact {
  /// Whether the function is a test of Swift Testing or XCTest.
  var isTestFunction: Bool {
    keyword == "func" && (has(attribute: "Test") || (name.hasPrefix("test") && parameters.isEmpty))
  }
}

extension PackageTarget {
  /// The id of the target's entity.
  var id: String { "target/" + name }
  var isProgram: Bool { [.executable, .application, .appExtension].contains(kind) }
}
