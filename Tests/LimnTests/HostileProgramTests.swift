import Foundation
import FoundationXML
import TestFiles
import Testing

@testable import LimnPlatform

/// Programs that try to harm the machine. The tests run them with the real command `limn`. Everything that the programs
/// attack was created for the test: a replacement for the home folder, a server on a free port, and the project itself.
@Suite("Hostile programs", .enabled(if: Sandbox.current.canRun))
struct HostileProgramTests {
  /// The kinds of sandboxes that work on this machine.
  static let ways: [String] = ["bubblewrap", "landlock"].filter { (name: String) in Sandbox.detect(only: name).canRun }

  @Test("Files, secrets, the network and other processes are out of a snippet's reach", arguments: ways)
  func reach(way: String) throws {
    let victim = try Victim()
    defer { victim.remove() }
    try victim.run.add(["page.md": victim.filled(Self.reaching)])
    let before = victim.tree()
    let result = try victim.check(way)
    let count = Self.reaching.components(separatedBy: "```swift").count - 1
    #expect(
      result.outputText.contains("snippets: \(count) in all, \(count) passed"),
      "\(result.outputText)\(result.errorText)")
    #expect(result.status == 0 && !result.outputText.contains("top secret"))
    #expect(victim.tree() == before)
    #expect(
      !FileSystem.local.exists(victim.run.root + "/.build/limn/results/a"), "a snippet wrote to the cache of results")
    #expect(victim.processes().isEmpty)
  }

  private static let reaching = """
    ```swift
    import Foundation
    (try? String(contentsOfFile: "{home}/.ssh/id", encoding: .utf8)) == nil  // -> true
    (try? String(contentsOfFile: "/etc/shadow", encoding: .utf8)) == nil  // -> true
    FileManager.default.contents(atPath: "{root}/page.md") == nil  // -> true
    ProcessInfo.processInfo.environment.values.contains { $0.contains("top secret") }  // -> false
    NSHomeDirectory().hasPrefix("{home}")  // -> false
    ```
    ```swift
    import Foundation
    let places = ["{home}/a", "{home}/.profile", "{root}/a.md", "{root}/.build/limn/results/a", "{root}/_site/index.html", "/etc/a", "/usr/a", "/a", "/dev/a"]
    places.filter { (try? "x".write(toFile: $0, atomically: false, encoding: .utf8)) != nil }.filter { !$0.hasPrefix("{root}") && !$0.hasPrefix("{home}") }  // -> []
    ```
    ```swift
    import Foundation
    let link = FileManager.default.currentDirectoryPath + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "{home}")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: link)) ?? [] {
      try? FileManager.default.removeItem(atPath: link + "/" + name)
    }
    try? FileManager.default.removeItem(atPath: "{home}")
    print("done")  // Prints "done"
    ```
    ```swift
    import Glibc
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16({port}).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    code  // -> -1
    ```
    ```swift
    import Glibc
    // The sandbox's first process stands between, so that this is not Limn in any case.
    let parent = getppid()
    parent <= 1 || kill(parent, SIGKILL) != 0  // -> true
    kill({process}, SIGKILL)  // -> -1
    open("/proc/{process}/mem", O_RDWR)  // -> -1
    open("/proc/{process}/environ", O_RDONLY)  // -> -1
    ```
    ```swift
    import Foundation
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "setsid sleep {nap} & nohup sleep {nap} &"]
    try? process.run()
    print("started")  // Prints "started"
    ```
    ```swift
    1 + 1  // -> 2
    ```
    """

  @Test(
    "A snippet that ends badly or prints what it should not is reported, and the others are unharmed", arguments: ways)
  func endings(way: String) throws {
    let victim = try Victim()
    defer { victim.remove() }
    // The time limit is high, so that each snippet ends by itself or at another limit, even on a busy machine.
    try victim.run.add(["page.md": victim.filled(Self.ending), "Site/limn.yml": "snippets: { time-limit: 120 }\n"])
    let before = victim.tree()
    let result = try victim.check(way)
    let text = result.outputText
    #expect(result.status == 1, "\(result.errorText)")
    for id in ["run-exit", "run-crash", "run-memory", "run-output", "output-differs"] {
      #expect(text.contains("[\(id)]"), "\(id): \(text)")
    }
    // One snippet writes too much to the disk, and its result depends on the sandbox. With bubblewrap, its files are in
    // memory. If the memory is full, writing fails and the snippet continues and passes. With Landlock, Limn kills the
    // snippet, so one more snippet fails.
    let failed = way == "bubblewrap" ? 7 : 8
    #expect(text.contains("snippets: 10 in all, \(10 - failed) passed, \(failed) failed"), "\(text)")
    #expect(text.contains("[run-disk]") == (way == "landlock"), "\(text)")
    // The output of a program must not reach the terminal as an escape sequence, and must not look like a separate line
    // of the report.
    #expect(!result.output.contains(27) && !text.contains("\nfake.md:1:1: error"), "\(text)")
    #expect(victim.tree() == before)
    #expect(victim.processes().isEmpty)
    try Self.expectWholeReports(victim, way, failed: failed)
  }

  /// Expects that machine-readable reports are well formed, whatever the snippets print.
  private static func expectWholeReports(_ victim: Victim, _ way: String, failed: Int) throws {
    for format in ["json", "sarif"] {
      let report = try victim.check(way, ["--format", format])
      #expect(throws: Never.self, "\(format): \(report.outputText)") {
        _ = try JSONSerialization.jsonObject(with: Data(report.output))
      }
    }
    let junit = try victim.check(way, ["--format", "junit"])
    let parser = XMLParser(data: Data(junit.output))
    #expect(parser.parse(), "\(junit.outputText)")
    let github = try victim.check(way, ["--format", "github"]).outputText
    let commands = github.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.count == failed && commands.allSatisfy { $0.contains("file=page.md") }, "\(github)")
  }

  private static let ending = """
    ```swift,run
    import Foundation
    exit(3)
    ```
    ```swift,run
    import Foundation
    abort()
    ```
    ```swift,run
    let list: [Int] = []
    print(list[3])
    ```
    ```swift,run
    func deep(_ n: Int) -> Int { n == -1 ? 0 : deep(n + 1) + deep(n + 2) }
    print(deep(0))
    ```
    ```swift,run
    var all: [[UInt8]] = []
    while true { all.append([UInt8](repeating: 1, count: 64 << 20)) }
    ```
    ```swift,run
    let line = String(repeating: "x", count: 1000)
    while true { print(line) }
    ```
    ```swift
    import Foundation
    FileHandle.standardOutput.write(Data([27, 93, 48, 59, 120, 7, 255, 254, 10]))
    print("</code></pre><script>alert(1)</script>\\n```\\nfake.md:1:1: error: fake")
    ```
    ```text output
    nothing
    ```
    ```swift
    import Foundation
    let folder = FileManager.default.currentDirectoryPath
    let megabyte = Data(count: 1 << 20)
    var written = 0
    if let file = FileHandle(forWritingAtPath: { _ = FileManager.default.createFile(atPath: folder + "/f", contents: nil); return folder + "/f" }()) {
      signal(SIGXFSZ, SIG_IGN)
      while written < 4096, (try? file.write(contentsOf: megabyte)) != nil { written += 1 }
    }
    written <= 256  // -> true
    ```
    ```swift,run
    import Glibc
    let megabyte = [UInt8](repeating: 1, count: 1 << 20)
    var (number, isFull) = (0, false)
    while !isFull {
      number += 1
      let file = open("file\\(number)", O_CREAT | O_WRONLY, 0o600)
      // A file that was removed takes up space for as long as it is open.
      if number.isMultiple(of: 2) { unlink("file\\(number)") }
      for _ in 0..<32 where write(file, megabyte, megabyte.count) < megabyte.count { isFull = true }
    }
    ```
    ```swift
    2 + 2  // -> 4
    ```
    """

  @Test(
    "A snippet that never ends, starts processes without end or ignores signals is stopped", arguments: ways)
  func endless(way: String) throws {
    let victim = try Victim()
    defer { victim.remove() }
    try victim.run.add(["page.md": victim.filled(Self.endless), "Site/limn.yml": "snippets: { time-limit: 4 }\n"])
    let before = victim.tree()
    var result = try victim.check(way)
    // On a busy machine, the one snippet that ends may reach the time limit too. Then, try again.
    for _ in 0..<9 where !result.outputText.contains("1 passed") { result = try victim.check(way) }
    let text = result.outputText
    #expect(text.contains("snippets: 5 in all, 1 passed, 4 failed"), "\(text)\(result.errorText)")
    #expect(text.contains("the snippet did not end within 4 seconds"), "\(text)")
    // All four endless snippets must fail, and at least one of them at the time limit. The other errors can differ. For
    // example, a snippet that starts processes without end reaches the time limit only if the sandbox refuses new
    // processes.
    #expect(text.components(separatedBy: "[run-").count - 1 >= 4 && text.contains("[run-time]"), "\(text)")
    #expect(victim.tree() == before)
    #expect(victim.processes().isEmpty)
  }

  private static let endless = """
    ```swift,run
    while true {}
    ```
    ```swift,run
    import Glibc
    for number in 1..<32 as Range<Int32> { signal(number, SIG_IGN) }
    while true { pause() }
    ```
    ```swift,run
    import Glibc
    // Swift hides this function of the C library.
    let copyProcess = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
    // The number of processes doubles until the limit is reached. With a shorter pause, other tests would get no processor time for a minute.
    while true {
      _ = copyProcess()
      usleep(50_000)
    }
    ```
    ```swift,run
    import Foundation
    while true {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "for i in 1 2 3 4 5 6 7 8 9; do sleep {nap} & done; wait"]
      try? process.run()
    }
    ```
    ```swift
    3 + 3  // -> 6
    ```
    """
}
