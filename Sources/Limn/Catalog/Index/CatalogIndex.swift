public import LimnDiagnostics

/// The catalog of a package: every fact that its pages show. Its JSON form is `catalog/index.json` with the schema
/// `limn-catalog/2`.
///
/// All lists are sorted, so that two runs over the same sources produce the same bytes.
public struct CatalogIndex: Record {
  static let schemaName = "limn-catalog/2"

  var schema = CatalogIndex.schemaName
  /// The name of the package.
  public var package: String
  /// The URL of the published sources, such as `https://github.com/owner/name/blob/main`, or nil.
  public var repository: String?
  /// All entities by id.
  public var entities: [String: Entity] = [:]
  /// All relations, sorted by kind, source entity, and target entity. Each combination occurs once.
  public var relations: [Relation] = []
  public var profiles: [ProfileSummary] = []
  public var rules: [RuleSummary] = []
  public var violations: [Violation] = []
  public var coverage = Coverage()
  /// Modules that are missing on this machine, followed by missing symbols. Both groups are sorted by
  /// ``MissingModule/alone``, largest first.
  public var missing: [MissingModule] = []

  /// The entities of one kind, sorted by id.
  public func entities(of kind: EntityKind) -> [Entity] {
    entities.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }

  /// All types. `#Preview` macros are not included. Every page that counts types uses this list.
  public var types: [Entity] { sortedEntities.filter { $0.declaration != nil && $0.kind.isType } }

  /// All entities, sorted by id.
  public var sortedEntities: [Entity] { entities.values.sorted { $0.id < $1.id } }
}

/// A module that is imported in the sources but missing on this machine, or a symbol that is used in the sources but
/// that no available module declares.
public struct MissingModule: Record {
  public var name: String
  /// True for a missing symbol; nil for a missing module.
  public var isSymbol: Bool?
  /// The number of files that use the module or symbol (`files`), and the number of those files in which nothing else
  /// is missing (`alone`).
  public var files: Int
  public var alone: Int
  /// The location of the first import, or of the symbol's first use.
  public var source: Location
}

/// A profile in the index: an architecture with its layers and rules.
public struct ProfileSummary: Record {
  public var id, title, summary: String
}
