extension CodeModelBuilder {
  /// Creates an entity for each global name that a library declares. Overloads share one entity.
  mutating func addGlobals(_ index: Int) {
    let file = model.files[index]
    guard file.target.kind == .library else { return }
    for (number, fact) in file.facts.globals.enumerated() {
      let usr = file.definition(at: fact.location)
      guard isPublished(usr, fact.access, fact.baseName, in: file.target) else { continue }
      let kind: EntityKind =
        switch fact.keyword {
        case "func": .function
        case "macro": .macro
        case "typealias": .typeAlias
        default: .variable
        }
      let id = "\(kind.rawValue)/\(file.target.module)/\(Self.fileName(fact.baseName))"
      add(TypeFact(global: fact), as: kind, id: id, in: file)
      model.files[index].globals[number] = id
    }
  }

  /// Returns the name in the form that a page's address uses. Each character of an operator is replaced by its
  /// hexadecimal code point.
  private static func fileName(_ name: String) -> String {
    if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return name }
    return "operator" + name.unicodeScalars.map { "-" + String($0.value, radix: 16) }.joined()
  }
}

extension TypeFact {
  /// Represents a global declaration as a type with one member.
  fileprivate init(global fact: MemberFact) {
    self.init(
      name: fact.baseName, keyword: fact.keyword, access: fact.access, modifiers: [], attributes: fact.attributes,
      inheritance: [],
      location: fact.location, span: fact.span, documentation: fact.documentation, text: fact.text, members: [fact])
  }
}
