import LimnDiagnostics

/// An architecture: its layers, the kinds of types in each layer, and its rules.
///
/// Kind rules are tried in order; the first match determines a type's kind and layer.
public struct Profile: Hashable, Sendable {
  var id, title, summary: String
  /// Names of modules, such as `Puddles`. An app that uses one of them follows this architecture.
  var libraries: [String] = []
  /// Patterns for the names of the targets that follow this architecture. If empty, all apps that use one of
  /// `libraries` follow this architecture.
  var targets: [String] = []
  /// The layers from top to bottom.
  var layers: [ProfileLayer] = []
  var kinds: [KindRule] = []
  /// Ids of the rules that belong to this architecture. The general rules are not listed, since Limn checks them for
  /// every architecture.
  var rules: [String] = []
  /// Patterns for the ids of entities that a rule does not apply to. The key is the id of the rule.
  var exceptions: [String: [String]] = [:]
  /// The location in the settings; nil for a built-in profile.
  var location: Location?
}

/// A layer, with the names of the other layers that its types may use.
struct ProfileLayer: Hashable {
  var name: String
  var mayUse: [String] = []
  var reason = ""
}

/// A rule that assigns a kind to types. The rule matches a type that meets all conditions of the rule.
struct KindRule: Hashable {
  var kind: EntityKind
  /// The layer of matching types. If nil, each matching type belongs to the layer of its enclosing type.
  var layer: String?
  /// A glob for the path of the type's file (`folder`), and a glob for the name of its target (`target`).
  var folder: String?
  var target: String?
  /// A glob for the type's name without enclosing types.
  var name: String?
  /// Names of protocols or superclasses. A type matches only if it conforms to one of the protocols or inherits from
  /// one of the superclasses, directly or indirectly. If empty, this condition is not checked.
  var conformsTo: [String] = []
  var attribute: String?
  /// Keywords (`struct`, `class`, `enum`, `actor`, `protocol`). A type matches only if it is declared with one of these
  /// keywords. If empty, this condition is not checked.
  var declared: [String] = []
  /// Kinds of enclosing types. A type matches only if it is nested in a type of one of these kinds. If empty, this
  /// condition is not checked.
  var nestedIn: [EntityKind] = []
  /// The location in the settings; nil for a rule of a built-in profile.
  var location: Location?
}
