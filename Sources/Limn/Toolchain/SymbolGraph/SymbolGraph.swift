/// What the compiler knows of a module's declarations, also those that no source file spells out, such as inherited conformances.
public struct SymbolGraph: Hashable, Sendable, Codable {
  public var module: String
  /// Sorted by USR.
  public var symbols: [Symbol]
  /// Sorted by source and target.
  public var conformances: [Conformance]
  /// For each default implementation the requirements of its name, by USR, sorted.
  public var defaults: [String: [String]]
  /// The USRs of what protocols require of their types.
  public var requirements: Set<String>

  public init(
    module: String, symbols: [Symbol], conformances: [Conformance], defaults: [String: [String]] = [:], requirements: Set<String> = []
  ) {
    self.module = module
    self.symbols = symbols
    self.conformances = conformances
    self.defaults = defaults
    self.requirements = requirements
  }
}

extension SymbolGraph {
  /// A declaration.
  public struct Symbol: Hashable, Sendable, Codable {
    public var usr: String
    /// `swift.struct`, `swift.method` and the like.
    public var kind: String
    /// The names of the outer types and its own.
    public var path: [String]
    /// The declaration as the compiler prints it.
    public var declaration: String
    /// The USRs of the types that the declaration names, in their order.
    public var types: [String]
    public var access: String
    /// The doc comment, also one that is inherited from a requirement; nil if there is none.
    public var documentation: String?
    /// The module of the type that is extended, for what belongs to an extension of an outside type.
    public var extendedModule: String?
    /// Whether it is for who imports the module with `@_spi`.
    public var isSPI = false

    public init(
      usr: String, kind: String, path: [String], declaration: String, types: [String] = [], access: String, documentation: String? = nil,
      extendedModule: String? = nil, isSPI: Bool = false
    ) {
      self.usr = usr
      self.kind = kind
      self.path = path
      self.declaration = declaration
      self.types = types
      self.access = access
      self.documentation = documentation
      self.extendedModule = extendedModule
      self.isSPI = isSPI
    }
  }

  /// That a type conforms to a protocol or inherits from a class.
  public struct Conformance: Hashable, Sendable, Codable {
    public var source: String
    public var target: String
    /// The target's name with its module, such as `Swift.Hashable`, where the graph tells it.
    public var name: String?

    public init(source: String, target: String, name: String? = nil) {
      self.source = source
      self.target = target
      self.name = name
    }
  }
}
