import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Compiles and links the snippets that run. A program contains several snippets, or one snippet if it cannot share a program.
struct ProgramBuilder: Sendable {
  var context: CheckContext
  var scope: Scope
  var scratch: ScratchFolder
}

/// A program and the compilation units that it contains. The id of the unit to run is passed to the program as an argument.
struct Program: Sendable {
  /// The path of the executable; nil if the build failed. In this case, `problem` is the reason.
  var path: String?
  var units: [SnippetUnit]
  var problem = ""
}

extension ProgramBuilder {
  /// Builds one program that contains all units of a bin. If the build fails, builds one program for each unit.
  func build(_ bin: Bin, label: String) throws(EnvironmentFailure) -> [Program] {
    let source = UnitPrinter.merged(bin.units, in: scope, onMainActor: bin.settings.onMainActor, isInstrumented: true)
    let main = Array(SupportCode.program(bin.units).utf8)
    let program = try build(
      [("snippets.swift", source.text), ("main-table.swift", main)], units: bin.units, mode: bin.settings.languageMode, isScript: false,
      label: label)
    guard program.path == nil, bin.units.count > 1 else { return [program] }
    var programs: [Program] = []
    for unit in bin.units {
      var single = bin
      single.units = [unit]
      programs += try build(single, label: "\(label)-\(unit.owner)")
    }
    return programs
  }

  /// Builds a program for one unit. The unit is a script, or it declares its own `@main` type.
  func build(alone unit: SnippetUnit) throws(EnvironmentFailure) -> Program {
    let owner = scope.snippets[unit.owner]
    var sources: [(String, [UInt8])]
    if owner.attributes.isScript {
      let script = UnitPrinter.script(unit, in: scope, isInstrumented: true)
      sources = [("main.swift", Array("__limnStart()\n".utf8) + script.text), ("support.swift", Array(SupportCode.script.utf8))]
    } else {
      sources = [("snippet.swift", UnitPrinter.alone(unit, in: scope, onMainActor: unit.runsOnMainActor).text)]
    }
    return try build(
      sources, units: [unit], mode: owner.attributes.languageMode, isScript: owner.attributes.isScript, label: "alone\(unit.owner)")
  }

  private func build(
    _ sources: [(name: String, text: [UInt8])], units: [SnippetUnit], mode: String, isScript: Bool, label: String
  ) throws(EnvironmentFailure) -> Program {
    var paths: [String] = []
    for source in sources { paths.append(try scratch.write("run-\(label)/\(source.name)", source.text)) }
    let object = "\(scratch.path)/run-\(label)/snippets.o"
    let frontend = SwiftFrontend(
      toolchain: context.toolchain, stage: .object(object), sources: paths, moduleName: UnitCompiler.moduleName, languageMode: mode,
      isScript: isScript, flags: context.compilerFlags, scratch: scratch.path, label: "run-\(label)",
      moduleCache: context.moduleCache)
    let outcome = try frontend.run(processes: context.processes, files: context.files)
    if outcome.hasErrors {
      let reason = outcome.crash ?? outcome.diagnostics.first { $0.severity == .error }?.message ?? "unknown"
      return Program(units: units, problem: reason)
    }
    let path = "\(scratch.path)/run-\(label)/program"
    let inputs = context.linkInputs(importing: units.flatMap(\.imports).map(\.module))
    let link = try context.processes.run(
      Command(
        context.toolchain.swiftc, context.toolchain.linkerFlags + [object] + inputs + ["-o", path], timeLimit: .seconds(300),
        sandbox: .tool(folder: scratch.path, readable: [context.toolchain.root], arguments: inputs)))
    if link.succeeded { return Program(path: path, units: units) }
    return Program(units: units, problem: "linking failed: \(link.linkProblem.replacing(scratch.path + "/", with: ""))")
  }
}
