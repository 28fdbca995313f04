import Foundation
import LimnPlatform
import Testing

/// Runs the fuzz targets on stored inputs for which the fuzzer once found a failure. Also runs them on a few hundred
/// random changes of these inputs and of this repository's texts. `Tests/fuzz` runs the fuzzer itself, which takes
/// longer.
@Suite("Fuzz targets")
struct ReplayTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test("Inputs that once failed no longer fail", arguments: FuzzTarget.allCases)
  func regressions(target: FuzzTarget) throws {
    for input in try Self.inputs(target.rawValue) { target.run(input) }
  }

  @Test("Mutated texts are parsed without a crash", arguments: FuzzTarget.allCases)
  func mutations(target: FuzzTarget) throws {
    var random = Random(state: 7)
    let articles = try FileSystem.local.files(below: Self.root + "/Content").filter { $0.hasSuffix(".md") }.prefix(12)
    let seeds =
      try Self.inputs(target.rawValue)
      + articles.map { Array(try FileSystem.local.read("\(Self.root)/Content/\($0)").prefix(1500)) }
    for _ in 0..<(target == .alternate ? 20 : 200) {
      var text = seeds[random.next(seeds.count)]
      for _ in 0...random.next(6) { random.change(&text, with: seeds) }
      target.run(text)
    }
  }

  private static func inputs(_ target: String) throws -> [[UInt8]] {
    let folder = "\(root)/Tests/FuzzCorpus/\(target)"
    guard FileSystem.local.isFolder(folder) else { return [] }
    return try FileSystem.local.files(below: folder).map { try FileSystem.local.read("\(folder)/\($0)") }
  }
}

/// A random number generator that returns the same numbers in every run.
private struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }

  /// Changes, removes, repeats, or inserts a few bytes.
  mutating func change(_ text: inout [UInt8], with seeds: [[UInt8]]) {
    let place = next(text.count + 1)
    let end = min(text.count, place + next(16))
    switch next(5) {
    case 0: if place < text.count { text[place] = UInt8(next(256)) }
    case 1: text.removeSubrange(place..<end)
    case 2: text.insert(contentsOf: text[place..<end] + text[place..<end], at: place)
    case 3:
      let other = seeds[next(seeds.count)]
      let start = next(other.count)
      text.insert(contentsOf: other[start..<min(other.count, start + next(64))], at: place)
    default: text.insert(contentsOf: Array("[](<>`|*_~-#&;:\n\"'".utf8).few(from: next(17)), at: place)
    }
  }
}

extension [UInt8] {
  /// Up to three bytes, starting at an index.
  fileprivate func few(from start: Int) -> [UInt8] { Array(self[Swift.min(start, count)...].prefix(3)) }
}
