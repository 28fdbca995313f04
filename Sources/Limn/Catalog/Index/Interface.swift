public import LimnDiagnostics
public import LimnToolchain

/// A value that a type receives in its initializer or owns as state, or a parameter of a global function.
public struct Input: Record {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A constant, a variable, a binding to the caller's state, a closure, or the type's own state.
    case constant, variable, binding, closure, state
  }
  public var name: String
  /// The type as written in the source. If the source states no type, this is the type that the compiler inferred.
  public var type: String
  public var kind: Kind
  /// The default value as written, or nil.
  public var `default`: String?
  /// Whether the caller must provide a value.
  public var isRequired: Bool
  public var documentation: String?
  public var source: Location
}

/// A message from a type to its owner. It is either a case of the type's `Action` or a closure that the type calls.
public struct Output: Record {
  enum Kind: String, Codable, CaseIterable { case action, closure }
  public var name: String
  var kind: Kind
  /// The types of the associated values, as written.
  public var payload: [String]
  public var documentation: String?
  var source: Location
  /// What the code does that handles the action; nil if nothing is known.
  public var does: [CodeEffect]?
}

/// A value that a type reads from the environment.
public struct EnvironmentNeed: Record {
  public var name: String
  /// The type of an environment object, the key path of an environment value, such as `\.dismiss`, or the key of an
  /// `AppStorage` value.
  public var value: String
  /// The property wrapper, such as `EnvironmentObject`.
  public var wrapper: String
  public var source: Location
}

/// A member of a type, with an anchor on the type's page.
public struct Member: Record {
  /// The name with argument labels, such as `send(_:)`.
  public var name: String
  /// `init`, `func`, `var`, `let`, `case`, `subscript`, `typealias`, `associatedtype`.
  public var keyword: String
  public var access: String
  /// The declaration as written, without its body.
  public var text: String
  public var documentation, usr: String?
  public var source: Location
  /// For a symbol of a library that was built.
  public var facts: SymbolFacts?
}

/// What the compiler knows about a symbol of a library, beyond its declaration.
public struct SymbolFacts: Record {
  public enum ProtocolRole: String, CaseIterable, Sendable, Codable {
    case requirement, requirementWithDefault, defaultImplementation
  }
  /// The kind in words, such as `Instance Method`.
  public var kind: String
  /// The conditions on generic parameters under which the symbol is available, in Markdown.
  public var constraints: [String]?
  public var availability: [SymbolGraph.Availability]?
  /// The role in a protocol; nil for other symbols.
  public var role: ProtocolRole?
  /// The declaration that the symbol implements or overrides, such as `Noisy.noise()`.
  public var origin: String?
  /// Whether the documentation is that of another declaration, such as `origin`, or the requirement of a protocol.
  public var inheritsDocumentation: Bool?
  /// The names of the parameters, which documentation refers to.
  public var parameters: [String]?
  /// For an extension: the module of the extended type.
  public var extendedModule: String?
}

/// A type's conformance to a protocol.
public struct ConformanceFact: Record {
  /// The name of the protocol or superclass.
  public var name: String
  /// The id of the protocol's entity, or the name with its module, such as `Swift.Hashable`.
  public var target: String?
  public var constraints: [String]?
  /// Whether the type inherits from a class.
  public var isInheritance: Bool?
  /// Where the conformance is declared; nil for an implied conformance.
  public var source: Location?
}

/// The members that a type inherits from one protocol or class.
public struct InheritedMembers: Record {
  public var origin: String
  public var members: [String]
}

/// A real call that creates a value of the type.
public struct CallExample: Record {
  public var text: String
  public var source: Location
}
