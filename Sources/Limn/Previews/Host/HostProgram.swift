import LimnDiagnostics
import LimnPlatform
import SemanticTree
import LimnTolerantBuild
import LimnToolchain

/// A program that contains the previews of a package and runs them.
///
/// Limn generates source code only for views that have no preview. The code of all other previews is already in the
/// package's object files. When the program is linked, the host's entry point replaces the function `main` of the
/// package's executables. So the object files of these executables can be linked too.
struct HostProgram {
  static let target = "PreviewHost"
  private static let entry = "limn_preview_host_main"

  var executable: String
  var toolchain: Toolchain
  var processes: ProcessRunner
  /// Folders with resources that the package's code loads at run time.
  var resources: [String]

  /// Links the program. If linking fails, returns nil and diagnostics.
  static func link(
    _ targets: [String], and others: [String], of built: BuiltPackage, toolchain: Toolchain,
    processes: ProcessRunner
  ) throws -> (program: HostProgram?, diagnostics: [Diagnostic]) {
    let folder = built.scratch + "/previews"
    let objects = built.objects(ofTargets: targets + [target]) + others
    let list = folder + "/objects.txt"
    // Foundation takes the program's folder as the main bundle.
    let bundle = folder + "/bundle"
    let executable = bundle + "/host"
    // While linking, the compiler writes a list of libraries to the folder of the first object file. The sandbox lets
    // the compiler write only to `folder`. Therefore, the first object file is copied to `folder`.
    let first = folder + "/first.o"
    do {
      try files.write(first, try objects.first.map(files.read) ?? [])
      try files.write(list, ([first] + objects.dropFirst()).map { "\"\($0)\"\n" }.joined().bytes)
    } catch {
      throw EnvironmentFailure("the list of object files to link could not be written: \(error)")
    }
    var command = Command(
      toolchain.swiftc,
      toolchain.linkerFlags + ["@\(list)"] + built.linkArguments + [
        "-o", executable, "-Xlinker", "--defsym=main=\(entry)",
      ],
      directory: folder, timeLimit: .seconds(300),
      sandbox: .tool(folder: folder, readable: [toolchain.root, built.scratch], arguments: objects + built.linkFlags))
    try makeBundle(for: targets, of: built, in: bundle)
    var result = try processes.run(command)
    // Code can name a function of a library that is missing here, with `@_silgen_name`. It calls an empty function
    // instead. An actor with a superclass needs a class that Linux lacks, so only previews that use the actor crash.
    let missing = Set(result.errorText.matches(of: /undefined symbol: ([\w$]+)/).map(\.1))
    if !missing.isEmpty {
      command.arguments += missing.sorted().flatMap { ["-Xlinker", "--defsym=\($0)=limn_no_symbol"] }
      result = try processes.run(command)
    }
    guard result.succeeded else {
      return (nil, [.init(.previewLink, "the preview program cannot be linked: \(result.linkProblem)", at: .manifest)])
    }
    return (
      HostProgram(
        executable: executable, toolchain: toolchain, processes: processes,
        resources: built.modulesFolders + built.resourceBundles + [bundle]),
      missing.isEmpty
        ? []
        : [
          .init(
            .previewLink,
            "previews call nothing for what no library here has: \(missing.sorted().withCommas)",
            severity: .warning)
        ]
    )
  }

  /// Copies the resources of Xcode targets to the main bundle, and gives the bundle the properties that apps read.
  private static func makeBundle(
    for targets: [String], of built: BuiltPackage, in folder: String
  ) throws {
    let all = built.description.withDependencies(targets)
    let own = built.description.targets.filter { all.contains($0.name) && !$0.manifest.hasSuffix("Package.swift") }
    let name = targets.first ?? target
    let values = ["Identifier": "limn.\(name)", "Name": name, "ShortVersionString": "1.0", "Version": "1"]
    let entries = own.flatMap { ModuleResources.entries(of: $0, root: built.root, files: files) }
    try ModuleResources.write(entries, to: folder, properties: values, files)
  }

  /// The previews that the program contains.
  func previews() throws -> [HostedPreview] {
    let result = try run(["list"], home: "home", limit: .seconds(60))
    guard result.succeeded, let list = try? [HostedPreview](json: result.output) else {
      throw EnvironmentFailure("the preview program failed to list its previews: \(result.failure)")
    }
    return list
  }

  /// Explores one preview. The output is a `RunAnswer` as JSON.
  func run(_ request: RunRequest) throws -> ProcessResult {
    try run(
      ["run", JSONText.bytes(request, isPretty: false).text, "fixed"], home: request.home, limit: .seconds(120),
      addressesFixed: true)
  }

  /// Repeats the steps of an earlier run of a preview. Since the memory addresses are random, the results differ if
  /// they depend on addresses. The output is a `RepeatAnswer` as JSON.
  func repeatRun(_ request: RepeatRequest) throws -> ProcessResult {
    try run(
      ["repeat", "random"], home: request.run.home, input: JSONText.bytes(request, isPretty: false),
      limit: .seconds(120))
  }

  private func run(
    _ arguments: [String], home: String, input: [UInt8] = [], limit: Duration, addressesFixed: Bool = false
  ) throws -> ProcessResult {
    // On every machine, previews run with the same language, time zone, and settings, independent of the user's
    // settings.
    let environment = [
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC", "LANG": "en_US.UTF-8",
      "LC_ALL": "en_US.UTF-8",
      "PATH": "/usr/bin:/bin",
      "LD_LIBRARY_PATH": toolchain.root + "/lib/swift/linux",
      // All symbols are bound once, when the process starts. With lazy binding, each forked copy of the process would
      // bind them again.
      "LD_BIND_NOW": "1",
    ]
    // The sandbox is set up once, for the process that starts the preview. Its forks inherit the sandbox, so no state
    // needs a new one.
    let home = "\(executable.parentFolder.parentFolder)/\(home)"
    FileSystem.remove(home)
    do { try FileSystem.makeFolder(home) } catch {
      throw EnvironmentFailure("the home folder of a preview could not be created: \(error)")
    }
    defer { FileSystem.remove(home) }
    var policy = SandboxPolicy(home: .empty(home), readable: [executable, toolchain.root] + resources)
    policy.startsProcesses = true
    policy.processLimit = 512
    var command = Command(
      executable, arguments, environment: environment, directory: "/", input: input, timeLimit: limit,
      outputLimit: 1 << 28,
      sandbox: policy)
    // Turn off address randomization for the program from outside. Otherwise, the program would have to turn it off
    // itself and then start a second time.
    command.hasFixedAddresses = addressesFixed
    return try processes.run(command)
  }
}

extension RunRequest {
  /// The name of the preview's home folder. Without bubblewrap, the preview sees this name, so a run and its repetition
  /// have the same one.
  fileprivate var home: String { "home-\(preview)-\(view)" }
}

extension ProcessResult {
  /// The reason for the failure, as part of a message.
  var failure: String {
    if timedOut { return "it did not end in time" }
    let said = errorText.split(separator: "\n").last.map { ": \($0)" } ?? ""
    return (signal.map { "signal \($0)" } ?? "status \(status)") + said
  }
}
