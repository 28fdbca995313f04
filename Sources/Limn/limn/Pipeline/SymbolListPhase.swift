import LimnPages

/// Step 5: extracts the symbols of modules for which an article contains a list of symbols.
struct SymbolListPhase: Phase {
  let workspace: Workspace
  let package: PackageResult

  /// Extracts the lists of symbols. If the package was not built, returns empty lists, since only the build determines
  /// which modules articles can list.
  func run() throws -> SymbolLists {
    guard let built = package.built else { return SymbolLists() }
    let targets = built.description.targets.filter { $0.isSwift && $0.kind != .test }
    let modules = targets.map(\.module)
    let wanted = Set(project.listedModules)
    let listed = targets.filter { wanted.contains($0.module) }.map(\.name)
    guard !listed.isEmpty else { return SymbolLists(modules: modules) }
    let extractor = symbolGraphs(of: built, package.toolchain)
    let graphs = try progress.phase("listing symbols") {
      try extractor.graphs(ofTargets: listed)
    }
    return SymbolLists(
      graphs.keyed { ($0.module, ModuleSymbols($0)) }, modules: modules)
  }
}
