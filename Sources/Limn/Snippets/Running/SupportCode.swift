/// Swift code that is compiled together with the snippets to run.
///
/// Each file of a program is compiled alone, so that its imports do not apply to the other files. The files therefore
/// call each other's functions by the names of their symbols.
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

    @_silgen_name("limn_mark") func __limnMark(_ number: Int) {
      print("\\u{1}m\\(number)\\u{2}", terminator: "")
      fflush(stdout)
    }

    @_silgen_name("limn_own") func __limnOwn() { print("\\u{1}o\\u{2}", terminator: "") }

    @_silgen_name("limn_value") func __limnValue<Value>(_ number: Int, _ value: Value) {
      print("\\u{1}v\\(number):\\(String(reflecting: value))\\u{2}", terminator: "")
      fflush(stdout)
    }

    @_silgen_name("limn_at") func __limnAt(_ item: Int) {
      let mark = Array("\\u{1}a\\(item)\\u{2}".utf8)
      _ = mark.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }

    func __limnStart() { setvbuf(stdout, nil, _IOLBF, 1 << 16) }

    """

  /// The declarations of the functions for the files with snippets.
  private static let declarations = """
    @_silgen_name("limn_mark") func __limnMark(_ number: Int)
    @_silgen_name("limn_own") func __limnOwn()
    @_silgen_name("limn_value") func __limnValue<Value>(_ number: Int, _ value: Value)
    @_silgen_name("limn_at") func __limnAt(_ item: Int)

    """

  /// The support code for a script. It has no main program, since a script has its own top-level code.
  static let script = functions

  private static let tableType = "[String: @Sendable () async throws -> Void]"

  /// Returns the support code for a file with snippets. It contains a table with the functions of the units, by the id
  /// of the unit.
  ///
  /// - Parameter number: the number of the file in its program.
  static func file(_ number: Int, _ units: [SnippetUnit]) -> String {
    let lines = units.map { "    \"\($0.owner)\": { try await \(UnitPrinter.functionName("\($0.owner)"))() }," }
    return declarations + """
      @_silgen_name("limn_table_\(number)") public func __limnTable() -> \(tableType) {
        [
      \(lines.withLineFeeds)
        ]
      }

      """
  }

  /// Returns the support code and a main program. The main program runs the unit whose id is the last argument. It
  /// looks for the unit in tables, since a `switch` would take seconds to compile.
  ///
  /// - Parameter numbers: the numbers of the files.
  static func main(_ numbers: [Int]) -> String {
    let tables = numbers.map { "@_silgen_name(\"limn_table_\($0)\") func __limnTable\($0)() -> \(tableType)\n" }
    let names = numbers.map { "__limnTable\($0)" }.withCommas
    return functions + tables.joined() + """

      @main
      enum __LimnMain {
        static func main() async {
          __limnStart()
          let tables: [() -> \(tableType)] = [\(names)]
          do {
            for table in tables { try await table()[CommandLine.arguments.last ?? ""]?() }
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
