/// The public symbols of a module, for `<!-- symbols: Module -->`.
public struct ModuleSymbols: Sendable, Hashable {
  public var module: String
  /// The non-empty groups in display order.
  public var groups: [Group]
}

extension ModuleSymbols {
  /// Symbols of one kind, such as the types or the modifiers of one protocol.
  public struct Group: Sendable, Hashable {
    /// May contain code in backticks.
    public var title: String
    /// The singular and plural names of its entries.
    public var nouns: [String]
    /// Sorted by name.
    public var entries: [Entry]
  }

  /// A type with its members, or functions with the same name.
  public struct Entry: Sendable, Hashable {
    public var name: String
    /// Unique in the list.
    public var anchor: String
    public var declarations: [Declaration]
    public var members: [Declaration]
  }

  /// One public symbol.
  public struct Declaration: Sendable, Hashable {
    public var name: String
    public var text: String
    /// The first sentence of its documentation.
    public var summary: String?
    /// How it differs from the original, from `- Approximated:` in its documentation.
    public var approximation: String?
  }
}

extension ModuleSymbols {
  /// The number of public symbols.
  public var count: Int { groups.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.all.count } } }

  /// The entries with approximated symbols, in order.
  var approximated: [Entry] {
    groups.flatMap(\.entries).filter { entry in entry.all.contains { $0.approximation != nil } }
  }
}

extension ModuleSymbols.Group {
  var anchorPart: String {
    String(title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }).split(separator: "-").joined(separator: "-")
  }
}

extension ModuleSymbols.Entry {
  var all: [ModuleSymbols.Declaration] { declarations + members }
}
