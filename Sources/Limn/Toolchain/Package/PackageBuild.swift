public import LimnDiagnostics
public import LimnPlatform

/// Builds the documented package in debug mode, in a separate scratch folder. The build writes an index store and
/// enables testing.
///
/// SwiftPM is not started if the last successful build had the same sources, manifest, toolchain, and bundled modules.
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
  var files: FileSystem
  /// The addresses of dependencies that cannot be fetched. Targets that need them are not built.
  var omitted: [String] = []

  public init(
    root: String, scratch: String? = nil, toolchain: Toolchain, targets: [String] = [],
    processes: ProcessRunner = .local,
    files: FileSystem = .local
  ) {
    self.root = root
    self.scratch = scratch ?? root + "/.build/limn/package"
    self.toolchain = toolchain
    self.targets = targets
    self.processes = processes
    self.files = files
  }
}

extension PackageBuild {
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
    let moved = try BuildLocation(root: root, scratch: scratch, files: files).prepare()
    if let moved { notice?(moved) }
    if let last = lastBuild() {
      let package = package(of: last)
      // An earlier run may have stored the package only on this machine, so store it again for other machines.
      if cache?.isPushing == true { share(package, last.failed, last.warnings) }
      return (package, last.warnings)
    }
    try removeRecord()
    let (package, diagnostics) = try buildAgain(progress)
    return (package, (moved.map { [$0] } ?? []) + diagnostics)
  }

  /// Returns the digest of the last build's inputs if the build succeeded and nothing changed after it; nil in other
  /// cases. Starts no program.
  public func unchangedDigest() -> String? { lastBuild()?.built.digest }

  /// Returns the description of a package that does not build. If the manifest cannot be read, the description contains
  /// the targets of SwiftPM's default layout.
  public func description() throws -> PackageDescription {
    let (known, _) = try PackageDescription.read(
      root: root, scratch: scratch, toolchain: toolchain, omitting: omitted, processes: processes)
    return known ?? .conventional(root: root, files: files)
  }

  private func buildAgain(_ progress: (String) -> Void) throws -> (
    package: BuiltPackage?, diagnostics: [Diagnostic]
  ) {
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
    var builds = try build(
      names, of: description, bundled, Set(apps.keys), skipsDependents: moduleUse == .optional, progress)
    if !builds.hasLibrary(of: names), let rest = try buildWithoutUnfetched(builds.errors, of: description, progress) {
      return rest
    }
    var warnings: [Diagnostic] = []
    if let (text, plain) = try buildWithoutUIKit(
      builds, apps,
      { apps in
        try build(names, of: description, bundled, apps, progress)
      })
    {
      warnings.append(text)
      builds = plain
    }
    var found = builds.errors
    if moduleUse == .optional, !found.isEmpty {
      let plain = try build(names, of: description, nil, [], progress)
      if let warning = Self.reason(for: plain, insteadOf: builds, names) {
        (bundled, builds, found, warnings) = (nil, plain, plain.errors, [warning])
      } else {
        // If the same targets fail with and without the bundled modules, the modules are not the reason for the
        // failures. So report the errors of the build without the modules. The build with the modules may have
        // additional errors that occur only because of the modules.
        let isEqual = plain.failed(of: names) == builds.failed(of: names)
        // The files on the disk are now from the build without the bundled modules, so build with the bundled modules
        // again.
        if builds.hasLibrary(of: names) {
          builds = try build(names, of: description, bundled, Set(apps.keys), progress)
        }
        found = isEqual ? plain.errors : builds.errors
      }
    }
    warnings += builds.warnings.map { Self.explained(test: $0, builtWith: bundled) }
    let errors = Set(found.map(explained)).sorted()
    guard builds.hasLibrary(of: names) else { return (nil, errors + warnings) }
    let failed = builds.missing(of: names)
    let manifest = BuildManifest(scratch: scratch, files: files)
    var built = try manifest.package(root: root, description: description, digest: digest(content))
    built.content = content.adding(
      resolved: try files.readIfPresent(
        package.store + "/Package.resolved"),
      commands: try manifest.commandsDigest(without: [
        root, toolchain.root, bundled?.folder,
      ]))
    if let bundled { built = built.adding(bundled) }
    let record = BuildRecord(
      targets: targets, names: names.sorted(), built: built, failed: failed.sorted(), warnings: warnings)
    if errors.isEmpty {
      try write(record)
      share(record.package, record.failed, record.warnings)
    }
    return (record.package, errors + warnings)
  }

  private func build(
    _ names: Set<String>, of description: PackageDescription, _ bundled: BundledModules?, _ apps: Set<String>,
    skipsDependents: Bool = false, _ progress: (String) -> Void
  ) throws -> TargetBuilds {
    var builds = TargetBuilds(description, skipsDependents: skipsDependents)
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
    try builds.run(roots) { name in
      progress(name)
      return try build(target: name, bundled, apps: apps)
    }
    return builds
  }

  func chosen(in description: PackageDescription) -> (Set<String>, [Diagnostic]) {
    let known = description.targets.map(\.name)
    let place = Location(path: "Package.swift")
    if known.isEmpty {
      return ([], [.init(.packageWithoutTargets, "package '\(description.name)' has no targets", at: place)])
    }
    if targets.isEmpty { return (Set(description.targets.filter(\.isBuildable).map(\.name)), []) }
    let unknown = targets.filter { !known.contains($0) }.map { name in
      Diagnostic(
        .unknownTarget,
        "no target is named '\(name)' in package '\(description.name)'" + Suggestion.hint(for: name, among: known),
        at: place)
    }
    let tests = description.targets.filter { $0.kind == .test && !Set($0.dependencies).isDisjoint(with: targets) }
    return (Set(targets + companions.filter(known.contains) + tests.map(\.name)), unknown)
  }

  private func build(target: String, _ bundled: BundledModules?, apps: Set<String>) throws
    -> [Diagnostic]
  {
    let result = try runSwiftPM(["--target", target], bundled, apps: apps)
    if result.succeeded { return [] }
    let text = result.outputText + "\n" + result.errorText
    let output = BuildLog(text: text, root: root)
    log?(output.withoutRepetition)
    return output.diagnostics(of: "target '\(target)'")
  }

  private func runSwiftPM(
    _ selection: [String], _ bundled: BundledModules?, apps: Set<String>
  ) throws -> ProcessResult {
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

  /// Builds the targets that do not need the dependencies that could not be fetched. Returns nil if there are no such
  /// targets.
  private func buildWithoutUnfetched(
    _ errors: [Diagnostic], of description: PackageDescription, _ progress: (String) -> Void
  ) throws -> (package: BuiltPackage?, diagnostics: [Diagnostic])? {
    guard case .bubblewrap = processes.sandbox, omitted.count < 8 else { return nil }
    let missing = package.unfetched(errors: errors.map(\.message).joined(separator: "\n")).filter {
      !omitted.contains($0)
    }
    guard !missing.isEmpty else { return nil }
    var reduced = self
    reduced.omitted += missing
    let kept = try reduced.description().targets.map(\.name)
    guard !kept.isEmpty else { return nil }
    let rest = try reduced.buildAgain(progress)
    let lost = description.targets.map(\.name).filter { !kept.contains($0) }
    let names = missing.map { "'\($0)'" }.joined(separator: " and ")
    let warning = Diagnostic(
      .unfetchedDependency,
      "\(names) cannot be fetched, "
        + (lost.isEmpty ? "but no target needs it" : "so what needs it is left out: \(lost.joined(separator: ", "))"),
      at: Location(path: "Package.swift"), notes: [BuildLog.adviceOnFetching])
    return (rest.package, (omitted.isEmpty ? [warning] : []) + rest.diagnostics)
  }

  /// Computes the digests of the sources and settings that the targets are built from.
  func content(of description: PackageDescription, targets names: Set<String>) throws
    -> PackageContent
  {
    let all = description.withDependencies(names)
    return try PackageContent.read(
      description, targets: all, root: root, toolchain: toolchain, omitted: omitted, inputs: inputs, files: files)
  }

  /// Runs SwiftPM on the package.
  var package: PackageCommand {
    PackageCommand(root: root, scratch: scratch, toolchain: toolchain, files: files, omitted: omitted)
  }

  /// Returns the digest of everything that a build on this machine depends on.
  func digest(_ content: PackageContent) -> String { Digest(ofParts: [content.digest.hex, bundled?.digest ?? ""]).hex }
}
