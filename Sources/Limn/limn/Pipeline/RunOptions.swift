import LimnDiagnostics
import Foundation
import LimnPlatform
import LimnSnippets

/// The options of a run, from the command line.
struct RunOptions {
  /// The kinds of checks to run; all by default.
  var only = Set(CheckKind.allCases)
  var jobs: Int
  var usesCache = true
  /// The address of the shared cache, and whether to store results there, as given on the command line.
  var cacheURL: String?
  var pushesToCache = false
  /// Whether to use the shared cache. `limn serve` does not use it, since uploads are completed only when a run ends.
  var usesSharedCache = true
  /// Whether to take all results from the cache and to compile and run nothing.
  var readsOnlyCache = false
  var basePath: String?
  var snippets = CheckOptions()
  var checksExternalLinks = false
  var allowsUnsandboxed = false
  /// Whether the command line requests the check `rules`. If so, violations in code without an architecture are
  /// reported as errors, even if the settings name no rule.
  var asksForRules = false
  /// The paths named on the command line, relative to the root; empty to check everything.
  var paths: [String] = []
  /// Why the checks that are not in `only` do not run; nil if the user chose the checks.
  var omission: String?
  /// Whether to catalog a package from its syntax if it does not build.
  var allowsFailedBuilds = false
  /// Whether to create a catalog even if there is no code. The command `catalog` reports this itself.
  var catalogsAnything = false
}

/// A kind of check that `--only` can name.
enum CheckKind: String, CaseIterable {
  case snippets, links, rules, previews
}

extension RunOptions {
  init(_ arguments: Arguments) throws {
    self.init(jobs: try arguments.number("jobs") ?? ProcessInfo.processInfo.activeProcessorCount)
    usesCache = !arguments.has("no-cache")
    checksExternalLinks = arguments.has("external")
    allowsUnsandboxed = arguments.has("allow-unsandboxed")
    snippets.merges = !arguments.has("no-merge")
    snippets.wantsTokens = arguments.command == .build || arguments.command == .serve
    usesSharedCache = arguments.command != .serve
    cacheURL = arguments.values["cache-url"]
    pushesToCache = arguments.has("cache-push")
    readsOnlyCache = arguments.has("from-cache")
    if let text = arguments.values["base-path"] {
      guard text.hasPrefix("/") else {
        throw arguments.mistake("--base-path takes a path that starts with '/', not '\(text)'")
      }
      basePath = text.trimmingSuffix("/") + "/"
    }
    if let text = arguments.values["shard"] {
      let found = text == "auto" ? Shard(environment: environmentVariables) : Shard(text)
      guard let shard = found else {
        let reason =
          text == "auto"
          ? "--shard auto needs one of these pairs of variables: CI_NODE_INDEX and CI_NODE_TOTAL; SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT; or TEST_SHARD_INDEX and TEST_TOTAL_SHARDS"
          : "'\(text)' is no value of --shard: use 'auto', or I/N with I between 1 and N"
        throw arguments.mistake(reason)
      }
      snippets.shard = shard
    }
    if let text = arguments.values["only"] {
      only = []
      for word in text.parts(at: ",") {
        let names = CheckKind.allCases.map(\.rawValue)
        guard let kind = CheckKind(rawValue: word) else {
          let hint = Suggestion.hint(for: word, among: names)
          throw arguments.mistake("'\(word)' is not a check: use \(names.withCommas)\(hint)")
        }
        only.insert(kind)
      }
      asksForRules = only.contains(.rules)
    }
    if readsOnlyCache { try keepOnlyCached(arguments) }
  }

  /// Leaves out the checks that need a built package, and refuses options that need a compiler.
  private mutating func keepOnlyCached(_ arguments: Arguments) throws {
    let cached: Set<CheckKind> = [.snippets, .previews]
    if let option = ["no-cache", "fix", "write-baseline", "external"].first(where: arguments.has) {
      throw arguments.mistake("--from-cache cannot be combined with --\(option)")
    }
    guard arguments.has("only") else { return only = arguments.operands.isEmpty ? cached : [.snippets] }
    if let kind = CheckKind.allCases.first(where: { only.contains($0) && !cached.contains($0) }) {
      throw arguments.mistake(
        "--from-cache checks only snippets and previews, not \(kind.rawValue): check \(kind.rawValue) without --from-cache"
      )
    }
  }
}
