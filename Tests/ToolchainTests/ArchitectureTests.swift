import Foundation
import LimnPlatform
import SwiftParser
import SwiftSyntax
import Testing

/// Tests rules for all sources of Limn's command-line tool.
@Suite("The structure of the sources")
struct ArchitectureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.local.read(Self.root + "/" + path), as: UTF8.self)
  }

  /// The kinds of diagnostics are the cases of one enumeration, each with its texts.
  private static let longFiles = ["Limn/Diagnostics/Registry/DiagnosticKind.swift"]

  @Test("No source file is longer than 400 lines")
  func lengths() throws {
    #expect(
      try text("Package.swift").split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 400,
      "Package.swift is too long")
    for folder in ["Sources", "Tests"] {
      for path in try FileSystem.local.files(below: "\(Self.root)/\(folder)")
      where path.hasSuffix(".swift") && !path.hasPrefix("Fixtures/") && !Self.longFiles.contains(path) {
        let lines = try text("\(folder)/\(path)").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(lines <= 400, "\(folder)/\(path) has \(lines) lines: divide it")
      }
    }
  }

  /// Checks the steps of each journey. A step is a table row `| [Sources/](…) | …`. The row contains a path and a name,
  /// each in backticks. The file at the path must declare the name.
  @Test("Every hop of the journeys in the guide names a file and a function that exist")
  func journeys() throws {
    let guide = try text("Content/Limn/architecture.md")
    let start = try #require(guide.range(of: "## Three journeys"), "the guide has no journeys")
    let section = guide[start.upperBound...].split(separator: "\n## ", maxSplits: 1).first ?? ""
    var hops = 0
    for row in section.split(separator: "\n") where row.contains("`Sources/") {
      let parts = row.split(separator: "`", omittingEmptySubsequences: false)
      let (path, name) = (
        String(parts[1]), String(try #require(parts.count > 3 ? parts[3] : nil, "no function: \(row)"))
      )
      #expect(FileSystem.local.exists(Self.root + "/" + path), "\(path) does not exist")
      guard FileSystem.local.exists(Self.root + "/" + path) else { continue }
      let declared = DeclaredFunctions.names(in: try text(path))
      #expect(declared.contains(name), "\(path) declares no '\(name)', only \(declared.sorted())")
      hops += 1
    }
    #expect(hops >= 15)
    #expect(section.split(separator: "\n### ").count >= 4, "a fence, a type and a preview")
  }

  @Test("The guide lists each module of the tool once")
  func modules() throws {
    let guide = try text("Content/Limn/architecture.md")
    let start = try #require(guide.range(of: "  Limn/       the tool\n"), "the guide has no list of modules")
    let listed = guide[start.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("    ") }.map {
      String($0.drop { $0 == " " }.prefix { $0 != "/" })
    }
    let folder = Self.root + "/Sources/Limn"
    let modules = try FileSystem.local.list(folder).filter { FileSystem.local.isFolder("\(folder)/\($0)") }
    #expect(listed.sorted() == modules.sorted())
  }

  /// Checks that the folders of a module do not refer to each other in a cycle. `Tests/Fixtures/FolderCycles.txt` lists
  /// exceptions: references that were already part of a cycle when this test was written. Do not add lines to the file.
  @Test("Folders of a module are layers: no two refer to each other")
  func layers() throws {
    let modules = try FileSystem.local.list(Self.root + "/Sources/Limn").filter {
      FileSystem.local.isFolder("\(Self.root)/Sources/Limn/\($0)")
    }
    var found: [(reference: String, type: String)] = []
    for module in modules {
      let graph = try FolderGraph(folder: "\(Self.root)/Sources/Limn/\(module)")
      found += graph.cycles.map { ("\(module): \($0.reference)", $0.type) }
    }
    let path = Self.root + "/Tests/Fixtures/FolderCycles.txt"
    let known = Set(
      String(decoding: try FileSystem.local.readIfPresent(path) ?? [], as: UTF8.self).split(separator: "\n").map(
        String.init))
    let new = found.filter { !known.contains($0.reference) }.map { "\($0.reference), by \($0.type)" }
    #expect(new.isEmpty, "new references between folders that refer to each other:\n\(new.joined(separator: "\n"))")
    let gone = known.subtracting(found.map(\.reference)).sorted()
    #expect(gone.isEmpty, "these are no longer there, so remove them from FolderCycles.txt: \(gone)")
  }

  /// Checks that the stored properties of a phase are constants. A phase is a step of the program (see `Workspace`).
  /// Its stored properties are its inputs, such as the results of earlier phases. A phase returns its own result and
  /// does not store it.
  @Test("Phases cannot change what they read, and read few things")
  func phases() throws {
    let shapes = try TypeShapes.all(below: "\(Self.root)/Sources/Limn")
    let phases = shapes.filter {
      $0.name.hasSuffix("Phase") && $0.name != "CheckPhase" || ["CheckRun", "ReportWriter"].contains($0.name)
    }
    #expect(Set(phases.map(\.name)).count >= 18)
    for phase in phases {
      #expect(
        phase.variables == [],
        "\(phase.name) can change \(phase.variables): make it a constant, and return what the phase finds")
      if phase.name.hasSuffix("Phase") { #expect(phase.stored <= 4, "\(phase.name) reads \(phase.stored) things") }
    }
  }

  /// Checks the functions of the program's flow, which consists of phases (see `Workspace`). A function must return its
  /// results and must not change an argument.
  @Test("Functions of the flow return what they make and change no argument")
  func flow() throws {
    let folder = Self.root + "/Sources/Limn/limn/Pipeline"
    let paths = try FileSystem.local.files(below: folder).filter { $0.hasSuffix(".swift") }
    #expect(paths.count >= 20, "the flow was not found")
    for path in paths {
      let found = ChangingFunctions.names(
        in: String(decoding: try FileSystem.local.read(folder + "/" + path), as: UTF8.self))
      #expect(found == [], "\(path): return what \(found) makes, instead of changing its value or an argument")
    }
    for name in ["Workspace", "RunContext", "RunOutcome"] {
      let shape = try #require(TypeShapes.all(below: folder).first { $0.name == name }, "\(name) was not found")
      #expect(shape.variables == [], "steps could change \(shape.variables) of \(name), which others read")
    }
  }

  @Test("A function that changes its value or an argument is found, and a private one is not")
  func changes() {
    let text = """
      extension A {
        mutating func a() {}; func b(_ c: inout Int) {}; private mutating func d() {}; func e(_ f: Int) {}
        private static func g(_ h: inout Int) {}
      }
      private extension A { mutating func i() {} }
      """
    #expect(ChangingFunctions.names(in: text) == ["a", "b"])
  }

  /// Checks the sizes of types and initializers. `Tests/Fixtures/LargeTypes.txt` lists the types and initializers that
  /// exceeded the limits when this test was written. Do not add lines to the file. A plain data type, which conforms to
  /// Codable or Hashable, may have more properties.
  @Test("No type has more than 15 stored properties, and no initializer more than 10 parameters")
  func sizes() throws {
    let shapes = try TypeShapes.all(below: "\(Self.root)/Sources/Limn")
    #expect(shapes.count > 500, "the types were not found")
    var found: [String] = []
    for shape in shapes {
      if shape.stored > 15, !shape.isData { found.append("\(shape.name): \(shape.stored) stored properties") }
      if shape.parameters > 10 { found.append("\(shape.name): an initializer with \(shape.parameters) parameters") }
    }
    let path = Self.root + "/Tests/Fixtures/LargeTypes.txt"
    if ProcessInfo.processInfo.environment["LIMN_UPDATE"] != nil {
      try FileSystem.local.write(path, Array(found.sorted().map { $0 + "\n" }.joined().utf8))
    }
    let known = String(decoding: try FileSystem.local.readIfPresent(path) ?? [], as: UTF8.self).split(separator: "\n")
      .map(String.init)
    #expect(
      found.sorted() == known.sorted(),
      "divide new ones by what they are used for; remove from LargeTypes.txt what is gone")
  }

  @Test("Stored properties, parameters and data are counted as they are declared")
  func counts() {
    let text = """
      struct A { let a: Int; var b, c: Int; var d: Int { 1 }; static let e = 1; var f = 2 { didSet {} }; struct B: Codable { let x = 1 } }
      extension A { init(p: Int, q: Int) {} }
      """
    let shapes = TypeShapes.all(in: text)
    #expect(shapes.map(\.name) == ["A", "B", "A"])
    #expect(shapes.map(\.stored) == [4, 1, 0] && shapes.map(\.parameters) == [0, 0, 2])
    #expect(shapes[0].variables == ["b", "c", "f"] && !shapes[0].isData && shapes[1].isData)
  }

  @Test("A cycle of folders is found, and what refers to one side only is not")
  func cycles() {
    let sources = [
      "A/one.swift": "struct One { var two: Two }", "B/two.swift": "struct Two { func f() { Three.g() } }",
      "C/three.swift": "enum Three { static func g() { _ = One.self } }",
      "D/four.swift": "struct Four: Comparable { var one: One }",
      "top.swift": "let four = Four()",
    ]
    let found = FolderGraph(sources: sources).cycles
    #expect(found.map(\.reference) == ["A -> B", "B -> C", "C -> A"])
    #expect(found.map(\.type) == ["Two", "Three", "One"])
    #expect(FolderGraph(sources: sources.filter { $0.key != "C/three.swift" }).cycles.isEmpty)
  }
}

/// Finds the names of the functions, initializers, and properties that a file declares.
private final class DeclaredFunctions: SyntaxVisitor {
  private var found: Set<String> = []

  static func names(in text: String) -> Set<String> {
    let visitor = DeclaredFunctions(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.found
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name.text, node.signature)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    insert("init", node.signature)
    return .visitChildren
  }
  private func insert(_ name: String, _ signature: FunctionSignatureSyntax) {
    found.insert("\(name)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))")
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.pattern.trimmedDescription)
    return .visitChildren
  }
}

/// Finds the functions of a file that are `mutating` or have an `inout` parameter. Private functions are not included.
private final class ChangingFunctions: SyntaxVisitor {
  private var found: [String] = []

  static func names(in text: String) -> [String] {
    let visitor = ChangingFunctions(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.found
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "private" }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    isPrivate(node.modifiers) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let changesArgument = parameters.contains { $0.type.trimmedDescription.hasPrefix("inout ") }
    if !isPrivate(node.modifiers), changesArgument || node.modifiers.contains(where: { $0.name.text == "mutating" }) {
      found.append(node.name.text)
    }
    return .skipChildren
  }
}
