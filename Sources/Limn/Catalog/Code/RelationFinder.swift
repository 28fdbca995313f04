import LimnDiagnostics
import LimnToolchain

/// Uses the compiler's index to find the relations between entities. The syntax around a reference determines the kind
/// of the relation.
struct RelationFinder {
  let model: CodeModel
  private(set) var found: [Key: (origin: Relation.Origin, evidence: Set<Evidence>)] = [:]
  /// How each `navigatesTo` relation presents its screen. A set is needed since a screen can be presented in several
  /// ways.
  private var transitions: [Key: Set<Transition>] = [:]

  struct Key: Hashable {
    var kind: RelationKind
    var from: String
    var to: String
  }

  /// Readers of package manifests and project files, by path.
  let manifests: [String: ManifestReader]

  /// Type ids, keyed by target and name, to find enclosing types.
  private let byName: [String: String]
  private let files: [String: CodeFile]
  private let allRoutes: [CodeType]
  /// The transitions of calls, such as `sheet(item:)`, that take a value and present a screen for the value. The key is
  /// the name of the value's type.
  private let presented: [String: Set<Transition>]

  init(model: CodeModel, manifests: [String: ManifestReader]) {
    self.model = model
    self.manifests = manifests
    files = Dictionary(model.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    allRoutes = model.types.values.filter { $0.kind == .route }.sorted { $0.id < $1.id }
    let presentations = model.files.filter { !$0.isTest }.flatMap { file in
      file.facts.presentations.flatMap { fact in Self.names(of: fact, in: file).map { ($0, Set([fact.via])) } }
    }
    presented = Dictionary(presentations, uniquingKeysWith: { $0.union($1) })
    let names = model.types.values.filter { $0.kind != .extension }.map { ("\($0.target.name) \($0.fact.name)", $0.id) }
    byName = Dictionary(names, uniquingKeysWith: min)
  }
}

extension RelationFinder {
  /// Returns the names of the types whose values determine which screen a call presents. A call can name the type
  /// itself or a property. For a property, returns all names of types in the declaration of the property.
  private static func names(of fact: PresentationFact, in file: CodeFile) -> [String] {
    guard let value = fact.value else { return [] }
    if value.first?.isUppercase == true { return [value] }
    let properties = file.facts.types.flatMap(\.members).filter { $0.baseName == value }
    return properties.flatMap { NameTable.names(in: $0.valueType ?? "") }
  }

  mutating func relations() -> [Relation] {
    for file in model.files { read(file) }
    for type in model.types.values { parts(of: type) }
    manifest()
    for file in model.files { routes(in: file) }
    return found.map { key, value in
      let ways = (transitions[key] ?? []).sorted { $0.rawValue < $1.rawValue }
      return Relation(
        kind: key.kind, from: key.from, to: key.to, origin: value.origin, via: ways.count == 1 ? ways.first : nil,
        transitions: ways.count > 1 ? ways : nil, evidence: value.evidence.sorted())
    }.sorted()
  }

  mutating func add(
    _ kind: RelationKind, _ from: String, _ to: String, _ origin: Relation.Origin, _ evidence: Evidence?
  ) {
    guard from != to else { return }
    let key = Key(kind: kind, from: from, to: to)
    // If the compiler's index has no entry at the location, the relation was inferred from a name. The origin is then
    // `syntax`.
    let isRead =
      evidence.map { place in files[place.path]?.isGuessed(line: place.line, column: place.column) ?? false } ?? false
    let origin = origin == .index && isRead ? .syntax : origin
    found[key, default: (origin, [])].evidence.formUnion(evidence.map { [$0] } ?? [])
  }

  private mutating func navigate(
    _ from: String, _ to: String, _ ways: Set<Transition>, _ origin: Relation.Origin, _ evidence: Evidence
  ) {
    add(.navigatesTo, from, to, origin, evidence)
    if !ways.isEmpty { transitions[Key(kind: .navigatesTo, from: from, to: to), default: []].formUnion(ways) }
  }

  /// For each case of a route, finds the screens to which the case leads. A screen is found if a `switch` over the
  /// route creates it in the branch for the case.
  private mutating func routes(in file: CodeFile) {
    guard !file.isTest else { return }
    for fact in file.facts.switches {
      let names = Set(fact.branches.flatMap(\.names))
      guard !names.isEmpty, let route = route(of: fact, names, in: file) else { continue }
      for branch in fact.branches {
        for call in file.facts.calls where branch.body.contains(line: call.location.line, column: call.location.column)
        {
          let views = file.occurrences(at: call.location).compactMap { model.owner(ofUSR: $0.usr) }
          guard let view = views.first(where: { model.types[$0]?.kind.isView == true }) else { continue }
          let own = file.transition(atLine: call.location.line, column: call.location.column)
          navigate(
            route, view, own.map { [$0] } ?? usualTransitions(of: route), .index,
            Evidence(call.location, member: branch.names.first))
        }
      }
    }
  }

  /// Returns the route type whose cases a `switch` distinguishes. The route type must declare all cases in the
  /// `switch`. If several route types declare all cases, the type that contains the `switch` is preferred, and then a
  /// type in the same target.
  private func route(of fact: SwitchFact, _ names: Set<String>, in file: CodeFile) -> String? {
    guard let place = fact.branches.first?.location else { return nil }
    let around = file.entity(atLine: place.line, column: place.column)
    let found = allRoutes.filter { type in
      names.isSubset(of: Set(type.cases.map(\.baseName)))
    }
    return found.first { $0.id == around }?.id
      ?? (found.count == 1 ? found[0].id : found.filter { $0.target.name == file.target.name }.map(\.id).min())
  }

  /// Returns the transitions of all calls, such as `sheet(item:)`, that present values of the route type. Use these
  /// transitions if a screen of the route is created outside of these calls. If there are several transitions, a push
  /// is left out, since a pushed screen is created inside the call of `navigationDestination`.
  private func usualTransitions(of route: String) -> Set<Transition> {
    guard let name = model.types[route]?.fact.shortName, let ways = presented[name] else { return [] }
    return ways.count > 1 ? ways.subtracting([.push]) : ways
  }

  private mutating func read(_ file: CodeFile) {
    let calls = Dictionary(file.facts.calls.map { (Place($0.location), $0) }, uniquingKeysWith: { first, _ in first })
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      if occurrence.kind == .initializer,
        file.occurrences(at: file.place(of: occurrence)).contains(where: { $0.kind.isType })
      {
        continue
      }
      guard let to = model.owner(ofUSR: occurrence.usr), let target = model.types[to] else { continue }
      let reference = Reference(
        file: file, occurrence: occurrence, target: target, call: calls[Place(occurrence)],
        member: model.members[occurrence.usr])
      if let preview = file.preview(atLine: occurrence.line, column: occurrence.column), let id = file.previews[preview]
      {
        fromPreview(id, reference)
      } else if let from = file.entity(atLine: occurrence.line, column: occurrence.column) {
        classify(from, reference)
      } else if file.isTest {
        fromTestFunction(reference)
      } else {
        add(.uses, "target/" + file.target.name, target.id, .index, reference.evidence)
      }
    }
  }

  private mutating func fromPreview(_ id: String, _ reference: Reference) {
    if reference.target.kind.isView, reference.call != nil {
      add(.previews, id, reference.target.id, .index, reference.evidence)
    } else if reference.isInside(.injection) {
      add(.injects, id, reference.target.id, .index, reference.evidence)
    } else {
      add(.uses, id, reference.target.id, .index, reference.evidence)
    }
  }

  private mutating func fromTestFunction(_ reference: Reference) {
    let place = reference.occurrence
    let function = reference.file.facts.globals.first {
      $0.isTestFunction && $0.span.contains(line: place.line, column: place.column)
    }
    guard let function else { return }
    add(
      .tests, "test/\(reference.file.target.module)/\(function.baseName)", reference.target.id, .index,
      reference.evidence)
  }

  private mutating func classify(_ from: String, _ reference: Reference) {
    guard let source = model.types[from], from != reference.target.id else { return }
    let (to, kind) = (reference.target.id, reference.target.kind)
    let occurrence = reference.occurrence
    if source.kind == .test { return add(.tests, from, to, .index, reference.evidence) }
    if reference.isInside(.inheritance) {
      let isClass = reference.target.fact.keyword == "class"
      return add(isClass ? .inheritsFrom : .conformsTo, from, to, .index, reference.evidence)
    }
    if reference.isInside(.environment) { return add(.needsEnvironment, from, to, .index, reference.evidence) }
    if reference.isInside(.injection) { return add(.injects, from, to, .index, reference.evidence) }
    if occurrence.kind == .enumCase, kind == .action {
      return add(reference.isInside(.pattern) ? .handles : .emits, from, to, .index, reference.evidence)
    }
    if kind == .reducer, reference.call != nil || source.has(attribute: "Reducer"),
      [.reducer, .route].contains(source.kind)
    {
      return add(.delegatesTo, from, to, .index, reference.evidence)
    }
    if occurrence.kind == .enumCase, kind == .route {
      // The name looks like a case of a route, but the compiler did not index it, so it can also be a case of an
      // external type. If the code belongs to a type that never navigates, the name is ignored.
      if reference.isGuessed, Self.neverNavigates.contains(source.kind) { return }
      if reference.isInside(.pattern) { return add(.handles, from, to, .index, reference.evidence) }
      let isByURL = reference.file.transition(atLine: occurrence.line, column: occurrence.column) == .url
      return navigate(from, to, isByURL ? [.url] : [], .index, reference.evidence)
    }
    if kind.isView, reference.call != nil {
      let shown = reference.isInside(.navigation) ? RelationKind.navigatesTo : .renders
      guard source.kind.isView || [.modifier, .coordinator].contains(source.kind) else {
        return add(.uses, from, to, .index, reference.evidence)
      }
      guard shown == .navigatesTo else { return add(.renders, from, to, .index, reference.evidence) }
      let way = reference.file.transition(atLine: occurrence.line, column: occurrence.column)
      return navigate(from, to, way.map { [$0] } ?? [], .index, reference.evidence)
    }
    if kind == .store, let call = reference.call, call.labels.contains("action") {
      add(.delegatesTo, to, from, .index, reference.evidence)
    }
    // The compiler records an argument label of a memberwise initializer as a use of the property with the same name.
    // Ignore such a use.
    if kind.isView, occurrence.kind.isProperty, occurrence.roles.isDisjoint(with: [.read, .write]) { return }
    if Self.holdsState.contains(kind), occurrence.kind.isProperty {
      if occurrence.roles.contains(.write) { return add(.writes, from, to, .index, reference.evidence) }
      if occurrence.roles.contains(.read) { return add(.reads, from, to, .index, reference.evidence) }
    }
    add(.uses, from, to, .index, reference.evidence)
  }

  private static let neverNavigates: Set<EntityKind> = [
    .service, .client, .repository, .useCase, .entity, .type, .unassigned,
  ]
  /// Kinds whose properties are state that other types read and write.
  private static let holdsState: Set<EntityKind> = [
    .router, .store, .provider, .repository, .container, .client, .viewModel, .service,
  ]

  private mutating func parts(of type: CodeType) {
    let evidence = Evidence(type.fact.location)
    if let outer = type.fact.outerName, type.kind != .extension, let id = byName["\(type.target.name) \(outer)"] {
      add(.partOf, type.id, id, .syntax, evidence)
    }
    add(.partOf, type.id, "target/" + type.target.name, .manifest, evidence)
    if let layer = type.layer { add(.partOf, type.id, layer, .syntax, evidence) }
    mocks(of: type)
    environment(of: type)
    state(of: type)
  }

  /// Adds relations from a view, modifier, coordinator, or entry point to its state. The state consists of the objects
  /// that the type owns or receives in stored properties.
  private mutating func state(of type: CodeType) {
    guard type.kind.isView || [.modifier, .coordinator, .entry].contains(type.kind), let file = files[type.path] else {
      return
    }
    for member in type.fact.members where member.isStoredProperty {
      let owns = member.first(attributeIn: ["State", "StateObject"]) != nil || member.initialValue != nil
      let isGiven =
        member.attributes.isEmpty || member.type?.contains("StoreOf<") == true
        || member.first(attributeIn: ["ObservedObject", "Bindable", "Binding", "UIBindable", "Perception.Bindable"])
          != nil
      let isQueried = member.has(attribute: "Query")
      guard owns || isGiven || isQueried else { continue }
      for occurrence in file.occurrences where occurrence.kind.isType || occurrence.kind == .initializer {
        guard member.span.contains(line: occurrence.line, column: occurrence.column),
          let id = model.owner(ofUSR: occurrence.usr),
          let kind = model.types[id]?.kind, isQueried ? kind == .entity : Self.observed.contains(kind)
        else { continue }
        add(
          isQueried ? .reads : owns ? .owns : .binds, type.id, id, .index,
          Evidence(member.location, member: member.name))
      }
    }
  }

  /// Kinds of objects that several views can share. A stored property with such an object becomes a relation.
  private static let observed: Set<EntityKind> = [
    .router, .store, .provider, .container, .viewModel, .coordinator, .reducer, .client, .repository, .service,
  ]

  /// Finds the values that a type reads from the environment by key path, such as `\.model`. For each value, adds a
  /// relation from the reading type to the type of the value. The compiler's symbol graph supplies the type of the
  /// value, since the source does not state it.
  private mutating func environment(of type: CodeType) {
    for member in type.members where member.has(attribute: "Environment") {
      let symbol = model.symbols[Place(member.location).key(member.location.path)].flatMap { model.declarations[$0] }
      for id in (symbol?.types ?? []).compactMap(model.owner(ofType:)) {
        add(.needsEnvironment, type.id, id, .symbols, Evidence(member.location, member: member.name))
      }
    }
  }

  private mutating func mocks(of type: CodeType) {
    for member in type.members where member.isStatic && Self.isMock(member.baseName) {
      guard
        [.provider, .client, .repository, .service, .container, .store, .viewModel, .useCase, .viewContract].contains(
          type.kind)
      else {
        return
      }
      add(.mocks, type.id + "#" + member.baseName, type.id, .syntax, Evidence(member.location, member: member.baseName))
    }
  }

  static func isMock(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("mock") || name.hasPrefix("test") || name.hasPrefix("preview")
  }
}

/// A line and column, to look up syntax facts.
struct Place: Hashable {
  var line: Int
  var column: Int
  init(_ location: Location) { (line, column) = (location.line, location.column) }
  init(_ occurrence: Occurrence) { (line, column) = (occurrence.line, occurrence.column) }
  func key(_ path: String) -> String { "\(path):\(line):\(column)" }
}

/// A reference to a symbol, with the type that owns the symbol, and the call at the same location if there is one.
struct Reference {
  let file: CodeFile
  let occurrence: Occurrence
  let target: CodeType
  let call: CallFact?
  /// The name of the referenced member; nil for a reference to the type itself.
  let member: String?

  var evidence: Evidence { Evidence(file.place(of: occurrence), member: member) }
  var isGuessed: Bool { file.isGuessed(line: occurrence.line, column: occurrence.column) }
  func isInside(_ kind: Region.Kind) -> Bool { file.isInside(kind, occurrence) }
}
