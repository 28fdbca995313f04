import LimnPlatform
import LimnToolchain

extension ModuleBuild {
  /// Compiles the module and all objects. Returns the reason if that is not possible.
  mutating func compile(_ progress: (String) -> Void) throws -> String? {
    for _ in 0..<4 {
      if let failure = try checkSignatures(progress) { return failure }
      let interface = interface
      if let failure = try compileObjects(progress) { return failure }
      // If a declaration changed while the bodies were compiled, other files may no longer match it.
      if interface == self.interface { return try emitModule() }
    }
    return "its declarations still change after many rounds"
  }

  /// The digest of all declarations of the module.
  var interface: Digest {
    Digest(ofParts: files.map(\.interface) + [stubSource])
  }

  private var sources: [String] {
    files.filter { !$0.isDropped }.map(copy) + [stubCopy]
  }

  private func run(_ stage: SwiftFrontend.Stage, label: String) throws -> SwiftFrontend.Outcome {
    try build.compile(stage, sources, of: target, in: folder, label: label, timeLimit: .seconds(900))
  }

  /// Checks the declarations until they have no errors. Returns the reason if the compiler fails.
  private mutating func checkSignatures(_ progress: (String) -> Void) throws -> String? {
    var last = ""
    for round in 1...Self.signatureRounds * 2 {
      let outcome = try run(.signatures, label: "signatures")
      let problems = located(outcome)
      progress("declarations, round \(round), \(problems.reduce(0) { $0 + $1.value.count }) errors")
      if problems.isEmpty { return outcome.hasErrors ? outcome.crash ?? Self.first(outcome) : nil }
      last = Self.first(outcome)
      let messages = problems.flatMap { index, problems in problems.map { (index, $0) } }
      let wrong = (problems[-1] ?? []).compactMap { stubs.name(onLine: $0.line) }
      if !wrong.isEmpty {
        // A wrong stub can hide a type that other files use, so their errors may follow from it.
        stubs.remove(wrong)
        try write([Int]())
        continue
      }
      let missing = Set(messages.compactMap { StubModules.missingModule($0.1.message) })
      if !missing.isEmpty {
        try StubModules(build: build).add(for: missing, of: target, in: folder)
        continue
      }
      if try leaveOutNames(messages.map(\.1.message)) { continue }
      let answered = stubs.add(for: messages.map(\.1.message), sources: files.map(\.text))
      let rest = messages.enumerated().filter { !answered.contains($0.offset) && $0.element.0 >= 0 }.map(\.element)
      // A new type answers many errors in other files, so declarations are edited only if no type is added.
      if answered.isEmpty {
        let isLate = round > Self.signatureRounds
        try edit(rest.grouped { $0.0 }.mapValues { $0.map { $0.1 } }, dropping: isLate)
      } else {
        try write([Int]())
      }
    }
    return "its declarations still have errors after many rounds: \(last)"
  }

  /// Leaves out generated names of resources that the target or a module declares too. Returns whether there were any.
  mutating func leaveOutNames(_ messages: [String]) throws -> Bool {
    let name = /^(?:invalid redeclaration|ambiguous use) of '(\w+)'/
    let names = messages.compactMap { $0.captured(by: name) }
    // The source is made from the files of the resources, so it is made only if there are such names.
    if resources.declared.isSuperset(of: names) { return false }
    let source = stubSource
    resources.declared.formUnion(names)
    if source == stubSource { return false }
    try write([Int]())
    return true
  }

  /// Writes the module for the targets that import it. This is done last, since the replacement of a body can change
  /// the type of its opaque result.
  private func emitModule() throws -> String? {
    let path = "\(folder)/\(target.module).swiftmodule"
    let outcome = try run(isImported ? .partialModule(path) : .declarations(path), label: "module")
    guard let bytes = try? build.files.readIfPresent(path) else { return outcome.crash ?? Self.first(outcome) }
    try build.files.write(build.module(of: target), bytes)
    return nil
  }

  /// Compiles the objects that are missing or that do not match the module's declarations.
  private mutating func compileObjects(_ progress: (String) -> Void) throws -> String? {
    let interface = interface.hex + surroundings.hex
    var suspects = Set(files.indices)
    var isStubOpen = true
    for round in 1...Self.bodyRounds * 2 {
      let open = files.indices.filter { index in
        let file = files[index]
        return !file.isDropped
          && (file.object != key(file, interface) || !build.files.exists(object(file)))
      }
      if open.isEmpty, !isStubOpen { return nil }
      // Files that probably compile are not in one run with files that probably do not, since a run with an error writes
      // no objects.
      var batches = [open.filter { !suspects.contains($0) }, open.filter(suspects.contains)].flatMap {
        $0.batches(of: Self.batch)
      }
      if isStubOpen { batches.append([-1]) }
      let outcomes = try compile(batches)
      var problems: [Int: [PartEditor.Problem]] = [:]
      suspects = []
      for (batch, outcome) in zip(batches, outcomes) {
        let found = located(outcome)
        if !outcome.hasErrors {
          for index in batch where index >= 0 { files[index].object = key(files[index], interface) }
          if batch == [-1] { isStubOpen = false }
        } else if found.isEmpty {
          // The compiler crashed or did not end. Look for the file that is the reason.
          if batch.count == 1, let index = batch.first {
            if index < 0 { return outcome.crash ?? Self.first(outcome) }
            files[index].drop(outcome.crash ?? Self.first(outcome), module: target.module)
          }
          suspects.formUnion(batch.prefix(max(1, batch.count / 2)))
        }
        problems.merge(found) { $0 + $1 }
      }
      progress("bodies, round \(round), \(open.count) files, \(problems.reduce(0) { $0 + $1.value.count }) errors")
      if try leaveOutNames(problems.values.joined().map(\.message)) { return nil }
      if problems[-1] != nil { return "its generated types do not compile: \(problems[-1]?.first?.message ?? "")" }
      suspects.formUnion(problems.keys)
      try edit(problems, dropping: round > Self.bodyRounds)
    }
    return "its bodies still have errors after many rounds"
  }

  private func key(_ file: WorkFile, _ interface: String) -> String {
    Digest(ofParts: [file.text, interface]).hex
  }

  private func compile(_ batches: [[Int]]) throws -> [SwiftFrontend.Outcome] {
    let module = self
    return try concurrentMap(
      Array(batches.enumerated()), jobs: build.jobs,
      { number, batch in
        let primary = batch.map { $0 < 0 ? module.stubCopy : module.copy(module.files[$0]) }
        let paths = batch.map { $0 < 0 ? module.stubObject : module.object(module.files[$0]) }
        return try module.run(.objects(primary: primary, paths: paths), label: "objects-\(number)")
      })
  }

  /// Edits the files so that the problems go away. A file in which no part is found is left out, and with `dropping`
  /// each file that still has a problem.
  private mutating func edit(_ problems: [Int: [PartEditor.Problem]], dropping: Bool) throws {
    for (index, problems) in problems {
      if dropping || !files[index].edit(problems, module: target.module) {
        files[index].drop(problems.first?.message ?? "", module: target.module)
      }
    }
    try write(problems.keys)
  }

  /// The errors by the index of their file; -1 for the file with generated types. An error in the expansion of a macro
  /// is at the macro. Code that a macro copied, such as an observer of a property, has a path like that of `#fileID`.
  private func located(_ outcome: SwiftFrontend.Outcome) -> [Int: [PartEditor.Problem]] {
    let paths = files.enumerated().flatMap { [(copy($1), $0), ("\(target.module)/\($1.name)", $0)] }
    let indices = Dictionary(uniqueKeysWithValues: paths + [(stubCopy, -1)])
    var found: [Int: Set<PartEditor.Problem>] = [:]
    // After an error such as a missing 'return', the compiler also refuses each constant in the expansion of a
    // '#Preview' in later files.
    let errors = outcome.diagnostics.filter(\.isError)
    let own = errors.filter { !$0.message.contains("compile-time") }
    for diagnostic in own.isEmpty ? errors : own {
      let positions = ([diagnostic] + diagnostic.notes).compactMap(\.position)
      guard let position = positions.first(where: { indices[$0.file] != nil }), let index = indices[position.file]
      else {
        continue
      }
      found[index, default: []].insert(
        PartEditor.Problem(line: position.line, column: position.column, message: diagnostic.message))
    }
    return found.mapValues { $0.sorted() }
  }

  private static func first(_ outcome: SwiftFrontend.Outcome) -> String {
    outcome.diagnostics.first(where: \.isError)?.message ?? "the compiler failed"
  }
}

extension Array {
  /// The parts of this size, of which the last may be smaller.
  func batches(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
