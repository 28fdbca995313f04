public import LimnDiagnostics

/// How much of a library's public interface the articles' snippets use.
public struct LibraryCoverage: Hashable, Sendable, Codable {
  /// The id of the library's target.
  public var target: String
  /// All public symbols that the library's sources declare explicitly, sorted by name.
  public var symbols: [Symbol]

  public init(target: String, symbols: [Symbol]) {
    self.target = target
    self.symbols = symbols
  }
}

extension LibraryCoverage {
  /// A public declaration.
  public struct Symbol: Hashable, Sendable, Codable {
    /// The name with enclosing types, such as `Interface.send(_:)`.
    public var name: String
    /// The display name of its kind, such as `method`.
    public var kind: String
    /// The id of its entity or of the entity that it is a member of, if that has a page.
    public var entity: String?
    public var source: Location
    /// The sorted ids of the articles whose snippets use it.
    public var articles: [String]
    /// Why no snippet needs to use it, if so.
    public var exemption: Exemption?

    public init(
      name: String, kind: String, entity: String? = nil, source: Location, articles: [String] = [], exemption: Exemption? = nil
    ) {
      self.name = name
      self.kind = kind
      self.entity = entity
      self.source = source
      self.articles = articles
      self.exemption = exemption
    }
  }

  /// Why a symbol is not counted: callers reach it through something else.
  public enum Exemption: String, Hashable, Sendable, Codable, CaseIterable {
    /// It implements a protocol requirement.
    case witness
    /// It is the default implementation of a requirement, which is counted instead.
    case defaultImplementation
    /// The compiler calls it for the syntax of a property wrapper.
    case wrapper
    /// It is public, but no public declaration creates or returns it.
    case unreachable
  }

  /// The symbols that snippets should use.
  public var counted: [Symbol] { symbols.filter { $0.exemption == nil } }
  /// The counted symbols that no snippet uses.
  public var unused: [Symbol] { counted.filter(\.articles.isEmpty) }
}
