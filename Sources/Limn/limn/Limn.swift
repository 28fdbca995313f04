import LimnDiagnostics
import Foundation
import LimnPlatform

/// The main program: parses the command line, runs the command, and converts each kind of failure to an exit status.
enum Limn {
  static func run(_ words: [String]) -> Int32 {
    do {
      switch try Arguments.parse(words) {
      case .help(let command): Console.print(Help.text(command))
      case .version: Console.print("limn \(limnVersion)\n")
      case .run(let arguments): return try run(arguments)
      }
      return 0
    } catch let error as Arguments.UsageError {
      Console.printError(
        "limn: \(error.message)\n" + (error.command.map { "See 'limn \($0.rawValue) --help'.\n" } ?? Help.usage))
      return 2
    } catch let error as DiagnosticError {
      Console.printError(HumanPrinter(source: SourceText { _ in nil }).text(error.diagnostic))
      return 1
    } catch {
      Console.printError("limn: \(error)\n")
      return 70
    }
  }

  private static func run(_ arguments: Arguments) throws -> Int32 {
    let files = FileSystem.local
    switch arguments.command {
    case .`init`: return try InitCommand(arguments: arguments, files: files).run()
    case .explain: return try ExplainCommand(arguments: arguments, files: files).run()
    case .render: return try RenderCommand(arguments: arguments, files: files).run()
    case .build: return try BuildCommand(arguments: arguments, files: files).run()
    case .check: return try CheckCommand(arguments: arguments, files: files).run()
    case .catalog: return try CatalogCommand(arguments: arguments, files: files).run()
    case .cache: return try CacheCommand(arguments: arguments, files: files).run()
    case .serve: return try ServeCommand(arguments: arguments, files: files).run()
    case .doctor: return DoctorCommand(files: files).run()
    }
  }
}
