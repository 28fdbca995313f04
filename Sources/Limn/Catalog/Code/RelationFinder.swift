import LimnToolchain

/// Uses the compiler's index to find the relations between entities. The syntax around a reference determines the kind
/// of the relation.
struct RelationFinder {
  let model: CodeModel
  private(set) var found: [Key: (origin: Relation.Origin, evidence: Set<Evidence>)] = [:]
  /// How each `navigatesTo` relation presents its screen. A set is needed since a screen can be presented in several
  /// ways.
  private(set) var transitions: [Key: Set<Transition>] = [:]

  struct Key: Hashable {
    var kind: RelationKind
    var from, to: String
  }

  /// Readers of package manifests and project files, by path.
  let manifests: [String: ManifestReader]

  let allRoutes: [CodeType]
  /// The calls that present a screen for a value, with the names of the value's type.
  let selections: [(type: String, fact: PresentationFact, file: CodeFile)]
  /// The scenes of windows, by their ids.
  let windows: [String: [(file: CodeFile, span: Span)]]
  /// The views that functions return, by the USR of the function.
  let returnedScreens: [String: [String]]
  /// The functions of the codebase, by their USRs.
  let functions: [String: Function]
  typealias Function = (file: CodeFile, fact: MemberFact)
  /// The properties of the environment that the codebase declares, by name.
  let environmentValues: [String: [MemberFact]]
  /// The ids of the types that the aliases in types name, by the USR of the alias.
  private var aliased: [String: String] = [:]

  init(model: CodeModel, manifests: [String: ManifestReader]) {
    self.model = model
    self.manifests = manifests
    allRoutes = model.types.values.filter { $0.kind == .route }.sorted { $0.id < $1.id }
    let globals = model.files.flatMap(\.facts.globals).filter { $0.keyword == "typealias" }
    let aliases = globals.keyed { ($0.name, NameTable.names(in: $0.type ?? "")) }
    /// The names of the types whose values determine which screen a call presents. A call can name the type itself or a
    /// property. For a property, these are all names of types in its declaration; for its `id`, those of the types of ids.
    func names(of value: String, in file: CodeFile) -> [String] {
      if value.isCapitalized { return [value] }
      let name = value.trimmingSuffix(".id")
      let properties = file.facts.types.flatMap(\.members).filter { $0.baseName == name }
      let types = properties.flatMap { NameTable.names(in: $0.valueType ?? "") }.flatMap { aliases[$0] ?? [$0] }
      return name == value ? types : types.map { $0 + ".ID" }
    }
    selections = model.files.filter { !$0.isTest }.flatMap { file in
      file.facts.presentations.flatMap { fact in
        (fact.value.map { names(of: $0, in: file) } ?? []).map { ($0, fact, file) }
      }
    }
    let scenes = model.files.flatMap { file in file.facts.windows.map { ($0.name, [(file, $0.span)]) } }
    windows = Dictionary(scenes, uniquingKeysWith: +)
    functions = Dictionary(
      keepingFirst: model.files.filter { !$0.isTest }.flatMap { file in
        file.facts.functions.compactMap { fact in file.definition(at: fact.location).map { ($0, (file, fact)) } }
      })
    returnedScreens = functions.filter { $1.fact.type?.contains("View") == true }.mapValues {
      model.screens(of: $0.fact, in: $0.file, isPresented: false).map(\.id)
    }
    let values = model.files.flatMap(\.facts.types).filter { $0.name == "EnvironmentValues" }.flatMap(\.members)
    environmentValues = values.grouped(by: \.name)
  }

  mutating func relations() -> [Relation] {
    for file in model.files {
      for alias in file.facts.types.flatMap(\.members) where alias.keyword == "typealias" {
        aliased[file.definition(at: alias.location) ?? ""] = objects(in: alias).first?.id
      }
    }
    for file in model.files { read(file) }
    for type in model.types.values { parts(of: type) }
    manifest()
    for file in model.files {
      routes(in: file)
      openedWindows(in: file)
      returnedScreens(in: file)
      injections(in: file)
    }
    links()
    calledPresentations()
    chosenScreens()
    return found.map { key, value in
      let ways = (transitions[key] ?? []).sorted { $0.rawValue < $1.rawValue }
      return Relation(
        kind: key.kind, from: key.from, to: key.to, origin: value.origin, via: ways.count == 1 ? ways.first : nil,
        transitions: ways.count > 1 ? ways : nil, evidence: value.evidence.sorted())
    }.sorted()
  }

  mutating func add(
    _ kind: RelationKind, _ from: String, _ to: String, _ evidence: Evidence?, origin: Relation.Origin = .index
  ) {
    guard from != to else { return }
    let key = Key(kind: kind, from: from, to: to)
    // If the compiler's index has no entry at the location, the relation was inferred from a name. The origin is then
    // `syntax`.
    let isRead =
      evidence.map { place in model.file(at: place.path)?.isGuessed(at: place) ?? false } ?? false
    let origin = origin == .index && isRead ? .syntax : origin
    found[key, default: (origin, [])].evidence.formUnion(evidence.map { [$0] } ?? [])
  }

  mutating func navigate(_ from: String, _ to: String, _ ways: Set<Transition>, _ evidence: Evidence) {
    add(.navigatesTo, from, to, evidence)
    if !ways.isEmpty { transitions[Key(kind: .navigatesTo, from: from, to: to), default: []].formUnion(ways) }
  }

  private mutating func read(_ file: CodeFile) {
    let calls = file.facts.calls.keyed { (Place($0.location), $0) }
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      if occurrence.kind == .initializer,
        file.occurrences(at: file.place(of: occurrence)).contains(where: { $0.kind.isType })
      {
        continue
      }
      guard let to = aliased[occurrence.usr] ?? model.owner(ofUSR: occurrence.usr, in: file),
        let target = model.types[to], !file.isHeadOfExtension(occurrence)
      else { continue }
      let reference = Reference(
        file: file, occurrence: occurrence, target: target, call: calls[Place(occurrence)],
        // A function with overloads that only syntax names has no declaration of its own. A case whose value has a type
        // that is missing here has another USR where it is used.
        member: model.members[occurrence.usr] ?? (occurrence.kind.isType ? nil : occurrence.name))
      if let preview = file.preview(at: occurrence), let id = file.previews[preview] {
        fromPreview(id, reference)
      } else if let from = file.entity(at: occurrence) {
        // What a view that only previews create shows, previews show.
        if model.types[from]?.kind == .preview { fromPreview(from, reference) } else { classify(from, reference) }
      } else if file.isTest {
        fromTestFunction(reference)
      } else {
        add(.uses, file.target.id, target.id, reference.evidence)
      }
    }
  }

  private mutating func fromPreview(_ id: String, _ reference: Reference) {
    let isShown = reference.target.kind.isView && reference.call != nil
    let kind: RelationKind = isShown ? .previews : reference.isInjected ? .injects : .uses
    add(kind, id, reference.target.id, reference.evidence)
  }

  private mutating func fromTestFunction(_ reference: Reference) {
    let place = reference.occurrence
    let function = reference.file.facts.globals.first {
      $0.isTestFunction && $0.span.contains(place)
    }
    guard let function else { return }
    add(
      .tests, "test/\(reference.file.target.module)/\(function.baseName)", reference.target.id,
      reference.evidence)
  }

  private mutating func classify(_ from: String, _ reference: Reference) {
    guard let source = model.types[from], from != reference.target.id, let kind = relationKind(from: source, reference)
    else { return }
    if kind == .navigatesTo {
      let isWindow = reference.target.conformances.contains { $0.hasSuffix("WindowController") }
      var ways = reference.file.transitions(at: reference.occurrence)
      if ways.isEmpty, isWindow { ways = [.window] }
      if reference.target.kind == .route { ways.formIntersection([.url]) }
      return navigate(from, reference.target.id, ways, reference.evidence)
    }
    if kind == .uses, reference.target.kind == .store, reference.call?.labels.contains("action") == true {
      add(.delegatesTo, reference.target.id, from, reference.evidence)
    }
    add(kind, from, reference.target.id, reference.evidence)
  }

  /// The relation from a type to a symbol that its code refers to; nil if the reference is none.
  private func relationKind(from source: CodeType, _ reference: Reference) -> RelationKind? {
    let (kind, occurrence) = (reference.target.kind, reference.occurrence)
    if source.kind == .test { return .tests }
    if reference.isInside(.inheritance) {
      guard reference.target.fact.keyword == "class" else { return .conformsTo }
      // The raw type of an enumeration can be an alias in a class.
      return source.fact.keyword == "class" ? .inheritsFrom : nil
    }
    // In `@Environment(Editor.Model.self)`, the view around the type is not needed.
    if reference.isInside(.environment) { return kind.isView ? nil : .needsEnvironment }
    if reference.isInjected { return .injects }
    // An action is a case, or a value of its own type.
    if kind == .action,
      occurrence.kind == .enumCase || reference.call != nil && reference.target.fact.keyword != "enum"
    {
      return reference.isInside(.pattern) ? .handles : .emits
    }
    if kind == .reducer, reference.call != nil || source.has(attribute: "Reducer"),
      [.reducer, .route].contains(source.kind)
    {
      return .delegatesTo
    }
    if kind == .route, reference.isChoice {
      if reference.isInside(.pattern) { return .handles }
      let navigates = !Self.neverNavigates.contains(source.kind)
      // The name looks like a case of a route, but the compiler did not index it, so it can also be a case of an
      // external type. If the code belongs to a type that never navigates, the name is ignored.
      if reference.isGuessed, !navigates { return nil }
      // Code such as `Route.detail.title` uses only a value of the case.
      let isUsed = reference.file.chains[Place(occurrence)] != nil && !reference.isInside(.navigation)
      return navigates && !isUsed && !reference.isInside(.mention) ? .navigatesTo : .uses
    }
    if kind.isView, reference.call != nil {
      if let span = reference.file.presentedSpan(at: occurrence), !reference.file.isPart(occurrence),
        !reference.target.isBox
          || model.screens(in: span, of: reference.file).contains(where: { $0.id == reference.target.id })
      {
        return .navigatesTo
      }
      return source.kind.presents ? .renders : .uses
    }
    // The compiler records an argument label of a memberwise initializer as a use of the property with the same name.
    // Ignore such a use.
    if kind.isView, occurrence.kind.isProperty, occurrence.roles.isDisjoint(with: [.read, .write]) { return nil }
    if Self.holdsState.contains(kind), occurrence.kind.isProperty, !reference.isStatic {
      if occurrence.roles.contains(.write) { return changes(reference) ? .writes : .reads }
      if occurrence.roles.contains(.read) { return .reads }
    }
    return .uses
  }

  /// Whether a reference with the role of a write changes the property. The compiler also records this role for
  /// optional properties whose members are only read, and for properties with an object whose members are changed.
  private func changes(_ reference: Reference) -> Bool {
    guard let isChanged = reference.file.chains[Place(reference.occurrence)] else { return true }
    let property = reference.target.members.first { $0.name == reference.member }
    guard isChanged, let property, let type = property.valueType?.filter({ $0 != "?" && $0 != "!" }) else {
      return isChanged
    }
    let types = model.file(at: property.location.path)?.occurrences.filter {
      $0.name == type.shortName && $0.kind.isType && property.span.contains($0)
    }
    return types?.first?.kind != .class
  }

  static let neverNavigates: Set<EntityKind> = [
    .service, .client, .repository, .useCase, .entity, .type, .unassigned,
  ]
  /// Kinds whose properties are state that other types read and write.
  private static let holdsState: Set<EntityKind> = [
    .router, .store, .provider, .repository, .container, .client, .viewModel, .service, .coordinator,
  ]

  private mutating func parts(of type: CodeType) {
    let evidence = Evidence(type.fact.location)
    if type.kind != .extension, let outer = model.outer(of: type) {
      add(.partOf, type.id, outer.id, evidence, origin: .syntax)
    }
    add(.partOf, type.id, type.target.id, evidence, origin: .manifest)
    if let layer = type.layer { add(.partOf, type.id, layer, evidence, origin: .syntax) }
    mocks(of: type)
    environment(of: type)
    state(of: type)
  }

  /// Adds relations from a view, modifier, coordinator, or entry point to its state. The state consists of the objects
  /// that the type owns or receives in stored properties.
  private mutating func state(of type: CodeType) {
    guard type.kind.presents || type.kind == .entry else { return }
    for var member in type.fact.members where member.isStoredProperty {
      let bound = type.fact.constraints[member.type ?? ""]
      member.type = bound?.withSpaces ?? member.type
      for held in types(in: bound == nil ? member.span : type.fact.span, at: type.path) {
        guard let relation = Self.relation(of: member, to: held.fact.shortName),
          relation == .reads ? held.kind == .entity : Self.observed.contains(held.kind)
        else { continue }
        add(relation, type.id, held.id, Evidence(member.location, member: member.name))
      }
    }
  }

  /// The relation from a stored property to a type that its declaration names; nil if the property has no object of this
  /// type.
  private static func relation(of member: MemberFact, to name: String) -> RelationKind? {
    let value = member.initialValue ?? ""
    let callee = value.prefix { !"(<{".contains($0) }
    let isHeld = NameTable.names(in: member.type ?? member.valueType ?? "").contains {
      // A property with the type `Store<Feature.State, Feature.Action>` has the state of `Feature`.
      $0.trimmingSuffix(".State").trimmingSuffix(".Action").shortName == name
    }
    guard isHeld || value.hasPrefix("Store("), value != "self" else { return nil }
    if member.has(attribute: "Query") { return .reads }
    // The object in `Model.shared` belongs to others.
    if callee.count == value.count, value.contains(".") { return .binds }
    if !value.isEmpty || member.first(attributeIn: ["State", "StateObject"]) != nil { return .owns }
    let isGiven =
      member.attributes.isEmpty || member.type?.contains("StoreOf<") == true
      || member.attributes.contains { $0.name.contains(/Bind|ObservedObject/) }
    return isGiven ? .binds : nil
  }

  /// Kinds of objects that several views can share. A stored property with such an object becomes a relation.
  static let observed: Set<EntityKind> = [
    .router, .store, .provider, .container, .viewModel, .viewContract, .coordinator, .reducer, .client, .repository,
    .service,
  ]

  private mutating func mocks(of type: CodeType) {
    for member in type.members where member.isStatic && Self.isMock(member.baseName) {
      let names = NameTable.names(in: member.type ?? member.valueType ?? "").map(\.shortName)
      guard names.contains("Self") || names.contains(type.fact.shortName) else { continue }
      guard
        [.provider, .client, .repository, .service, .container, .store, .viewModel, .useCase, .viewContract].contains(
          type.kind)
      else {
        return
      }
      add(
        .mocks, type.id + "#" + member.baseName, type.id, Evidence(member.location, member: member.baseName),
        origin: .syntax)
    }
  }

  static func isMock(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("mock") || name.hasPrefix("test") || name.hasPrefix("preview")
  }
}

/// A line and column, to look up syntax facts.
struct Place: Hashable {
  var line, column: Int
  init(_ place: some Positioned) { (line, column) = (place.line, place.column) }
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
  var isGuessed: Bool { file.isGuessed(at: occurrence) }
  func isInside(_ kind: Region.Kind) -> Bool { file.isInside(kind, occurrence) }

  /// Whether the reference is that of a case, or of another member that makes a value of its type.
  var isChoice: Bool {
    occurrence.kind == .enumCase || target.members.contains { $0.name == member && $0.makes(target.fact) }
  }
  /// Whether the reference leads to a value of the type itself, such as the instance `Model.shared`.
  var isStatic: Bool { [.staticProperty, .classProperty].contains(occurrence.kind) }
  /// Whether the reference is an object that a call puts into the environment. A call such as
  /// `environment(\.size, Model.shared.size)` only gets a value of the object.
  var isInjected: Bool {
    isInside(.injection) && (call != nil || isStatic && file.chains[Place(occurrence)] == nil)
  }
}
