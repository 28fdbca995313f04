import Foundation
import LimnPlatform
import LimnToolchain
import Testing

/// Macros are programs of a package's authors that the compiler starts: for the package's own code, and again for each snippet that uses them.
@Suite("Hostile macros", .enabled(if: SlowTests.areWanted && Sandbox.current.canRun))
struct HostileMacroTests {
  @Test("A macro writes nowhere, reads no secrets, reaches no other process, and leaves none behind", arguments: HostileProgramTests.ways)
  func macro(way: String) throws {
    let victim = try Victim()
    defer { victim.remove() }
    let host = try Toolchain.discover().root + "/lib/swift/host"
    let fill = { (text: String) in victim.filled(text).replacing("{host}", with: host) }
    try victim.run.add([
      "Package.swift": fill(Self.manifest), "Sources/Attack/main.swift": fill(Self.plugin),
      "Sources/App/App.swift": """
      @freestanding(expression) public macro attack() -> String = #externalMacro(module: "Attack", type: "AttackMacro")
      public func attackOfPackage() -> String { #attack }
      """,
      "README.md": """
      ```swift
      import App
      attackOfPackage()  // -> "reached nothing"
      let attackOfSnippet = #attack
      attackOfSnippet  // -> "reached nothing"
      ```
      ```swift
      import App
      1 + 1  // -> 2
      ```
      """,
    ])
    let before = victim.tree()
    let result = try victim.check(way)
    #expect(result.status == 0 && result.outputText.contains("2 passed"), "\(result.outputText)\(result.errorText)")
    #expect(victim.tree() == before)
    #expect(victim.processes().isEmpty)
    #expect(!FileSystem.local.exists(victim.run.root + "/.build/limn/results/aa/forged"), "the macro wrote to the cache of results")
  }

  private static let manifest = """
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

  /// The compiler reads the result on standard output, so that the macro prints nothing else there.
  private static let plugin = """
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
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16({port}).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let code = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        if code == 0 { reached.append("network") }
        if kill({process}, SIGKILL) == 0 { reached.append("process") }
        if open("/proc/{process}/mem", O_RDWR) >= 0 { reached.append("memory") }
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "setsid sleep {nap} < /dev/null > /dev/null 2>&1 & nohup sleep {nap} < /dev/null > /dev/null 2>&1 &"]
        shell.standardOutput = FileHandle.nullDevice
        try? shell.run()
        shell.waitUntilExit()
        return ExprSyntax(StringLiteralExprSyntax(content: reached.isEmpty ? "reached nothing" : reached.joined(separator: ", ")))
      }
    }

    struct Provider: PluginProvider {
      func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type { AttackMacro.self }
    }

    try CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Provider()).main()
    """
}
