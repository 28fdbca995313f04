import LimnDiagnostics
import LimnPlatform

/// The input of all phases of a check: the snippets of the pages, and the compilation units made from the snippets. The
/// input never changes.
///
/// Each phase reads this input and the results of earlier phases. ``CompilePhase`` returns a ``CompileReport``,
/// ``RunPhase`` a ``RunReport``, and ``PreviewSourcePhase`` a ``PreviewSourceReport``. ``ReportWriter`` combines the results.
struct CheckRun {
  let context: CheckContext
  /// The digest of the compiler settings that all snippets share.
  let settings: Digest
  let scratch: ScratchFolder
  let scope: Scope
  let compiler: UnitCompiler
  /// The units to compile, in the order of their snippets. If the check is sharded, the list contains only the units of
  /// this shard.
  let units: [SnippetUnit]
  /// Mistakes in attributes, expectations, and references to other snippets.
  let problems: SnippetProblems
  let pages: [SnippetPage]

  /// - Parameter plan: the blocks of this shard; nil to compile all blocks.
  init(context: CheckContext, pages: [SnippetPage], settings: Digest, plan: ShardPlan?) throws {
    self.context = context
    self.settings = settings
    self.pages = pages
    scratch = try ScratchFolder(in: context.scratch)
    var snippets: [Snippet] = []
    var mistakes = SnippetProblems()
    let read = concurrentMap(Array(pages.enumerated()), jobs: context.jobs) { index, page in
      SnippetReader(context: context, page: page, index: index).read()
    }
    for (found, problems) in read {
      let first = snippets.count
      for var snippet in found {
        snippet.id = snippets.count
        snippets.append(snippet)
      }
      for problem in problems {
        let owner = snippets[first...].last { $0.opening.line <= problem.location?.line ?? 0 }
        mistakes.add([problem], to: owner?.id ?? first)
      }
    }
    let slugs = pages.map(\.slug)
    let modules = Set(snippets.flatMap(\.syntax.imports).map(\.module))
    scope = Scope(
      snippets: snippets, slugs: slugs,
      knownModules: modules.filter(context.hasModule).subtracting(context.failures.lost),
      failedModules: context.failures.lost,
      hasNetworking: context.hasModule("FoundationNetworking"))
    mistakes.general = scope.diagnostics
    compiler = UnitCompiler(context: context, scope: scope, scratch: scratch)
    let scope = scope
    let built = concurrentMap(snippets.filter(\.isChecked), jobs: context.jobs) { snippet in
      var builder = UnitBuilder(snippet, in: scope, slugs: slugs)
      return (builder.build(), builder.diagnostics)
    }
    for (unit, problems) in built { mistakes.add(problems, to: unit.owner) }
    units = built.map(\.0).filter { unit in
      let owner = scope.owner(of: unit)
      return plan?.includes(owner.fence, of: pages[owner.page]) ?? true
    }
    problems = mistakes
  }
}

/// The diagnostics of each snippet, by the snippet's id.
struct SnippetProblems {
  var bySnippet: [Int: [Diagnostic]] = [:]
  /// Diagnostics that do not belong to one snippet.
  var general: [Diagnostic] = []

  mutating func add(_ problems: [Diagnostic], to snippet: Int) {
    if !problems.isEmpty { bySnippet[snippet, default: []] += problems }
  }

  mutating func merge(_ other: SnippetProblems) {
    for (snippet, problems) in other.bySnippet { add(problems, to: snippet) }
    general += other.general
  }
}
