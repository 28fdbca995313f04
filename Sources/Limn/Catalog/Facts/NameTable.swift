import LimnToolchain

/// The types of a codebase by name, to resolve names in files that the compiler did not index.
struct NameTable {
  /// The prefix of the USRs that Limn creates for declarations that the compiler did not index.
  static let prefix = "limn:"

  /// A type and its members.
  struct Entry {
    var name: String
    var target: String
    var usr: String
    var kind: SymbolKind
    /// Properties with their declared types, by name.
    var properties: [String: String]
    /// Members by base name.
    var members: [String: (usr: String, kind: SymbolKind)]

    var isCompiled: Bool { !usr.hasPrefix(NameTable.prefix) }
  }
  private(set) var entries: [Entry] = []
  private var byName: [String: [Int]] = [:]
  /// Indices of entries by the last component of their names, to find nested types.
  private var byLastName: [String: [Int]] = [:]
  private var byUSR: [String: Int] = [:]
  private var byMember: [String: Set<Int>] = [:]
  private let closures: [String: Set<String>]

  init(_ description: PackageDescription) {
    closures = Dictionary(
      description.targets.map { ($0.name, description.closure(of: $0.name)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension NameTable {
  mutating func add(_ entry: Entry) {
    if let known = byUSR[entry.usr] {
      entries[known].properties.merge(entry.properties) { old, _ in old }
      entries[known].members.merge(entry.members) { old, _ in old }
      for name in entry.members.keys { byMember[name, default: []].insert(known) }
      return
    }
    let index = entries.count
    entries.append(entry)
    byUSR[entry.usr] = index
    byName[entry.name, default: []].append(index)
    byLastName[entry.name.split(separator: ".").last.map(String.init) ?? entry.name, default: []].append(index)
    for name in entry.members.keys { byMember[name, default: []].insert(index) }
  }

  func entry(_ usr: String) -> Entry? { byUSR[usr].map { entries[$0] } }

  /// Returns the type to which a name in the code of a target refers. In `Outer.Inner`, the name is `Inner`, and `base`
  /// is `Outer`. `around` contains the names of the types that enclose the code, innermost first.
  func type(_ name: String, base: String? = nil, in target: String, around: [String] = []) -> Entry? {
    if let base {
      let nested = (byLastName[name] ?? []).filter {
        entries[$0].name == "\(base).\(name)" || entries[$0].name.hasSuffix(".\(base).\(name)")
      }
      return best(nested, target) ?? best(byName[name] ?? [], target)
    }
    for outer in around {
      if let found = best(byName["\(outer).\(name)"] ?? [], target) { return found }
    }
    return best(byName[name] ?? [], target)
  }

  /// Chooses the entry to which a name in the code of a target refers. An entry in the target itself is preferred, and
  /// then an entry in a dependency of the target. If there is neither, an entry in another target is returned, but only
  /// if no further entry was found.
  private func best(_ found: [Int], _ target: String) -> Entry? {
    let own = found.filter { entries[$0].target == target }
    // If several branches of an `#if` declare the type, prefer the declaration that the compiler indexed.
    if let first = own.first(where: { entries[$0].isCompiled }) ?? own.first { return entries[first] }
    let visible = found.filter { closures[target]?.contains(entries[$0].target) == true }
    if let first = visible.first { return entries[first] }
    return found.count == 1 ? entries[found[0]] : nil
  }

  /// The only type that is visible to a target and has a member with the given name; nil if there is no such type or
  /// several.
  func only(withMember name: String, kind: SymbolKind? = nil, in target: String) -> Entry? {
    let found = (byMember[name] ?? []).filter { index in
      let owner = entries[index].target
      return (kind == nil || entries[index].members[name]?.kind == kind)
        && (owner == target || closures[target]?.contains(owner) == true)
    }
    return found.count == 1 ? found.first.map { entries[$0] } : nil
  }

  /// The names in a written type that start with a capital letter, in source order. A name can contain dots, such as
  /// `Outer.Inner`.
  static func names(in type: String) -> [String] {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init).filter {
      $0.first?.isUppercase == true
    }
  }
}
