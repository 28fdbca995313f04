import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// Caches the results of whole pages, so that the code of an unchanged page is not parsed again.
///
/// A page that uses another page's snippets is not cached, since its errors may come from the other page.
struct PageCache {
  var context: CheckContext
  /// The digest of the compiler settings that all snippets share.
  var settings: Digest
  var pages: [SnippetPage]
  /// The blocks of this shard; nil without shards.
  var plan: ShardPlan?

  private static let format = StoredFormat<PageRecord>("snippet-page", version: 18, isShared: true)

  /// Returns the cache key and the cached result of each page. If all blocks of a page belong to other shards, the
  /// cache is not read for the page. Its verdicts then say that other shards check the blocks.
  func read() -> [(key: Digest, known: (verdicts: [Verdict], diagnostics: [Diagnostic])?)] {
    let failures = failures
    let isOwn = pages.map { plan?.includesAny(of: $0) ?? true }
    let contents = concurrentMap(Array(pages.enumerated()), jobs: context.jobs) {
      isOwn[$0] ? digest(of: $1, failures) : Digest(of: "")
    }
    return concurrentMap(Array(pages.enumerated()), jobs: context.lookups) { index, page in
      guard isOwn[index] else { return (contents[index], (ShardPlan.leftToOthers(page), [])) }
      let key = Digest(ofParts: [settings.bytes, contents[index].bytes])
      guard page.slugsUsed.isEmpty, let record = context.cache?.read(Self.format, key) else { return (key, nil) }
      return (key, record.restored(to: page))
    }
  }

  func write(_ page: SnippetPage, _ key: Digest, _ report: SnippetReport) {
    guard let cache = context.cache, page.slugsUsed.isEmpty else { return }
    // The cache key does not cover the libraries of the system. A missing module may be installed before the next run,
    // so the cache does not store the result.
    guard !report.diagnostics.contains(where: { $0.kind == .missingModule }) else { return }
    let verdicts = report.verdicts.filter { $0.path == page.path }
    // A snippet that could not be checked in this run may be checked in the next run, so the cache does not store the
    // result.
    guard !verdicts.contains(where: \.isUnknown) else { return }
    let diagnostics = report.diagnostics.filter { $0.location?.path == page.path }
    guard let record = PageRecord(page, verdicts: verdicts, diagnostics: diagnostics) else { return }
    cache.write(record, as: Self.format, key)
  }

  static func mayRun(_ fence: Fence) -> Bool {
    fence.attributes.contains { ["run", "should_trap", "output"].contains($0.name) }
      || ["// -> ", "//-> ", "// => ", "//=> "].contains { fence.text.contains($0) }
      || fence.text.lowercased().contains("prints")
  }

  /// Returns the indices of the pages to check. A page must be checked if it has no cached result. The pages whose
  /// snippets it uses, directly or through further pages, must then be checked, too.
  func open(_ known: [Bool]) -> Set<Int> {
    pages.indices.filter { !known[$0] }.reaching { index in
      let slugs = pages[index].slugsUsed
      return slugs.isEmpty ? [] : pages.indices.filter { slugs.contains(pages[$0].slug) }
    }
  }

  /// Returns the digest of everything on the page that affects the results. The positions of code blocks in the file do
  /// not affect the results.
  private func digest(of page: SnippetPage, _ failures: String) -> Digest {
    var parts = [page.path, page.slug, (page.imports ?? context.impliedImports).withLineFeeds]
    let options = context.options
    parts.append("\(options.scope.isOptIn(page.path)) \(options.runs) \(options.wantsTokens)")
    parts.append(
      "\(plan?.othersText(of: page) ?? "") \(options.scope.timeLimit) \(options.memoryLimit) \(options.outputLimit)")
    parts.append(failures)
    if page.fences.contains(where: Self.mayRun) { parts.append(RunPhase.inputs(context)) }
    for fence in page.fences {
      let start = fence.line
      parts += [
        fence.info, fence.directive.map { "\($0.text) \($0.range.start.line - start) \($0.range.start.column)" } ?? "",
        fence.text,
      ]
      parts.append(
        "\(fence.isHidden) \(fence.isClosed) \(fence.range.end.line - start) \(fence.infoRange.start.column)")
      // Most blocks are not in a list or block quote, so each line of code is directly below the previous line and
      // starts in the first column. To keep the text short, list only the lines for which this is not true.
      let places = fence.lines.enumerated().filter { $1.column != 1 || $1.number != start + $0 + 1 }
      parts.append(
        places.map { "\($0) \($1.number - start) \($1.column) \($1.padding)" }.joined(separator: ",") + fence.linePrefix
      )
      if let path = fence.value(of: "from")?.prefix(while: { $0 != ":" }) {
        parts.append(Digest(of: (try? files.read(context.root + "/" + path)) ?? []).hex)
      }
    }
    return Digest(ofParts: parts)
  }

  /// The part of the cache key that identifies the modules that do not build, or only in part, with the digests of their
  /// sources. The digest of the settings is not enough. It does not change when a build fails, since the interfaces from the last
  /// successful build stay on the disk.
  private var failures: String {
    let failures = context.failures
    let names = [failures.modules, failures.partial, failures.stubs].map { $0.sorted().withSpaces }
    let sources = failures.sources.sortedByKey.flatMap(\.value).map { path in
      Digest(of: (try? files.read(context.root + "/" + path)) ?? []).hex
    }
    return ([failures.obstacle ?? ""] + names + sources).withLineFeeds
  }

}
