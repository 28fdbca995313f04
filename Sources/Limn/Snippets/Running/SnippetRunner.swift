import LimnPlatform

/// Runs snippets in the built programs. Each snippet runs in a process and a sandbox of its own.
struct SnippetRunner {
  var context: CheckContext
  var scratch: ScratchFolder

  func run(_ unit: SnippetUnit, of program: String) throws -> RunResult {
    let folder = "\(scratch.path)/work-\(unit.owner)"
    try FileSystem.makeFolder(folder)
    let options = context.options
    // Programs may read the folders of modules, since these folders also contain the resources that a library needs at
    // run time.
    let policy = SandboxPolicy(
      home: .empty(folder), readable: [program, context.toolchain.root] + context.modulesFolders)
    return RunResult(
      try context.processes.run(
        Command(
          program, ["\(unit.owner)"], environment: environment, directory: folder, timeLimit: options.scope.timeLimit,
          memoryLimit: options.memoryLimit, outputLimit: options.outputLimit, endsAtOutputLimit: true, sandbox: policy))
    )
  }

  /// The environment variables that snippets get. Only variables that programs need are included, since other variables
  /// could contain secrets.
  private var environment: [String: String] {
    let outer = environmentVariables
    var variables = ["LANG": "C.UTF-8", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"]
    for name in ["PATH", "LD_LIBRARY_PATH"] { variables[name] = outer[name] }
    return variables
  }
}
