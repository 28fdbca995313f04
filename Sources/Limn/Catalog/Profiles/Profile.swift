/// An architecture: its layers, the kinds of types in each layer, and its rules.
///
/// Kind rules are tried in order; the first match determines a type's kind and layer.
public struct Profile: Hashable, Sendable {
  public var id: String
  public var title: String
  public var summary: String
  /// Names of modules whose use shows that an app follows this architecture, such as `Puddles`.
  public var libraries: [String]
  /// Patterns for the names of its targets; empty for the targets of apps that use the libraries.
  public var targets: [String]
  /// Ordered from top to bottom.
  public var layers: [ProfileLayer]
  public var kinds: [KindRule]
  /// Ids of its rules, in addition to those for any code.
  public var rules: [String]
  /// For each rule id, patterns for ids of entities that are exempt.
  public var exceptions: [String: [String]]

  public init(
    id: String, title: String, summary: String, libraries: [String] = [], targets: [String] = [], layers: [ProfileLayer] = [],
    kinds: [KindRule] = [], rules: [String] = [], exceptions: [String: [String]] = [:]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.libraries = libraries
    self.targets = targets
    self.layers = layers
    self.kinds = kinds
    self.rules = rules
    self.exceptions = exceptions
  }
}

/// A layer and the layers that its types may use in addition to their own.
public struct ProfileLayer: Hashable, Sendable {
  public var name: String
  public var mayUse: [String]
  public var reason: String

  public init(_ name: String, mayUse: [String] = [], reason: String = "") {
    self.name = name
    self.mayUse = mayUse
    self.reason = reason
  }
}

/// A kind of types and its conditions, which must all be satisfied.
public struct KindRule: Hashable, Sendable {
  public var kind: EntityKind
  /// Nil for the layer of the enclosing type.
  public var layer: String?
  /// Patterns for the file's path, one of which must match.
  public var folder: String?
  public var target: String?
  /// A pattern for the name without enclosing types.
  public var name: String?
  /// Names of protocols or superclasses, one of which the type must have, possibly inherited.
  public var conformsTo: [String]
  public var attribute: String?
  /// Keywords (`struct`, `class`, `enum`, `actor`, `protocol`), one of which must declare the type.
  public var declared: [String]
  /// Kinds, one of which the enclosing type must have.
  public var nestedIn: [EntityKind]

  public init(
    _ kind: EntityKind, layer: String? = nil, folder: String? = nil, target: String? = nil, name: String? = nil, conformsTo: [String] = [],
    attribute: String? = nil, declared: [String] = [], nestedIn: [EntityKind] = []
  ) {
    self.kind = kind
    self.layer = layer
    self.folder = folder
    self.target = target
    self.name = name
    self.conformsTo = conformsTo
    self.attribute = attribute
    self.declared = declared
    self.nestedIn = nestedIn
  }
}
