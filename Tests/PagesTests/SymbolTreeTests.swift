import Testing

@testable import LimnPages

/// Links to symbols by DocC's rules.
@Suite struct SymbolTreeTests {
  /// A module `Sea` with overloads, an operator, a nested type, and a protocol with a default implementation.
  private let tree: SymbolTree = {
    var tree = SymbolTree()
    func page(_ name: String) -> SymbolLinks.Target { .init(address: PageAddress(name + ".html")) }
    func add(_ name: String, _ kind: String, _ text: String = "", below parent: Int, isDefault: Bool = false) -> Int {
      var node = SymbolTree.Node(name: name, target: page(text.isEmpty ? name : text))
      node.kind = kind
      node.symbol = "s:3Sea" + text
      node.signature = .init(text, name: name)
      node.isDefaultImplementation = isDefault
      return tree.add(node, below: parent)
    }
    tree.add(module: "Sea", page("Sea"))
    tree.add(module: "Sky", page("Sky"))
    let sea = tree.modules["Sea"]!
    let fish = add("Fish", "struct", below: sea)
    _ = add("swim(_:)", "method", "func swim(_ depth: Int) -> Bool", below: fish)
    _ = add("swim(_:)", "method", "func swim(_ depths: [Int], at speed: inout Speed = .slow)", below: fish)
    _ = add("subscript(_:)", "subscript", "subscript(a: Int) -> Fin? { get }", below: fish)
    _ = add("subscript(_:)", "subscript", "subscript(a: Dictionary<Int, Fin>) -> Fin { get }", below: fish)
    _ = add("school(_:)", "method", "func school(_ a: TreeDictionary<Int, Fin>)", below: fish)
    _ = add("fin", "property", "var fin: Fin", below: fish)
    _ = add("fin", "type.property", "static var fin: Fin", below: fish)
    _ = add("Fin", "struct", below: fish)
    _ = add("-(_:_:)", "func.op", "func - (a: Fish, b: Fish) -> Fish", below: sea)
    _ = add("fin", "var", "var fin: global", below: sea)
    let wet = add("Wet", "protocol", below: sea)
    _ = add("dry()", "method", "required", below: wet)
    _ = add("dry()", "method", "provided", below: wet, isDefault: true)
    _ = add("Bird", "struct", "Sky bird", below: tree.modules["Sky"]!)
    return tree
  }()

  private func find(_ path: String, from names: [String] = [], in module: String? = "Sea") -> [String] {
    tree.find(path, in: .init(names: names, module: module)).map { $0.target.address.path.replacing(".html", with: "") }
  }

  @Test(
    "A path starts at the declaration, around it, at the module, or at the root",
    arguments: [
      ("Fin", ["Fish"], ["Fin"]), ("Fish/Fin", ["Fish"], ["Fin"]), ("Fin", [], []), ("Sea/Fish/Fin", [], ["Fin"]),
      ("/Sea/Fish", ["Fish"], ["Fish"]), ("/Fish", [], []), ("Wet", ["Fish", "Fin"], ["Wet"]),
      ("Bird", [], ["Sky bird"]),
      ("-(_:_:)", [], ["func - (a: Fish, b: Fish) -> Fish"]), ("Wet/dry()", [], ["required"]),
    ])
  func starts(_ path: String, _ names: [String], _ found: [String]) {
    #expect(find(path, from: names) == found)
  }

  @Test(
    "A suffix selects one of several declarations",
    arguments: [
      ("Fish/fin-property", "var fin: Fin"), ("Fish/fin-swift.type.property", "static var fin: Fin"),
      ("Fish/swim(_:)-(Int)", "func swim(_ depth: Int) -> Bool"),
      ("Fish/swim(_:)-([Int],_)", "func swim(_ depths: [Int], at speed: inout Speed = .slow)"),
      ("Fish/swim(_:)->Bool", "func swim(_ depth: Int) -> Bool"),
      ("Fish/swim(_:)-(_,Speed)", "func swim(_ depths: [Int], at speed: inout Speed = .slow)"),
      ("Fish-struct/Fin-swift.struct", "Fin"), ("Fish/subscript(_:)->Fin?", "subscript(a: Int) -> Fin? { get }"),
      ("Fish/school(_:)-(TreeDictionary<Int,Fin>)", "func school(_ a: TreeDictionary<Int, Fin>)"),
      ("Fish/subscript(_:)-([Int:Fin])", "subscript(a: Dictionary<Int, Fin>) -> Fin { get }"),
    ])
  func suffix(_ path: String, _ found: String) {
    #expect(find(path) == [found])
  }

  /// As `docc convert` of Swift 6.3 resolves these links in comments of the declarations.
  @Test(
    "An ambiguous name is that of the declaration itself, or is looked up around it",
    arguments: [
      ("swim(_:)", ["Fish", "swim(_:)"], "func swim(_ depth: Int) -> Bool", nil),
      (
        "swim(_:)", ["Fish", "swim(_:)"], "func swim(_ depths: [Int], at speed: inout Speed = .slow)", nil
      ),
      ("swim(_:)->Bool", ["Fish", "swim(_:)"], "func swim(_ depths: [Int])", "func swim(_ depth: Int) -> Bool"),
      ("dry()", ["Wet", "dry()"], "provided", nil), ("dry()", ["Wet"], "Wet", "required"),
      ("fin", ["Fish"], "Fish", "var fin: global"),
    ])
  func ambiguous(_ path: String, _ names: [String], _ own: String, _ found: String?) {
    let scope = SymbolLinks.Scope(names: names, module: "Sea", symbol: "s:3Sea" + own)
    #expect(tree.find(path, in: scope).map(\.symbol) == ["s:3Sea" + (found ?? own)])
  }

  @Test("A wrong suffix finds nothing, and a missing one finds all") func wrongSuffixes() {
    #expect(find("Fish/swim(_:)-abc12").isEmpty && find("Fish/swim(_:)-(String)").isEmpty)
    #expect(find("Fish/swim(_:)").count == 2)
    let methods = tree.find("Fish/swim(_:)", in: .init(module: "Sea"))
    #expect(SymbolTree.spellings(methods) == ["swim(_:)-(Int)", "swim(_:)-([Int],Speed)"])
    let fins = tree.find("Fish/fin", in: .init(module: "Sea"))
    #expect(SymbolTree.spellings(fins) == ["fin-property", "fin-type.property"])
  }

  /// The hashes are those that `docc convert` of Swift 6.3 gives to two initializers with these USRs.
  @Test("The hash of a symbol is DocC's") func hashes() {
    var node = SymbolTree.Node(name: "init(_:uniquingKeysWith:)", target: .init(address: "a.html"))
    node.symbol =
      "s:18OrderedCollections0A10DictionaryV_16uniquingKeysWithACyxq_Gqd___q_q__q_tKXEtKcSTRd__x_q_t7ElementRtd__lufc"
    #expect(node.hashes == ["2y39b", "2y39b"])
    node.symbol = "s:4Lake4tideyy20FoundationEssentials4DateVF"
    let linux = node.hashes
    node.symbol = "s:4Lake4tideyy10Foundation4DateVF"
    #expect(linux[0] == node.hashes[0] && linux[1] != linux[0])
  }
}
