import Foundation
import LimnDiagnostics
import LimnPlatform

/// A wrapper script for the Swift compiler. The script adds flags only for some modules of a package. SwiftPM itself
/// can pass flags only to all modules.
struct AppCompiler {
  /// The compiler to run.
  var compiler: String
  /// The names of the modules that get the flags, sorted.
  var modules: [String]
  var flags: [String]

  /// Writes the wrapper script and a toolset file that refers to the script. Both files are in a folder below
  /// `scratch`. Returns SwiftPM's arguments for using the toolset.
  ///
  /// The name of the folder depends on the modules and flags, so SwiftPM compiles all modules again when the modules or
  /// flags change.
  func arguments(scratch: String) throws -> [String] {
    let text = script
    let folder = "\(scratch)/compilers/\(Digest(of: text).hex.prefix(16))"
    let (program, toolset) = (folder + "/swiftc", folder + "/toolset.json")
    try files.write(program, text.bytes)
    guard chmod(program, 0o755) == 0 else { throw FileError(path: program) }
    let settings =
      #"{"schemaVersion": "1.0", "rootPath": \#(JSONText.bytes(folder, isPretty: false).text), "swiftCompiler": {"path": "swiftc"}}"#
    try files.write(toolset, settings.bytes)
    return ["--toolset", toolset]
  }

  private var script: String {
    let run = "exec " + Self.shellWord(compiler) + " \"$@\""
    return """
      #!/bin/sh
      previous=
      for argument in "$@"; do
        if [ "$previous" = -module-name ]; then
          case $argument in
          \(modules.joined(separator: "|"))) \(run) \(flags.map(Self.shellWord).withSpaces) ;;
          esac
        fi
        previous=$argument
      done
      \(run)

      """
  }

  private static func shellWord(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
