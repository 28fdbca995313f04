public import Catalog

/// Where the names of declarations lead: ``` ``Type`` ``` and ``` ``Module.Type`` ``` in articles, and names in code.
public struct SymbolLinks: Sendable, Hashable {
  private var byName: [String: [PageAddress]] = [:]
  private var bySymbol: [String: PageAddress] = [:]

  public init() {}

  /// The types and other declarations of a catalog.
  public init(_ index: CatalogIndex) {
    for entity in index.sortedEntities where entity.module != nil && entity.declaration != nil {
      add(entity.name, module: entity.module, address: PageAddress(entity.pagePath), symbol: entity.declaration?.usr)
    }
  }

  /// Adds one name; nested types have their outer types' names before it.
  public mutating func add(_ name: String, module: String?, address: PageAddress, symbol: String? = nil) {
    var names = [name]
    if let module { names.append(module + "." + name) }
    for name in names where !(byName[name] ?? []).contains(address) { byName[name, default: []].append(address) }
    if let symbol { bySymbol[symbol] = address }
  }
}

extension SymbolLinks {
  public var isEmpty: Bool { byName.isEmpty }

  /// All pages that a name could mean.
  func addresses(named name: String) -> [PageAddress] {
    byName[name] ?? byName[name.replacing("/", with: ".")] ?? []
  }

  func address(ofSymbol symbol: String) -> PageAddress? { bySymbol[symbol] }

  var names: some Sequence<String> { byName.keys }
}
