import LimnDiagnostics

/// A type, and the kind that `limn.yml` assigns to it.
struct NamedKind: Hashable {
  /// The name of the type, with or without the names of its enclosing types.
  var type: String
  var kind: EntityKind
  var location: Location
}
