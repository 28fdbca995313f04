import Foundation
public import LimnPlatform

/// Finds the libraries that SwiftPM links with the programs of a package. They are the libraries that manifests name
/// with `linkedLibrary`, the libraries of system library targets, and the standard library of C++.
struct LinkFlags {
  /// SwiftPM's scratch folder.
  var scratch: String

  /// Returns the `-l` and `-L` flags that SwiftPM uses to link programs and dynamic libraries in a debug build.
  /// Duplicates and the flags of macros are left out.
  ///
  /// The result is empty if SwiftPM has not written a build plan, or if the package has no tests, executables, or
  /// dynamic libraries to link.
  func read() throws -> [String] {
    guard let plan = try files.readIfPresent(scratch + "/debug.yaml") else { return [] }
    var flags: [String] = []
    var own: Set<String> = []
    for line in plan.split(separator: "\n") {
      let text = line.text
      guard let start = text.firstRange(of: "args: ["),
        text.contains("\"-emit-executable\"") || text.contains("\"-emit-library\"")
      else {
        continue
      }
      let found = try? [String](json: text[start.lowerBound...].dropFirst("args: ".count).utf8)
      guard let arguments = found, let output = Self.output(of: arguments), !output.hasSuffix("-tool") else { continue }
      if text.contains("\"-emit-library\"") { own.insert("-l" + Self.libraryName(output)) }
      for flag in libraries(arguments) { flags.addIfMissing(flag) }
    }
    // The package's own libraries are linked as objects, so leave out their flags.
    return flags.filter { !own.contains($0) }
  }

  /// Returns the path of the file that a link command creates. If the path ends in `-tool`, the file is a macro or a
  /// tool for a plugin. Such a file runs only while the package is built, so the package's own programs do not need the
  /// libraries of the file.
  private static func output(of arguments: [String]) -> String? {
    arguments.firstIndex(of: "-o").flatMap { arguments[$0...].dropFirst().first }
  }

  /// Returns the name of a library without `lib` and without the extension. The name of `/b/libDyn.so` is `Dyn`.
  private static func libraryName(_ path: String) -> String {
    let file = path.fileName[...]
    return String((file.hasPrefix("lib") ? file.dropFirst(3) : file).prefix { $0 != "." })
  }

  private func libraries(_ arguments: [String]) -> [String] {
    var flags: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "-L", index + 1 < arguments.count {
        flags.append("-L" + arguments[index + 1])
      } else if argument.hasPrefix("-load-plugin") {
        // Leave out `-load-plugin` flags. They start with `-l`, as flags for libraries do, but they load a macro into
        // the compiler.
        continue
      } else if argument.count > 2, argument.hasPrefix("-L") || argument.hasPrefix("-l") {
        flags.append(argument)
      }
    }
    // Leave out the build folder, since the libraries in this folder are linked as objects.
    return flags.filter { !$0.hasPrefix("-L" + scratch) }
  }
}

extension ProcessResult {
  /// The reason why linking failed, as text to append to a message.
  public var linkProblem: String {
    let lines = errorText.lines
    // Leave out the compiler's own lines, since they name only the command that failed and not the reason.
    let reason = lines.first { $0.contains("error: ") && !$0.contains("command failed") }
    let plain = lines.first { $0.contains("cannot find -l") || $0.contains("undefined reference to") }
    return (reason ?? plain).map { String($0.replacing(#/^.*error: /#, with: "")) }
      ?? "the linker gave no reason (status \(status))"
  }
}
