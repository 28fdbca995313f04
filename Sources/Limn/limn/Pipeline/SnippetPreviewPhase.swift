import LimnDiagnostics
import LimnPreviews
import LimnSnippets
import LimnToolchain

/// Step 4: explores the previews of snippets that have the `preview` attribute.
struct SnippetPreviewPhase: Phase {
  let workspace: Workspace
  let package: PackageResult
  let verdicts: [Verdict]
}

/// The previews of snippets.
struct SnippetPreviewResult {
  /// The verdicts, with the names of their previews.
  var verdicts: [Verdict]
  var graphs: [StateGraph] = []
  var findings = Findings()
}

extension SnippetPreviewPhase {
  func run() throws -> SnippetPreviewResult {
    var result = SnippetPreviewResult(verdicts: verdicts)
    guard verdicts.contains(where: { $0.kind == .passed && $0.previewSource != nil }) else { return result }
    guard let host else {
      result.findings.diagnostics = [
        .init(
          .noPreviewHost,
          "previews of snippets are not shown: this copy of Limn was installed without its SwiftUI modules",
          notes: [Note("run 'Site/build --install PREFIX' in a clone of Limn")])
      ]
      return result
    }
    let previews = SnippetPreviews(workspace: workspace, built: host, toolchain: package.toolchain)
    let report = try progress.phase("showing snippets") {
      try previews.explore(verdicts)
    }
    result.findings.diagnostics = report.diagnostics
    for (index, graphs) in report.graphs { result.verdicts[index].previews = graphs.map(\.preview.id) }
    result.graphs = report.graphs.sorted { $0.key < $1.key }.flatMap(\.value)
    return result
  }

  /// A package that contains the program that runs previews. If the project's package lacks the program, Limn's bundled
  /// modules are added to the package. Nil if the bundled modules lack the program too.
  private var host: BuiltPackage? {
    let bundled = package.bundled
    var host = package.built ?? bundled.map { BuiltPackage(bundled: $0, root: layout.root, scratch: layout.cache) }
    if let own = host, own.objects["PreviewHost"] == nil, let bundled { host = own.adding(bundled) }
    return host.flatMap { $0.objects["PreviewHost"] == nil ? nil : $0 }
  }
}
