public import LimnDiagnostics
public import LimnPlatform

/// Builds the documented package in debug mode, in a separate scratch folder. The build writes an index store and
/// enables testing.
///
/// SwiftPM is not started if the last build had the same sources, manifest, toolchain, and bundled modules, and succeeded
/// or failed only because sources do not compile.
public struct PackageBuild: Sendable {
  /// The absolute path of the package's root.
  var root: String
  /// The absolute path of the scratch folder.
  var scratch: String
  var toolchain: Toolchain
  /// The names of the targets to build. Their dependencies and tests are built, too. If the array is empty, all targets
  /// are built.
  var targets: [String]
  /// The names of additional targets, such as the preview host. Such a target is built only if the package has it.
  public var companions: [String] = []
  /// The bundled modules for sources that import such a module. If the package or a dependency has a module with the
  /// same name, the bundled modules are not used.
  public var bundled: BundledModules?
  /// The index of file digests from earlier runs. With the index, files that did not change are not read again.
  public var inputs: InputIndex?
  /// The cache that machines use to share built packages.
  public var cache: ContentCache?
  /// The closure that is called with the reason before the whole package is built again.
  public var notice: (@Sendable (Diagnostic) -> Void)?
  /// The closure that is called with the output of each SwiftPM run that failed, without repetitions.
  public var log: (@Sendable (String) -> Void)?
  var processes: ProcessRunner
  /// The addresses of dependencies that cannot be fetched. Targets that need them are not built.
  var omitted: [String] = []

  public init(
    root: String, scratch: String? = nil, toolchain: Toolchain, targets: [String] = [],
    processes: ProcessRunner = .local
  ) {
    self.root = root
    self.scratch = scratch ?? root + "/.build/limn/package"
    self.toolchain = toolchain
    self.targets = targets
    self.processes = processes
  }

  /// Builds the targets that changed. A target that does not compile is left out of the package and reported in the
  /// diagnostics. The package is nil if the manifest cannot be read, if a requested target does not exist, or if only
  /// test targets build. Throws if a tool is missing.
  ///
  /// `progress` is called with the name of each target before it is built. `waits` is called once if another process is
  /// building the package.
  public func build(
    waits: () -> Void = {}, progress: (String) -> Void = { _ in }
  ) throws -> (package: BuiltPackage?, diagnostics: [Diagnostic]) {
    // SwiftPM's own lock is a file in the temporary folder. It does not work between runs, since each sandbox has its
    // own temporary folder.
    let lock = try FolderLock(scratch.parentFolder, waits: waits)
    defer { lock.release() }
    let moved = try BuildLocation(root: root, scratch: scratch).prepare()
    if let moved { notice?(moved) }
    if let last = lastBuild(), last.omitted.allSatisfy({ !canFetch($0) }) {
      // An earlier run may have stored the package only on this machine, so store it again for other machines.
      if cache?.isPushing == true { share(last) }
      return (last.package, last.diagnostics)
    }
    // A build that fails or is interrupted leaves objects that do not match the recorded digest.
    FileSystem.remove(recordPath)
    let (record, problems) = try buildAgain(progress)
    if let record {
      if record.isComplete || record.isRepeatable { try files.write(recordPath, BuildRecord.format.file(record)) }
      share(record)
    }
    return (record?.package, (moved.map { [$0] } ?? []) + (record?.diagnostics ?? problems))
  }

  /// Returns the digest of the last build's inputs if the build succeeded and nothing changed after it; nil in other
  /// cases. Starts no program.
  public func unchangedDigest() -> String? { lastBuild().flatMap { $0.isComplete ? $0.built.digest : nil } }

  /// Returns the description of a package that does not build. If the manifest cannot be read, the description contains
  /// the targets of SwiftPM's default layout.
  public func description() throws -> PackageDescription {
    if let last = lastBuild() { return last.built.description }
    let (known, _) = try PackageDescription.read(
      root: root, scratch: scratch, toolchain: toolchain, processes: processes)
    return known ?? .conventional(root: root)
  }

  /// Returns no record if the manifest or the names of the targets are wrong, but the problems.
  private func buildAgain(_ progress: (String) -> Void) throws -> (record: BuildRecord?, problems: [Diagnostic]) {
    let (description, problems) = try PackageDescription.read(
      root: root, scratch: scratch, toolchain: toolchain, omitting: omitted, processes: processes)
    guard let description else { return (nil, problems) }
    let (names, mistakes) = chosen(in: description)
    guard mistakes.isEmpty else { return (nil, mistakes) }
    // Compute the digests before the build. If a file is saved during the build, the next build then compiles it again.
    let content = try content(of: description, targets: names)
    let apps = try apps(in: description, targets: names)
    let moduleUse = try moduleUse(to: description, targets: names, apps)
    var bundled = moduleUse == .none ? nil : bundled
    var isRepeatable = true
    func build(with bundled: BundledModules?, _ apps: Set<String>) throws -> TargetBuilds {
      let builds = try self.build(names, of: description, bundled, apps, progress)
      isRepeatable = isRepeatable && builds.isRepeatable
      return builds
    }
    var builds = try build(with: bundled, Set(apps.keys))
    if !builds.hasLibrary(of: names),
      let rest = try buildWithoutUnfetched(builds.errors, of: description, names, progress)
    {
      return (rest, [])
    }
    var warnings: [Diagnostic] = []
    if let (text, plain) = try buildWithoutUIKit(builds, apps, { try build(with: bundled, $0) }) {
      warnings.append(text)
      builds = plain
    }
    var found = builds.errors
    if moduleUse == .optional, !found.isEmpty {
      let plain = try build(with: nil, [])
      if let warning = Self.reason(for: plain, insteadOf: builds, names) {
        bundled = nil
        builds = plain
        found = plain.errors
        warnings = [warning]
      } else {
        // If the same targets fail with and without the bundled modules, the modules are not the reason for the
        // failures. So report the errors of the build without the modules. The build with the modules may have
        // additional errors that occur only because of the modules.
        let isEqual = plain.failed(of: names) == builds.failed(of: names)
        // The files on the disk are now from the build without the bundled modules, so build with the bundled modules
        // again.
        if builds.hasLibrary(of: names) {
          builds = try build(with: bundled, Set(apps.keys))
        }
        found = isEqual ? plain.errors : builds.errors
      }
    }
    warnings += builds.warnings.map { Self.explained(test: $0, builtWith: bundled) }
    let errors = Set(found.map(explained)).sorted()
    var built = BuiltPackage(
      root: root, scratch: scratch, description: description, modulesFolders: [], indexStore: "",
      digest: digest(content))
    if builds.hasLibrary(of: names) {
      let manifest = BuildManifest(scratch: scratch)
      built = try manifest.package(root: root, description: description, digest: built.digest)
      built.content = content.adding(
        resolved: try files.readIfPresent(package.store + "/Package.resolved"),
        commands: try manifest.commandsDigest(without: [root, toolchain.root, bundled?.folder]))
      if let bundled { built = built.adding(bundled) }
    }
    let leftOut = description.targets.filter { names.contains($0.name) && isLeftOut($0) }.map(\.name)
    let record = BuildRecord(
      targets: targets, names: names.sorted(), omitted: omitted, built: built,
      failed: builds.missing(of: names).union(leftOut).sorted(), diagnostics: errors + warnings,
      isRepeatable: isRepeatable)
    return (record, [])
  }

  private func build(
    _ names: Set<String>, of description: PackageDescription, _ bundled: BundledModules?, _ apps: Set<String>,
    _ progress: (String) -> Void
  ) throws -> TargetBuilds {
    var builds = TargetBuilds(description)
    let roots = description.roots(of: names)
    // One run of SwiftPM for the whole package takes less time than a run for each root. It also links programs and
    // tests. With bundled modules, linking them would fail, since the bundled modules are not part of the package.
    if description.isWhole(names), bundled == nil, roots.count > 1 {
      progress("all targets")
      if try runSwiftPM(["--build-tests"], bundled, apps: apps).succeeded {
        builds.markBuilt(names)
        return builds
      }
    }
    var isRepeatable = true
    try builds.run(roots) { name in
      progress(name)
      let result = try runSwiftPM(["--target", name], bundled, apps: apps)
      if result.succeeded { return [] }
      let output = BuildLog(text: result.outputText + "\n" + result.errorText, root: root)
      log?(output.withoutRepetition)
      isRepeatable = isRepeatable && output.hasOnlySourceErrors
      return output.diagnostics(of: "target '\(name)'")
    }
    builds.isRepeatable = isRepeatable
    return builds
  }

  func chosen(in description: PackageDescription) -> (Set<String>, [Diagnostic]) {
    let known = description.targets.map(\.name)
    if known.isEmpty {
      if !omitted.isEmpty { return ([], []) }
      return ([], [.init(.packageWithoutTargets, "package '\(description.name)' has no targets", at: .manifest)])
    }
    if targets.isEmpty { return (Set(description.targets.filter(\.isBuildable).map(\.name)), []) }
    // Without some dependencies, the manifest lacks targets.
    let unknown = (omitted.isEmpty ? targets : []).filter { !known.contains($0) }.map { name in
      Diagnostic(
        .unknownTarget,
        "no target is named '\(name)' in package '\(description.name)'" + Suggestion.hint(for: name, among: known),
        at: .manifest)
    }
    let tests = description.targets.filter { $0.kind == .test && !Set($0.dependencies).isDisjoint(with: targets) }
    let wanted = targets.filter { omitted.isEmpty || known.contains($0) }
    return (Set(wanted + companions.filter(known.contains) + tests.map(\.name)), unknown)
  }

  private func runSwiftPM(_ selection: [String], _ bundled: BundledModules?, apps: Set<String>) throws -> ProcessResult
  {
    // Leave out serialized debugging options, since they contain paths of the build. With these options, two checkouts
    // would compile the same sources to different modules. Leave out the index of system modules too: nothing reads it,
    // and creating it takes 7 s in a package that imports Foundation. Tests/run must use the same flags, since it builds
    // in the same folder.
    let own = ["-index-ignore-system-modules", "-Xfrontend", "-no-serialize-debugging-options"]
    var flags = (own + (bundled?.compilerFlags ?? [])).flatMap { ["-Xswiftc", $0] }
    if let bundled, !apps.isEmpty { flags += try uiKitFlags(bundled, modules: apps) }
    // Leave out debug information. Nothing reads it, and a build without it takes a tenth less time.
    let options = selection + ["--enable-index-store", "-debug-info-format", "none"]
    let command = try package.command("build", options + flags, timeLimit: .seconds(7200))
    return try package.run(command, processes: processes)
  }

  /// Builds those of the named targets that do not need the dependencies that could not be fetched. In the record, the
  /// others did not build. Returns nil if all dependencies could be fetched.
  private func buildWithoutUnfetched(
    _ errors: [Diagnostic], of description: PackageDescription, _ names: Set<String>, _ progress: (String) -> Void
  ) throws -> BuildRecord? {
    guard case .bubblewrap = processes.sandbox, omitted.count < 8,
      errors.contains(where: \.isUnfetched)
    else { return nil }
    let missing = package.unfetched(errors: errors.map(\.message).withLineFeeds).filter {
      !omitted.contains($0)
    }
    guard !missing.isEmpty, var rest = try omitting(omitted + missing).buildAgain(progress).record else { return nil }
    guard omitted.isEmpty else { return rest }
    let kept = Set(rest.built.description.targets.map(\.name))
    let lost = description.targets.map(\.name).filter { !kept.contains($0) }
    let addresses = rest.omitted.map { "'\($0)'" }.joined(separator: " and ")
    let result =
      lost.isEmpty ? "without effect on any target" : "so SwiftPM does not build: \(lost.withCommas)"
    let warning = Diagnostic(
      .unfetchedDependency, "\(addresses) cannot be fetched, \(result)",
      at: .manifest, notes: [BuildLog.adviceOnFetching])
    rest.diagnostics.insert(warning, at: 0)
    rest.names = names.sorted()
    rest.failed += lost.filter(names.contains)
    rest.built.description = description
    rest.built.digest = digest(try omitting(rest.omitted).content(of: description, targets: names))
    return rest
  }

  func omitting(_ addresses: [String]) -> PackageBuild {
    var build = self
    build.omitted = addresses
    return build
  }

  /// Whether the server of a dependency answers.
  private func canFetch(_ address: String) -> Bool {
    let command = Command(
      "git", ["ls-remote", "--", address, "HEAD"], directory: scratch + "/home", timeLimit: .seconds(10),
      sandbox: .tool(folder: scratch + "/home", readable: [], arguments: []))
    return (try? processes.run(command.withNetwork).succeeded) != false
  }

  /// Computes the digests of the sources and settings that the targets are built from.
  func content(of description: PackageDescription, targets names: Set<String>) throws
    -> PackageContent
  {
    let all = description.withDependencies(names)
    return try PackageContent.read(
      description, targets: all, root: root, toolchain: toolchain, omitted: omitted, inputs: inputs)
  }

  /// Runs SwiftPM on the package.
  var package: PackageCommand {
    PackageCommand(root: root, scratch: scratch, toolchain: toolchain, omitted: omitted)
  }

  /// Returns the digest of everything that a build on this machine depends on.
  func digest(_ content: PackageContent) -> String { Digest(ofParts: [content.digest.hex, bundled?.digest ?? ""]).hex }
}
