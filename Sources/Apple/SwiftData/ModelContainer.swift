import Synchronization

/// The store of an app's models.
///
/// - Approximated: objects are kept in memory while the program runs.
public final class ModelContainer: @unchecked Sendable, Equatable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()
  /// The context that the modifier `modelContainer(_:)` puts into the environment of views.
  @MainActor public private(set) lazy var mainContext = ModelContext(self)

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

  public func deleteAllData() { for model in store.all { store.delete(model) } }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

extension ModelContainer {
  /// The container for scenes with these models. All scenes with the same models share one container.
  static func shared(for types: [any PersistentModel.Type]) throws -> ModelContainer {
    try sharedContainers.withLock { known in
      let key = Set(types.map { ObjectIdentifier($0) })
      if let container = known[key] { return container }
      let container = try ModelContainer(for: Schema(types))
      known[key] = container
      return container
    }
  }
}

private let sharedContainers = Mutex<[Set<ObjectIdentifier>: ModelContainer]>([:])

/// The model types of one version of an app.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

extension Schema {
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// The migrations between versions of a store. They are never run, since the store is in memory.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?)
}

/// An actor with its own model context.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  var modelContext: ModelContext { get }
}
