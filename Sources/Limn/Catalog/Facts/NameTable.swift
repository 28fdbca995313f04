import LimnDiagnostics
import LimnToolchain

/// The types and global functions of a codebase by name, to resolve names in files that the compiler did not index.
struct NameTable {
  /// The prefix of the USRs that Limn creates for declarations that the compiler did not index.
  static let prefix = "limn:"

  /// A type and its members, or a global function.
  struct Entry {
    var name, target, usr: String
    var kind: SymbolKind
    var path: String
    /// Whether only code in the type's own file can use it.
    var isPrivate: Bool
    /// The only code that can use the type; nil if no function or closure declares it.
    var scope: Span?
    /// The protocols and classes that the type's declarations name.
    var parents: [String]
    /// Members by base name.
    var members: [String: NamedMember]

    var isCompiled: Bool { !usr.hasPrefix(NameTable.prefix) }
  }

  struct NamedMember {
    var usr: String
    var kind: SymbolKind
    /// The only file that can use the member; nil if it is not private.
    var file: String?
    /// The type of a property or the result of a function, as written.
    var type: String?
    /// The types of a case's associated values, as written.
    var payload: [String] = []
  }

  /// Where a name is used.
  struct Scope {
    var target, file: String
    var imports: Set<String>
    var place: Location?

    init(_ facts: FileFacts, target: String) {
      (self.target, file, imports) = (target, facts.path, Set(facts.imports.map(\.module)))
    }
  }

  private(set) var entries: [Entry] = []
  private var byName: [String: [Int]] = [:]
  /// Indices of entries by the last component of their names, to find nested types.
  private var byLastName: [String: [Int]] = [:]
  private var byUSR: [String: Int] = [:]
  /// The types that declarations write for the parameters of functions, each with the type around the function. The key
  /// is the name of the function and the label, such as `open/to`.
  private(set) var parameters: [String: [(owner: String, type: String)]] = [:]
  /// The types of the properties that extensions add to types of other modules, such as `EnvironmentValues`, by name.
  private(set) var keys: [String: [String]] = [:]
  /// The extensions of types of other modules, by the names of these types.
  var outside: [String: [Entry]] = [:]
  private let closures: [String: Set<String>]
  /// For each target, its files that are documented in another target.
  private let shared: [String: Set<String>]

  init(_ description: PackageDescription) {
    shared = description.targets.keyed { ($0.name, Set($0.sharedSources)) }
    closures = description.targets.keyed { ($0.name, description.closure(of: $0.name)) }
  }

  mutating func add(_ entry: Entry) {
    if let known = byUSR[entry.usr] {
      entries[known].parents += entry.parents
      entries[known].members.merge(entry.members) { old, _ in old }
      return
    }
    let index = entries.count
    entries.append(entry)
    byUSR[entry.usr] = index
    byName[entry.name, default: []].append(index)
    byLastName[entry.name.shortName, default: []].append(index)
  }

  /// Adds what the members of a type, or global functions, tell about values without written types.
  mutating func add(_ members: [MemberFact], of type: TypeFact?) {
    let owner = type?.name ?? ""
    for member in members {
      let function = member.keyword == "init" ? owner.shortName : member.baseName
      for parameter in member.parameters {
        parameters["\(function)/\(parameter.label ?? "_")", default: []].append((owner, parameter.type))
      }
      guard let written = member.valueType else { continue }
      if member.isStoredProperty {
        parameters["\(owner.shortName)/\(member.baseName)", default: []].append((owner, written))
      }
      if type?.isExtension == true, byName[owner] == nil { keys[member.baseName, default: []].append(written) }
    }
  }

  /// Returns the type to which a name refers. In `Outer.Inner`, the name is `Inner`, and `base` is `Outer`, which can be
  /// a module too. `around` contains the names of the types that enclose the code, innermost first.
  func type(_ name: String, base: String? = nil, in scope: Scope, around: [String] = []) -> Entry? {
    if let base {
      let nested = (byLastName[name] ?? []).filter {
        entries[$0].name == "\(base).\(name)" || entries[$0].name.hasSuffix(".\(base).\(name)")
      }
      return best(nested, scope) ?? best((byName[name] ?? []).filter { entries[$0].target == base }, scope)
    }
    for outer in around {
      if let found = best(byName["\(outer).\(name)"] ?? [], scope) { return found }
    }
    return best(byName[name] ?? [], scope)
  }

  /// The member of a type with a name, also an inherited one.
  func member(_ name: String, of entry: Entry, in scope: Scope, depth: Int = 5) -> NamedMember? {
    entry.members[name]
      ?? (depth > 0 ? entry.parents : []).lazy.compactMap { type($0, in: scope) }.compactMap {
        member(name, of: $0, in: scope, depth: depth - 1)
      }.first
  }

  /// The member that an extension adds to a type of another module, as in `FileManager.default.delete()` and
  /// `Color.accent()`.
  func outsideMember(_ name: String, of path: [String], in scope: Scope) -> NamedMember? {
    let isShared = path.count == 2 && ["current", "default", "general", "main", "shared", "standard"].contains(path[1])
    guard let type = path.first, isShared || path.count == 1 else { return nil }
    return (outside[type] ?? []).lazy.filter { isVisible($0, in: scope) }.compactMap { $0.members[name] }.first {
      [.staticMethod, .staticProperty].contains($0.kind) != isShared
    }
  }

  /// Chooses the entry to which a name refers. Private types of other files, and types of modules that the file cannot
  /// see are left out. A type of the target itself is preferred.
  private func best(_ found: [Int], _ scope: Scope) -> Entry? {
    let visible = found.filter { isVisible(entries[$0], in: scope) }
    let own = visible.filter { isOwn(entries[$0], in: scope) }
    // If several branches of an `#if` declare the type, prefer the declaration that the compiler indexed.
    return (own.first { entries[$0].isCompiled } ?? own.first ?? visible.first).map { entries[$0] }
  }

  /// Whether a file can see a type. An imported module can export the modules on which it depends.
  private func isVisible(_ entry: Entry, in scope: Scope) -> Bool {
    guard !entry.isPrivate || entry.path == scope.file else { return false }
    if let body = entry.scope, scope.place.map(body.contains) != true { return false }
    let near = closures[scope.target] ?? []
    return isOwn(entry, in: scope)
      || scope.imports.contains { module in
        // Of several targets with the name, tests import the one of their package.
        let name = near.contains(module) ? module : near.filter { $0.hasSuffix("-\(module)") }.min() ?? module
        return name == entry.target || closures[name]?.contains(entry.target) == true
      }
  }

  /// Whether the module of a file contains a type.
  private func isOwn(_ entry: Entry, in scope: Scope) -> Bool {
    entry.target == scope.target || shared[scope.target]?.contains(entry.path) == true
  }

  static func usr(_ target: String, _ type: TypeFact) -> String {
    let place = type.scope == nil ? "" : ":\(type.location)"
    return "\(prefix)\(target).\(type.name)\(place)"
  }

  static func usr(_ target: String, function: MemberFact) -> String { "\(prefix)\(target)#\(function.baseName)" }

  /// The names in a written type that start with a capital letter, in source order. A name can contain dots, such as
  /// `Outer.Inner`.
  static func names(in type: String) -> [String] {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init).filter {
      $0.isCapitalized
    }
  }
}

extension StringProtocol {
  var isCapitalized: Bool { first?.isUppercase == true }
}

extension String {
  /// Whether a name can be that of a type, such as `Home` and `iPadHome`.
  var isLikeType: Bool { prefix(2).contains(where: \.isUppercase) }
}
