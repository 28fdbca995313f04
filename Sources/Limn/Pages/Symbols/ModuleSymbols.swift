/// The public symbols of a module, listed where an article contains `<!-- symbols: Module -->`.
public struct ModuleSymbols: Sendable, Hashable {
  var module: String
  /// The groups in display order. Empty groups are left out.
  var groups: [Group]

  /// Symbols that are listed together, such as all types, or the modifiers of one protocol.
  struct Group: Hashable {
    /// The title of the group, which may contain code in backticks.
    var title: String
    /// The singular and plural names for the group's entries.
    var nouns: [String]
    /// The entries, sorted by name.
    var entries: [Entry]

    var anchorPart: String {
      String(title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }).split(separator: "-").joined(
        separator: "-")
    }
  }

  /// An entry of the list: a type with its members, or all functions with the same name.
  struct Entry: Hashable {
    var name: String
    /// The anchor of the entry, which is unique in the list.
    var anchor: String
    var declarations, members: [Declaration]

    var all: [ModuleSymbols.Declaration] { declarations + members }
  }

  /// One public symbol.
  struct Declaration: Hashable {
    var name, text: String
    /// The first sentence of the documentation.
    var summary: String?
    /// How Limn's version of the symbol differs from Apple's. This is the text after `- Approximated:` in the
    /// documentation.
    var approximation: String?
  }

  /// The number of public symbols.
  var count: Int { groups.flatMap(\.entries).sum(\.all.count) }

  /// The entries that contain approximated symbols, in the order of the list.
  var approximated: [Entry] {
    groups.flatMap(\.entries).filter { entry in entry.all.contains { $0.approximation != nil } }
  }
}
