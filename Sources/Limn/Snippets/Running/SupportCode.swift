/// Swift code that is compiled together with the snippets to run.
enum SupportCode {
  /// The start of the line that the program prints to standard error if a snippet throws an error.
  static let threw = "__limn threw: "

  /// The functions that print markers. They flush the output at once, since a crash loses buffered output.
  private static let functions = """
    #if canImport(Glibc)
      @preconcurrency import Glibc
    #else
      @preconcurrency import Darwin
    #endif

    func __limnMark(_ number: Int) {
      print("\\u{1}m\\(number)\\u{2}", terminator: "")
      fflush(stdout)
    }

    func __limnOwn() { print("\\u{1}o\\u{2}", terminator: "") }

    func __limnValue<Value>(_ number: Int, _ value: Value) {
      print("\\u{1}v\\(number):\\(String(reflecting: value))\\u{2}", terminator: "")
      fflush(stdout)
    }

    func __limnAt(_ item: Int) {
      let mark = Array("\\u{1}a\\(item)\\u{2}".utf8)
      _ = mark.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }

    func __limnStart() { setvbuf(stdout, nil, _IOLBF, 1 << 16) }

    """

  /// The support code for a script. It has no main program, since a script has its own top-level code.
  static let script = functions

  /// Returns the support code and a main program. The main program runs the unit whose id is the last argument. It uses a table of
  /// closures, since a `switch` would take seconds to compile.
  static func program(_ units: [SnippetUnit]) -> String {
    let lines = units.map { "      \"\($0.owner)\": { try await \(UnitPrinter.functionName("\($0.owner)"))() }," }
    return functions + """

      @main
      enum __LimnMain {
        static func main() async {
          __limnStart()
          let table: [String: @Sendable () async throws -> Void] = [
      \(lines.joined(separator: "\n"))
          ]
          do {
            try await table[CommandLine.arguments.last ?? ""]?()
          } catch {
            fflush(stdout)
            fputs("\(threw)\\(String(reflecting: error))\\n", stderr)
            exit(1)
          }
        }
      }

      """
  }
}
