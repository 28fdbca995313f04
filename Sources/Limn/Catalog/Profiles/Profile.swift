/// An architecture: which layers there are, what belongs to which, and which rules hold.
///
/// Kinds are tried in order and the first that fits a type gives its kind and layer.
public struct Profile: Hashable, Sendable {
  public var id: String
  public var title: String
  public var summary: String
  /// Names of the modules whose use shows that an app follows it, such as `Puddles`.
  public var libraries: [String]
  /// Patterns for the names of the targets it is about; empty for those of apps that use the libraries.
  public var targets: [String]
  /// From the top down.
  public var layers: [ProfileLayer]
  public var kinds: [KindRule]
  /// Ids of the rules that hold, besides those that hold for any code.
  public var rules: [String]
  /// For a rule's id, patterns of the ids of entities that it does not hold for.
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

/// A layer and the layers that its types may use; its own it may always use.
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

/// Which types are of a kind. Every condition that is given must hold.
public struct KindRule: Hashable, Sendable {
  public var kind: EntityKind
  /// Nil for the layer of the type around it.
  public var layer: String?
  /// Patterns for the file's path; one must match.
  public var folder: String?
  public var target: String?
  /// A pattern for the name without the outer types.
  public var name: String?
  /// Names of protocols or superclasses; one must be among the type's, also by inheritance.
  public var conformsTo: [String]
  public var attribute: String?
  /// `struct`, `class`, `enum`, `actor` or `protocol`; one must be the type's.
  public var declared: [String]
  /// Kinds, one of which the type around it must have.
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
