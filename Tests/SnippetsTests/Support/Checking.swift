import LimnConfiguration
import LimnDiagnostics
import Foundation
import LimnMarkdown
@testable import LimnPlatform
@testable import LimnSnippets
import LimnToolchain

/// Checks Markdown with the real compiler and summarizes the results.
struct Checking {
  static let toolchain: Toolchain = {
    do { return try Toolchain.discover() } catch { fatalError("\(error)") }
  }()

  /// The folder that contains all temporary folders of this process. It is removed when the process ends.
  private static let parent: String = {
    let folder = FileManager.default.temporaryDirectory.path + "/limn-tests-\(UUID().uuidString.prefix(8))"
    try? FileSystem.makeFolder(folder)
    atexit { try? FileManager.default.removeItem(atPath: Checking.parent) }
    return folder
  }()

  var context: CheckContext

  /// Creates a check of snippets. The compiler stores compiled C modules in a folder, and all checks share this folder.
  /// With a new folder, each check would compile Foundation's C modules again.
  init(files: [String: String] = [:], cache: ContentCache? = nil) {
    let folder = Self.temporaryFolder()
    context = CheckContext(
      toolchain: Self.toolchain, root: folder, cache: cache, scratch: Self.parent + "/scratch", jobs: 2)
    for (path, text) in files { try? FileSystem.local.write(folder + "/" + path, Array(text.utf8)) }
  }

  static func temporaryFolder() -> String {
    let folder = parent + "/\(UUID().uuidString.prefix(8))"
    try? FileSystem.makeFolder(folder)
    return folder
  }
}

extension Checking {
  func report(_ pages: KeyValuePairs<String, String>, imports: [String]? = nil) throws -> SnippetReport {
    let pages = pages.map { path, text in Self.page(text, path: path, imports: imports) }
    return try SnippetChecker(context: context).check(pages)
  }

  static func page(_ text: String, path: String, imports: [String]? = nil) -> SnippetPage {
    let document = Document(parsing: text, path: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return SnippetPage(
      path: path, slug: name.replacing(".md", with: ""), imports: document.frontMatter.imports ?? imports,
      fences: document.fences)
  }

  func report(_ text: String) throws -> SnippetReport { try report(["page.md": text]) }

  /// Checks the text. Returns one line for each verdict, such as `3 passed`, followed by the diagnostics.
  func summary(_ text: String) throws -> String { try report(text).summaryText }
}

extension Checking {
  /// Counts the commands that run from now on and for which `isCounted` returns true.
  mutating func countCommands(where isCounted: @escaping @Sendable (Command) -> Bool = { _ in true }) -> Counter {
    let (counter, local) = (Counter(), context.processes)
    context.processes = ProcessRunner(sandbox: local.sandbox) { command in
      if isCounted(command) { counter.count() }
      return try local.run(command)
    }
    return counter
  }

  /// Counts the snippets that are run from now on.
  mutating func countRuns() -> Counter { countCommands { $0.executable.hasSuffix("/program") } }

  /// Compiles libraries, so that snippets can import them. Each library has one source file.
  ///
  /// - Parameters:
  ///   - sources: the source code of each library by its name.
  ///   - folder: the folder for the sources and the compiled libraries.
  mutating func addLibraries(_ sources: [String: String], in folder: String) throws {
    for (module, text) in sources {
      let source = "\(folder)/\(module).swift"
      try FileSystem.local.write(source, Array(text.utf8))
      let output = ["-emit-module-path", "\(folder)/\(module).swiftmodule", "-o", "\(folder)/\(module).o"]
      let arguments = ["-emit-module", "-c", "-parse-as-library", "-module-name", module, source] + output
      let made = try ProcessRunner.local.run(Command(Self.toolchain.swiftc, arguments))
      guard made.succeeded else { throw EnvironmentFailure(made.errorText) }
    }
    context.compilerFlags = ["-I", folder]
    context.modulesFolders = [folder]
    context.moduleNames = sources.keys.sorted()
    context.linkInputs = context.moduleNames.map { "\(folder)/\($0).o" }
  }
}

extension SnippetReport {
  var summaryText: String {
    let verdicts = verdicts.map { verdict in
      "\(verdict.line) \(verdict.kind.name)\(verdict.kind.reason.map { ": \($0)" } ?? "")"
    }
    return (verdicts + diagnosticLines).joined(separator: "\n")
  }

  var diagnosticLines: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0): " } ?? ""
      return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"
    }
  }
}
