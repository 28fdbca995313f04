import LimnToolchain

/// Reads from the compiler's index which symbols the names in a generated source file refer to.
struct NameReader {
  var source: GeneratedSource
  /// The path of the generated file.
  var path: String
  var store: String

  /// Returns the arguments that make the compiler write an index.
  ///
  /// - Parameter label: a name that identifies the compiler run in the index.
  static func flags(store: String, label: String) -> [String] {
    [
      "-index-store-path", store, "-index-include-locals", "-index-ignore-stdlib", "-index-ignore-clang-modules",
      "-index-unit-output-path", label,
    ]
  }

  /// Returns the names in the given snippets, by the id of the snippet.
  func names(of owners: Set<Int>) throws -> [Int: SnippetNames] {
    let files = try IndexStore(path: store).files([path])
    let placer = SourceMapper(file: path, text: source.text)
    var found: [Int: [Int: IndexedName]] = [:]
    var symbols: [Int: Set<String>] = [:]
    for occurrence in files.flatMap(\.occurrences) {
      guard let offset = placer.offset(line: occurrence.line, column: occurrence.column),
        let origin = source.origin(of: offset), owners.contains(origin.snippet)
      else { continue }
      symbols[origin.snippet, default: []].formUnion(occurrence.outsideSymbols)
      guard occurrence.isWritten else { continue }
      let name = IndexedName(
        offset: origin.offset, usr: occurrence.usr, name: occurrence.name.baseName, kind: occurrence.kind.rawValue)
      // If a type and its initializer have the same position, keep the type.
      if let other = found[origin.snippet]?[origin.offset], other.symbolKind.isType || !occurrence.kind.isType {
        continue
      }
      found[origin.snippet, default: [:]][origin.offset] = name
    }
    return owners.reduce(into: [:]) { all, owner in
      let names = found[owner, default: [:]].values.sorted { $0.offset < $1.offset }
      all[owner] = SnippetNames(names: names, symbols: symbols[owner, default: []].sorted())
    }
  }
}

extension Occurrence {
  /// Whether the author wrote the name in the text. The index also contains accessors and implicit code, with the
  /// positions of other names.
  fileprivate var isWritten: Bool {
    !roles.contains(.implicit) && !relations.contains { $0.roles.contains(.accessorOf) } && kind != .unknown
  }

  /// The USRs of the external symbols that the code at this position refers to, implements as protocol requirements, or
  /// overrides. Symbols that the compiler calls implicitly are included.
  fileprivate var outsideSymbols: [String] {
    ([usr] + relations.filter { $0.roles.contains(.overrideOf) }.map(\.usr)).filter { usr in
      Demangler.module(usr: usr).map { $0 != UnitCompiler.moduleName } ?? false
    }
  }
}
