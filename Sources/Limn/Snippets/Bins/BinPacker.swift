/// Groups compilation units into files that are compiled, and into programs that are linked. Units whose names conflict
/// get different files or programs. The size of a group is limited, so that there are enough groups for all compiler
/// processes.
struct BinPacker {
  private let scope: Scope
  private let purpose: Purpose
  /// The size in bytes at which a group is full. The unit that reaches this size is still added. Otherwise the last
  /// units, which do not fit exactly, would need another group, and the compiler would have to run once more for them.
  private let limit: Int
  private var groups: [OpenGroup] = []

  private enum Purpose {
    /// Each group is compiled as one file, so its units have the same settings.
    case file
    /// Each group is linked as one program. It has one file for each of the units' settings, and each file is compiled
    /// alone.
    case program
  }

  /// A group that is being filled.
  private struct OpenGroup {
    /// The size of the units' code in bytes.
    var size = 0
    var files: [OpenFile] = []
    /// For each name that units of the group declare at file scope, the declarations of the name.
    var declared: [String: Set<ItemReference>] = [:]
  }

  /// A file that is being filled, with the names of its units.
  fileprivate struct OpenFile {
    var bin: Bin
    /// The declarations at file scope, and their names.
    var declarations: Set<ItemReference> = []
    var declared: Set<String> = []
    /// For each name that units of the file use, the sets of declarations that the units have for this name. The set of
    /// a unit is empty if the unit uses the name but does not declare it. A unit that declares the name can join the
    /// file only if its declarations are equal to each of these sets.
    var used: [String: Set<Set<ItemReference>>] = [:]

    mutating func add(_ unit: SnippetUnit, _ names: UnitNames, _ declarations: [ItemReference]) {
      bin.units.append(unit)
      self.declarations.formUnion(declarations)
      declared.formUnion(names.declared.keys)
      for name in names.used { used[name, default: []].insert(names.declared[name] ?? []) }
    }

    /// Whether a name that the unit or the file only uses refers to a declaration of the other. Files of a program are
    /// compiled alone, so this matters only for units of one file.
    func conflicts(with names: UnitNames) -> Bool {
      names.declared.contains { name, items in used[name]?.contains { $0 != items } ?? false }
        || names.used.contains { names.declared[$0] == nil && declared.contains($0) }
    }
  }

  private init(scope: Scope, purpose: Purpose, size: Int, jobs: Int) {
    self.scope = scope
    self.purpose = purpose
    // Divide the total size among the compiler processes. A group above 120 KB would need much memory and save little
    // time. A group is filled up to 4 or 30 KB even if another compiler process then has nothing to do, since compiling
    // this much code takes about as long as compiling an empty group.
    limit = min(max(size / max(jobs, 1), purpose == .file ? 4_000 : 30_000), 120_000)
  }

  /// Groups the units into files.
  static func files(of units: [SnippetUnit], in scope: Scope, jobs: Int) -> [Bin] {
    groups(of: units, for: .file, in: scope, jobs: jobs).flatMap(\.self)
  }

  /// Groups the units into programs. Returns the files of each program.
  static func programs(of units: [SnippetUnit], in scope: Scope, jobs: Int) -> [[Bin]] {
    groups(of: units, for: .program, in: scope, jobs: jobs)
  }

  private static func groups(of units: [SnippetUnit], for purpose: Purpose, in scope: Scope, jobs: Int) -> [[Bin]] {
    let sizes = units.map { $0.size(in: scope) }
    var packer = BinPacker(scope: scope, purpose: purpose, size: sizes.reduce(0, +), jobs: jobs)
    for (unit, size) in zip(units, sizes) { packer.add(unit, size: size) }
    return packer.groups.map { $0.files.map(\.bin) }
  }

  private mutating func add(_ unit: SnippetUnit, size: Int) {
    let settings = Bin.Settings(unit, scope.owner(of: unit))
    let names = UnitNames(unit, in: scope)
    let declarations = unit.parts.filter { $0.role == .fileScope }.map(\.reference)
    let place = groups.firstIndex { $0.size < limit && accepts(settings, names, declarations, in: $0) }
    let group = place ?? groups.count
    if place == nil { groups.append(OpenGroup()) }
    let known = groups[group].files.firstIndex { $0.bin.settings == settings }
    let file = known ?? groups[group].files.count
    if known == nil { groups[group].files.append(OpenFile(bin: Bin(settings: settings, units: []))) }
    groups[group].size += size
    groups[group].declared.merge(names.declared) { known, _ in known }
    groups[group].files[file].add(unit, names, declarations)
  }

  /// Whether a unit can be added to the group.
  private func accepts(
    _ settings: Bin.Settings, _ names: UnitNames, _ declarations: [ItemReference], in group: OpenGroup
  ) -> Bool {
    let file = group.files.first { $0.bin.settings == settings }
    switch purpose {
    case .file: guard file != nil else { return false }
    case .program:
      // Each declaration becomes a symbol of the program, so two files must not contain the same declaration.
      let others = group.files.lazy.filter { $0.bin.settings != settings }
      if others.contains(where: { !$0.declarations.isDisjoint(with: declarations) }) { return false }
    }
    if names.declared.contains(where: { name, items in group.declared[name].map { $0 != items } ?? false }) {
      return false
    }
    return file?.conflicts(with: names) != true
  }
}

extension SnippetUnit {
  /// Returns the reason why the unit must be compiled separately; nil if it can share a bin with other units.
  func isolationReason(in scope: Scope) -> String? {
    let owner = scope.snippets[owner]
    if owner.syntax.isBroken { return "syntax error" }
    if owner.attributes.isManifest { return "manifest" }
    if owner.attributes.isScript { return "script" }
    if owner.expectsFailure { return "expected failure" }
    let literals = [
      "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType", "UnicodeScalarType",
    ]
    var declared = Set<String>()
    for part in parts where part.role == .fileScope { declared.formUnion(scope.item(part.reference).declares) }
    for part in parts where part.role == .fileScope {
      let item = scope.item(part.reference)
      if item.isMain { return "@main" }
      if literals.contains(where: item.declares.contains) || item.declares.contains("~=") {
        return "changes literals or patterns"
      }
      guard let extended = item.extended, !declared.contains(extended.type) else { continue }
      if extended.hasUnnamedMembers { return "adds unnamed members to an external type" }
      if !extended.protocols.isSubset(of: declared) { return "adds a conformance to an external type" }
    }
    return nil
  }

  /// The size of the unit's code in bytes.
  func size(in scope: Scope) -> Int { parts.reduce(0) { $0 + scope.item($1.reference).range.count } }

  /// Whether the unit's statements are compiled on the main actor.
  var runsOnMainActor: Bool { prefersMainActor != needsOtherActor }
}

/// A group of compilation units that are compiled together as one file.
struct Bin {
  var settings: Settings
  var units: [SnippetUnit]

  /// The settings that all units of a file share. The imports are among the settings, since an import applies to the
  /// whole file.
  struct Settings: Hashable {
    /// The import statements, sorted.
    var imports: [String]
    var languageMode: String
    var onMainActor: Bool
  }
}

extension Bin.Settings {
  init(_ unit: SnippetUnit, _ owner: Snippet) {
    imports = Set(unit.imports.map(\.text)).sorted()
    languageMode = owner.attributes.languageMode
    onMainActor = unit.runsOnMainActor
  }
}

/// The names that a compilation unit declares at file scope and the names that it uses.
struct UnitNames {
  var declared: [String: Set<ItemReference>] = [:]
  var used: Set<String> = []

  init(_ unit: SnippetUnit, in scope: Scope) {
    for part in unit.parts {
      let item = scope.item(part.reference)
      used.formUnion(item.mentions)
      used.formUnion(item.memberMentions)
      guard part.role == .fileScope else { continue }
      for name in item.declares { declared[name, default: []].insert(part.reference) }
      guard let extended = item.extended else { continue }
      for name in extended.names { declared[name, default: []].insert(part.reference) }
      // Treat an extension like a declaration. Two units then conflict if they extend the same type with different
      // extensions.
      declared["extension " + extended.type, default: []].insert(part.reference)
      used.insert("extension " + extended.type)
    }
    for name in declared.keys where !name.contains(" ") { used.insert("extension " + name) }
  }
}
