import Foundation
import LimnPlatform
import Testing

/// A project in a temporary folder, and the built program to run in it.
struct CommandRun {
  let root: String
  /// Whether `limn` uses the shared folder for compiled modules. There is such a folder only if `Tests/run` sets its
  /// path. Set this property to false in a test that kills compilers that load modules: a killed compiler leaves a lock
  /// in the folder, and other compilers wait for this lock.
  var sharesModules = true

  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-run-\(UUID().uuidString)"
    try FileSystem.makeFolder(root)
    try add(files)
  }

  /// Creates a run in a folder. The folder either exists already, or ``add(_:)`` creates it later.
  init(root: String) { self.root = root }

  func add(_ files: [String: String]) throws {
    for (path, text) in files { try FileSystem.local.write(root + "/" + path, Array(text.utf8)) }
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  /// The path of the built `limn`.
  static var program: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("limn").path
  }

  /// Runs `limn` in the project's folder, or in a subfolder.
  func limn(_ words: String..., folder: String = "", input: String = "", environment: [String: String] = [:]) throws
    -> ProcessResult
  {
    try limn(words: words, folder: folder, input: input, environment: environment)
  }

  func limn(words: [String], folder: String = "", input: String = "", environment: [String: String] = [:]) throws
    -> ProcessResult
  {
    let variables = variables.merging(environment) { _, own in own }
    return try ProcessRunner.local.run(
      Command(
        Self.program, words, environment: variables, directory: root + "/" + folder, input: Array(input.utf8),
        timeLimit: .seconds(300)))
  }

  /// Starts `limn` in the project's folder, and returns before it ends. Each output goes to a `Pipe` or a `FileHandle`.
  func start(_ words: String..., output: Any = FileHandle.nullDevice, errors: Any = FileHandle.nullDevice) throws
    -> Process
  {
    let limn = Process()
    limn.executableURL = URL(fileURLWithPath: Self.program)
    limn.arguments = words
    limn.currentDirectoryURL = URL(fileURLWithPath: root)
    limn.environment = variables
    limn.standardOutput = output
    limn.standardError = errors
    try limn.run()
    return limn
  }

  private var variables: [String: String] {
    ProcessInfo.processInfo.environment.filter { sharesModules || $0.key != "SWIFTPM_TESTS_MODULECACHE" }
  }

  func text(_ path: String) -> String? {
    (try? FileSystem.local.read(root + "/" + path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The content of all files of a site, to detect changes. The file `.limn-site` is left out, since it identifies the
  /// site's sources.
  func contents(of folder: String) -> [String: [UInt8]] {
    let paths = (try? FileSystem.local.files(below: root + "/" + folder, skip: { $0 == ".limn-site" })) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.map { ($0, (try? FileSystem.local.read(root + "/" + folder + "/" + $0)) ?? []) })
  }
}
