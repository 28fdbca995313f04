import Foundation
import LimnPlatform
import Testing

/// Two checkouts of one package, at different paths.
@Suite("Results of another checkout")
struct CheckoutTests {
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Small",
      targets: [
        .target(name: "CNumber"), .target(name: "Greeting", dependencies: ["CNumber"]),
        .executableTarget(name: "greet", dependencies: ["Greeting"]),
        .testTarget(name: "GreetingTests", dependencies: ["Greeting"]),
      ])
    """,
    "Sources/CNumber/include/CNumber.h": "int c_number(void);\n",
    "Sources/CNumber/number.c": "#include \"CNumber.h\"\nint c_number(void) { return 3; }\n",
    "Sources/Greeting/Greeting.swift": """
    import CNumber

    public struct Greeting: Sendable {
      public var name: String
      public init(_ name: String) { self.name = name }
      public func text(file: String = #filePath) -> String { "Hello, \\(name)" }
      @inlinable public var size: Int { name.count }
      public var number: Int32 { c_number() }
    }
    """,
    "Sources/greet/main.swift": "import Greeting\nprint(Greeting(\"you\").text())\n",
    "Tests/GreetingTests/GreetingTests.swift": "@testable import Greeting\nlet tested = Greeting(\"test\")\n",
    "Site/limn.yml": "imports: [Greeting]\n",
    "Content/index.md": """
    # Greetings

    ```swift
    let greeting = Greeting("you")
    print(greeting.text())  // prints: Hello, you
    ```

    ```swift
    let size: Int = Greeting("you").size
    ```

    ```swift
    let wrong: String = Greeting("you").size
    ```

    ```swift
    greeting.number  // -> 3
    ```
    """,
  ]

  /// Other tests run at the same time, so the cache server in this process may respond slowly.
  private static let patient = ["LIMN_CACHE_PATIENCE": "20"]

  /// Creates two checkouts in different places. Their folders have the same name, because SwiftPM uses the folder's
  /// name as the package's name, and compiled modules contain the package's name.
  private func checkouts() throws -> (CommandRun, CommandRun) {
    let folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-checkouts-\(UUID().uuidString)"
    let (first, second) = (
      CommandRun(root: folder + "/small"), CommandRun(root: folder + "/a folder with a longer name/deeper/small")
    )
    try first.add(Self.package)
    try second.add(Self.package)
    return (first, second)
  }

  @Test("With one folder of results, the second checkout compiles no snippet")
  func oneFolder() throws {
    let (first, second) = try checkouts()
    defer { first.remove(); second.remove() }
    let cold = try first.limn("check", "--only", "snippets", "--cache", first.root + "/cache")
    #expect(
      cold.status == 1 && cold.outputText.contains("4 in all, 3 passed, 1 failed"),
      "\(cold.outputText)\(cold.errorText)")
    let warm = try second.limn("check", "--only", "snippets", "--verbose", "--cache", first.root + "/cache")
    #expect(warm.outputText.contains("4 cached"), "\(warm.outputText)\(warm.errorText)")
    #expect(warm.outputText.contains("2 run") && !warm.outputText.contains("merged"), "\(warm.outputText)")
    #expect(Self.diagnostics(warm) == Self.diagnostics(cold))
  }

  @Test("With a shared cache, a second machine compiles no snippet, and a change of what is imported is noticed")
  func oneServer() throws {
    let server = try CacheServer()
    let (first, second) = try checkouts()
    defer { first.remove(); second.remove() }
    let cold = try first.limn(
      "check", "--only", "snippets", "--cache-url", server.url, "--cache-push", "--verbose", environment: Self.patient)
    #expect(cold.status == 1 && cold.errorText.contains("shared cache: 0 found"), "\(cold.outputText)\(cold.errorText)")
    #expect(!server.entries.isEmpty)
    let stored = server.entries.count
    let environment = ["LIMN_CACHE_URL": server.url].merging(Self.patient) { own, _ in own }
    let warm = try second.limn("check", "--only", "snippets", "--verbose", environment: environment)
    #expect(warm.outputText.contains("4 cached"), "\(warm.outputText)\(warm.errorText)")
    #expect(warm.errorText.contains(", 0 not found, 0 stored"), "\(warm.errorText)")
    #expect(Self.diagnostics(warm) == Self.diagnostics(cold))
    #expect(server.entries.count == stored)
    #expect(
      !server.entries.values.contains { String(decoding: $0, as: UTF8.self).contains(first.root) },
      "a result holds a path of the machine")
    // The third checkout is used like a machine that has built nothing and whose compiler cannot start. It must find
    // the package and all results in the shared cache.
    let third = CommandRun(root: second.root + "/third/small")
    try third.add(Self.package)
    let compiler = try DeadToolchain(besides: third.root)
    let last = try third.limn(
      "check", "--from-cache", environment: environment.merging(compiler.environment) { own, _ in own })
    let one = try first.limn("check", "--only", "snippets,previews")
    // Without a build, it is not known why no preview was found.
    let skip = "previews: not checked, since the package does not use SwiftUI\n"
    #expect(
      last.status == 1 && last.outputText == one.outputText.replacing(skip, with: ""),
      "\(last.outputText)\(last.errorText)")
    // After a change of the package, its earlier results are not used.
    try third.add(["Sources/Greeting/More.swift": "public func more() {}\n"])
    let other = try third.limn(
      "check", "--from-cache", environment: environment.merging(compiler.environment) { own, _ in own })
    #expect(
      other.status == 1 && other.outputText.contains("[package-not-in-cache]"), "\(other.outputText)\(other.errorText)")
    #expect(other.outputText.contains("4 in all, 4 skipped (4: not in the cache)"), "\(other.outputText)")
    // Snippets can import a C module, so a change of its public header must change the cache key.
    try second.add(["Sources/CNumber/include/CNumber.h": "int c_number(void);\nint c_other(void);\n"])
    let changed = try second.limn("check", "--only", "snippets", "--verbose", environment: environment)
    #expect(!changed.outputText.contains("4 cached"), "\(changed.outputText)")
  }

  @Test(
    "A server that fails changes no result and gives one warning", arguments: ["dead", "silent", "lying", "refusing"])
  func failingServer(kind: String) throws {
    let server = try CacheServer()
    let page = [
      "Content/index.md": "# Numbers\n\n```swift\nlet wrong: Int = \"\"\n```\n\n```swift\n2 + 2  // -> 4\n```\n"
    ]
    let (plain, run) = (try CommandRun(page), try CommandRun(page))
    defer { plain.remove(); run.remove() }
    let expected = try plain.limn("check", "--only", "snippets")
    switch kind {
    case "dead": server.stop()
    case "silent": server.behave(.silent)
    case "lying": server.behave(.lying(Array("{\"diagnostics\": []}".utf8)))
    default: server.behave(.refusing(500))
    }
    let result = try run.limn("check", "--only", "snippets", "--cache-url", server.url, "--cache-push")
    #expect(result.outputText == expected.outputText && result.status == 1, "\(result.outputText)")
    #expect(result.errorText.components(separatedBy: "limn: warning: ").count == 2, "\(result.errorText)")
  }

  @Test("An address that is none is an error, and a file of settings names a server, too")
  func settings() throws {
    let server = try CacheServer()
    let run = try CommandRun(["Content/index.md": "# Numbers\n\n```swift\nlet two = 1 + 1\n```\n"])
    defer { run.remove() }
    let wrong = try run.limn("check", "--cache-url", "ftp://example.org")
    #expect(
      wrong.status != 0 && (wrong.outputText + wrong.errorText).contains("invalid-cache-url"), "\(wrong.errorText)")
    try run.add(["Site/limn.yml": "cache: { url: \"\(server.url)\", push: true }\n"])
    // The token is in the environment. It must be sent only to servers that the environment or the command line names.
    // It must not be sent to a server that the settings name.
    let event = run.root + "/event.json"
    try run.add([
      "event.json":
        #"{"pull_request": {"head": {"repo": {"full_name": "a/fork"}}, "base": {"repo": {"full_name": "own/project"}}}}"#
    ])
    let foreign = [
      "LIMN_CACHE_TOKEN": "secret", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": event,
      "LIMN_CACHE_PATIENCE": "20",
    ]
    let fork = try run.limn("check", "--only", "snippets", "--no-merge", environment: foreign)
    #expect(
      fork.status == 0 && !server.requests.isEmpty && server.entries.isEmpty, "\(fork.outputText)\(fork.errorText)")
    let again = try run.limn(
      "check", "--only", "snippets", "--cache", "other",
      environment: ["LIMN_CACHE_TOKEN": "secret", "LIMN_CACHE_PATIENCE": "20"])
    #expect(
      again.status == 0 && !server.entries.isEmpty && server.authorizations.isEmpty,
      "\(again.outputText)\(again.errorText)")
    _ = try run.limn(
      "check", "--only", "snippets", "--cache", "third",
      environment: ["LIMN_CACHE_TOKEN": "secret", "LIMN_CACHE_URL": server.url, "LIMN_CACHE_PATIENCE": "20"])
    #expect(server.authorizations == ["Bearer secret"])
  }

  /// Returns only the lines of a report that contain errors and warnings. The other lines contain totals, which also
  /// depend on the results in the cache.
  private static func diagnostics(_ result: ProcessResult) -> [Substring] {
    result.outputText.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
  }
}
