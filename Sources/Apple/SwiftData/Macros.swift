// The code that the macro `Model` generates refers to Observation, so this module exports Observation to its importers.
@_exported public import Observation

/// Makes a class a persistent model.
@attached(
  member, names: named(_$observationRegistrar), named(_$record), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Describes how a property is stored.
///
/// - Approximated: objects are stored unchanged in memory, so the description has no effect; unique values are not
///   enforced.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "PropertyNoteMacro")

/// Describes a property's relationship with other models.
///
/// - Approximated: the minimum and maximum counts have no effect, and the rule `deny` is the same as `nullify`.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "PropertyNoteMacro")

/// Excludes a property from storage.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "PropertyNoteMacro")

/// Makes an actor a model actor, with its own model context.
@attached(member, names: named(modelContainer), named(modelContext), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
