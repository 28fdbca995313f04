import LimnConfiguration
import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// Whole pages that were checked before, so that an unchanged page is not even parsed.
///
/// A page that uses another's snippets is not kept: what is wrong with it may lie on the other.
struct PageCache: Sendable {
  var context: CheckContext
  /// What all snippets are compiled with.
  var settings: Digest
  var pages: [SnippetPage]
}

extension PageCache {
  private static let format = StoredFormat<PageRecord>("snippet-page", version: 4)

  /// For each page its key, and what is known of it.
  func read() -> [(key: Digest, known: (verdicts: [Verdict], diagnostics: [Diagnostic])?)] {
    let contents = concurrentMap(pages, jobs: context.jobs) { digest(of: $0) }
    return concurrentMap(Array(pages.enumerated()), jobs: context.jobs) { index, page in
      let key = Digest(ofParts: [settings.bytes, contents[index].bytes])
      guard page.slugsUsed.isEmpty, let record = context.cache?.read(Self.format, key) else { return (key, nil) }
      return (key, record.restored(to: page))
    }
  }

  func write(_ page: SnippetPage, _ key: Digest, _ report: SnippetReport) {
    guard let cache = context.cache, page.slugsUsed.isEmpty else { return }
    // A page that fails because of another file has no error of its own to keep.
    guard !report.diagnostics.contains(where: { $0.id == "missing-module" && $0.location?.path != page.path }) else { return }
    let verdicts = report.verdicts.filter { $0.path == page.path }
    let diagnostics = report.diagnostics.filter { $0.location?.path == page.path }
    guard let record = PageRecord(page, verdicts: verdicts, diagnostics: diagnostics) else { return }
    cache.write(record, as: Self.format, key)
  }

  /// Whether a snippet of the page may run, and so depends on the libraries' code and not only on their interfaces.
  private func mayRun(_ page: SnippetPage) -> Bool {
    page.fences.contains { fence in
      fence.attributes.contains { ["run", "should_trap", "output"].contains($0.name) }
        || ["// -> ", "//-> ", "// => ", "//=> "].contains { fence.text.contains($0) } || fence.text.lowercased().contains("prints")
    }
  }

  /// The places in the list of pages of those that must be read: the ones that are not known, and all whose snippets they use.
  func open(_ known: [Bool]) -> Set<Int> {
    var open = Set(pages.indices.filter { !known[$0] })
    var rest = Array(open)
    while let index = rest.popLast() {
      let slugs = pages[index].slugsUsed
      guard !slugs.isEmpty else { continue }
      for other in pages.indices where slugs.contains(pages[other].slug) && open.insert(other).inserted { rest.append(other) }
    }
    return open
  }

  /// All that the result depends on but the places of the fences, in the file and from one another.
  private func digest(of page: SnippetPage) -> Digest {
    var parts = [page.path, page.slug, (page.imports ?? context.impliedImports).joined(separator: "\n")]
    let options = context.options
    parts.append("\(options.scope.isOptIn(page.path)) \(options.runs) \(options.wantsTokens) \(options.isStrict)")
    parts.append(
      "\(options.shard.map { "\($0.index)/\($0.count)" } ?? "") \(options.timeLimit) \(options.memoryLimit) \(options.outputLimit)")
    if mayRun(page) { parts.append(RunPhase.inputs(context)) }
    for fence in page.fences {
      let start = fence.range.start.line
      parts += [fence.info, fence.directive.map { "\($0.text) \($0.range.start.line - start) \($0.range.start.column)" } ?? "", fence.text]
      parts.append("\(fence.isHidden) \(fence.isClosed) \(fence.range.end.line - start) \(fence.infoRange.start.column)")
      // Most fences stand at the margin, line by line.
      let places = fence.lines.enumerated().filter { $1.column != 1 || $1.number != start + $0 + 1 }
      parts.append(places.map { "\($0.offset) \($0.element.number - start) \($0.element.column)" }.joined(separator: ","))
      if let file = sourceFile(fence) { parts.append(Digest(of: (try? context.files.read(file)) ?? []).hex) }
    }
    return Digest(ofParts: parts)
  }

  private func sourceFile(_ fence: Fence) -> String? {
    fence.value(of: "from").map { context.root + "/" + $0.prefix { $0 != ":" } }
  }
}
