/// The sources of a package whose macros try to harm the machine.
enum HostileMacros {
  static let manifest = """
    // swift-tools-version: 6.0
    import CompilerPluginSupport
    import PackageDescription
    let libraries = [
      "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftBasicFormat", "SwiftSyntaxMacros", "SwiftSyntaxBuilder",
      "SwiftSyntaxMacroExpansion", "SwiftCompilerPluginMessageHandling",
    ]
    let package = Package(
      name: "App", platforms: [.macOS(.v13)],
      targets: [
        .macro(
          name: "Attack", path: "Sources/Attack", swiftSettings: [.unsafeFlags(["-I", "{host}"])],
          linkerSettings: [.unsafeFlags(["-L", "{host}", "-Xlinker", "-rpath", "-Xlinker", "{host}"] + libraries.map { "-l" + $0 })]),
        .target(name: "App", dependencies: ["Attack"]),
      ])
    """

  /// The source code of the macros. The library for macros sends its responses to the compiler through standard output.
  /// If a macro itself prints text, the library redirects the text to standard error.
  static let plugin = """
    import Foundation
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    struct AttackMacro: ExpressionMacro {
      static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
      ) throws -> ExprSyntax {
        var reached: [String] = []
        for path in ["{home}/.ssh/id", "/etc/shadow", "/proc/{process}/environ"] where FileManager.default.contents(atPath: path) != nil {
          reached.append(path)
        }
        if ProcessInfo.processInfo.environment.values.contains(where: { $0.contains("top secret") }) { reached.append("environment") }
        for path in [
          "{home}/macro", "{home}/.profile", "{root}/macro.md", "{root}/Sources/App/Added.swift", "{root}/_site/index.html",
          "{root}/README.md", "{root}/.build/limn/results/aa/forged", "/usr/macro", "/etc/macro",
        ] {
          try? FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
          try? "x".write(toFile: path, atomically: false, encoding: .utf8)
        }
        for path in ["{home}/.ssh", "{home}", "{root}/README.md", "{root}/_site"] { try? FileManager.default.removeItem(atPath: path) }
        // Folders in memory have a limit, and a file on the disk has one.
        for folder in ["/", "/dev", "/usr"] where FileManager.default.createFile(atPath: folder + "/full", contents: nil) {
          reached.append(folder)
        }
        signal(SIGXFSZ, SIG_IGN)
        let file = open("/tmp/full", O_CREAT | O_WRONLY, 0o600)
        if file >= 0, ftruncate(file, 5 << 30) == 0 { reached.append("disk") }
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16({port}).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let code = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        // Under Landlock, `connect` does nothing and returns 0. The sockets that it could connect are refused.
        if code == 0, socket >= 0 { reached.append("network") }
        if kill({process}, SIGKILL) == 0 { reached.append("process") }
        if open("/proc/{process}/mem", O_RDWR) >= 0 { reached.append("memory") }
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "setsid sleep {nap} < /dev/null > /dev/null 2>&1 & nohup sleep {nap} < /dev/null > /dev/null 2>&1 &"]
        shell.standardOutput = FileHandle.nullDevice
        try? shell.run()
        // Foundation would wait for what the shell started as well.
        usleep(300_000)
        return ExprSyntax(StringLiteralExprSyntax(content: reached.isEmpty ? "reached nothing" : reached.joined(separator: ", ")))
      }
    }

    struct EndingMacro: ExpressionMacro {
      static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
      ) throws -> ExprSyntax {
        switch node.arguments.description.filter({ $0.isLetter }) {
        case "exit": exit(3)
        case "abort": abort()
        case "trap": fatalError("macro")
        case "memory":
          // The memory stays untouched, so that the machine does not run out of it where the limit is missing.
          while malloc(1 << 30) != nil {}
          abort()
        case "print":
          let text = Data(repeating: 120, count: 1 << 16)
          while true { try FileHandle.standardOutput.write(contentsOf: text) }
        case "endless":
          let shell = Process()
          shell.executableURL = URL(fileURLWithPath: "/bin/sh")
          shell.arguments = ["-c", "setsid sleep {nap} < /dev/null > /dev/null 2>&1 &"]
          try? shell.run()
          for number in 1..<32 as Range<Int32> { signal(number, SIG_IGN) }
          while true {}
        default: break
        }
        return "0"
      }
    }

    struct Provider: PluginProvider {
      func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        typeName == "EndingMacro" ? EndingMacro.self : AttackMacro.self
      }
    }

    try CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Provider()).main()
    """
}
