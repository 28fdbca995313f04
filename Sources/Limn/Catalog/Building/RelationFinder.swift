import LimnDiagnostics
import LimnToolchain

/// Reads relations between entities from the compiler's index, told apart by the syntax around each reference.
struct RelationFinder {
  let model: CodeModel
  private(set) var found: [Key: (origin: Relation.Origin, evidence: Set<Evidence>)] = [:]

  struct Key: Hashable {
    var kind: RelationKind
    var from: String
    var to: String
  }

  /// Ids by target and name, for the types around nested ones.
  private let byName: [String: String]

  init(model: CodeModel) {
    self.model = model
    let names = model.types.values.filter { $0.kind != .extension }.map { ("\($0.target.name) \($0.fact.name)", $0.id) }
    byName = Dictionary(names, uniquingKeysWith: min)
  }
}

extension RelationFinder {
  mutating func relations() -> [Relation] {
    for file in model.files { read(file) }
    for type in model.types.values { parts(of: type) }
    manifest()
    return found.map { key, value in
      Relation(key.kind, from: key.from, to: key.to, origin: value.origin, evidence: value.evidence.sorted())
    }.sorted()
  }

  mutating func add(_ kind: RelationKind, _ from: String, _ to: String, _ origin: Relation.Origin, _ evidence: Evidence?) {
    guard from != to else { return }
    let key = Key(kind: kind, from: from, to: to)
    found[key, default: (origin, [])].evidence.formUnion(evidence.map { [$0] } ?? [])
  }

  private mutating func read(_ file: CodeFile) {
    let calls = Dictionary(file.facts.calls.map { (Place($0.location), $0) }, uniquingKeysWith: { first, _ in first })
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      if occurrence.kind == .initializer, file.occurrences(at: file.place(of: occurrence)).contains(where: { $0.kind.isType }) { continue }
      guard let to = model.owner(ofUSR: occurrence.usr), let target = model.types[to] else { continue }
      let reference = Reference(
        file: file, occurrence: occurrence, target: target, call: calls[Place(occurrence)], member: model.members[occurrence.usr])
      if let preview = file.preview(atLine: occurrence.line, column: occurrence.column), let id = file.previews[preview] {
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
    let function = reference.file.facts.globals.first { $0.isTestFunction && $0.span.contains(line: place.line, column: place.column) }
    guard let function else { return }
    add(.tests, "test/\(reference.file.target.module)/\(function.baseName)", reference.target.id, .index, reference.evidence)
  }

  private mutating func classify(_ from: String, _ reference: Reference) {
    guard let source = model.types[from], from != reference.target.id else { return }
    let (to, kind) = (reference.target.id, reference.target.kind)
    let occurrence = reference.occurrence
    if source.kind == .test { return add(.tests, from, to, .index, reference.evidence) }
    if reference.isInside(.inheritance) { return add(.conformsTo, from, to, .index, reference.evidence) }
    if reference.isInside(.environment) { return add(.needsEnvironment, from, to, .index, reference.evidence) }
    if reference.isInside(.injection) { return add(.injects, from, to, .index, reference.evidence) }
    if occurrence.kind == .enumCase, kind == .action {
      return add(reference.isInside(.pattern) ? .handles : .emits, from, to, .index, reference.evidence)
    }
    if occurrence.kind == .enumCase, kind == .route {
      return add(reference.isInside(.pattern) ? .handles : .navigatesTo, from, to, .index, reference.evidence)
    }
    if kind.isView, reference.call != nil {
      let shown = reference.isInside(.navigation) ? RelationKind.navigatesTo : .renders
      return add(source.kind.isView || source.kind == .modifier ? shown : .uses, from, to, .index, reference.evidence)
    }
    if kind == .store, let call = reference.call, call.labels.contains("action") {
      add(.delegatesTo, to, from, .index, reference.evidence)
    }
    // An argument's label, which the compiler notes as a use of the property behind it.
    if kind.isView, occurrence.kind.isProperty, occurrence.roles.isDisjoint(with: [.read, .write]) { return }
    if Self.holdsState.contains(kind), occurrence.kind.isProperty {
      if occurrence.roles.contains(.write) { return add(.writes, from, to, .index, reference.evidence) }
      if occurrence.roles.contains(.read) { return add(.reads, from, to, .index, reference.evidence) }
    }
    add(.uses, from, to, .index, reference.evidence)
  }

  /// Kinds whose properties are state that others read and write.
  private static let holdsState: Set<EntityKind> = [.router, .store, .provider, .repository, .container, .client, .viewModel, .service]

  private mutating func parts(of type: CodeType) {
    let evidence = Evidence(type.fact.location)
    if let outer = type.fact.outerName, type.kind != .extension, let id = byName["\(type.target.name) \(outer)"] {
      add(.partOf, type.id, id, .syntax, evidence)
    }
    add(.partOf, type.id, "target/" + type.target.name, .manifest, evidence)
    if let layer = type.layer { add(.partOf, type.id, layer, .syntax, evidence) }
    mocks(of: type)
    environment(of: type)
  }

  /// What a key path into the environment gives: the compiler alone knows its type.
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
      guard [.provider, .client, .repository, .service, .container, .store, .viewModel, .useCase, .viewContract].contains(type.kind) else {
        return
      }
      add(.mocks, type.id + "#" + member.baseName, type.id, .syntax, Evidence(member.location, member: member.baseName))
    }
  }

  static func isMock(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("mock") || name.hasPrefix("test") || name.hasPrefix("preview")
  }

  private mutating func manifest() {
    for target in model.description.targets {
      for dependency in target.dependencies { add(.dependsOn, "target/" + target.name, "target/" + dependency, .manifest, nil) }
    }
    for app in model.apps {
      for target in app.targets { add(.partOf, "target/" + target, app.id, .manifest, nil) }
      for layer in app.profile?.layers ?? [] {
        add(.partOf, CodeModelBuilder.layerID(app: app.name, layer: layer.name), app.id, .manifest, nil)
      }
    }
  }
}

/// A line and column, to find what the syntax says of a place.
struct Place: Hashable {
  var line: Int
  var column: Int
  init(_ location: Location) { (line, column) = (location.line, location.column) }
  init(_ occurrence: Occurrence) { (line, column) = (occurrence.line, occurrence.column) }
  func key(_ path: String) -> String { "\(path):\(line):\(column)" }
}

/// One use of something, with all that is known of it.
struct Reference {
  let file: CodeFile
  let occurrence: Occurrence
  let target: CodeType
  let call: CallFact?
  /// The member that is meant, or nil for the type itself.
  let member: String?

  var evidence: Evidence { Evidence(file.place(of: occurrence), member: member) }
  func isInside(_ kind: Region.Kind) -> Bool { file.isInside(kind, occurrence) }
}
