import LimnDiagnostics
import LimnToolchain

/// The resolved code of a codebase. It maps each declared symbol to the entity that owns the symbol.
struct CodeModel {
  var description: PackageDescription
  var files: [CodeFile]
  /// Types by entity id.
  var types: [String: CodeType] = [:]
  /// The id of the entity that owns each symbol. The key is the USR of the symbol, which is a type or a member.
  var owners: [String: String] = [:]
  /// The names of members by their USRs.
  var members: [String: String] = [:]
  /// The USR of the property that is declared at each location. The key has the form `path:line:column`.
  var symbols: [String: String] = [:]
  /// The symbol graph's entry for each declaration, by USR.
  var declarations: [String: SymbolGraph.Symbol] = [:]
  /// The interfaces of libraries by module. The interface of a library that was not built is missing.
  var interfaces: [String: LibraryInterface] = [:]
  /// Where the symbols of libraries are declared, by USR.
  var locations: [String: Location] = [:]
  var apps: [CodeApp]
  /// The names of cases that code uses without naming their enumeration, if the enumeration is not known. Such a case may
  /// be sent or handled there.
  var openCases: Set<String> = []

  /// The id of each type by its USR.
  private(set) var typesByUSR: [String: String] = [:]
  /// The id of each declared type by the names of its target and of itself, with a space between them.
  private var typesByName: [String: String] = [:]
  private let fileIndices: [String: Int]
  /// The names of modules that several targets have.
  private let sharedNames: Set<String>
}

/// An app: its targets and its architecture.
struct CodeApp: Hashable {
  /// How Limn reports violations in an app. With `errors`, a violation has the severity of its rule. With `warnings`, a
  /// violation is a warning, unless the settings give a level to its rule. With `none`, the app's page only shows the
  /// number of violations.
  enum Reporting { case errors, warnings, none }

  var name: String
  var profile: Profile?
  /// Sorted names of the targets, including the executable if there is one.
  var targets: [String]
  /// Sorted names of targets that this app uses and that belong to another app.
  var sharedTargets: [String] = []
  /// The architecture of the app and the evidence for it. Nil if the app has no architecture. Also nil if a profile
  /// lists the app's targets by name and has no library: Limn then recognizes nothing, since the profile already
  /// determines the architecture.
  var recognition: Recognition?
  var reporting = Reporting.none
  /// The kind of each type, inferred from the type's structure. The key is the location of the type's name.
  var roles: [Location: EntityKind] = [:]
  /// The app's own protocols that replace standard protocols of the architecture. The key is the name of the app's
  /// protocol. The value is the name of the standard protocol, such as `Composable`.
  var aliases: [String: String] = [:]

  var id: String { "app/" + name }

  /// The id of a layer of the app.
  func layerID(_ layer: String) -> String { "layer/\(name)/\(slug(layer))" }
}

extension CodeModel {
  init(description: PackageDescription, files: [CodeFile], apps: [CodeApp]) {
    self.description = description
    self.files = files
    self.apps = apps
    fileIndices = files.enumerated().keyed { ($1.path, $0) }
    sharedNames = Set(description.targets.map(\.module).counts.filter { $0.value > 1 }.keys)
  }

  mutating func add(_ type: CodeType) {
    types[type.id] = type
    if !type.usr.isEmpty { typesByUSR[type.usr] = type.id }
    let name = "\(type.target.name) \(type.name)"
    typesByName[name] = typesByName[name] ?? type.id
  }

  func file(at path: String) -> CodeFile? { fileIndices[path].map { files[$0] } }

  /// The type with a name, including the names of its enclosing types, in a target. Extensions do not count.
  func type(named name: String, in target: PackageTarget) -> CodeType? {
    typesByName["\(target.name) \(name)"].flatMap { types[$0] }
  }

  /// The own type that code at a position uses.
  func type(at place: Location, in file: CodeFile) -> CodeType? {
    file.occurrences(at: place).lazy.compactMap { owner(ofUSR: $0.usr).flatMap { types[$0] } }.first
  }

  func outer(of type: CodeType) -> CodeType? { type.fact.outerName.flatMap { self.type(named: $0, in: type.target) } }

  /// Returns the id of the type with this USR. For the USR of a member, returns the id of the type that owns the
  /// member.
  func owner(ofUSR usr: String) -> String? { owners[usr] }

  /// Returns the owner of a symbol that a file uses. If targets of several packages have its module's name, the owner is
  /// in the target that the file can import.
  func owner(ofUSR usr: String, in file: CodeFile) -> String? {
    guard let id = owners[usr], let type = types[id], sharedNames.contains(type.target.module) else {
      return owners[usr]
    }
    let near = description.withDependencies([file.target.name]).compactMap(description.target(named:))
    return near.first { $0.module == type.target.module }.flatMap { self.type(named: type.name, in: $0)?.id }
  }

  /// The views that the calls in a part of a file create, in source order.
  func views(in span: Span, of file: CodeFile) -> [(id: String, call: CallFact)] {
    file.facts.calls.filter { span.contains($0.location) }.compactMap { call in
      let owners = file.occurrences(at: call.location).lazy.compactMap { self.owner(ofUSR: $0.usr) }
      return owners.first { types[$0]?.kind.isView == true }.map { ($0, call) }
    }
  }

  /// The views that code in a part of a file creates as screens, and not as parts of other screens. A view that shows
  /// another one is a screen only if the code names no other.
  func screens(in span: Span, of file: CodeFile) -> [(id: String, call: CallFact)] {
    let whole = views(in: span, of: file).filter { !file.isPart($1.location) }
    let inner = whole.filter { types[$0.id]?.isBox != true }
    return inner.isEmpty ? Array(whole.prefix(1)) : inner
  }

  /// Assigns an owner to each referenced symbol without an owner, such as a memberwise initializer that the compiler
  /// synthesizes. The USR of a member starts with the USR of its type, so the owner is the type with this USR.
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
}
