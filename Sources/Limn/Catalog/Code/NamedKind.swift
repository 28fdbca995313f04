public import LimnDiagnostics

/// A type, and the kind that `limn.yml` assigns to it.
public struct NamedKind: Hashable, Sendable {
  /// The name of the type, with or without the names of its enclosing types.
  public var type: String
  public var kind: EntityKind
  public var location: Location
}
