import LimnCatalog

/// Finds the pages of declarations, which articles and code refer to by name. The name can include the module, as in
/// `Module.Type`, or a member, as in `Type.member(_:)`.
public struct SymbolLinks: Sendable, Hashable {
  /// The addresses of types of other packages.
  public var external = ExternalAddresses()
  private var byName: [String: [Target]] = [:]
  private var bySymbol: [String: Target] = [:]
  /// For each module of the package, the page of its target.
  private var byModule: [String: Target] = [:]
  /// The folder of each module's target, relative to the project's root.
  private var folders: [String: String] = [:]
  /// For each type, the names of its protocols and superclasses, including inherited ones.
  private var conformances: [String: [String]] = [:]
  /// The declarations by their paths.
  private var tree = SymbolTree()
  /// For each member that a type inherits from another module, such as `Type.map(_:)`, the list of inherited members.
  private var inherited: [String: Target] = [:]
  /// The pages of extensions that extend a type from another target or from outside of the package.
  private var extensionPages: Set<PageAddress> = []

  /// The anchors of the members of each entity, in the order of the members. The anchors are computed once, since many
  /// pages link to members.
  private(set) var anchors: [String: [String]] = [:]

  /// The address of a page, and optionally the anchor of a member on the page.
  struct Target: Hashable {
    var address: PageAddress
    var fragment: String?
  }

  /// The declaration that the text around a link documents. A name is looked up first among the members of this
  /// declaration, then among the members of each enclosing declaration, then in the module, and then everywhere.
  struct Scope: Hashable {
    /// The names of the enclosing types, from the outermost, and the name of the declaration.
    var names: [String] = []
    var module: String?
    /// The declaration's USR, which selects one of several overloads; nil if it is unknown.
    var symbol: String?
  }

  /// The result of looking up a name. If several declarations have the name, the result is a link to each of them.
  enum Match: Hashable {
    case one(Target)
    case several([String])
    case none
  }

  init() {}

  /// Collects the declarations of a catalog and their members.
  init(_ index: CatalogIndex) {
    for target in index.entities(of: .target) {
      guard let module = target.module else { continue }
      byModule[module] = Target(address: PageAddress(target.pagePath))
      folders[module] = target.folder
    }
    let entities = index.sortedEntities
    let types = Set(entities.filter { $0.declaration != nil && $0.kind != .extension }.map(\.name))
    for entity in entities where !entity.members.isEmpty {
      anchors[entity.id] = Self.anchors(ofMembers: entity.members.map(\.name))
    }
    tree = SymbolTree(index, anchors: anchors) { entity, target, members in
      // One target of the package can extend a type that another target of the package declares. The type's name alone
      // then refers to the declaration. To lead to the extension, a link must contain the extension's module before the
      // type's name.
      let isAddition = entity.kind == .extension && types.contains(entity.name)
      if entity.kind == .extension { extensionPages.insert(target.address) }
      let name = isAddition ? "\(entity.module!).\(entity.name)" : entity.name
      add(name, module: isAddition ? nil : entity.module, target, symbol: entity.declaration?.usr)
      conformances[entity.name, default: []] += entity.declaration?.conformances ?? []
      for group in entity.inherited ?? [] {
        for member in group.members {
          inherited["\(entity.name).\(member)"] = Target(address: target.address, fragment: "inherited-members")
        }
      }
      for member in members {
        let name = entity.kind.isGlobal ? member.name : entity.name + "." + member.name
        add(name, module: entity.module, member.target, symbol: member.symbol)
      }
    }
  }

  var isEmpty: Bool { byName.isEmpty }

  /// The anchor of a type that is documented on another type's page. Its id differs from those of private types with
  /// the same name.
  static func anchor(ofType type: Entity) -> String { "type-" + type.id.fileName.replacing(".", with: "-") }

  /// The anchors of members on their type's page, in the order of the members. An anchor contains the member's base
  /// name. If an earlier member has the same base name, the anchor also contains the argument labels.
  static func anchors(ofMembers members: [String]) -> [String] {
    var taken = Set<String>()
    return members.map { member in
      let base = member.prefix { $0 != "(" }
      let plain = "member-" + (isOperator(base) ? operatorWords(base) : words(base))
      if taken.insert(plain).inserted { return plain }
      let full = isOperator(base) ? plain : "member-" + words(member[...]).split(separator: "-").joined(separator: "-")
      return taken.insertNumbered(full)
    }
  }

  private static func words(_ text: Substring) -> String {
    var words = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { words.append(scalar.isLetterOrDigit ? scalar : "-") }
    return String(words)
  }

  private static func isOperator(_ name: Substring) -> Bool {
    name.unicodeScalars.allSatisfy { !$0.isLetterOrDigit && $0 != "_" }
  }

  /// The characters of an operator as hexadecimal numbers, since anchors do not contain the characters themselves.
  private static func operatorWords(_ name: Substring) -> String {
    (["operator"] + name.unicodeScalars.map { String($0.value, radix: 16) }).joined(separator: "-")
  }

  /// The module of the target whose folder contains a file of the project.
  func module(ofFile path: String) -> String? {
    folders.filter { path.hasPrefix($0.value + "/") }.max { $0.value.count < $1.value.count }?.key
  }

  /// Whether a name refers to a module of the package and to nothing else.
  func isOnlyModule(_ name: String) -> Bool { byModule[name] != nil && byName[name] == nil }

  /// Resolves the name in a symbol link. All links to symbols are resolved by this function: those of articles, of
  /// documentation comments, and of catalog pages.
  func find(_ name: String, in scope: Scope) -> Match {
    let found = tree.find(name, in: scope)
    guard let first = found.first else { return findLoosely(name, in: scope) }
    let isKnown = found.allSatisfy { $0.symbol != nil }
    // Overloads that the compiler did not describe cannot be told apart, and neither can branches of an `#if`.
    if Set(found.map(\.target)).count == 1 || !isKnown && Set(found.map(\.target.address)).count == 1 {
      return .one(first.target)
    }
    return .several(SymbolTree.spellings(found))
  }

  /// Resolves the name of a module, of a member that a type inherits, or of a member of an external type whose module
  /// is unknown.
  private func findLoosely(_ name: String, in scope: Scope) -> Match {
    // If the name without its suffixes is a declaration, a suffix is wrong.
    let plain = Self.withoutSuffixes(name)
    guard plain == name || tree.find(plain, in: scope).isEmpty else { return .none }
    let names = (0...scope.names.count).reversed().map { (scope.names.prefix($0) + [name]).withSlashes }
    let found = names.lazy.map { targets(named: $0) }.first { !$0.isEmpty } ?? []
    return Set(found).count == 1 ? .one(found[0]) : found.isEmpty ? .none : .several(found.map(\.address.path))
  }

  /// Returns all declarations that a name can refer to. If no declaration has the name, but a module has it, returns
  /// the module's page.
  func targets(named name: String) -> [Target] {
    if let found = byName[name] ?? byName[name.replacing("/", with: ".")] { return found }
    let parts = Self.components(of: name).map(Self.withoutSuffix)
    if let module = byModule[name] { return [module] }
    let found = targets(ofExtension: parts)
    return found.isEmpty ? inheritedTargets(of: parts) : found
  }

  /// The components of a path such as `Type/member(_:)`. The name of an operator can contain slashes, as in
  /// `Vector//(_:_:)`.
  static func components(of path: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = path[...]
    while !rest.isEmpty {
      let head = rest.prefix { $0 != "(" }
      let isOperator = head.unicodeScalars.first.map { "/=-+!*%<>&|^~?".unicodeScalars.contains($0) } ?? false
      let start = isOperator ? head.endIndex : rest.startIndex
      let end = rest[start...].firstIndex(of: "/") ?? rest.endIndex
      if end > rest.startIndex { parts.append(rest[..<end]) }
      rest = rest[end...].dropFirst()
    }
    return parts
  }

  /// Finds a member that a type inherits from a protocol or superclass. In a link, the name of the inheriting type can
  /// be written before the member, since DocC has a page for the member below this type.
  private func inheritedTargets(of parts: [String]) -> [Target] {
    guard parts.count > 1 else { return [] }
    let owner = parts.dropLast()
    let type = (byModule[parts[0]] == nil ? owner : owner.dropFirst()).withDots
    let member = parts[parts.count - 1]
    return (conformances[type] ?? []).lazy.compactMap { byName["\($0).\(member)"] }.first
      ?? inherited["\(type).\(member)"].map { [$0] } ?? []
  }

  /// Finds an extension whose extended type is declared by another module, or a member of such an extension.
  ///
  /// In DocC, a link to such a member contains the module of the extended type. In `Swift/Collection/chunked(by:)`,
  /// this module is `Swift`. The catalog may not know this module, so any name is accepted in its place. The link can
  /// also start with the module that declares the extension.
  private func targets(ofExtension parts: [String]) -> [Target] {
    guard parts.count > 1 else { return [] }
    let own = byModule[parts[0]] == nil ? 0 : 1
    let names = [parts.prefix(own) + parts.dropFirst(own + 1), parts.dropFirst(own)].map { $0.withDots }
    return names.lazy.map { (byName[$0] ?? []).filter { extensionPages.contains($0.address) } }.first { !$0.isEmpty }
      ?? []
  }

  /// Returns the targets of a DocC page's address, such as `nioposix/channel/read()-5n1x`. DocC writes addresses in
  /// lowercase, so case is ignored.
  func targets(docCAddress address: String) -> [Target] {
    let exact = targets(named: address)
    let name = Self.text(of: address).lowercased()
    let names = Set(byModule.keys).union(byName.keys).filter { $0.lowercased() == name }
    return exact.isEmpty ? names.min().map { targets(named: $0) } ?? [] : exact
  }

  /// The path of a link without the suffixes that distinguish declarations.
  static func withoutSuffixes(_ path: String) -> String {
    components(of: path).map(withoutSuffix).withSlashes
  }

  /// The text of a link: its path as in Swift code.
  static func text(of path: String) -> String { components(of: path).map(withoutSuffix).withDots }

  private static func withoutSuffix(_ part: Substring) -> String {
    // The suffixes `-(Double)` and `->Int` distinguish overloads by type.
    let types = [")-(", ")->"].compactMap { part.firstRange(of: $0)?.lowerBound }.min()
    if let types { return String(part[...types]) }
    if let arrow = part.firstRange(of: "->") { return String(part[..<arrow.lowerBound]) }
    let end = part.lastIndex(of: ")").map(part.index(after:)) ?? part.startIndex
    guard let hyphen = part[end...].firstIndex(of: "-"), hyphen > part.startIndex else { return String(part) }
    let suffix = part[part.index(after: hyphen)...]
    let isSuffix =
      !suffix.isEmpty && suffix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
    return isSuffix ? String(part[..<hyphen]) : String(part)
  }

  func target(ofSymbol symbol: String) -> Target? { bySymbol[symbol] }

  var names: some Sequence<String> { byName.keys }

  /// The address of each declaration by its name with its module, for the lists that other sites read.
  var addresses: [String: String] {
    byName.filter { byModule[String($0.key.prefix { $0 != "." })] != nil }.compactMapValues { found in
      found.count == 1 ? PageAddress("").link(to: found[0].address, fragment: found[0].fragment) : nil
    }
  }

  /// Adds a declaration. If several declarations with the same name are on the same page, a link with this name is not
  /// ambiguous, and leads to the first declaration. Examples are overloads with different types, and declarations in
  /// different branches of an `#if`.
  private mutating func add(_ name: String, module: String?, _ target: Target, symbol: String?) {
    for name in [name] + (module.map { ["\($0).\(name)"] } ?? [])
    where !(byName[name] ?? []).contains(where: { $0.address == target.address }) {
      byName[name, default: []].append(target)
    }
    if let symbol { bySymbol[symbol] = target }
  }
}
