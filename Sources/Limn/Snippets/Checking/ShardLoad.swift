import LimnMarkdown
import LimnToolchain

/// An estimate of the processor time that a shard needs for its blocks.
///
/// The estimate counts the runs of the compiler: blocks share a run if they have the same imports and declare different names. A block that
/// is run also needs a program, which blocks share even if their imports differ.
struct ShardLoad: Sendable {
  /// The processor time in tenths of a millisecond.
  private(set) var cost = 0
  /// For each set of imports, the latest runs of the compiler, latest last.
  private var runs: [Set<String>: [SharedRun]] = [:]
  /// The latest programs, latest last.
  private var programs: [SharedRun] = []
}

/// What a block adds to the load of a shard.
struct BlockLoad: Sendable {
  /// The processor time that the block does not share with other blocks, in tenths of a millisecond.
  var cost: Int
  /// The modules that the block imports; nil if the block is compiled separately.
  var imports: Set<String>?
  var isRun = false
  /// The path of the block's page.
  var page: String
  /// The names that the block declares at file scope.
  var declared: Set<Substring> = []
  /// The names that the block mentions and a block of its page declares.
  var used: Set<Substring> = []
}

/// A run of the compiler for several blocks.
private struct SharedRun: Sendable {
  /// The page of each declared name.
  var names: [Substring: String] = [:]
  var imports: Set<String> = []

  /// Whether a name stands for one declaration in the block, and for another one in this run.
  func conflicts(with block: BlockLoad) -> Bool {
    block.declared.contains { names[$0] != nil } || block.used.contains { names[$0].map { $0 != block.page } ?? false }
  }

  mutating func add(_ block: BlockLoad) {
    for name in block.declared.union(block.used) { names[name] = block.page }
    imports.formUnion(block.imports ?? [])
  }
}

extension ShardLoad {
  /// The cost of a run of the compiler, without the imported modules.
  private static let compilerRun = 500
  /// The cost of reading an imported module, with the modules that it imports.
  private static let module = 300
  /// The cost of a program without code, which is compiled and linked.
  private static let program = 6000
  /// The number of runs with the same imports, and of programs, in which a block is looked for a place. A limit keeps the time for many
  /// pages short.
  private static let open = 8

  /// The cost of a run of the compiler for one block.
  fileprivate static func run(_ imports: Set<String>) -> Int { compilerRun + module * imports.count }

  mutating func add(_ blocks: [BlockLoad]) { for block in blocks { add(block) } }

  mutating func add(_ block: BlockLoad) {
    cost += block.cost
    guard let imports = block.imports else { return }
    if Self.add(block, to: &runs[imports, default: []]).isNew { cost += Self.run(imports) }
    guard block.isRun else { return }
    let (isNew, modules) = Self.add(block, to: &programs)
    cost += Self.module * modules + (isNew ? Self.program : 0)
  }

  /// Adds a block to the last run without a conflict, or to a new run.
  ///
  /// - Returns: whether the run is new, and the number of modules that it did not import before.
  private static func add(_ block: BlockLoad, to runs: inout [SharedRun]) -> (isNew: Bool, modules: Int) {
    let place = runs.lastIndex { !$0.conflicts(with: block) }
    if place == nil {
      if runs.count == open { runs.removeFirst() }
      runs.append(SharedRun())
    }
    let index = place ?? runs.count - 1
    let known = runs[index].imports.count
    runs[index].add(block)
    return (place == nil, runs[index].imports.count - known)
  }
}

extension BlockLoad {
  /// The loads of the page's Swift blocks.
  static func loads(of page: SnippetPage) -> [BlockLoad] {
    let fences = page.fences.filter { $0.language == "swift" }
    let names = Set(fences.flatMap { declaredNames(in: $0.text) })
    var imports = Set((page.imports ?? []).compactMap { ImportStatement(line: SnippetReader.importStatement($0))?.module })
    return fences.map { fence in
      // The imports of a block also apply to the later blocks of its page.
      if !isManifest(fence) { imports.formUnion(SourceImports(Array(fence.text.utf8)).entries.map(\.module)) }
      return BlockLoad(fence, of: page, imports: imports, names: names)
    }
  }

  private static func isManifest(_ fence: Fence) -> Bool { fence.attributes.contains { $0.name == "tools" } }

  /// - Parameters:
  ///   - imports: the modules that the block and the earlier blocks of the page import.
  ///   - names: the names that the blocks of the page declare.
  private init(_ fence: Fence, of page: SnippetPage, imports: Set<String>, names: Set<Substring>) {
    guard !fence.attributes.contains(where: { $0.name == "ignore" }) else {
      self.init(cost: 1, page: page.path)
      return
    }
    let isRun = PageCache.mayRun(fence)
    self.init(cost: 250 + fence.text.utf8.count / 10 + (isRun ? 300 : 0), isRun: isRun, page: page.path)
    // Scripts, manifests, and blocks that must fail are compiled separately.
    let isSeparate = fence.attributes.contains { ["script", "compile_fail"].contains($0.name) } || fence.text.contains("// error: ")
    if isSeparate || Self.isManifest(fence) {
      cost += ShardLoad.run(imports)
    } else {
      self.imports = imports
      declared = Self.declaredNames(in: fence.text)
      used = names.intersection(fence.text.split { !Self.isPartOfName($0) }).subtracting(declared)
    }
  }

  private static func isPartOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

  private static func declaredNames(in text: String) -> Set<Substring> { Set(text.split(separator: "\n").compactMap(declaredName)) }

  /// Returns the name that a line without indentation declares.
  private static func declaredName(_ line: Substring) -> Substring? {
    guard line.first?.isWhitespace == false else { return nil }
    let words = line.split { !isPartOfName($0) }
    let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias", "func"]
    return words.firstIndex(where: keywords.contains).flatMap { words.dropFirst($0 + 1).first }
  }
}
