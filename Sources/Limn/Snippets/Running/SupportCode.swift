/// Swift code that is compiled beside snippets that run.
enum SupportCode {
  /// What a line on standard error begins with if a snippet ended with an error.
  static let threw = "__limn threw: "

  private static let functions = """
    #if canImport(Glibc)
      @preconcurrency import Glibc
    #else
      @preconcurrency import Darwin
    #endif

    func __limnMark(_ number: Int) { print("\\u{1}m\\(number)\\u{2}", terminator: "") }

    func __limnOwn() { print("\\u{1}o\\u{2}", terminator: "") }

    func __limnValue<Value>(_ number: Int, _ value: Value) {
      print("\\u{1}v\\(number):\\(String(reflecting: value))\\u{2}", terminator: "")
    }

    func __limnAt(_ item: Int) {
      let mark = Array("\\u{1}a\\(item)\\u{2}".utf8)
      _ = mark.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }

    func __limnStart() { setvbuf(stdout, nil, _IOLBF, 1 << 16) }

    """

  /// For a script, which starts by itself.
  static let script = functions

  /// A program that runs the unit whose number it is given. A table of closures compiles in no time, where a switch takes seconds.
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
