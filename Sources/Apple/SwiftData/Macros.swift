import Observation

/// Makes a class one whose objects a model context keeps.
@attached(
  member, names: named(_$observationRegistrar), named(_$record), named(access), named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Describes how a property is kept.
///
/// - Approximated: objects are kept as they are, so that the description changes nothing; values are not checked to be unique.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "PropertyNoteMacro")

/// Describes what a property has to do with other models.
///
/// - Approximated: the inverse is not set, and deleting an object deletes no other.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "PropertyNoteMacro")

/// Leaves a property out of what is kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "PropertyNoteMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelContainer), named(modelContext), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
