import LimnDiagnostics
import LimnToolchain

/// The resolved code of a codebase. It maps each declared symbol to the entity that owns the symbol.
struct CodeModel: Sendable {
  var description: PackageDescription
  var files: [CodeFile]
  /// Types by entity id.
  var types: [String: CodeType]
  /// The ids of types. The key is the USR of a type or of one of its members.
  var owners: [String: String]
  /// The names of members by their USRs.
  var members: [String: String]
  /// The USR of the symbol that is declared at a location. The key is made of path, line, and column.
  var symbols: [String: String] = [:]
  /// The symbol graph's entry for each declaration, by USR.
  var declarations: [String: SymbolGraph.Symbol]
  var apps: [CodeApp]

  /// The id of each type by its USR.
  private(set) var typesByUSR: [String: String] = [:]
}

/// An app: its targets and its architecture.
struct CodeApp: Sendable, Hashable {
  /// How violations of the rules in an app are reported: with each rule's severity, as warnings, or only as a count on the app's page.
  enum Reporting: Sendable, Hashable { case errors, warnings, none }

  var name: String
  var profile: Profile?
  /// Sorted names of the targets, including the executable if there is one.
  var targets: [String]
  /// Sorted names of targets that this app uses and that belong to another app.
  var sharedTargets: [String] = []
  /// How the architecture was recognized; nil if a team's own profile sets it, or if the code has no views.
  var recognition: Recognition?
  var reporting = Reporting.none
  /// The kind that the structure of each type suggests. The key is the location of the type's name as `path:line:column`.
  var roles: [String: EntityKind] = [:]
  /// The standard protocol of the architecture that each of the app's own protocols replaces, such as `Composable`. The key is the name of
  /// the app's own protocol.
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

  /// The id of a type, given its USR or that of a member. The USR of a synthesized symbol, such as a memberwise initializer, begins with
  /// the USR of its type.
  func owner(ofUSR usr: String) -> String? { owners[usr] }

  /// Finds the type that owns each symbol that the files refer to.
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
