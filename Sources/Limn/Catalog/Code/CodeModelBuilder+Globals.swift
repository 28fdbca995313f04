import LimnDiagnostics
import LimnToolchain

extension CodeModelBuilder {
  /// Gives what a library offers outside of types an entity for each name; overloads share one.
  mutating func addGlobals(_ index: Int) {
    let file = model.files[index]
    guard file.target.kind == .library else { return }
    for (number, fact) in file.facts.globals.enumerated() where ["public", "open", "package"].contains(fact.access) {
      let kind: EntityKind =
        switch fact.keyword {
        case "func": .function
        case "typealias": .typeAlias
        default: .variable
        }
      let id = "\(kind.rawValue)/\(file.target.module)/\(Self.fileName(fact.baseName))"
      add(TypeFact(global: fact), as: kind, id: id, in: file)
      model.files[index].globals[number] = id
    }
  }

  /// A name as part of an address: an operator's characters become numbers.
  private static func fileName(_ name: String) -> String {
    if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return name }
    return "operator" + name.unicodeScalars.map { "-" + String($0.value, radix: 16) }.joined()
  }
}

extension TypeFact {
  /// What is declared outside of types, seen as a type of one member.
  fileprivate init(global fact: MemberFact) {
    self.init(
      name: fact.baseName, keyword: fact.keyword, access: fact.access, modifiers: [], attributes: fact.attributes, inheritance: [],
      location: fact.location, span: fact.span, documentation: fact.documentation, text: fact.text, members: [fact])
  }
}
