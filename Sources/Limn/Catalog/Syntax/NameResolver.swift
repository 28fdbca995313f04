import LimnDiagnostics
import LimnToolchain

/// Resolves the names in one file to declarations. Ambiguous names are left unresolved.
struct NameResolver {
  let table: NameTable
  let facts: FileFacts
  let target: String
  private let nesting: SpanTree

  init(table: NameTable, facts: FileFacts, target: String) {
    self.table = table
    self.facts = facts
    self.target = target
    nesting = SpanTree(facts.types.map(\.span))
  }
}

extension NameResolver {
  func occurrences(_ names: [NameFact]) -> [Occurrence] {
    let found = definitions() + names.compactMap(reference)
    return found.sorted { ($0.line, $0.column, $0.usr) < ($1.line, $1.column, $1.usr) }
  }

  private func definitions() -> [Occurrence] {
    var found: [Occurrence] = []
    let declarations = Dictionary(grouping: facts.types.filter { !$0.isExtension }, by: \.name)
    for type in facts.types {
      let extended = type.isExtension ? table.type(type.shortName, base: type.outerName, in: target) : nil
      // If several branches of an `#if` declare the same type, the compiler indexed only one of them. Use the USR of
      // that declaration.
      let compiled = declarations[type.name, default: []].count > 1 ? table.type(type.name, in: target) : nil
      let usr =
        type.isExtension
        ? extended?.usr ?? "outside:" + type.name
        : compiled.flatMap { $0.isCompiled ? $0.usr : nil } ?? "\(NameTable.prefix)\(target).\(type.name)"
      found.append(
        Occurrence(
          usr: usr, name: type.name, kind: extended?.kind ?? type.symbolKind,
          roles: type.isExtension ? .reference : .definition,
          line: type.location.line, column: type.location.column))
      for member in type.members {
        found.append(
          Occurrence(
            usr: "\(usr)#\(member.baseName)", name: member.name, kind: member.symbolKind, roles: .definition,
            line: member.location.line,
            column: member.location.column))
      }
    }
    for global in facts.globals {
      found.append(
        Occurrence(
          usr: "\(NameTable.prefix)\(target)#\(global.baseName)", name: global.name,
          kind: global.keyword == "func" ? .function : .variable,
          roles: .definition, line: global.location.line, column: global.location.column))
    }
    return found
  }

  private func reference(_ name: NameFact) -> Occurrence? {
    let around = nesting.around(line: name.location.line, column: name.location.column).map { facts.types[$0].name }
    switch name.role {
    case .type: return typeReference(name, around)
    case .value: return name.name.first?.isUppercase == true ? typeReference(name, around) : nil
    case .member:
      if name.name.first?.isUppercase == true, let type = typeReference(name, around) { return type }
      return memberReference(name, around)
    }
  }

  private func typeReference(_ name: NameFact, _ around: [String]) -> Occurrence? {
    guard let type = table.type(name.name, base: name.base, in: target, around: around) else { return nil }
    return Occurrence(
      usr: type.usr, name: type.name, kind: type.kind, roles: .reference, line: name.location.line,
      column: name.location.column)
  }

  private func memberReference(_ name: NameFact, _ around: [String]) -> Occurrence? {
    guard let type = owner(of: name, around), let member = type.members[name.name] else { return nil }
    var roles: SymbolRoles = .reference
    if member.kind.isProperty { roles.insert(name.isWrite ? .write : .read) }
    return Occurrence(
      usr: member.usr, name: name.name, kind: member.kind, roles: roles, line: name.location.line,
      column: name.location.column)
  }

  private func owner(of name: NameFact, _ around: [String]) -> NameTable.Entry? {
    guard let base = name.base else {
      // Code can name a case without its type, such as `.save`. If the `Action` of an enclosing type has a case with
      // this name, choose this case. If not, choose the only enumeration that has a case with this name.
      let nested = around.lazy.compactMap { table.type("Action", base: $0, in: target) }.first {
        $0.members[name.name] != nil
      }
      return nested ?? table.only(withMember: name.name, kind: .enumCase, in: target)
    }
    if base == "self" || base == "Self" || base == "super" { return nil }
    if base.first?.isUppercase == true { return table.type(base, in: target, around: around) }
    for outer in around {
      guard let written = table.type(outer, in: target)?.properties[base] else { continue }
      // If the property's type is `StoreOf<Feature>` or `Binding<Model>`, the member belongs to the type argument.
      return NameTable.names(in: written).lazy.compactMap {
        table.type(
          $0.split(separator: ".").last.map(String.init) ?? $0, base: Self.outerName($0), in: target, around: around)
      }
      .first { $0.members[name.name] != nil }
    }
    return name.name.count > 3 ? table.only(withMember: name.name, in: target) : nil
  }

  /// The name `Outer` in `Outer.Inner`.
  private static func outerName(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? String(parts[parts.count - 2]) : nil
  }
}
