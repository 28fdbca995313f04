import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnSnippets
import LimnToolchain

extension Pipeline {
  init(layout: ProjectLayout, options: PipelineOptions, files: FileSystem, arguments: Arguments) {
    self.init(
      layout: layout, options: options, files: files, processes: .local,
      progress: Progress(isQuiet: arguments.has("quiet"), isVerbose: arguments.has("verbose")),
      inputs: InputIndex(path: layout.cache + "/inputs", files: files))
  }

  /// Runs steps 2 to 5, as far as the options require them.
  mutating func material(_ project: Project) throws -> BuildArtifacts {
    var material = BuildArtifacts()
    let wantsCode = !options.only.isDisjoint(with: [.snippets, .rules, .previews])
    options.needsCatalog = needsCatalog(project)
    let hasCatalog = options.wantsCatalog && hasCode(project)
    guard wantsCode || hasCatalog else { return material }
    chooseSandbox(project)
    let (toolchain, built) = try package(project)
    material.toolchain = toolchain
    if buildFailures.isEmpty { material.packageDigest = built?.digest }
    if options.allowsFailedBuilds, hasCatalog, built == nil || !buildFailures.isEmpty {
      if let built, options.only.contains(.links) { try listSymbols(project, toolchain: toolchain, built: built, into: &material) }
      material.index = published(try catalog(project, toolchain: toolchain, built: built, &material))
      return material
    }
    if hasPackage, built == nil {
      try countSkippedSnippets(project)
      return material
    }
    if options.only.contains(.snippets) {
      var pages = try wantedPages(project)
      if let built { pages += try documentationPages(project, built) }
      material.verdicts = try snippets(pages, project: project, toolchain: toolchain, built: built).verdicts
      material.verdictsOnShownCode = Self.verdicts(onCodeShownIn: project.documents, among: material.verdicts)
    }
    if options.only.contains(.previews) {
      material.snippetGraphs = try snippetPreviews(&material.verdicts, toolchain: toolchain, built: built)
    }
    guard let built else {
      if hasCatalog { material.index = published(try catalog(project, toolchain: toolchain, built: nil, &material)) }
      return material
    }
    if options.wantsCatalog { try listSymbols(project, toolchain: toolchain, built: built, into: &material) }
    if options.only.contains(.previews) { material.graphs = try previews(project, toolchain: toolchain, built: built) }
    if options.wantsCatalog { material.index = try catalog(project, toolchain: toolchain, built: built, &material) }
    return material
  }

  /// Whether there is code to catalog.
  private func hasCode(_ project: Project) -> Bool {
    switch options.catalogScope {
    // A catalog of an Xcode project takes long, so that a check makes it only if something depends on it.
    case .package: hasPackage || (refersToCatalog(project) || project.settings.architecture != nil) && hasXcodeProject(project)
    case .projects: hasPackage || hasXcodeProject(project)
    case .all: true
    }
  }

  private func hasXcodeProject(_ project: Project) -> Bool {
    CodebaseReader.hasXcodeProject(in: layout.root, projects: project.settings.projects, files: files)
  }

  /// The index if it has code. Otherwise it has no pages, but for the command that reports that there is nothing to catalog.
  private func published(_ index: CatalogIndex) -> CatalogIndex? {
    options.catalogScope == .all || hasPackage || index.entities.values.contains { $0.kind == .target } ? index : nil
  }

  /// If the package does not build, counts the snippets that are not checked because of this.
  private mutating func countSkippedSnippets(_ project: Project) throws {
    guard options.only.contains(.snippets) else { return }
    let number = try wantedPages(project).reduce(0) { $0 + $1.fences.count { $0.language == "swift" } }
    let text = number == 1 ? "snippet is not checked" : "snippets are not checked"
    phases.append(CheckPhase(name: "snippets", counts: [.init("unchecked", number, "\(text), since the package does not build")]))
  }

  /// Whether the catalog is needed: to check rules, or because a checked document refers to it.
  private func needsCatalog(_ project: Project) -> Bool {
    guard !options.paths.isEmpty, !options.only.contains(.rules) else { return true }
    return refersToCatalog(project)
  }

  /// Whether a checked document refers to the catalog.
  private func refersToCatalog(_ project: Project) -> Bool {
    (project.documents + project.catalogPages.map(\.document)).contains { document in
      guard isWanted(document.path) else { return false }
      return !document.symbolLists.isEmpty
        || document.links.contains { $0.kind == .symbol || $0.destination.hasPrefix("rule:") || $0.destination.contains("catalog/") }
    }
  }

  /// The pages whose snippets are checked: all pages, or the pages named on the command line and the pages that these use.
  private func wantedPages(_ project: Project) throws -> [SnippetPage] {
    let shown = try shownCode(in: project.documents.filter { isWanted($0.path) })
    let all = Self.snippetPages(project.documents) + shown
    guard !options.paths.isEmpty else { return all.filter { project.settings.snippets.includesReadme || $0.path != "README.md" } }
    let wanted = all.filter { isWanted($0.path) }
    let used = Set(wanted.flatMap(\.slugsUsed))
    let named = Set(shown.map(\.path))
    return all.filter { page in isWanted(page.path) || named.contains(page.path) || used.contains(page.slug) }
  }

  func isWanted(_ path: String) -> Bool {
    options.paths.isEmpty || options.paths.contains { $0 == "." || path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The report for the files named on the command line, or the whole report if no file is named.
  var wantedReport: CheckReport {
    guard !options.paths.isEmpty else { return report }
    return CheckReport(
      // Keep errors outside the articles, since a package that does not build affects every file. Leave out errors of other articles.
      diagnostics: report.diagnostics.filter { diagnostic in
        diagnostic.location.map { isWanted($0.path) || !documentPaths.contains($0.path) } ?? true
      },
      snippets: report.snippets.filter { isWanted($0.path) }, phases: phases)
  }
}

extension PipelineOptions {
  init(_ arguments: Arguments) throws(Arguments.UsageError) {
    self.init(jobs: try arguments.number("jobs") ?? ProcessInfo.processInfo.activeProcessorCount)
    usesCache = !arguments.has("no-cache")
    checksExternalLinks = arguments.has("external")
    allowsUnsandboxed = arguments.has("allow-unsandboxed")
    snippets.merges = !arguments.has("no-merge")
    snippets.isStrict = arguments.has("strict")
    snippets.wantsTokens = arguments.command == .build || arguments.command == .serve
    usesSharedCache = arguments.command != .serve
    cacheURL = arguments.values["cache-url"]
    pushesToCache = arguments.has("cache-push")
    if let text = arguments.values["base-path"] {
      guard text.hasPrefix("/") else {
        throw Arguments.UsageError(message: "--base-path takes a path that starts with '/', not '\(text)'", command: arguments.command)
      }
      basePath = text.hasSuffix("/") ? text : text + "/"
    }
    if let text = arguments.values["shard"] {
      let found = text == "auto" ? Shard(environment: ProcessInfo.processInfo.environment) : Shard(text)
      guard let shard = found else {
        let reason =
          text == "auto"
          ? "--shard auto needs two environment variables: CI_NODE_INDEX and CI_NODE_TOTAL, SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT, or TEST_SHARD_INDEX and TEST_TOTAL_SHARDS"
          : "--shard takes 'auto' or I/N, where I is from 1 to N, not '\(text)'"
        throw Arguments.UsageError(message: reason, command: arguments.command)
      }
      snippets.shard = shard
    }
    if let text = arguments.values["only"] {
      only = []
      for word in text.split(separator: ",").map(String.init) {
        let names = CheckKind.allCases.map(\.rawValue)
        guard let kind = CheckKind(rawValue: word) else {
          let hint = Suggestion.hint(for: word, among: names)
          throw Arguments.UsageError(
            message: "'\(word)' is not a check: use \(names.joined(separator: ", "))\(hint)", command: arguments.command)
        }
        only.insert(kind)
      }
      asksForRules = only.contains(.rules)
    }
  }
}
