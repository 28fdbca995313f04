public import LimnDiagnostics

/// A relation between two entities, with the locations that prove it.
public struct Relation: Record, Comparable {
  /// How the relation was determined: by the compiler's index, the symbol graph, the syntax, or the manifest.
  enum Origin: String, Codable, CaseIterable { case index, symbols, syntax, manifest }

  public var kind: RelationKind
  /// The ids of the two entities.
  public var from: String
  public var to: String
  var origin: Origin
  /// For a relation of the kind `navigatesTo`: how the entity `from` presents the screen `to`. Nil if this is unknown,
  /// and also if there are several ways, which `transitions` then contains.
  public var via: Transition?
  /// The sorted transitions, if a relation of the kind `navigatesTo` presents the screen in several ways. Nil for all
  /// other relations.
  public var transitions: [Transition]?
  /// The locations, sorted; never empty.
  public var evidence: [Evidence]

  public static func < (a: Self, b: Self) -> Bool { (a.kind.rawValue, a.from, a.to) < (b.kind.rawValue, b.from, b.to) }

  /// Whether the relation was inferred from a name, since the code does not compile here.
  public var isInferred: Bool { origin == .syntax && ![.partOf, .mocks, .documents].contains(kind) }
}

/// A location that proves a relation.
public struct Evidence: Record, Comparable {
  public var path: String
  public var line, column: Int
  /// The referenced member, such as a case of an `Action`.
  public var member: String?

  init(_ location: Location, member: String? = nil) {
    path = location.path
    line = location.line
    column = location.column
    self.member = member
  }

  public var location: Location { Location(path: path, line: line, column: column) }
  public static func < (a: Self, b: Self) -> Bool {
    a.location != b.location ? a.location < b.location : (a.member ?? "") < (b.member ?? "")
  }
}

extension Evidence: Positioned {}

/// The kind of a relation. A relation is stored in one direction only, and ``inverse`` names the kind in the other
/// direction.
public enum RelationKind: String, Sendable, Codable, CaseIterable {
  case uses, renders, navigatesTo, needsEnvironment, emits, handles, reads, writes, mocks, previews, tests, documents,
    dependsOn, breaks
  case partOf, conformsTo, inheritsFrom, delegatesTo, injects, owns, binds

  /// The name in the other direction, such as `usedBy`.
  var inverse: String {
    switch self {
    case .uses: "usedBy"
    case .renders: "renderedBy"
    case .navigatesTo: "reachedFrom"
    case .needsEnvironment: "providedTo"
    case .emits: "emittedBy"
    case .handles: "handledBy"
    case .reads: "readBy"
    case .writes: "writtenBy"
    case .mocks: "mockedBy"
    case .previews: "previewedBy"
    case .tests: "testedBy"
    case .documents: "documentedBy"
    case .dependsOn: "dependencyOf"
    case .breaks: "brokenBy"
    case .partOf: "hasPart"
    case .conformsTo: "hasConformer"
    case .inheritsFrom: "hasSubclass"
    case .delegatesTo: "delegateOf"
    case .injects: "injectedInto"
    case .owns: "ownedBy"
    case .binds: "boundBy"
    }
  }

  /// The display name, such as `navigates to`.
  public var title: String { Self.words(rawValue) }
  public var inverseTitle: String { Self.words(inverse) }

  static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}

/// Relations by the entities at their ends, for rules and pages.
public struct RelationGraph: Sendable {
  private let outgoing, incoming: [String: [Relation]]

  public init(_ relations: [Relation]) {
    outgoing = relations.grouped(by: \.from)
    incoming = relations.grouped(by: \.to)
  }

  /// The relations from an entity. If no kinds are given, relations of all kinds are returned.
  public func from(_ id: String, _ kinds: [RelationKind] = []) -> [Relation] { Self.only(kinds, outgoing[id]) }

  /// The relations to an entity. If no kinds are given, relations of all kinds are returned.
  public func to(_ id: String, _ kinds: [RelationKind] = []) -> [Relation] { Self.only(kinds, incoming[id]) }

  private static func only(_ kinds: [RelationKind], _ relations: [Relation]?) -> [Relation] {
    (relations ?? []).filter { kinds.isEmpty || kinds.contains($0.kind) }
  }
}
