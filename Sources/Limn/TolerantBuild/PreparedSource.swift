import LimnPlatform
import LimnToolchain
import SwiftParser
import SwiftSyntax

/// The copy of a source file that the compiler reads.
struct SourceCopy {
  /// The path of the original, relative to the project's root.
  var path: String
  /// The path of the copy. Files of a module have different names.
  var copy: String
  var text: String
}

extension TolerantBuild {
  /// Reads and prepares the sources of a target, and generates modules for imports that are missing. Returns also the
  /// names of all generated modules.
  ///
  /// - Parameter taken: the name of a further file in the folder of copies.
  func prepare(
    _ target: PackageTarget, besides taken: String = ""
  ) throws -> (files: [SourceCopy], stubbed: Set<String>) {
    let (folder, platform, hasUIKit) = (folder(of: target), platforms[target.name] ?? "iOS", hasUIKit(target))
    let paths = (target.sources + target.sharedSources).filter { $0.hasSuffix(".swift") }
    let texts = try paths.compactMap { path in
      try files.readIfPresent(root + "/" + path).map { bytes in
        (path: path, text: path.lastPathName == "main.swift" ? PreparedSource.declarations(of: bytes.text) : bytes.text)
      }
    }
    func prepared(_ stubbed: Set<String>, _ declared: Set<Substring> = []) -> [PreparedSource] {
      concurrentMap(texts.map(\.text), jobs: jobs) {
        PreparedSource($0, platform: platform, hasUIKit: hasUIKit, stubbed: stubbed, declared: declared)
      }
    }
    var sources = prepared([])
    let modules = StubModules(build: self)
    let imports = Set(sources.map(\.imports).joined())
    try modules.add(for: imports, of: target, in: folder)
    let stubbed = modules.names
    if !stubbed.isDisjoint(with: imports) {
      let types = /\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/
      sources = prepared(stubbed, Set(texts.flatMap { $0.text.matches(of: types).map(\.output.1) }))
    }
    var names = Set([taken])
    let copies = zip(texts, sources).map { original, source in
      var name = String(original.path.lastPathName ?? "")
      while !names.insert(name).inserted { name = "_" + name }
      return SourceCopy(path: original.path, copy: "\(folder)/sources/\(name)", text: source.text)
    }
    return (copies, stubbed)
  }
}

/// The text of a source file as the tolerant build compiles it. All lines keep their numbers.
struct PreparedSource {
  let text: String

  /// - Parameters:
  ///   - platform: the platform for conditions such as `#if os(…)`.
  ///   - stubbed: the modules that are generated and declare nothing. Their names in front of types are removed.
  ///   - declared: the names of types of the target, before which the name of a module stays.
  init(
    _ source: String, platform: String, hasUIKit: Bool, stubbed: Set<String>, declared: Set<Substring> = []
  ) {
    var text = source.replacing("\r\n", with: "\n")
    text = PlatformConditions.answered(text, for: platform, hasUIKit: hasUIKit)
    // The objects of the bundled module for Core Data store values by name.
    text.replace(/@NSManaged(\s+[^\n{=]*\bvar\s+(\w+)\s*:\s*[^\n{=\/]+?)(?=\s*(?:\n|\/\/|$))/) {
      "          \($0.output.1) { get { _managedValue(\"\($0.output.2)\") } set { _setManagedValue(newValue, \"\($0.output.2)\") } }"
    }
    // A delegate is created from its type, which without the run time of Objective-C only a final class allows.
    if text.contains("NSApplicationDelegate") {
      text.replace(/(?m)^([^\n\/]*?)\b(class\s+\w+\s*:[^{]*\bNSApplicationDelegate\b)/) {
        $0.output.1.contains(/\b(?:final|open)\b/) ? $0.output.0 : "\($0.output.1)final \($0.output.2)"
      }
    }
    // These attributes need the run time of Objective-C, which Linux lacks.
    if ["@objc", "@IB", "@NSManaged", "ApplicationMain"].contains(where: text.contains) {
      let attribute =
        /@(?:objc|IB(?:Outlet|Action|Inspectable|Designable)|NSManaged|objcMembers|(?:UI|NS)ApplicationMain)\b(?:\([\w:]*\))?/
      text.replace(attribute) { String(repeating: " ", count: $0.output.count) }
    }
    // A selector of the bundled modules is made from its name.
    text.replace(/#selector\(((?:[^()"\n]|\([^()\n]*\))*)\)/) { "Selector(\"\($0.output.1)\")" }
    // A declaration or a submodule cannot be imported from a module that declares nothing.
    let partial =
      #/
      (?m)^(?<start>\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|private|fileprivate|package)\s+)?import\s+)
      (?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(?<module>\w+)(?:\.\w+)+
      /#
    text.replace(partial) { "\($0.output.start)\($0.output.module)" }
    for module in stubbed where text.contains(module + ".") {
      let qualifier = try? Regex("(^|[^\\w.])\(module)\\.(\\p{Lu}\\w*)", as: (Substring, Substring, Substring).self)
      let blank = String(repeating: " ", count: module.utf8.count + 1)
      guard let qualifier else { continue }
      text.replace(qualifier) { match in
        declared.contains(match.output.2) ? match.output.0 : match.output.1 + blank + match.output.2
      }
    }
    self.text = text
  }

  /// The source without the statements between its declarations. A preview does not run them, and a global variable of
  /// a file with statements has no value before they run.
  static func declarations(of source: String) -> String {
    var bytes = source.bytes
    func blank(_ item: CodeBlockItemSyntax) {
      if let condition = item.item.as(IfConfigDeclSyntax.self) {
        condition.clauses.compactMap { $0.elements?.as(CodeBlockItemListSyntax.self) }.joined().forEach(blank)
        return
      }
      // A macro such as `#Preview` declares something.
      if item.item.is(DeclSyntax.self) || item.item.is(MacroExpansionExprSyntax.self) { return }
      let range = item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
      for place in range where bytes[place] != 10 { bytes[place] = 32 }
    }
    Parser.parse(source: source).statements.forEach(blank)
    return bytes.text
  }

  /// The modules that the text imports, without those under a condition that is false.
  var imports: Set<String> {
    Set(SourceImports(text.bytes).entries.filter { $0.isActive || !$0.isConditional }.map(\.module))
  }
}
