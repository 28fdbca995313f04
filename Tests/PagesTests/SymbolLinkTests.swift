import LimnDiagnostics
import Testing

@testable import LimnCatalog
@testable import LimnPages

/// Symbol links to the declarations of a catalog.
@Suite struct SymbolLinkTests {
  /// Two modules with a type `Both`, overloads, an extension of an external type, and inherited members.
  private let links: SymbolLinks = {
    var index = CatalogIndex(package: "sea")
    func add(_ id: String, _ keyword: String, _ members: [(String, String)], _ edit: (inout Entity) -> Void = { _ in })
    {
      let parts = id.split(separator: "/").map(String.init)
      var entity = Entity(id: id, kind: EntityKind(rawValue: parts[0])!, name: parts[2], module: parts[1])
      entity.declaration = Declaration(keyword: keyword, access: "public", text: "", usr: id)
      entity.facts = SymbolFacts(kind: keyword)
      entity.members = members.map { name, text in
        var member = Member(
          name: name, keyword: "func", access: "public", text: text, usr: text, source: Location(path: "A.swift"))
        member.facts = SymbolFacts(kind: "Instance Method")
        return member
      }
      edit(&entity)
      index.entities[id] = entity
    }
    for module in ["Sea", "Sky"] {
      var target = Entity(id: "target/" + module, kind: .target, name: module, module: module)
      target.folder = "Sources/" + module
      index.entities[target.id] = target
      add("type/\(module)/Both", "struct", [])
    }
    add("type/Sea/Fish", "struct", [("swim(_:)", "func swim(_ a: Int)"), ("swim(_:)", "func swim(_ a: [Int])")]) {
      $0.inherited = [InheritedMembers(origin: "Sequence", members: ["map(_:)"])]
    }
    add("extension/Sea/Array", "extension", [("wash()", "func wash()")]) { $0.facts?.extendedModule = "Swift" }
    return SymbolLinks(index)
  }()

  private func find(_ name: String, _ names: [String] = []) -> String {
    switch links.find(name, in: .init(names: names, module: "Sea")) {
    case .one(let target): target.address.path.dropFirst("catalog/".count) + (target.fragment.map { "#" + $0 } ?? "")
    case .several(let list): "several: " + list.joined(separator: " ")
    case .none: "none"
    }
  }

  @Test(
    "A link leads to the declaration that DocC finds",
    arguments: [
      ("Both", "type/Sea/Both.html"), ("/Sky/Both", "type/Sky/Both.html"), ("Sky/Both", "type/Sky/Both.html"),
      ("Fish/swim(_:)-([Int])", "type/Sea/Fish.html#member-swim-2"), ("Fish/swim(_:)-abc12", "none"),
      ("Fish/swim(_:)", "several: swim(_:)-(Int) swim(_:)-([Int])"), ("Sea", "target/Sea.html"),
      ("Swift/Array/wash()", "extension/Sea/Array.html#member-wash"),
      ("Sea/Swift/Array/wash()", "extension/Sea/Array.html#member-wash"),
      ("Fish/map(_:)", "type/Sea/Fish.html#inherited-members"), ("Fish/sink()", "none"),
    ])
  func links(_ name: String, _ found: String) {
    #expect(find(name) == found)
  }

  @Test("A link of a comment starts at its declaration") func scopes() {
    #expect(find("swim(_:)-(Int)", ["Fish", "swim(_:)"]) == "type/Sea/Fish.html#member-swim")
    #expect(find("swim(_:)-(Int)") == "none")
    // The title of an extension file can contain the module and suffixes.
    for names in [["Sea", "Fish"], ["Fish-struct"]] {
      #expect(find("swim(_:)-(Int)", names) == "type/Sea/Fish.html#member-swim")
    }
  }
}
