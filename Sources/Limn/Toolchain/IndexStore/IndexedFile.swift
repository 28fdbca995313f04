/// The occurrences of symbols in one source file.
public struct IndexedFile: Hashable, Sendable {
  /// The absolute path of the file.
  public var path: String
  /// The occurrences, sorted by line and column.
  public var occurrences: [Occurrence]
}

/// A location where a symbol is declared or used.
public struct Occurrence: Hashable, Sendable {
  /// The symbol's USR (unified symbol resolution), which identifies the symbol.
  public var usr: String
  /// The name for display, such as `send(_:)`.
  public var name: String
  public var kind: SymbolKind
  public var roles: SymbolRoles
  /// The line and the column, both from 1. The column counts UTF-8 bytes.
  public var line: Int
  public var column: Int
  /// The related symbols; empty unless ``IndexStore/wantsRelations`` is true.
  public var relations: [SymbolRelation]

  public init(
    usr: String, name: String, kind: SymbolKind, roles: SymbolRoles, line: Int, column: Int,
    relations: [SymbolRelation] = []
  ) {
    self.usr = usr
    self.name = name
    self.kind = kind
    self.roles = roles
    self.line = line
    self.column = column
    self.relations = relations
  }
}

/// A symbol related to an occurrence, such as the function that contains a call.
public struct SymbolRelation: Hashable, Sendable {
  public var roles: SymbolRoles
  public var usr: String
}

/// The kinds of Swift symbols in an index store.
public enum SymbolKind: UInt32, Hashable, Sendable {
  case unknown = 0, module = 1
  case macro = 4, enumeration = 5, structure = 6, `class` = 7, `protocol` = 8, `extension` = 9
  case typeAlias = 11, function = 12, variable = 13, field = 14, enumCase = 15, instanceMethod = 16, classMethod = 17,
    staticMethod = 18
  case instanceProperty = 19, classProperty = 20, staticProperty = 21, initializer = 22, deinitializer = 23
  case parameter = 25

  public var isType: Bool { [.enumeration, .structure, .class, .protocol, .typeAlias].contains(self) }
  public var isProperty: Bool {
    [.variable, .field, .instanceProperty, .classProperty, .staticProperty].contains(self)
  }
}

/// The roles of an occurrence, with the bits of the index store.
public struct SymbolRoles: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let declaration = Self(rawValue: 1 << 0)
  public static let definition = Self(rawValue: 1 << 1)
  public static let reference = Self(rawValue: 1 << 2)
  public static let read = Self(rawValue: 1 << 3)
  public static let write = Self(rawValue: 1 << 4)
  static let call = Self(rawValue: 1 << 5)
  public static let implicit = Self(rawValue: 1 << 8)
  public static let overrideOf = Self(rawValue: 1 << 11)
  public static let accessorOf = Self(rawValue: 1 << 15)
}
