import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// A substitute for the compiler's index, made from syntax. It contains all declarations, but only the uses whose names
/// are unambiguous.
struct SyntaxIndex {
  /// Occurrences by path.
  private(set) var occurrences: [String: [Occurrence]] = [:]
  /// The names of cases, such as `.save`, whose enumeration is not known.
  private(set) var openCases: Set<String> = []
  /// The conformances that inheritance clauses and macros declare.
  private(set) var graph = SymbolGraph(module: "syntax")
  private var table: NameTable

  /// - Parameters:
  ///   - files: all files, each with its entries in the compiler's index. A file without entries is read as syntax.
  ///   - incomplete: paths of the files for which the index contains only some entries. These files are read as syntax
  ///     too.
  ///   - text: returns the text of the file at a path; nil if the file cannot be read.
  init(
    _ files: [(facts: FileFacts, target: PackageTarget, occurrences: [Occurrence])], incomplete: Set<String> = [],
    description: PackageDescription, jobs: Int?, text: @escaping @Sendable (String) -> String?
  ) {
    table = NameTable(description)
    let unread = files.filter { $0.occurrences.isEmpty || incomplete.contains($0.facts.path) }
    guard !unread.isEmpty else { return }
    for file in files { add(file.facts, file.target, file.occurrences, isPart: incomplete.contains(file.facts.path)) }
    // Extensions are added after all types, so that each extension finds its type.
    for file in files {
      addExtensions(file.facts, file.target, file.occurrences)
      for type in file.facts.types { table.add(type.members, of: type) }
      table.add(file.facts.globals, of: nil)
      for function in file.facts.globals where function.keyword == "func" {
        let known = file.occurrences.first { $0.roles.contains(.definition) && Place($0) == Place(function.location) }
        table.add(
          NameTable.Entry(
            name: function.baseName, target: file.target.name,
            usr: known?.usr ?? NameTable.usr(file.target.name, function: function), kind: .function,
            path: file.facts.path, isPrivate: function.isPrivate, scope: nil, parents: [], members: [:]))
      }
    }
    let table = table
    let found = concurrentMap(unread.map { ($0.facts, $0.target) }, jobs: jobs) {
      facts, target -> (path: String, names: (resolved: [Occurrence], openCases: Set<String>)) in
      let names = text(facts.path).map { NameReader.read($0, path: facts.path) } ?? []
      return (facts.path, NameResolver(table: table, facts: facts, target: target.name).occurrences(names))
    }
    occurrences = found.keyed { ($0.path, $0.names.resolved) }
    openCases = found.reduce(into: []) { $0.formUnion($1.names.openCases) }
    for file in unread { addConformances(file.facts, file.target) }
  }

  private mutating func add(_ facts: FileFacts, _ target: PackageTarget, _ known: [Occurrence], isPart: Bool) {
    for type in facts.types where !type.isExtension {
      let symbol = known.first {
        Place($0) == Place(type.location) && $0.roles.contains(.definition)
      }
      let usr = symbol?.usr ?? NameTable.usr(target.name, type)
      table.add(entry(type, facts, target, usr: usr, known: known))
      if symbol == nil || isPart {
        graph.symbols.append(
          SymbolGraph.Symbol(
            usr: usr, kind: "swift.\(type.keyword)", path: type.name.split(separator: ".").map(String.init),
            declaration: type.text, access: type.access, documentation: type.documentation))
      }
    }
  }

  private mutating func addExtensions(_ facts: FileFacts, _ target: PackageTarget, _ known: [Occurrence]) {
    for type in facts.types where type.isExtension {
      let scope = NameTable.Scope(facts, target: target.name)
      if let extended = table.type(type.shortName, base: type.outerName, in: scope) {
        table.add(entry(type, facts, target, usr: extended.usr, known: known))
      } else {
        table.outside[type.name, default: []].append(
          entry(type, facts, target, usr: "outside:" + type.name, known: known))
      }
    }
  }

  private func entry(
    _ type: TypeFact, _ facts: FileFacts, _ target: PackageTarget, usr: String, known: [Occurrence]
  ) -> NameTable.Entry {
    let places = known.filter {
      $0.roles.contains(.definition) && !$0.kind.isType && $0.roles.isDisjoint(with: [.implicit, .accessorOf])
    }.keyed { (Place($0), $0.usr) }
    var members: [String: NameTable.NamedMember] = [:]
    for member in type.members where member.keyword != "init" {
      let isPrivate = member.isPrivate || type.isExtension && type.access.hasSuffix("private")
      // Which of several functions with one name code calls, only the compiler knows.
      let known = members[member.baseName] == nil ? places[Place(member.location)] : nil
      members[member.baseName] = NameTable.NamedMember(
        usr: known ?? "\(usr)#\(member.baseName)", kind: member.symbolKind,
        file: isPrivate ? facts.path : nil, type: member.valueType ?? member.type,
        payload: member.parameters.map(\.type))
    }
    return NameTable.Entry(
      name: type.name, target: target.name, usr: usr, kind: type.symbolKind, path: facts.path,
      isPrivate: facts.isHidden(type), scope: type.scope,
      parents: type.inheritance.map { TypeFact.protocolName($0.name) }, members: members)
  }

  private mutating func addConformances(_ facts: FileFacts, _ target: PackageTarget) {
    let scope = NameTable.Scope(facts, target: target.name)
    for type in facts.types {
      let usr =
        type.isExtension
        ? table.type(type.shortName, base: type.outerName, in: scope)?.usr
        : table.type(type.name, in: scope)?.usr ?? NameTable.usr(target.name, type)
      guard let usr else { continue }
      for name in type.inheritance.map(\.name) + type.attributes.compactMap({ TypeFact.macros[$0.name] }) {
        let plain = TypeFact.protocolName(name)
        let own = table.type(plain, in: scope)
        graph.conformances.append(
          SymbolGraph.Conformance(source: usr, target: own?.usr ?? "outside:" + plain, name: "Swift." + plain))
      }
    }
  }
}

extension Occurrence {
  init(usr: String, name: String, kind: SymbolKind, roles: SymbolRoles, at place: Location) {
    self.init(usr: usr, name: name, kind: kind, roles: roles, line: place.line, column: place.column)
  }
}

extension FileFacts {
  /// Whether only code in this file can use a type.
  func isHidden(_ type: TypeFact) -> Bool {
    types.contains { outer in
      !outer.isExtension && outer.access.hasSuffix("private")
        && (outer.name == type.name || type.name.hasPrefix(outer.name + "."))
    }
  }
}

extension TypeFact {
  var symbolKind: SymbolKind {
    switch keyword {
    case "enum": .enumeration
    case "class", "actor": .class
    case "protocol": .protocol
    default: .structure
    }
  }
}

extension MemberFact {
  var symbolKind: SymbolKind {
    switch keyword {
    case "case": .enumCase
    case "func": isStatic ? .staticMethod : .instanceMethod
    case "init": .initializer
    case "typealias", "associatedtype": .typeAlias
    default: isStatic ? .staticProperty : .instanceProperty
    }
  }
}
