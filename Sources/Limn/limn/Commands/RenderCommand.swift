import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPlatform

/// `limn render`: renders one Markdown file as an HTML fragment.
struct RenderCommand {
  let arguments: Arguments

  /// Prints the fragment. Prints diagnostics on standard error. Returns the exit status, which is 1 if a diagnostic is
  /// an error.
  func run() throws -> Int32 {
    let name = arguments.operands.first ?? "-"
    let isInput = name == "-"
    let path = isInput ? "standard input" : name
    let bytes = isInput ? try FileSystem.read(open: STDIN_FILENO, path: path) : try files.read(named: name)
    if arguments.has("commonmark") {
      Console.print(CommonMark.html(bytes))
      return 0
    }
    let document = Document(parsing: bytes, path: path)
    Console.print(HTMLRenderer(document).render())
    let printer = HumanPrinter(source: SourceText { _ in bytes })
    for diagnostic in document.diagnostics.sorted() { Console.printError(printer.text(diagnostic)) }
    return CheckReport(diagnostics: document.diagnostics).fails(isStrict: false) ? 1 : 0
  }
}

extension FileSystem {
  /// Reads a file that the command line names.
  func read(named path: String) throws -> [UInt8] {
    if let bytes = try readIfPresent(path) { return bytes }
    throw DiagnosticError(.noFile, "there is no file '\(path)'")
  }
}
