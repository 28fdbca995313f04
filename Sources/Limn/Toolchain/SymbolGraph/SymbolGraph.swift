/// The declarations of a module as the compiler sees them, including implicit ones such as inherited conformances.
public struct SymbolGraph: Hashable, Sendable, Codable {
  public var module: String
  /// Sorted by USR.
  public var symbols: [Symbol]
  /// Sorted by the conforming type and the protocol.
  public var conformances: [Conformance]
  /// For each default implementation, the USRs of the protocol requirements with the same name, sorted.
  public var defaults: [String: [String]]
  /// The USRs of protocol requirements.
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
  /// A declaration of the module.
  public struct Symbol: Hashable, Sendable, Codable {
    public var usr: String
    /// The kind, such as `swift.struct` or `swift.method`.
    public var kind: String
    /// The names of the enclosing types and the symbol's own name.
    public var path: [String]
    /// The declaration as printed by the compiler.
    public var declaration: String
    /// The USRs of the types that the declaration names, in order.
    public var types: [String]
    public var access: String
    /// The documentation comment, possibly inherited from a protocol requirement; nil if there is none.
    public var documentation: String?
    /// If the symbol is declared in an extension of an external type, the module of that type.
    public var extendedModule: String?
    /// Whether the symbol is only visible to imports with `@_spi`.
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

  /// A type's conformance to a protocol, or its inheritance from a class.
  public struct Conformance: Hashable, Sendable, Codable {
    public var source: String
    public var target: String
    /// The qualified name of the protocol or class, such as `Swift.Hashable`, if the graph contains it.
    public var name: String?

    public init(source: String, target: String, name: String? = nil) {
      self.source = source
      self.target = target
      self.name = name
    }
  }
}
