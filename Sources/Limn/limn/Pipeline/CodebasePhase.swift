import LimnCatalog

/// Step 2: reads the packages and Xcode projects of the project, for the catalog and for previews. If the settings list
/// targets, only the package in the root folder is read.
struct CodebasePhase: Phase {
  let workspace: Workspace
  let package: PackageResult
  /// Whether remote packages are fetched that SwiftPM did not build.
  let fetchesPackages: Bool

  func run() throws -> Codebase {
    let root = layout.root
    // Use the description from the build only if no target failed. The description does not contain a failed target,
    // but the catalog must contain it too. The catalog reads such a target from its syntax.
    let known = package.built.flatMap { $0.failedModules.isEmpty ? $0.description : nil }
    if let known, !settings.targets.isEmpty { return Codebase(root: root, description: known) }
    var reader = CodebaseReader(root: root, scratch: layout.cache + "/packages", toolchain: package.toolchain)
    reader.projects = settings.projects
    reader.known = known
    reader.cache = cache
    reader.jobs = options.jobs
    reader.processes = processes
    reader.fetchesPackages = fetchesPackages
    return try progress.phase("finding the targets") { try reader.read() }
  }
}
