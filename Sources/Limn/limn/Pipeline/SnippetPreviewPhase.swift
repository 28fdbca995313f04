import Foundation
import LimnDiagnostics
import LimnPlatform
import LimnPreviews
import LimnSnippets
import LimnToolchain

/// Step 4: explores the previews of snippets that have the `preview` attribute.
struct SnippetPreviewPhase: Phase {
  let workspace: Workspace
  let package: PackageResult
  let verdicts: [Verdict]

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
    return try progress.phase("showing snippets") { try previews.explore(verdicts) }
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

/// The previews of snippets.
struct SnippetPreviewResult {
  /// The verdicts, with the names of their previews.
  var verdicts: [Verdict]
  var graphs: [StateGraph] = []
  var findings = Findings()
}

/// Explores the previews of snippets that have the `preview` attribute. Each snippet becomes a separate module. The
/// module's previews are explored in the same way as those of a package.
struct SnippetPreviews: Phase {
  let workspace: Workspace
  /// The package with the modules that snippets import. If the project has no package, this package contains only
  /// Limn's bundled modules.
  let built: BuiltPackage
  let toolchain: Toolchain

  /// The absolute path of the folder for the modules' sources and objects.
  private var folder: String { layout.cache + "/snippet-previews" }

  func explore(_ verdicts: [Verdict]) throws -> SnippetPreviewResult {
    var result = SnippetPreviewResult(verdicts: verdicts)
    let modules = modules(of: verdicts)
    let compiled = try concurrentMap(modules, jobs: options.jobs) { try compile($0) }
    var package = built
    var ready: [Module] = []
    for (module, problem) in zip(modules, compiled) {
      if let problem {
        result.findings.diagnostics.append(problem)
      } else {
        ready.append(module)
        package.description.targets.append(module.target(dependencies: built.description.targets, root: built.root))
        package.objects[module.name] = [module.object]
      }
    }
    guard !ready.isEmpty else { return result }
    var explorer = PreviewExplorer(package, toolchain: toolchain, cache: cache)
    explorer.jobs = options.jobs
    explorer.processes = processes
    let found = try explorer.explore(targets: ready.map(\.name))
    for module in ready {
      var graphs = found.graphs.filter { $0.preview.module == module.name }
      for index in graphs.indices { graphs[index].preview.location = module.location }
      result.verdicts[module.verdict].previews = graphs.map(\.preview.id)
      result.graphs += graphs
    }
    result.findings.diagnostics += found.diagnostics.map { diagnostic in
      guard
        let module = ready.first(where: { diagnostic.location?.path.hasSuffix("/\($0.name)/Snippet.swift") == true })
      else {
        return diagnostic
      }
      var diagnostic = diagnostic
      diagnostic.location = module.location
      return diagnostic
    }
    return result
  }

  private func modules(of verdicts: [Verdict]) -> [Module] {
    var numbers: [String: Int] = [:]
    var modules: [Module] = []
    for (index, verdict) in verdicts.enumerated() where verdict.kind == .passed {
      guard let text = verdict.previewSource else { continue }
      let stem = verdict.path.split(separator: ".").dropLast().joined(separator: "_")
      let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.drop { $0 == "Content" }
      let page = "Snippets_" + words.joined(separator: "_")
      numbers[page, default: 0] += 1
      let name = "\(page)_\(numbers[page] ?? 1)"
      modules.append(
        Module(
          verdict: index, name: name, text: text, location: verdict.location,
          source: "\(folder)/\(name)/Snippet.swift", object: "\(folder)/\(name)/Snippet.o"))
    }
    return modules
  }

  /// Compiles the module. Returns nil if the compilation succeeds, and a diagnostic if it fails.
  private func compile(_ module: Module) throws -> Diagnostic? {
    let all = built.description.targets.filter(\.isSwift).map(\.name)
    let parts = [
      "snippet-preview/2", module.name, module.text, toolchain.version, built.contentDigest(ofTargets: all).hex,
    ]
    let key = Digest(ofParts: parts + PortableFlags(built.compilerFlags).words)
    try files.write(module.source, module.text.bytes)
    // A run that takes all results from the cache compiles nothing. The explorer still needs the source file to
    // compute the cache key.
    if cache?.isOnlySource == true { return nil }
    if let object = cache?.read(key) {
      try files.write(module.object, object)
      return nil
    }
    let frontend = SwiftFrontend(
      toolchain: toolchain, stage: .object(module.object), sources: [module.source], moduleName: module.name,
      flags: built.compilerFlags, scratch: "\(folder)/\(module.name)", label: "Snippet",
      moduleCache: BuiltPackage.moduleCache(besides: built.modulesFolders, in: built.scratch, or: folder))
    let outcome = try frontend.run(processes: processes)
    guard !outcome.hasErrors else {
      let reason = outcome.diagnostics.first(where: \.isError)?.message ?? outcome.crash ?? "unknown"
      return .init(
        .snippetPreview, "the snippet's preview does not compile: \(reason)", at: module.location,
        notes: [Note("add a '#Preview' to the snippet")])
    }
    cache?.write(key, try files.read(module.object))
    return nil
  }
}

/// A snippet that is compiled as a separate module.
private struct Module {
  /// The index of the snippet's verdict.
  var verdict: Int
  /// The module's name, such as `Snippets_Guides_previews_1`. It consists of the page's name and the snippet's number
  /// among the page's snippets with previews.
  var name: String
  var text: String
  var location: Location
  /// The absolute path of the module's source file.
  var source: String
  var object: String

  func target(dependencies targets: [PackageTarget], root: String) -> PackageTarget {
    let imported = Set(SourceImports(text.bytes).entries.map(\.module))
    let used = targets.filter { imported.contains($0.module) }
    // A target's paths must be relative to the package's root, but `source` is an absolute path. So put `up` before it,
    // which is the relative path from the root to `/`.
    let up = String(repeating: "../", count: root.pathNames.count)
    return PackageTarget(
      name: name, kind: .library, path: up + source.dropFirst(), sources: [up + source.dropFirst()],
      dependencies: used.map(\.name))
  }
}
