import Foundation

/// Type-checks the contract files of a folder in one compiler run.
struct ContractCompiler {
  let folder: URL

  init(_ name: String) { folder = BuiltModules.fixture("Contracts").appending(path: name) }
}

extension ContractCompiler {
  var files: [URL] {
    get throws { try BuiltModules.swiftFiles(in: folder) }
  }

  /// The lines of the contract files that contain `mark`, such as the `// case: …` comments of code that must compile.
  func lines(containing mark: String) throws -> [String] {
    try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }.map(String.init).filter {
      $0.contains(mark)
    }
  }

  /// Returns the expected errors. They are in comments such as `// error: one | another`, on the lines where the
  /// compiler must report them. In this example, two errors are expected on one line.
  func announced() throws -> [CompilerError] {
    try files.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().flatMap { index, line -> [CompilerError] in
        guard let mark = line.range(of: "// error: ") else { return [] }
        return line[mark.upperBound...].components(separatedBy: " | ").map {
          CompilerError(file: file.lastPathComponent, line: index + 1, message: $0)
        }
      }
    }.sorted()
  }

  /// The errors that the compiler finds.
  func found() throws -> [CompilerError] {
    let (output, succeeded) = try BuiltModules().compile(files, as: "Contracts", ["-typecheck"])
    let errors = BuiltModules.errors(in: output)
    return errors.isEmpty && !succeeded ? [CompilerError(file: "", line: 0, message: output)] : errors
  }
}
