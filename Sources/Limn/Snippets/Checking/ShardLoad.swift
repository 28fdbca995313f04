import LimnMarkdown
import LimnToolchain

/// An estimate of the processor time that a shard needs for its blocks.
///
/// The estimate counts the runs of the compiler: blocks share a run if they have the same imports and no name stands
/// for different declarations. A block that is run also needs a program, which blocks share even if their imports
/// differ. The program has one file for each set of imports, and each file needs a run of the compiler.
struct ShardLoad: Sendable {
  /// The processor time in tenths of a millisecond.
  private(set) var cost = 0
  /// For each set of imports, the latest runs of the compiler, latest last.
  private var runs: [Set<String>: [SharedRun]] = [:]
  /// The latest programs, latest last.
  private var programs: [SharedRun] = []
  /// Whether the shard links a program that runs previews.
  private var hasPreviews = false
}

/// What a block adds to the load of a shard.
struct BlockLoad: Sendable {
  /// The processor time that the block does not share with other blocks, in tenths of a millisecond.
  var cost: Int
  /// The modules that the block imports; nil if the block is compiled separately.
  var imports: Set<String>?
  var isRun = false
  /// Whether the run explores previews of the block.
  var hasPreview = false
  /// The names that the block declares at file scope, and those that it mentions and an earlier block of its page
  /// declares.
  var names: [Substring: Declaration] = [:]

  /// The latest declaration of a name.
  struct Declaration: Hashable, Sendable {
    /// The path of the page.
    var page: String
    /// The number of the block among the page's Swift blocks.
    var block: Int
  }
}

/// A run of the compiler for several blocks, or a program with several blocks.
private struct SharedRun: Sendable {
  var names: [Substring: BlockLoad.Declaration] = [:]
  /// The imports of each file. Only programs have several files.
  var files: Set<Set<String>> = []

  /// Whether a name stands for one declaration in the block, and for another one in this run.
  func conflicts(with block: BlockLoad) -> Bool {
    block.names.contains { name, declaration in names[name].map { $0 != declaration } ?? false }
  }

  /// Returns whether the block needs a new file.
  mutating func add(_ block: BlockLoad, _ imports: Set<String>) -> Bool {
    names.merge(block.names) { known, _ in known }
    return files.insert(imports).inserted
  }
}

extension ShardLoad {
  /// The cost of a run of the compiler, without the imported modules.
  private static let compilerRun = 500
  /// The cost of reading an imported module, with the modules that it imports.
  private static let module = 300
  /// The cost of a program without code, which is compiled and linked.
  private static let program = 12000
  /// The cost of linking the program that runs previews.
  private static let previewProgram = 5000
  /// The cost of compiling a block as a separate module and of exploring its previews.
  fileprivate static let preview = 5000
  /// The number of runs with the same imports, and of programs, in which a block is looked for a place. A limit keeps
  /// the time for many pages short.
  private static let open = 8

  /// The cost of a run of the compiler for one block.
  fileprivate static func run(_ imports: Set<String>) -> Int { compilerRun + module * imports.count }

  mutating func add(_ blocks: [BlockLoad]) { for block in blocks { add(block) } }

  mutating func add(_ block: BlockLoad) {
    cost += block.cost
    if block.hasPreview, !hasPreviews {
      cost += Self.previewProgram
      hasPreviews = true
    }
    guard let imports = block.imports else { return }
    if Self.add(block, imports, to: &runs[imports, default: []]).isNew { cost += Self.run(imports) }
    guard block.isRun else { return }
    let (isNew, needsFile) = Self.add(block, imports, to: &programs)
    cost += (isNew ? Self.program : 0) + (needsFile ? Self.run(imports) : 0)
  }

  /// Adds a block to the last run without a conflict, or to a new run.
  ///
  /// - Returns: whether the run is new, and whether the block needs a new file.
  private static func add(_ block: BlockLoad, _ imports: Set<String>, to runs: inout [SharedRun]) -> (
    isNew: Bool, needsFile: Bool
  ) {
    let place = runs.lastIndex { !$0.conflicts(with: block) }
    if place == nil {
      if runs.count == open { runs.removeFirst() }
      runs.append(SharedRun())
    }
    return (place == nil, runs[place ?? runs.count - 1].add(block, imports))
  }
}

extension BlockLoad {
  /// The loads of the page's Swift blocks.
  ///
  /// - Parameter exploresPreviews: whether the run also explores the previews of the blocks.
  static func loads(of page: SnippetPage, exploresPreviews: Bool = false) -> [BlockLoad] {
    var names: [Substring: Declaration] = [:]
    var imports = Set(
      (page.imports ?? []).compactMap { ImportStatement(line: SnippetReader.importStatement($0))?.module })
    return page.fences.filter { $0.language == "swift" }.enumerated().map { number, fence in
      // The imports of a block also apply to the later blocks of its page.
      if !isManifest(fence) { imports.formUnion(SourceImports(Array(fence.text.utf8)).entries.map(\.module)) }
      for name in declaredNames(in: fence.text) { names[name] = Declaration(page: page.path, block: number) }
      var load = BlockLoad(fence, imports: imports, names: names)
      if exploresPreviews, hasPreview(fence) {
        load.cost += ShardLoad.preview
        load.hasPreview = true
      }
      return load
    }
  }

  static func hasPreview(_ fence: Fence) -> Bool { fence.attributes.contains { $0.name == "preview" } }

  private static func isManifest(_ fence: Fence) -> Bool { fence.attributes.contains { $0.name == "tools" } }

  /// - Parameters:
  ///   - imports: the modules that the block and the earlier blocks of the page import.
  ///   - names: the names that the block and the earlier blocks of the page declare.
  private init(_ fence: Fence, imports: Set<String>, names: [Substring: Declaration]) {
    guard !fence.attributes.contains(where: { $0.name == "ignore" }) else {
      self.init(cost: 1)
      return
    }
    let isRun = PageCache.mayRun(fence)
    self.init(cost: 250 + fence.text.utf8.count / 4 + (isRun ? 300 : 0), isRun: isRun)
    // Scripts, manifests, and blocks that must fail are compiled separately.
    let isSeparate =
      fence.attributes.contains { ["script", "compile_fail"].contains($0.name) } || fence.text.contains("// error: ")
    if isSeparate || Self.isManifest(fence) {
      cost += ShardLoad.run(imports)
    } else {
      self.imports = imports
      for word in fence.text.split(whereSeparator: { !Self.isPartOfName($0) }) { self.names[word] = names[word] }
    }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func declaredNames(in text: String) -> Set<Substring> {
    Set(text.split(separator: "\n").compactMap(declaredName))
  }

  /// Returns the name that a line without indentation declares.
  private static func declaredName(_ line: Substring) -> Substring? {
    guard line.first?.isWhitespace == false else { return nil }
    let words = line.split { !isPartOfName($0) }
    let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias", "func"]
    return words.firstIndex(where: keywords.contains).flatMap { words.dropFirst($0 + 1).first }
  }
}
