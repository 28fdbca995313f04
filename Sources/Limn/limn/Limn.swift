import LimnDiagnostics
import LimnPlatform

/// The files of this machine, which every command reads and writes.
let files = FileSystem.local

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
    switch arguments.command {
    case .`init`: try InitCommand(arguments: arguments).run()
    case .explain: try ExplainCommand(arguments: arguments).run()
    case .render: try RenderCommand(arguments: arguments).run()
    case .build: try BuildCommand(arguments: arguments).run()
    case .check: try CheckCommand(arguments: arguments).run()
    case .catalog: try CatalogCommand(arguments: arguments).run()
    case .cache: try CacheCommand(arguments: arguments).run()
    case .serve: try ServeCommand(arguments: arguments).run()
    case .doctor: DoctorCommand().run()
    }
  }
}
