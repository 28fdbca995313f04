import LimnDiagnostics
import Foundation
public import LimnPlatform

/// The libraries that SwiftPM links with the programs of a package: those that manifests name with `linkedLibrary`, those of system
/// libraries, and the standard library of C++.
struct LinkFlags {
  /// SwiftPM's scratch folder.
  var scratch: String
  var files: FileSystem
}

extension LinkFlags {
  /// The `-l` and `-L` flags, without duplicates, with which SwiftPM links programs and dynamic libraries in a debug build. Flags of macros
  /// are left out. Empty if SwiftPM has not written a build plan, or if the package has nothing to link: no tests, no executables, and no
  /// dynamic libraries.
  func read() throws(EnvironmentFailure) -> [String] {
    let plan: [UInt8]?
    do { plan = try files.readIfPresent(scratch + "/debug.yaml") } catch { throw error.failure }
    guard let plan else { return [] }
    var flags: [String] = []
    var own: Set<String> = []
    for line in plan.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      guard let start = text.firstRange(of: "args: ["), text.contains("\"-emit-executable\"") || text.contains("\"-emit-library\"") else {
        continue
      }
      let found = try? JSONDecoder().decode([String].self, from: Data(text[start.lowerBound...].dropFirst("args: ".count).utf8))
      guard let arguments = found, let output = Self.output(of: arguments), !output.hasSuffix("-tool") else { continue }
      if text.contains("\"-emit-library\"") { own.insert("-l" + Self.libraryName(output)) }
      for flag in libraries(arguments) where !flags.contains(flag) { flags.append(flag) }
    }
    // The package's own libraries are linked as objects, so leave out their flags.
    return flags.filter { !own.contains($0) }
  }

  /// The path of the file that a command links. If it ends in `-tool`, the file is a macro or a tool that a plugin uses. These programs run
  /// while the package is built, so the package's own programs do not need their libraries.
  private static func output(of arguments: [String]) -> String? {
    arguments.firstIndex(of: "-o").flatMap { arguments[$0...].dropFirst().first }
  }

  /// The name of a library without `lib` and without the extension: `Dyn` for `/b/libDyn.so`.
  private static func libraryName(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String((file.hasPrefix("lib") ? file.dropFirst(3) : file).prefix { $0 != "." })
  }

  private func libraries(_ arguments: [String]) -> [String] {
    var flags: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "-L", index + 1 < arguments.count {
        flags.append("-L" + arguments[index + 1])
      } else if argument.hasPrefix("-load-plugin") {
        // This flag loads a macro into the compiler. It does not name a library.
        continue
      } else if argument.count > 2, argument.hasPrefix("-L") || argument.hasPrefix("-l") {
        flags.append(argument)
      }
    }
    // The build folder is left out, since its libraries are linked as objects.
    return flags.filter { !$0.hasPrefix("-L" + scratch) }
  }
}

extension ProcessResult {
  /// The reason why linking failed, worded to follow other text in a message.
  public var linkProblem: String {
    let errors = errorText.split(separator: "\n").filter { $0.contains("error: ") }
    // The compiler's own lines name only the command that failed, not the reason.
    let reasons = errors.filter { !$0.contains("command failed") }
    let plain = errorText.split(separator: "\n").first { $0.contains("cannot find -l") || $0.contains("undefined reference to") }
    return (reasons.first ?? plain).map { String($0.replacing(#/^.*error: /#, with: "")) } ?? "the linker gave no reason (status \(status))"
  }
}
