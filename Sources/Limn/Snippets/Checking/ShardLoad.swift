import LimnMarkdown
import LimnToolchain

/// An estimate of the processor time that a shard needs for its blocks.
///
/// The estimate counts the runs of the compiler: blocks share a run if they have the same imports and declare different names. A block that
/// is run also needs a program, which blocks share in the same way.
struct ShardLoad: Sendable {
  /// The processor time in tenths of a millisecond.
  private(set) var cost = 0
  /// For each group, the names that the latest runs of the compiler declare, latest last.
  private var names: [BlockLoad.Group: [Set<Substring>]] = [:]
}

/// What a block adds to the load of a shard.
struct BlockLoad: Sendable {
  /// Blocks that can share a run of the compiler, or a program.
  struct Group: Hashable, Sendable {
    /// The modules that the blocks import, sorted and separated by spaces.
    var imports: String
    var isRun: Bool
  }
  /// The processor time that the block does not share with other blocks, in tenths of a millisecond.
  var cost: Int
  /// The groups of the block; empty if the block is compiled separately.
  var groups: [Group] = []
  /// The names that the block declares at file scope.
  var declared: Set<Substring> = []
}

extension ShardLoad {
  /// The cost of a run of the compiler, which reads the imported modules.
  fileprivate static let compilerRun = 1200
  /// The cost of a program, which is compiled and linked.
  private static let program = 5000
  /// The number of runs of a group in which a block is looked for a place. A limit keeps the time for many pages short.
  private static let openRuns = 8

  mutating func add(_ blocks: [BlockLoad]) { for block in blocks { add(block) } }

  mutating func add(_ block: BlockLoad) {
    cost += block.cost
    for group in block.groups {
      if let index = names[group]?.lastIndex(where: { $0.isDisjoint(with: block.declared) }) {
        names[group]?[index].formUnion(block.declared)
      } else {
        names[group] = (names[group] ?? []).suffix(Self.openRuns - 1) + [block.declared]
        cost += group.isRun ? Self.program : Self.compilerRun
      }
    }
  }
}

extension BlockLoad {
  init(_ fence: Fence, of page: SnippetPage) {
    guard !fence.attributes.contains(where: { $0.name == "ignore" }) else {
      self.init(cost: 1)
      return
    }
    let isRun = PageCache.mayRun(fence)
    self.init(cost: 60 + fence.text.utf8.count / 5 + (isRun ? 300 : 0))
    // Scripts, manifests, and blocks that must fail are compiled separately.
    if fence.attributes.contains(where: { ["script", "compile_fail", "tools"].contains($0.name) }) || fence.text.contains("// error: ") {
      cost += ShardLoad.compilerRun
      return
    }
    let added = (page.imports ?? []).compactMap { ImportStatement(line: SnippetReader.importStatement($0))?.module }
    let imports = Set(SourceImports(Array(fence.text.utf8)).entries.map(\.module) + added).sorted().joined(separator: " ")
    groups = (isRun ? [false, true] : [false]).map { Group(imports: imports, isRun: $0) }
    declared = Set(fence.text.split(separator: "\n").compactMap(Self.declaredName))
  }

  /// Returns the name that a line without indentation declares.
  private static func declaredName(_ line: Substring) -> Substring? {
    guard line.first?.isWhitespace == false else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias", "func"]
    return words.firstIndex(where: keywords.contains).flatMap { words.dropFirst($0 + 1).first }
  }
}
