import LimnDiagnostics

/// The declarations of a module as the compiler sees them. Implicit declarations, such as inherited conformances, are
/// included.
public struct SymbolGraph: Record {
  public var module: String
  /// The symbols, sorted by USR.
  public var symbols: [Symbol] = []
  /// The conformances, sorted by the conforming type and the protocol.
  public var conformances: [Conformance] = []
  /// The protocol requirements that each default implementation may implement. The key is the USR of a default
  /// implementation. The value contains the USRs of the requirements with the same name, sorted.
  public var defaults: [String: [String]] = [:]
  /// The USRs of all protocol requirements in the module.
  public var requirements: Set<String> = []
  /// The members of each type or extension, by its USR. Inherited members are in ``inherited``.
  public var members: [String: [String]] = [:]
  /// The members that each type inherits from protocols and superclasses, such as `Sequence.map(_:)`, by the type's
  /// USR.
  public var inherited: [String: [String]] = [:]
  /// The declaration that each symbol implements or overrides, such as `Noisy.noise()`. A symbol without documentation
  /// inherits the documentation of this declaration.
  public var origins: [String: String] = [:]
}

extension SymbolGraph {
  public init(module: String) { self.init(module: module, symbols: []) }

  /// A declaration of the module.
  public struct Symbol: Record {
    public var usr: String
    /// The kind of the symbol, such as `swift.struct` or `swift.method`.
    public var kind: String
    /// The kind in words, such as `Instance Method`.
    public var kindTitle = ""
    /// The names of the enclosing types, followed by the symbol's own name.
    public var path: [String]
    /// The declaration as the compiler prints it.
    public var declaration: String
    /// The USRs of the types that occur in the declaration, in order.
    public var types: [String] = []
    /// The USR of each type in the declaration, by the name that the declaration contains.
    public var typeNames: [String: String] = [:]
    public var access: String
    /// The documentation comment; nil if there is none. It may be inherited from a protocol requirement.
    public var documentation: String?
    /// The module of the extended type, if the symbol is declared in an extension of an external type; nil for other
    /// symbols.
    public var extendedModule: String?
    /// Whether only files that import the module with `@_spi` can use the symbol.
    public var isSPI = false
    /// The conditions on generic parameters under which the symbol is available, such as "`A` is `Int`".
    public var constraints: [String] = []
    public var availability: [Availability] = []
    /// The names of the parameters inside of the function, which documentation uses.
    public var parameters: [String] = []
  }

  /// The availability of a symbol on one platform, or in all environments if `domain` is nil.
  public struct Availability: Record {
    public var domain, introduced: String?
    /// The version in which the symbol was deprecated. It is empty if the symbol is deprecated in all versions.
    public var deprecated: String?
    var obsoleted: String?
    public var message, renamed: String?
    public var isUnavailable = false

    /// The availability of a symbol that is deprecated in all versions.
    public static let deprecated = Self(deprecated: "")
  }

  /// A type's conformance to a protocol, or its inheritance from a class.
  public struct Conformance: Record {
    public var source, target: String
    /// The qualified name of the protocol or class, such as `Swift.Hashable`; nil if the graph does not contain the
    /// name.
    public var name: String?
    /// The conditions on generic parameters under which the type conforms.
    public var constraints: [String] = []
    /// Whether the type inherits from a class.
    public var isInheritance = false
  }
}

extension SymbolGraph.Symbol {
  /// Creates a symbol from the syntax of a declaration.
  public init(
    usr: String, kind: String, path: [String], declaration: String, access: String, documentation: String?
  ) {
    self.init(
      usr: usr, kind: kind, path: path, declaration: declaration, types: [], access: access,
      documentation: documentation)
  }
}

extension SymbolGraph.Conformance {
  public init(source: String, target: String, name: String) {
    self.init(source: source, target: target, name: name, constraints: [])
  }
}
