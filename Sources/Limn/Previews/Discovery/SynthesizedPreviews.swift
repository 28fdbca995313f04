import LimnDiagnostics
import Foundation
import LimnPlatform
import LimnToolchain

/// Generates previews for views without a preview. Each module gets one source file, with one line for each view.
struct SynthesizedPreviews: Sendable {
  /// A view and the code that initializes it.
  struct Line: Hashable, Sendable {
    var view: String
    /// The code that initializes the view; empty if the compiler rejected the code.
    var expression: String
  }
  var module: String
  var lines: [Line]
}

extension SynthesizedPreviews {
  /// - Parameters:
  ///   - views: The views of the module that have no preview.
  ///   - mocks: Types with a static `mock`. The code passes `.mock` as the argument for parameters of these types.
  init(module: String, views: [StructInputs], mocks: Set<String>) {
    self.module = module
    lines = views.compactMap { view in
      guard view.arguments.allSatisfy({ mocks.contains($0.type) }) else { return nil }
      let arguments = view.arguments.map { $0.label == "_" ? ".mock" : "\($0.label): .mock" }
      return Line(view: view.name, expression: "\(view.name)(\(arguments.joined(separator: ", ")))")
    }
  }

  /// The key of the generated preview on a line. Lines are counted from 0.
  func key(ofLine line: Int) -> PreviewKey { .macro(fileID: "\(compiledModule)/\(Self.file)", line: Self.headLines + line + 1) }

  private var compiledModule: String { "LimnSynthesized_\(module)" }
  private static let file = "Synthesized.swift"
  private static let headLines = 2

  private var source: String {
    let previews = lines.map { $0.expression.isEmpty ? "\n" : "#Preview { \($0.expression) }\n" }.joined()
    return "import SwiftUI\n@testable import \(module)\n" + previews
  }
}

extension SynthesizedPreviews {
  /// Compiles the previews against the built module, leaving out lines that the compiler rejects. Returns the path of the object file; nil
  /// if no line remains.
  func compiled(
    for built: BuiltPackage, toolchain: Toolchain, processes: ProcessRunner, files: FileSystem
  ) throws(EnvironmentFailure) -> String? {
    var previews = self
    let folder = "\(built.scratch)/previews/\(module)"
    let object = folder + "/synthesized.o"
    while previews.lines.contains(where: { !$0.expression.isEmpty }) {
      do { try files.write(folder + "/" + Self.file, Array(previews.source.utf8)) } catch {
        throw EnvironmentFailure("the source file of generated previews could not be written: \(error)")
      }
      let arguments =
        ["-parse-as-library", "-swift-version", "5", "-Onone", "-suppress-warnings", "-c", "-module-name", compiledModule, Self.file]
        + ["-o", object] + built.compilerFlags
      let result = try processes.run(
        Command(
          toolchain.swiftc, arguments, directory: folder, timeLimit: .seconds(120),
          sandbox: .tool(folder: folder, readable: [toolchain.root], arguments: arguments)))
      if result.succeeded { return object }
      let refused = Self.refusedLines(result.errorText)
      let before = previews.lines
      for line in refused where previews.lines.indices.contains(line) { previews.lines[line].expression = "" }
      if previews.lines == before { return nil }
    }
    return nil
  }

  /// The indices of the lines with errors in the compiler's output.
  private static func refusedLines(_ text: String) -> Set<Int> {
    var refused = Set<Int>()
    for line in text.split(separator: "\n") where line.contains(": error:") {
      guard let place = line.firstRange(of: file + ":"), let number = Int(line[place.upperBound...].prefix { $0.isNumber }) else {
        continue
      }
      refused.insert(number - headLines - 1)
    }
    return refused.filter { $0 >= 0 }
  }
}
