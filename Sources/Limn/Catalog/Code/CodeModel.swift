import LimnDiagnostics
import LimnToolchain

/// The code of a package, resolved: every declaration has an owner, every reference a meaning.
struct CodeModel: Sendable {
  var description: PackageDescription
  var files: [CodeFile]
  /// By id.
  var types: [String: CodeType]
  /// The id of the type that a symbol is, or is a member of, by the compiler's name of the symbol.
  var owners: [String: String]
  /// The names of members, by the compiler's name of the symbol.
  var members: [String: String]
  /// The compiler's name of the symbol that is declared at a place.
  var symbols: [String: String] = [:]
  /// What the compiler says about a declaration, by its name of the symbol.
  var declarations: [String: SymbolGraph.Symbol]
  var apps: [CodeApp]

  /// For each type's USR its id, longest first where one begins another.
  private(set) var typesByUSR: [String: String] = [:]
}

/// An app: the targets that it is made of, and its architecture.
struct CodeApp: Sendable, Hashable {
  /// How violations of its rules are reported: with each rule's severity, as warnings, or only as a count on its page.
  enum Reporting: Sendable, Hashable { case errors, warnings, none }

  var name: String
  var profile: Profile?
  /// Names, sorted, the executable among them if there is one.
  var targets: [String]
  /// Targets that it is built of and that are part of another app, sorted.
  var sharedTargets: [String] = []
  /// Nil for a team's own profile and for code without views.
  var recognition: Recognition?
  var reporting = Reporting.none
  /// What structure alone says of each type, by the place of its name.
  var roles: [String: EntityKind] = [:]
  /// Names of the app's own protocols, with those by which the profile knows them.
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

  /// The id of the type that a symbol is or belongs to. What the compiler makes itself, such as memberwise initializers, is known by the
  /// start of its name, which is that of its type.
  func owner(ofUSR usr: String) -> String? { owners[usr] }

  /// Finds the owners of all symbols that the files refer to, each once.
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
