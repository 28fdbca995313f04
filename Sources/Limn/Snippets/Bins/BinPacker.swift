/// Groups compilation units into bins, each of which is compiled as one file or as one program. Units whose names conflict get different
/// bins. The size of bins is limited, so that there are enough bins for all compiler processes.
struct BinPacker {
  private var scope: Scope
  private var bins: [OpenBin] = []
  private let purpose: Purpose
  /// The size in bytes at which a bin is full. The unit that reaches this size is still added. Otherwise the last units, which do not fit
  /// exactly, would need another bin, and the compiler would have to run once more for them.
  private let limit: Int

  enum Purpose {
    /// Each bin is compiled as one file, so its units have the same settings.
    case file
    /// Each bin is linked as one program. The program has one file for each of the units' settings, and each file is compiled alone.
    case program

    /// The size in bytes up to which a bin is filled, even if another compiler process then has nothing to do. Compiling as much code takes
    /// about as long as an empty bin.
    fileprivate var smallest: Int {
      switch self {
      case .file: 4_000
      case .program: 30_000
      }
    }
  }

  /// A bin that is being filled, with the names of its units.
  private struct OpenBin {
    var bin: Bin
    /// The settings of the file that contains a declaration.
    var files: [ItemReference: Bin.Settings] = [:]
    /// For each name that units of the bin declare at file scope, the declarations of the name.
    var declared: [String: Set<ItemReference>] = [:]
    /// For each name that units of the bin use, the sets of declarations that the units have for this name. The set of a unit is empty if
    /// the unit uses the name but does not declare it. A unit that declares the name can join the bin only if its declarations are equal to
    /// each of these sets.
    var used: [String: Set<Set<ItemReference>>] = [:]
  }

  /// - Parameter size: the total size of all units in bytes.
  init(scope: Scope, purpose: Purpose, size: Int, jobs: Int) {
    self.scope = scope
    self.purpose = purpose
    // Divide the total size among the compiler processes. A bin above 120 KB would need much memory and save little time.
    limit = min(max(size / max(jobs, 1), purpose.smallest), 120_000)
  }
}

extension BinPacker {
  static func pack(_ units: [SnippetUnit], for purpose: Purpose = .file, in scope: Scope, jobs: Int) -> [Bin] {
    let sizes = units.map { $0.size(in: scope) }
    var packer = BinPacker(scope: scope, purpose: purpose, size: sizes.reduce(0, +), jobs: jobs)
    for (unit, size) in zip(units, sizes) { packer.add(unit, size: size) }
    return packer.bins.map(\.bin)
  }

  private mutating func add(_ unit: SnippetUnit, size: Int) {
    let settings = Bin.Settings(unit, scope.snippets[unit.owner])
    let names = UnitNames(unit, in: scope)
    let declarations = unit.parts.filter { $0.role == .fileScope }.map(\.reference)
    let place = bins.firstIndex { open in
      canShare(settings, with: open) && open.bin.size < limit && !conflicts(names, with: open)
        && declarations.allSatisfy { open.files[$0].map { $0 == settings } ?? true }
    }
    let index = place ?? bins.count
    if place == nil { bins.append(OpenBin(bin: Bin(settings: settings, units: [], size: 0))) }
    bins[index].bin.units.append(unit)
    bins[index].bin.size += size
    for declaration in declarations { bins[index].files[declaration] = settings }
    for (name, items) in names.declared { bins[index].declared[name] = items }
    for name in names.used { bins[index].used[name, default: []].insert(names.declared[name] ?? []) }
  }

  private func canShare(_ settings: Bin.Settings, with open: OpenBin) -> Bool {
    switch purpose {
    case .file: open.bin.settings == settings
    case .program: true
    }
  }

  /// Whether a name refers to one declaration in the unit and to another declaration in the bin.
  private func conflicts(_ names: UnitNames, with open: OpenBin) -> Bool {
    for (name, items) in names.declared {
      if let other = open.declared[name], other != items { return true }
      if let uses = open.used[name], uses.contains(where: { $0 != items }) { return true }
    }
    for name in names.used where names.declared[name] == nil && open.declared[name] != nil { return true }
    return false
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
      // Treat an extension like a declaration. Two units then conflict if they extend the same type with different extensions.
      declared["extension " + extended.type, default: []].insert(part.reference)
      used.insert("extension " + extended.type)
    }
    for name in declared.keys where !name.contains(" ") { used.insert("extension " + name) }
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
    let literals = ["IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType", "UnicodeScalarType"]
    var declared = Set<String>()
    for part in parts where part.role == .fileScope { declared.formUnion(scope.item(part.reference).declares) }
    for part in parts where part.role == .fileScope {
      let item = scope.item(part.reference)
      if item.isMain { return "@main" }
      if literals.contains(where: item.declares.contains) || item.declares.contains("~=") { return "changes literals or patterns" }
      guard let extended = item.extended, !declared.contains(extended.type) else { continue }
      if extended.hasUnnamedMembers { return "adds unnamed members to an external type" }
      if !extended.protocols.isSubset(of: declared) { return "adds a conformance to an external type" }
    }
    return nil
  }
}
