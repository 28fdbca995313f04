import LimnDiagnostics
import LimnToolchain

/// The resolved code of a codebase: every declaration has an owner, and every reference has a meaning.
struct CodeModel: Sendable {
  var description: PackageDescription
  var files: [CodeFile]
  /// Types by id.
  var types: [String: CodeType]
  /// The id of the type that a symbol is, or is a member of, by the symbol's USR.
  var owners: [String: String]
  /// The names of members, by USR.
  var members: [String: String]
  /// The USR of the symbol that is declared at a location.
  var symbols: [String: String] = [:]
  /// The compiler's description of each declaration, by USR.
  var declarations: [String: SymbolGraph.Symbol]
  var apps: [CodeApp]

  /// The id of each type by its USR; if one USR is a prefix of another, the longer one comes first.
  private(set) var typesByUSR: [String: String] = [:]
}

/// An app: its targets and its architecture.
struct CodeApp: Sendable, Hashable {
  /// How violations of its rules are reported: with each rule's severity, as warnings, or only as a count on its page.
  enum Reporting: Sendable, Hashable { case errors, warnings, none }

  var name: String
  var profile: Profile?
  /// Names of its targets, sorted, including the executable if there is one.
  var targets: [String]
  /// Targets that it uses and that belong to another app, sorted.
  var sharedTargets: [String] = []
  /// Nil for a team's own profile and for code without views.
  var recognition: Recognition?
  var reporting = Reporting.none
  /// The kind of each type according to its structure, by the location of its name.
  var roles: [String: EntityKind] = [:]
  /// Names of the app's own protocols, with the corresponding names in the profile.
  var aliases: [String: String] = [:]

  init(name: String, targets: [String]) {
    self.name = name
    self.targets = targets
  }

  var id: String { "app/" + name }
}

extension CodeModel {
  init(description: PackageDescription, files: [CodeFile], apps: [CodeApp]) {
    self.init(description: description, files: files, types: [:], owners: [:], members: [:], declarations: [:], apps: apps)
  }

  mutating func add(_ type: CodeType) {
    types[type.id] = type
    if !type.usr.isEmpty { typesByUSR[type.usr] = type.id }
  }

  /// The id of the type that a symbol is or is a member of. Synthesized symbols, such as memberwise initializers, are found by the prefix
  /// of their USR, which is their type's USR.
  func owner(ofUSR usr: String) -> String? { owners[usr] }

  /// Finds the owners of all symbols that the files refer to.
  mutating func resolve() {
    let referred = Set(files.flatMap { $0.occurrences.map(\.usr) })
    for usr in referred where owners[usr] == nil { owners[usr] = ownerByName(usr) }
  }

  private func ownerByName(_ usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    var prefix = Substring(usr)
    while prefix.utf8.count > 4 {
      prefix = prefix.dropLast()
      if let id = typesByUSR[String(prefix)] { return id }
    }
    return nil
  }

  func kind(of id: String) -> EntityKind? { types[id]?.kind }
}
