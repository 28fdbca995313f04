import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import LimnToolchain

/// Reads the packages and Xcode projects of the project, for the catalog and for previews. If the settings list
/// targets, only the package in the root folder is read.
struct CodebasePhase {
  let workspace: Workspace
  let package: PackageResult
}

extension CodebasePhase {
  func run() throws(EnvironmentFailure) -> Codebase {
    let root = workspace.layout.root
    // Use the description from the build only if no target failed. The description does not contain a failed target,
    // but the catalog must contain it too. The catalog reads such a target from its syntax.
    let known = package.built.flatMap { $0.failedModules.isEmpty ? $0.description : nil }
    if let known, !workspace.settings.targets.isEmpty { return Codebase(root: root, description: known) }
    let reader = CodebaseReader(
      root: root, scratch: workspace.layout.cache + "/packages", toolchain: package.toolchain,
      projects: workspace.settings.projects, known: known, cache: workspace.cache, jobs: workspace.options.jobs,
      processes: workspace.processes, files: workspace.files)
    return try workspace.progress.phase("reading projects") { () throws(EnvironmentFailure) in try reader.read() }
  }
}
