import LimnCatalog

extension SymbolTree {
  /// Collects the declarations of a catalog and their members, and passes each to `visit`.
  ///
  /// - Parameter anchors: the anchors of the members of each entity, in the order of the members.
  init(_ index: CatalogIndex, anchors: [String: [String]], visit: (Entity, SymbolLinks.Target, [Node]) -> Void) {
    for target in index.entities(of: .target) {
      if let module = target.module { add(module: module, .init(address: PageAddress(target.pagePath))) }
    }
    let declared = index.sortedEntities.filter { $0.module != nil && $0.declaration != nil }
    // Enclosing declarations come first, and extensions last.
    for entity in declared.sorted(by: { Self.order($0) < Self.order($1) }) {
      add(entity, in: index, anchors, visit)
    }
  }

  private static func order(_ entity: Entity) -> (Int, Int, String) {
    (entity.kind == .extension ? 1 : 0, entity.name.count { $0 == "." }, entity.id)
  }

  private mutating func add(
    _ entity: Entity, in index: CatalogIndex, _ anchors: [String: [String]],
    _ visit: (Entity, SymbolLinks.Target, [Node]) -> Void
  ) {
    let owner = entity.owner.flatMap { index.entities[$0] }
    let page = PageAddress((owner ?? entity).pagePath)
    let own = owner == nil ? nil : SymbolLinks.anchor(ofType: entity)
    let target = SymbolLinks.Target(address: page, fragment: own)
    let module = PageAddress("catalog/target/\(entity.module!).html")
    add(module: entity.module!, .init(address: module))
    let root = modules[entity.module!]!
    // A global declaration without overloads, such as a function, needs no anchor, since it has its own page.
    let members = zip(entity.members, anchors[entity.id] ?? []).map { member, anchor in
      let isPage = entity.kind.isGlobal && (entity.members.count == 1 || member.name == entity.name)
      return Node(member, .init(address: page, fragment: isPage ? nil : own ?? anchor))
    }
    visit(entity, target, members)
    if entity.kind.isGlobal {
      for member in members { add(member, below: root) }
      return
    }
    let names = entity.name.parts(at: ".")
    guard entity.kind == .extension else {
      var node = Node(name: names[names.count - 1], target: target)
      node.kind = entity.declaration?.keyword ?? ""
      node.symbol = entity.declaration?.usr
      let parent = self.node(names.dropLast(), below: root, target)
      // Names of members in a missing enclosing declaration are collected in a node without a kind, which is completed.
      let number: Int
      if let known = nodes[parent].children[node.name]?.first(where: { nodes[$0].kind.isEmpty }) {
        node.children = nodes[known].children
        node.path = nodes[known].path
        nodes[known] = node
        number = known
      } else {
        number = add(node, below: parent)
      }
      for member in members { add(member, below: number) }
      return
    }
    // In a link, the module of the extended type can be written before the type, and DocC requires it.
    let outer = entity.facts?.extendedModule.map { self.node([$0], below: root, .init(address: module)) }
    for parent in [root, outer].compactMap(\.self) {
      let number = self.node(names, below: parent, target)
      nodes[number].isExtension = parent == root && nodes[number].kind.isEmpty
      for member in members { add(member, below: number) }
    }
  }
}

extension SymbolTree.Node {
  fileprivate init(_ member: Member, _ target: SymbolLinks.Target) {
    self.init(name: member.name, target: target)
    kind = member.facts?.linkKind ?? ""
    symbol = member.usr
    signature = .init(member.text, name: member.name)
    isDefaultImplementation = member.facts?.role == .defaultImplementation
  }
}

extension SymbolFacts {
  /// The kind as in a link, such as `type.method`.
  fileprivate var linkKind: String {
    switch kind {
    case "Case": "enum.case"
    case "Initializer": "init"
    case "Function": "func"
    case "Operator": "func.op"
    case "Global Variable": "var"
    case let kind where kind.hasPrefix("Instance "): String(kind.lowercased().dropFirst("Instance ".count))
    case let kind where kind.hasPrefix("Type ") && kind != "Type Alias":
      "type." + kind.lowercased().dropFirst("Type ".count)
    default: kind.lowercased().filter { $0 != " " }
    }
  }
}
