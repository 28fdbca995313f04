public import LimnCatalog

/// Where the names of declarations lead: ``` ``Type`` ```, ``` ``Module.Type`` ``` and ``` ``Type.member(_:)`` ``` in articles, and names in code.
public struct SymbolLinks: Sendable, Hashable {
  private var byName: [String: [Target]] = [:]
  private var bySymbol: [String: Target] = [:]

  /// A page, and a member's place on it.
  struct Target: Sendable, Hashable {
    var address: PageAddress
    var fragment: String?
  }

  public init() {}

  /// The types and other declarations of a catalog, with their members.
  public init(_ index: CatalogIndex) {
    let types = Set(index.entities.values.filter { $0.declaration != nil && $0.kind != .extension }.map(\.name))
    for entity in index.sortedEntities where entity.module != nil && entity.declaration != nil {
      let page = PageAddress((entity.owner.flatMap { index.entities[$0] } ?? entity).pagePath)
      let own = entity.owner == nil ? nil : Self.anchor(ofType: entity.name)
      // A type's name means the type, not what another target adds to it.
      let isAddition = entity.kind == .extension && types.contains(entity.name)
      let name = isAddition ? "\(entity.module!).\(entity.name)" : entity.name
      add([name], module: isAddition ? nil : entity.module, Target(address: page, fragment: own), symbol: entity.declaration?.usr)
      for member in entity.members {
        // What has one form only is the page itself.
        let fragment = entity.kind.isGlobal && entity.members.count == 1 ? nil : own ?? Self.anchor(ofMember: member.name)
        let name = entity.kind.isGlobal ? member.name : entity.name + "." + member.name
        add([name], module: entity.module, Target(address: page, fragment: fragment), symbol: member.usr)
      }
    }
  }

  /// Adds one name; nested types have their outer types' names before it.
  public mutating func add(_ name: String, module: String?, address: PageAddress, symbol: String? = nil) {
    add([name], module: module, Target(address: address), symbol: symbol)
  }
}

extension SymbolLinks {
  public var isEmpty: Bool { byName.isEmpty }

  /// The anchor of a type that is shown on another's page.
  static func anchor(ofType name: String) -> String { "type-" + name.replacing(".", with: "-") }

  /// The anchor of a member on its type's page; members that differ in their arguments alone share the first one's.
  static func anchor(ofMember member: String) -> String {
    let name = member.prefix { $0 != "(" }
    return "member-"
      + name.unicodeScalars.map { $0.properties.isAlphabetic || $0.properties.numericType != nil ? String($0) : "-" }.joined()
  }

  /// All places that a name could mean.
  func targets(named name: String) -> [Target] {
    let path = name.replacing("/", with: ".")
    if let found = byName[name] ?? byName[path] { return found }
    // DocC tells overloads apart by a suffix such as `-5r2hs` or `-swift.method`, and may leave out the labels.
    guard let dash = path.lastIndex(of: "-") else { return [] }
    return byName[String(path[..<dash])] ?? []
  }

  func target(ofSymbol symbol: String) -> Target? { bySymbol[symbol] }

  var names: some Sequence<String> { byName.keys }

  private mutating func add(_ names: [String], module: String?, _ target: Target, symbol: String?) {
    for name in names + names.compactMap({ name in module.map { "\($0).\(name)" } }) where !(byName[name] ?? []).contains(target) {
      byName[name, default: []].append(target)
    }
    if let symbol { bySymbol[symbol] = target }
  }
}
