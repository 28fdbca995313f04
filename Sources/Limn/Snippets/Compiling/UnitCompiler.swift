/// Compiles compilation units, either each in a file of its own or several in one file.
struct UnitCompiler {
  /// The name of the module that each snippet is compiled as. The compiler's messages contain this name. No package is
  /// likely to use it.
  static let moduleName = "Snippet_"

  /// The reason that `merged` returns for the only unit of a bin. Such a unit is compiled separately. Reports do not
  /// show this reason.
  static let isSingle = "nothing to merge with"

  /// Returns the compiler flags that limit how many times the compiler searches for names that are similar to an
  /// unknown name. The compiler's default limit of ten searches is too low, since the type checker can need ten
  /// searches for one unknown member.
  static func suggestions(_ limit: Int) -> [String] { ["-typo-correction-limit", "\(limit)"] }

  var context: CheckContext
  var scope: Scope
  var scratch: ScratchFolder

  /// Compiles a unit separately. If the errors are about actor isolation, compiles the unit a second time with the
  /// opposite value of `prefersMainActor`, and returns the second result if it has no errors.
  func alone(_ unit: SnippetUnit) throws -> UnitOutcome {
    let owner = scope.owner(of: unit)
    if owner.isMainFile { return try script(unit) }
    let first = try once(unit, onMainActor: unit.prefersMainActor)
    guard first.isAboutActors, !owner.expectsFailure, unit.parts.contains(where: { $0.role == .statement })
    else { return first }
    var second = try once(unit, onMainActor: !unit.prefersMainActor)
    second.needsOtherActor = true
    return second.hasErrors ? first : second
  }

  private func once(_ unit: SnippetUnit, onMainActor: Bool) throws -> UnitOutcome {
    let source = UnitPrinter.alone(unit, in: scope, onMainActor: onMainActor)
    return try outcome(of: unit, source, name: "unit\(unit.owner).swift", flags: [])
  }

  private func script(_ unit: SnippetUnit) throws -> UnitOutcome {
    let owner = scope.owner(of: unit)
    var flags: [String] = []
    if owner.attributes.isManifest {
      let version = owner.syntax.toolsVersion ?? context.toolchain.toolsVersion
      flags = ["-I", context.toolchain.root + "/lib/swift/pm/ManifestAPI", "-package-description-version", version]
    }
    // The file of a script must be named `main.swift`.
    let source = UnitPrinter.script(unit, in: scope)
    return try outcome(of: unit, source, name: "\(unit.owner)/main.swift", isScript: true, flags: flags)
  }

  private func outcome(
    of unit: SnippetUnit, _ source: GeneratedSource, name: String, isScript: Bool = false, flags: [String]
  ) throws -> UnitOutcome {
    let file = try compile(
      source, name: name, label: "unit\(unit.owner)", mode: scope.owner(of: unit).attributes.languageMode,
      isScript: isScript, flags: Self.suggestions(1000) + flags)
    let outcome = UnitOutcome(diagnostics: file.diagnostics, crash: file.crash).sorted
    return isScript || outcome.hasErrors ? outcome : withNames([unit.owner: outcome], in: file)[unit.owner] ?? outcome
  }

  /// A generated file that was compiled. Positions in `diagnostics` refer to `source`.
  private struct CompiledFile {
    var source: GeneratedSource
    var path, store: String
    var diagnostics: [PlacedDiagnostic]
    var crash: String?
  }

  /// Compiles a generated file. The compiler also writes the index, which costs little. Without the index, the compiler
  /// would have to run a second time for a page that shows symbols.
  private func compile(
    _ source: GeneratedSource, name: String, label: String, mode: String, isScript: Bool = false, flags: [String]
  ) throws -> CompiledFile {
    let path = try scratch.write(name, source.text)
    let store = "\(scratch.path)/\(label)-index"
    let outcome = try context.compile(
      .check, [path], in: scratch, label: label, languageMode: mode, isScript: isScript,
      flags: flags + (isScript ? [] : NameReader.flags(store: store, label: label)))
    let placer = SourceMapper(file: path, text: source.text)
    return CompiledFile(
      source: source, path: path, store: store, diagnostics: outcome.diagnostics.compactMap(placer.place),
      crash: outcome.crash)
  }

  /// Adds the names in the index of a file to the outcomes of its units, which have no errors.
  private func withNames(_ outcomes: [Int: UnitOutcome], in file: CompiledFile) -> [Int: UnitOutcome] {
    var outcomes = outcomes
    do {
      let reader = NameReader(source: file.source, path: file.path, store: file.store)
      for (owner, names) in try reader.names(of: Set(outcomes.keys)) { outcomes[owner]?.names = names }
    } catch {
      for owner in outcomes.keys { outcomes[owner]?.indexProblem = "\(error)" }
    }
    return outcomes
  }

  /// Returns the generated source text that the byte offsets in a unit's outcome refer to.
  func text(of unit: SnippetUnit, outcome: UnitOutcome) -> GeneratedSource {
    if scope.owner(of: unit).isMainFile { return UnitPrinter.script(unit, in: scope) }
    return UnitPrinter.alone(unit, in: scope, onMainActor: unit.prefersMainActor != outcome.needsOtherActor)
  }

  // MARK: Compiling several units at once

  /// The result of compiling several units in one file, by the id of the snippet.
  struct MergedOutcome {
    /// The results of the units that need not be compiled again. These are all units without errors, and the units with
    /// errors for which ``FailedUnits`` returns a result.
    var done: [Int: UnitOutcome] = [:]
    /// The units that must be compiled separately, each with the reason.
    var rest: [(unit: SnippetUnit, reason: String)] = []
  }

  /// Compiles the units of a bin in one file. If units have errors, removes these units and compiles the others again,
  /// until no error remains. ``FailedUnits`` decides which removed units need not be compiled separately. If the
  /// compiler crashes, or if an error belongs to no unit, splits the bin in half and compiles each half.
  func merged(_ bin: Bin, label: String) throws -> MergedOutcome {
    guard bin.units.count > 1 else { return MergedOutcome(rest: bin.units.map { ($0, Self.isSingle) }) }
    let source = UnitPrinter.merged(bin.units, in: scope, onMainActor: bin.settings.onMainActor)
    let file = try compile(
      source, name: "bin\(label).swift", label: "bin\(label)", mode: bin.settings.languageMode,
      flags: Self.suggestions(1_000_000))
    let owners = BinOwners(bin: bin, source: source, scope: scope)
    let errors = file.diagnostics.filter(\.isError)
    if file.crash != nil || errors.contains(where: { owners.units(of: $0).isEmpty }) {
      return try split(bin, label: label)
    }
    let found = owners.byUnit(file.diagnostics)
    let guilty = Set(found.filter { $0.value.contains(where: \.isError) }.keys)
    let failed = FailedUnits(bin: bin, owners: owners).outcomes(of: guilty, found)
    var rest = bin
    rest.units.removeAll { guilty.contains($0.owner) }
    var result: MergedOutcome
    if errors.allSatisfy(Self.isFoundAfterTypeChecking) {
      result = MergedOutcome(done: withNames(outcomes(of: rest, found, source), in: file))
    } else {
      // If one unit remains, `merged` does not compile it but returns it in `rest` with the reason `isSingle`.
      result = try merged(rest, label: label + "r")
    }
    result.done.merge(failed) { old, _ in old }
    result.rest += bin.units.filter { guilty.contains($0.owner) && failed[$0.owner] == nil }.map { ($0, "error") }
    return result
  }

  /// Whether the compiler found the error in a check after type checking. The compiler runs these checks only if type
  /// checking found no error in any unit. In this case, the results of the units without errors are complete.
  private static func isFoundAfterTypeChecking(_ error: PlacedDiagnostic) -> Bool {
    laterErrors.contains { error.name.hasPrefix($0) }
  }

  /// The names of the errors that the compiler finds after type checking start with one of these prefixes. The list
  /// does not contain some rare errors. If such an error occurs, the units without errors are compiled again, which
  /// takes time but does no harm.
  private static let laterErrors = [
    "arithmetic_operation_overflow", "division_by_zero", "exclusivity_access_required",
    "guard_body_must_not_fallthrough",
    "immutable_property_already_initialized", "integer_literal_overflow", "missing_never_call", "missing_return",
    "regionbasedisolation",
    "return_from_init_without_initing_stored_properties", "self_use_before_fully_init", "sil_movechecking",
    "variable_closure_use_uninit",
    "variable_defer_use_uninit", "variable_used_before_initialized",
  ]

  private func split(_ bin: Bin, label: String) throws -> MergedOutcome {
    let middle = bin.units.count / 2
    var (left, right) = (bin, bin)
    left.units = Array(bin.units[..<middle])
    right.units = Array(bin.units[middle...])
    var result = MergedOutcome()
    for (half, name) in [(left, "a"), (right, "b")] {
      let part = try merged(half, label: label + name)
      result.done.merge(part.done) { old, _ in old }
      result.rest += part.rest.map { ($0.unit, $0.reason == Self.isSingle ? "error outside of any unit" : $0.reason) }
    }
    return result
  }

  /// Returns the results of units without errors, which contain only warnings. The positions of the warnings are
  /// converted to the file that would be generated for each unit alone.
  ///
  /// - Parameter found: the diagnostics of the bin by unit.
  private func outcomes(of bin: Bin, _ found: [Int: [PlacedDiagnostic]], _ source: GeneratedSource) -> [Int:
    UnitOutcome]
  {
    var result: [Int: UnitOutcome] = [:]
    for unit in bin.units {
      var outcome = UnitOutcome()
      if let own = found[unit.owner] {
        let text = UnitPrinter.alone(unit, in: scope, onMainActor: bin.settings.onMainActor)
        outcome.diagnostics = own.map { $0.moved { source.origin(of: $0).flatMap(text.place) } }
      }
      result[unit.owner] = outcome.sorted
    }
    return result
  }
}

extension UnitOutcome {
  /// Whether the errors may disappear if the statements are compiled with the opposite value of `prefersMainActor`.
  var isAboutActors: Bool {
    crash == nil
      && diagnostics.contains { diagnostic in
        diagnostic.isError
          && ["actor", "sending", "async", "data race"].contains { diagnostic.message.contains($0) }
      }
  }
}
