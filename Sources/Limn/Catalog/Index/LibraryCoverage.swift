public import LimnDiagnostics

/// How much of a library's public interface the articles' snippets use.
public struct LibraryCoverage: Record {
  /// The id of the library's target.
  public var target: String
  /// All public symbols that the library's sources declare explicitly, sorted by name.
  public var symbols: [Symbol]

  /// A public declaration.
  public struct Symbol: Record {
    /// The name with enclosing types, such as `Interface.send(_:)`.
    public var name: String
    /// The display name of the symbol's kind, such as `instance method`.
    public var kind: String
    /// The id of the symbol's entity, or of the entity that the symbol is a member of; nil if neither exists.
    public var entity: String?
    public var source: Location
    /// The sorted ids of the articles whose snippets use the symbol.
    public var articles: [String] = []
    /// The reason why no snippet needs to use the symbol. Nil if the symbol has no exemption, so that at least one
    /// snippet should use it.
    public var exemption: Exemption?
  }

  /// The reason why a symbol is not counted.
  public enum Exemption: String, Sendable, Codable, CaseIterable {
    /// The symbol implements a protocol requirement. The requirement is counted, and the symbol is not.
    case witness
    /// The symbol is the default implementation of a protocol requirement. The requirement is counted, and the symbol
    /// is not.
    case defaultImplementation
    /// The symbol is the `wrappedValue` or `projectedValue` of a property wrapper. Code that uses the wrapper does not
    /// write the name of the symbol, since the compiler inserts the call.
    case wrapper
    /// The symbol is public, but callers cannot obtain a value of its type.
    case unreachable
  }

  /// The symbols that snippets should use, since they have no exemption.
  public var counted: [Symbol] { symbols.filter { $0.exemption == nil } }
  /// The counted symbols that no snippet uses.
  public var unused: [Symbol] { counted.filter(\.articles.isEmpty) }
}
