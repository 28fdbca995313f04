public import LimnDiagnostics

/// How much of a library's public interface the snippets of the articles use.
public struct LibraryCoverage: Hashable, Sendable, Codable {
  /// The id of the library's target.
  public var target: String
  /// Every public symbol that the library's sources spell out, sorted by name.
  public var symbols: [Symbol]

  public init(target: String, symbols: [Symbol]) {
    self.target = target
    self.symbols = symbols
  }
}

extension LibraryCoverage {
  /// A public declaration.
  public struct Symbol: Hashable, Sendable, Codable {
    /// With the types around it, such as `Interface.send(_:)`.
    public var name: String
    /// In words, such as `method`.
    public var kind: String
    /// The id of the entity that it is or belongs to, if that has a page.
    public var entity: String?
    public var source: Location
    /// The ids of the articles whose snippets use it, sorted.
    public var articles: [String]
    /// Why it need not be used, if it need not.
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

  /// Why a symbol does not count: callers reach it through something else.
  public enum Exemption: String, Hashable, Sendable, Codable, CaseIterable {
    /// It fulfils a protocol's requirement.
    case witness
    /// It is a requirement's default; the requirement counts.
    case defaultImplementation
    /// The compiler calls it for a property wrapper's syntax.
    case wrapper
    /// It is public, but nothing public makes or returns it.
    case unreachable
  }

  /// Those that snippets ought to use.
  public var counted: [Symbol] { symbols.filter { $0.exemption == nil } }
  /// Those that count and that no snippet uses.
  public var unused: [Symbol] { counted.filter(\.articles.isEmpty) }
}
