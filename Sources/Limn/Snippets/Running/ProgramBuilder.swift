import LimnPlatform

/// Compiles and links the snippets that run. A program contains several snippets, or one snippet if it cannot share a
/// program.
struct ProgramBuilder {
  var context: CheckContext
  var scope: Scope
  var scratch: ScratchFolder

  /// Builds one program for each list of files.
  ///
  /// If a file with several units cannot be compiled, each of its units gets its own program. If a program cannot be
  /// linked, each of its files gets its own program.
  func build(_ programs: [[Bin]], label: String = "") throws -> [Program] {
    let files = programs.enumerated().flatMap { program, bins in
      bins.enumerated().map { ProgramFile(program: program, number: $0, bin: $1) }
    }
    let objects = try concurrentMap(files, jobs: context.jobs) { file in
      try compile(file, label: "\(label)\(file.program)")
    }
    let built = try concurrentMap(Array(programs.indices), jobs: context.jobs) { program in
      try link(zip(files, objects).filter { $0.0.program == program }, label: "\(label)\(program)")
    }
    return built.flatMap(\.self)
  }

  private func compile(_ file: ProgramFile, label: String) throws -> ObjectFile {
    let (settings, units) = (file.bin.settings, file.bin.units)
    let source = UnitPrinter.merged(units, in: scope, onMainActor: settings.onMainActor, isInstrumented: true)
    let support = SupportCode.file(file.number, units).bytes
    return try compile(
      [("snippets\(file.number).swift", source.text), ("support\(file.number).swift", support)],
      mode: settings.languageMode,
      label: "\(label)-\(file.number)")
  }

  /// Links the files that could be compiled. Builds further programs for what cannot be part of this program.
  private func link(_ files: [(file: ProgramFile, object: ObjectFile)], label: String) throws
    -> [Program]
  {
    var programs: [Program] = []
    var objects: [(file: ProgramFile, path: String)] = []
    for (file, object) in files {
      switch object {
      case .success(let path): objects.append((file, path))
      case .failure(let problem):
        if file.bin.units.count == 1 {
          programs.append(Program(units: file.bin.units, problem: problem.reason))
        } else {
          programs += try build(alone: file.bin.units, of: file, label: label)
        }
      }
    }
    guard let first = objects.first else { return programs }
    let units = objects.flatMap(\.file.bin.units)
    let main = Array(SupportCode.main(objects.map(\.file.number)).utf8)
    let program: Program
    switch try compile([("main-table.swift", main)], mode: first.file.bin.settings.languageMode, label: "\(label)-main")
    {
    case .success(let path): program = try link(objects.map(\.path) + [path], units: units, label: label)
    case .failure(let problem): program = Program(units: units, problem: problem.reason)
    }
    if program.path != nil || units.count == 1 { return programs + [program] }
    if objects.count > 1 {
      for (file, path) in objects { programs += try link([(file, .success(path))], label: "\(label)-\(file.number)") }
      return programs
    }
    return programs + (try build(alone: units, of: first.file, label: label))
  }

  private func build(alone units: [SnippetUnit], of file: ProgramFile, label: String) throws
    -> [Program]
  {
    try build(units.map { [Bin(settings: file.bin.settings, units: [$0])] }, label: "\(label)-\(file.number)-")
  }

  /// Builds a program for one unit. The unit is a script, or it declares its own `@main` type.
  func build(alone unit: SnippetUnit) throws -> Program {
    let owner = scope.owner(of: unit)
    var sources: [(String, [UInt8])]
    if owner.attributes.isScript {
      let script = UnitPrinter.script(unit, in: scope, isInstrumented: true)
      sources = [
        ("main.swift", "__limnStart()\n".bytes + script.text), ("support.swift", SupportCode.script.bytes),
      ]
    } else {
      sources = [("snippet.swift", UnitPrinter.alone(unit, in: scope, onMainActor: unit.runsOnMainActor).text)]
    }
    let label = "alone\(unit.owner)"
    switch try compile(sources, mode: owner.attributes.languageMode, isScript: owner.attributes.isScript, label: label)
    {
    case .success(let object): return try link([object], units: [unit], label: label)
    case .failure(let problem): return Program(units: [unit], problem: problem.reason)
    }
  }

  private func compile(
    _ sources: [(name: String, text: [UInt8])], mode: String, isScript: Bool = false, label: String
  ) throws -> ObjectFile {
    var paths: [String] = []
    for source in sources { paths.append(try scratch.write("run-\(label)/\(source.name)", source.text)) }
    let object = "\(scratch.path)/run-\(label)/snippets.o"
    let outcome = try context.compile(
      .object(object), paths, in: scratch, label: "run-\(label)", languageMode: mode, isScript: isScript)
    guard outcome.hasErrors else { return .success(object) }
    let message = outcome.diagnostics.first(where: \.isError)?.message
    return .failure(BuildProblem(reason: outcome.crash ?? message ?? "unknown"))
  }

  private func link(_ objects: [String], units: [SnippetUnit], label: String) throws -> Program {
    try FileSystem.makeFolder("\(scratch.path)/run-\(label)")
    let path = "\(scratch.path)/run-\(label)/program"
    let inputs = context.linkInputs(importing: units.flatMap(\.imports).map(\.module))
    let link = try context.processes.run(
      Command(
        context.toolchain.swiftc, context.toolchain.linkerFlags + objects + inputs + ["-o", path],
        timeLimit: .seconds(300),
        sandbox: .tool(folder: scratch.path, readable: [context.toolchain.root], arguments: inputs)))
    if link.succeeded { return Program(path: path, units: units) }
    return Program(units: units, problem: "linking failed: \(link.linkProblem.replacing(scratch.path + "/", with: ""))")
  }
}

/// A program and the compilation units that it contains. The id of the unit to run is passed to the program as an
/// argument.
struct Program {
  /// The path of the executable; nil if the build failed. In this case, `problem` is the reason.
  var path: String?
  var units: [SnippetUnit]
  var problem = ""
}

/// A file of a program.
private struct ProgramFile {
  /// The number of the program, and of the file in the program.
  var program: Int
  var number: Int
  var bin: Bin
}

/// The path of an object file, or the reason why the file could not be compiled.
private typealias ObjectFile = Result<String, BuildProblem>

private struct BuildProblem: Error {
  var reason: String
}
