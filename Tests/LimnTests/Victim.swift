import Foundation
import LimnPlatform

@testable import limn

/// A project and a stand-in for the home folder. Both contain files that hostile programs try to read or change.
struct Victim {
  let run: CommandRun
  let home: String
  /// A duration in seconds that identifies the `sleep` processes of this test.
  let nap = "98\(UInt32.random(in: 10_000...99_999))"
  private let socket = LoopbackSocket(port: 0)

  init() throws {
    run = try CommandRun(["Content/index.md": "# Page\n", "_site/index.html": "built before\n", "_site/.limn-site": ""])
    home = run.root + "-home"
    try FileSystem.local.write(home + "/.ssh/id", Array("top secret\n".utf8))
    try FileSystem.local.write(home + "/.profile", Array("mine\n".utf8))
  }

  func remove() {
    run.remove()
    try? FileManager.default.removeItem(atPath: home)
    if let socket { close(socket.descriptor) }
  }

  /// Replaces placeholders such as `{home}` in a text with the paths and numbers of this victim.
  func filled(_ text: String) -> String {
    text.replacing("{home}", with: home).replacing("{root}", with: run.root).replacing("{nap}", with: nap)
      .replacing("{port}", with: "\(socket?.port ?? 1)").replacing("{process}", with: "\(getpid())")
  }

  /// Runs `limn check` on the files of the project in the given kind of sandbox, with secrets in the environment.
  func check(_ sandbox: String, _ more: [String] = [], environment: [String: String] = [:]) throws -> ProcessResult {
    let paths = ["page.md", "README.md"].filter { run.text($0) != nil }
    let secrets = ["SECRET_TOKEN": "top secret", "LIMN_CACHE_TOKEN": "top secret"]
    let variables = ["LIMN_SANDBOX": sandbox, "HOME": home].merging(secrets) { $1 }.merging(environment) { $1 }
    return try run.limn(words: ["check"] + paths + ["--quiet"] + more, environment: variables)
  }

  /// The contents of all files in the project and the home folder, by path, except in Limn's cache.
  func tree() -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for root in [run.root, home] {
      for path in (try? FileSystem.local.files(below: root, skip: { $0 == ".build" })) ?? [] {
        found[root + "/" + path] = try? FileSystem.local.read(root + "/" + path)
      }
    }
    return found
  }

  /// The processes that hostile programs left running, with their command lines. Waits up to a minute for killed
  /// processes to disappear.
  func processes() -> [String] {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      let found = running()
      if found.isEmpty || deadline < .now { return found }
      usleep(20_000)
    }
  }

  private func running() -> [String] {
    ((try? FileSystem.local.list("/proc")) ?? []).compactMap { name in
      guard Int(name) != nil, let words = try? FileSystem.local.read("/proc/\(name)/cmdline") else { return nil }
      let text = String(decoding: words.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
      return text.contains(nap) || text.contains(run.root) ? text : nil
    }
  }
}
