import Foundation
@testable import LimnPlatform
import TestFiles
import Testing

/// Machines that share results through a server of the Bazel HTTP cache protocol.
@Suite("The shared cache")
struct SharedCacheTests {
  private let server: CacheServer

  init() throws { server = try CacheServer() }

  /// A cache with an empty local folder, as on another machine.
  private func cache(pushes: Bool = true, authorization: String? = nil, patience: Int = 20) -> (
    ContentCache, RemoteCache
  ) {
    var settings = RemoteCache.Settings(url: String(server.url.dropLast()), pushes: pushes)
    settings.authorization = authorization
    // Other tests run at the same time, so this server may respond slowly.
    settings.patience = patience
    let remote = RemoteCache(settings)
    return (ContentCache(folder: "c", files: .inMemory([:]), remote: remote), remote)
  }

  private static let bodies: [[UInt8]] = [
    [], Array("{}".utf8), [UInt8](repeating: 7, count: 64 << 10), [UInt8](repeating: 9, count: (64 << 10) + 1),
    [UInt8](repeating: 3, count: 3 << 20),
  ]

  @Test("What one machine stores, another reads, and long bodies lie under their own digest")
  func sharing() {
    let (first, remote) = cache(authorization: "Bearer secret")
    for (number, body) in Self.bodies.enumerated() { first.write(Digest(of: "\(number)"), body, isShared: true) }
    first.write(Digest(of: "own"), [1])
    #expect(remote.finish() == nil)
    #expect(remote.usage.stored == Self.bodies.count)
    #expect(server.authorizations == ["Bearer secret"])
    #expect(server.entries.keys.filter { $0.hasPrefix("/ac/") }.count == Self.bodies.count)
    for body in Self.bodies.suffix(2) { #expect(server.entries["/cas/\(Digest(of: body).hex)"] == body) }
    let (second, other) = cache(pushes: false)
    for (number, body) in Self.bodies.enumerated() {
      #expect(second.read(Digest(of: "\(number)"), isShared: true) == body)
    }
    #expect(second.read(Digest(of: "own"), isShared: true) == nil)
    #expect(other.usage.hits == Self.bodies.count && other.usage.misses == 1)
    let asked = server.requests.count
    for number in Self.bodies.indices { _ = second.read(Digest(of: "\(number)"), isShared: true) }
    #expect(server.requests.count == asked, "what was read once is in the machine's own cache")
    second.write(Digest(of: "new"), [1], isShared: true)
    #expect(other.finish() == nil)
    #expect(server.entries["/ac/\(Digest(of: "new").hex)"] == nil, "a machine that may not store sends nothing")
  }

  /// The expected bytes are those that protobuf's own tools write for `ActionResult { exit_code: 0, stdout_raw: "x",
  /// stderr_raw: <seal> }`.
  @Test("An entry is the message that servers check")
  func message() throws {
    let (first, remote) = cache()
    let key = Digest(of: "key")
    first.write(key, Array("x".utf8), isShared: true)
    #expect(remote.finish() == nil)
    let seal = Digest(ofParts: ["limn", key.hex, Digest(of: "x").hex]).hex
    #expect(server.entries["/ac/\(key.hex)"] == [0x2a, 1, UInt8(ascii: "x"), 0x3a, 64] + Array(seal.utf8))
  }

  private static let damage: [(name: String, behavior: CacheServer.Behavior)] = [
    ("no message", .lying(Array("<html>Sign in</html>".utf8))), ("nothing", .lying([])),
    ("cut", .changing { _, entry in Array(entry.dropLast(entry.count / 3 + 1)) }),
    (
      "one byte",
      .changing { path, entry in
        var entry = entry
        entry[path.hasPrefix("/ac/") ? 3 : 0] ^= 1
        return entry
      }
    ),
  ]

  @Test("A damaged entry is noticed, is a miss, and gives one warning", arguments: damage.indices)
  func damaged(_ index: Int) {
    let (first, remote) = cache()
    for (number, body) in Self.bodies.enumerated() { first.write(Digest(of: "\(number)"), body, isShared: true) }
    #expect(remote.finish() == nil)
    server.behave(Self.damage[index].behavior)
    let (second, other) = cache()
    for number in Self.bodies.indices {
      #expect(second.read(Digest(of: "\(number)"), isShared: true) == nil, "\(Self.damage[index].name) \(number)")
    }
    #expect(other.finish()?.contains("damaged") == true)
    #expect(server.requests.count <= 6, "after three damaged entries the server is not asked any more")
  }

  @Test("A run that cannot compute results finds the good entries among damaged ones and on a slow server")
  func required() {
    let (first, remote) = cache()
    let keys = (0..<60).map { Digest(of: "\($0)") }
    for key in keys { first.write(key, [1], isShared: true) }
    #expect(remote.finish() == nil)
    let bad = Set(keys.prefix(10).map { "/ac/\($0.hex)" })
    server.behave(.changing { path, entry in bad.contains(path) ? [0] : entry })
    var settings = remote.settings
    settings.isRequired = true
    let required = RemoteCache(settings)
    let second = ContentCache(folder: "c", files: .inMemory([:]), remote: required)
    #expect(keys.map { second.read($0, isShared: true) } == keys.indices.map { $0 < 10 ? nil : [1] })
    #expect(required.finish()?.contains("damaged") == true)
    // Together, the responses take longer than a run waits that can compute results itself: such a run asks for 35 of
    // the keys. One response takes much less than its limit, but other programs may delay a few of them beyond it.
    server.behave(.slow(150))
    settings.patience = 10
    let slow = ContentCache(folder: "c", files: .inMemory([:]), remote: RemoteCache(settings))
    #expect(keys.count { slow.read($0, isShared: true) == [1] } > 50)
  }

  @Test("The entry of another key is noticed")
  func swapped() throws {
    let (first, remote) = cache()
    first.write(Digest(of: "good"), Array("passed".utf8), isShared: true)
    #expect(remote.finish() == nil)
    server.behave(.lying(try #require(server.entries["/ac/\(Digest(of: "good").hex)"])))
    let (second, other) = cache()
    #expect(second.read(Digest(of: "bad"), isShared: true) == nil)
    #expect(other.finish()?.contains("damaged") == true)
  }

  private static let troubles: [(name: String, behavior: CacheServer.Behavior?)] = [
    ("dead", nil), ("slow", .slow(200)), ("somewhat slow", .slow(60)), ("silent", .silent), ("hanging up", .hangingUp),
    ("refusing", .refusing(503)), ("asking for a password", .refusing(401)), ("redirecting", .refusing(302)),
  ]

  @Test(
    "A server that is dead, slow or refuses costs at most a second and gives one warning", arguments: troubles.indices)
  func badServer(_ index: Int) {
    if let behavior = Self.troubles[index].behavior { server.behave(behavior) } else { server.stop() }
    let (mine, remote) = cache(patience: 1)
    let keys = (0..<400).map { Digest(of: "\($0)") }
    let start = ContinuousClock.now
    let found = concurrentMap(keys, jobs: mine.lookups(jobs: 2)) { mine.read($0, isShared: true) }
    for key in keys { mine.write(key, [1], isShared: true) }
    let warning = remote.finish()
    let spent = ContinuousClock.now - start
    #expect(found.allSatisfy { $0 == nil })
    #expect(warning != nil, "\(Self.troubles[index].name)")
    // The limit for the delay by a bad server is one second. The rest is for the other work of a busy machine. Without
    // the limit, the 400 requests to a slow server take 40 seconds.
    #expect(spent < .seconds(5), "\(Self.troubles[index].name): \(spent)")
    #expect(server.requests.count < 300, "\(Self.troubles[index].name): \(server.requests.count) requests")
  }

  @Test("A server whose answers take their time is used as long as they save more")
  func farAway() {
    let (first, remote) = cache()
    let keys = (0..<300).map { Digest(of: "\($0)") }
    for key in keys { first.write(key, [1], isShared: true) }
    #expect(remote.finish() == nil)
    server.behave(.slow(40))
    let (second, other) = cache(pushes: false)
    let found = concurrentMap(keys, jobs: second.lookups(jobs: 2)) { second.read($0, isShared: true) }
    #expect(found.allSatisfy { $0 == [1] })
    #expect(other.finish() == nil)
  }
}
