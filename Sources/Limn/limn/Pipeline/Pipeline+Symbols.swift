import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnToolchain

extension Pipeline {
  /// Extracts the symbols of the modules whose declarations articles list.
  func listSymbols(
    _ project: Project, toolchain: Toolchain, built: BuiltPackage, into material: inout BuildArtifacts
  ) throws(EnvironmentFailure) {
    let targets = built.description.targets.filter { $0.isSwift && $0.kind != .test }
    material.modules = targets.map(\.module)
    let wanted = Set(project.listedModules)
    let listed = targets.filter { wanted.contains($0.module) }.map(\.name)
    guard !listed.isEmpty else { return }
    let extractor = SymbolGraphExtractor(
      package: built, toolchain: toolchain, cache: cache, memo: symbolGraphs, jobs: options.jobs, processes: processes, files: files)
    let graphs = try progress.phase("listing symbols") { () throws(EnvironmentFailure) in try extractor.graphs(ofTargets: listed) }
    material.symbolLists = Dictionary(graphs.map { ($0.module, ModuleSymbols($0)) }) { first, _ in first }
  }
}

extension Project {
  /// The modules whose symbols articles list, sorted.
  var listedModules: [String] { Set(pages.flatMap(\.document.symbolLists).map(\.module)).sorted() }
}
