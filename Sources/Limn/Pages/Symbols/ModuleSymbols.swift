/// All that a module offers to who imports it, for `<!-- symbols: Module -->`.
public struct ModuleSymbols: Sendable, Hashable {
  public var module: String
  /// In the order in which they are shown; none is empty.
  public var groups: [Group]
}

extension ModuleSymbols {
  /// Symbols of one kind, such as the types or the modifiers of one protocol.
  public struct Group: Sendable, Hashable {
    /// Backticks are around code.
    public var title: String
    /// What one and several entries are called.
    public var nouns: [String]
    /// Sorted by name.
    public var entries: [Entry]
  }

  /// A type with its members, or the functions of one name.
  public struct Entry: Sendable, Hashable {
    public var name: String
    /// Unique among all modules.
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
    /// How it differs from what it stands for, as its documentation says after `- Approximated:`.
    public var approximation: String?
  }
}

extension ModuleSymbols {
  /// The number of public symbols.
  public var count: Int { groups.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.all.count } } }

  /// The entries with something approximated in them, in their order.
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
