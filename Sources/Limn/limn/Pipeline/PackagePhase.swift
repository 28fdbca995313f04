import LimnCatalog
import LimnDiagnostics
import LimnTolerantBuild
import LimnToolchain

/// Step 2: builds the documented package.
struct PackagePhase: Phase {
  let workspace: Workspace

  func run() throws -> PackageResult {
    var result = try tools()
    guard hasPackage else { return result }
    if options.readsOnlyCache { return known(result) }
    let ready = build(result)
    let found = try progress.phase("building the package") {
      try ready.build(waits: { progress.detail("waiting for another build of this package to end") }) {
        progress.detail("building \($0)")
      }
    }
    result.built = found.package
    result.description = try found.package?.completeDescription ?? ready.description()
    result.findings.diagnostics = found.diagnostics
    if options.allowsFailedBuilds {
      result.failures = found.diagnostics.filter(\.isError)
      result.findings.diagnostics.removeAll(where: \.isError)
    }
    return result
  }

  /// Returns the package that an earlier run built from the same sources. The earlier run was on this machine or on
  /// another machine that shares the cache. Builds nothing.
  private func known(_ tools: PackageResult) -> PackageResult {
    var result = tools
    if let found = build(tools).known() {
      result.built = found.package
      result.description = found.package.completeDescription
      result.findings.diagnostics = found.diagnostics
    } else {
      result.findings.diagnostics = [.packageNotInCache]
    }
    return result
  }

  /// Returns the digest of the sources and settings from which the package was last built. Returns nil if they have
  /// changed since then, so that the package must be built again. Starts no build.
  func unchangedDigest() throws -> String? {
    hasPackage ? build(try tools()).unchangedDigest() : nil
  }

  private func tools() throws -> PackageResult {
    let toolchain = try Toolchain.discover(cache: cache, processes: processes)
    let bundled = try BundledModules.find(
      below: layout.cache, for: toolchain, cache: cache, processes: processes,
      notice: progress.note)
    return PackageResult(toolchain: toolchain, bundled: bundled)
  }

  private func build(_ tools: PackageResult) -> PackageBuild {
    var build = PackageBuild(
      root: layout.root, scratch: layout.cache + "/package", toolchain: tools.toolchain,
      targets: settings.targets,
      processes: processes)
    build.bundled = tools.bundled
    if options.usesCache { build.inputs = context.inputs }
    build.cache = cache
    build.notice = { [progress] in progress.announce($0) }
    if progress.isVerbose { build.log = { Console.printError($0) } }
    if options.only.contains(.previews) { build.companions = ["PreviewHost"] }
    if wantsCatalog { build.companions += project.listedModules }
    return build
  }
}

/// The compiler, and the package that it built.
struct PackageResult {
  let toolchain: Toolchain
  /// Limn's bundled modules, such as SwiftUI, if they were installed with this copy of Limn.
  let bundled: BundledModules?
  /// The built package; nil if the project has no package or the package does not build.
  var built: BuiltPackage?
  /// All targets of the package, including those that did not build; nil if the project has no package.
  var description: PackageDescription?
  /// The errors of targets that did not build, if the options allow failed builds. The catalog then reads these targets
  /// from their syntax. If the options do not allow failed builds, the list is empty, and the errors are in `findings`.
  var failures: [Diagnostic] = []
  var findings = Findings()
  /// The targets that only SwiftPM does not build: Limn's modules have all that their code needs.
  var rebuilt: Set<String> = []

  /// The digest of the sources and settings that the package was built from; nil if there is no package or some targets
  /// did not build for another reason than a dependency that cannot be fetched.
  var digest: String? { failures.isEmpty && !findings.diagnostics.hasErrors ? built?.digest : nil }

  /// Returns the result without the errors in the targets that were compiled with replaced parts. They become reasons
  /// why the catalog reads some code only from its syntax.
  ///
  /// - Parameter isCataloged: whether the catalog reports these reasons. Without it, only errors in targets that previews
  ///   need are left out.
  func tolerating(_ tolerant: TolerantPackage, in codebase: Codebase, isCataloged: Bool) -> PackageResult {
    let targets = isCataloged && tolerant.lacksNames ? tolerant.compiled : tolerant.tolerated
    let paths = Set(codebase.description.targets.filter { targets.contains($0.name) }.flatMap(\.sources))
    var result = self
    // Limn's own build is in the mode of Swift 5, so it accepts some errors in the code too.
    let wrong = (failures + findings.diagnostics).filter {
      $0.isError && !$0.message.contains(/^(no such module|cannot find)/)
    }.compactMap { $0.location?.path }
    result.rebuilt = Set(
      codebase.description.targets.filter { tolerant.isWhole($0) && Set($0.sources).isDisjoint(with: wrong) }
        .map(\.name))
    let isTolerated = { (diagnostic: Diagnostic) in
      guard diagnostic.isError, let path = diagnostic.location?.path else { return false }
      return paths.contains(path)
        || path == "Package.swift" && tolerant.tolerated.contains { diagnostic.message.hasPrefix("target '\($0)' ") }
    }
    result.failures += findings.diagnostics.filter(isTolerated)
    result.findings.diagnostics.removeAll(where: isTolerated)
    return result
  }
}

extension Diagnostic {
  /// The error that is reported if a run takes all results from the cache, but the cache does not contain the package.
  static let packageNotInCache = Diagnostic(
    .packageNotInCache,
    "the cache has no results for this state of the package, so no snippet or preview was looked up",
    at: .manifest,
    notes: [Note("first check this commit in a run with --cache-push and the same --only, toolchain, and environment")])
}
