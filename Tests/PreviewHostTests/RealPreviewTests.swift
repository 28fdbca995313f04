import LimnDiagnostics
import Foundation
@testable import LimnPlatform
@testable import LimnPreviews
import SemanticTree
import Testing
import LimnToolchain

@Suite struct RealPreviewTests {
  @Test("Clean previews are explored to the end and faultless") func cleanPreviewsAreExploredToTheEndAndFaultless()
    throws
  {
    let report = try explore()
    #expect(report.diagnostics.isEmpty)
    #expect(
      report.graphs.map(\.preview.id)
        == ["FountainView/running", "WellView/default", "Basin/default"].map { "preview/Garden/" + $0 })
    #expect(
      report.graphs.map(\.extent) == [
        "6 states, complete", "6 states, complete except for repeated actions while loading", "2 states, complete",
      ])
    #expect(report.explored == 3)
  }

  @Test("Edges say what was done and what it changed") func edgesSayWhatWasDoneAndWhatItChanged() throws {
    let report = try explore()
    let graph = try #require(report.graphs.first)
    let edge = try #require(graph.edges.first { $0.from == 0 && $0.step.label == "Drop" })
    #expect(edge.remembered == [Difference(path: "FountainView.drops", old: "0", new: "1")])
    #expect(edge.shown.map(\.new) == ["Drops: 1"])
  }

  @Test("Loading is a state that time ends") func loadingIsAStateThatTimeEnds() throws {
    let report = try explore()
    let graph = try #require(report.graphs.first { $0.preview.type == "WellView" })
    let start = try #require(graph.edges.first { $0.from == 0 && $0.step.label == "Fill" })
    #expect(graph.states[start.to].pending == [2000])
    let time = try #require(graph.edges.first { $0.from == start.to && $0.step.kind == .time })
    #expect(graph.states[time.to].tree?.texts.contains("Level 3") == true)
  }

  @Test("A preview after an attribute on a line of its own is explored")
  func aPreviewAfterAnAttributeIsExplored() throws {
    let report = try explore(
      """
      import SwiftUI
      @available(macOS 14, *)
      #Preview("Late") { Text("late") }
      """)
    #expect(report.unrun.isEmpty)
    #expect(report.graphs.map(\.preview.name) == ["Late"])
  }

  @Test("A crash is explained after the process of the previous state has ended")
  func aCrashIsExplainedAfterTheProcessOfThePreviousStateHasEnded() throws {
    let report = try explore(
      """
      import SwiftUI
      struct Pipe: View {
        @State var isOpen = false
        var body: some View {
          if isOpen {
            Button("Burst") { fatalError("burst") }
          } else {
            Button("Open") { isOpen = true }
            Button("Stay") {}
          }
        }
      }
      #Preview { Pipe() }
      """)
    // “Open” is taken in a copy. “Stay” is the last step of the first state, so it is taken in the process of this
    // state, which then ends. The crash happens later, in the copy.
    let graph = try #require(report.graphs.first)
    #expect(graph.states.map(\.ending?.message) == [nil, nil, "burst"])
    #expect(report.diagnostics.filter { $0.id == "preview-differs" }.isEmpty)
  }

  @Test("A step that needs much time is taken, and one that needs too much memory is a crash")
  func greedySteps() throws {
    let report = try explore(
      """
      import Foundation
      import SwiftUI
      struct Greedy: View {
        @State var sums = 0
        @State var blocks: [[Int]] = []
        var body: some View {
          Button("Compute") {
            let start = clock()
            while clock() - start < 2_000_000 {}
            sums = 1
          }
          Button("Hoard") {
            while blocks.count < 10_000 { blocks.append(Array(repeating: 1, count: 1 << 24)) }
          }
        }
      }
      #Preview { Greedy() }
      """)
    let graph = try #require(report.graphs.first)
    #expect(graph.edges.contains { $0.step.label == "Compute" && graph.states[$0.to].ending == nil })
    #expect(
      Set(graph.states.compactMap(\.ending)) == [Ending(kind: .crashed, message: "it needs more than 3 GB of memory")],
      "\(graph.states.map(\.ending))")
  }

  @Test("Timers and dispatch queues with nearly the same deadline do not stop each other") func deadlines() throws {
    let report = try explore(
      """
      import Foundation
      import SwiftUI
      struct Blinker: View {
        @State var fast = 0
        @State var slow = 0
        @State var lit = 0
        var body: some View {
          Text("\\(fast) \\(slow) \\(lit)").onAppear {
            for index in 0..<3 {
              DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * (0.6 / 3)) { lit += 1 }
            }
            Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in fast = (fast + 1) % 3 }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in slow = (slow + 1) % 4 }
          }
        }
      }
      #Preview { Blinker() }
      """)
    let graph = try #require(report.graphs.first)
    #expect(graph.states.compactMap(\.ending) == [])
    let shown = graph.states.compactMap { $0.tree?.texts.first }
    #expect(shown.contains("2 1 3") && shown.contains("0 3 3"), "\(shown)")
  }

  @Test("A view that a preview declares for itself is no screen") func ownViews() throws {
    let report = try explore(
      """
      import SwiftUI
      struct Faucet: View { var body: some View { Text("Drip") } }
      #Preview {
        struct Wrapper: View {
          @State var isOn = false
          var body: some View { Faucet() }
        }
        return Wrapper()
      }
      """)
    let graph = try #require(report.graphs.first)
    #expect(graph.stateNames == ["Faucet, start"])
  }

  @Test("Looks do not see what an earlier one left behind") func looksDoNotSeeWhatAnEarlierOneLeftBehind() throws {
    // Each look must create the view in a new process. The view's text contains the number of views that its process
    // has created. If two looks shared a process, the text of the second look would contain a number higher than 1.
    let report = try explore(
      """
      import SwiftUI
      @MainActor var made = 0
      struct Made: View {
        @State var number = { made += 1; return made }()
        @Environment(\\.colorScheme) var scheme
        var body: some View { Text("\\(scheme == .dark ? "Dark" : "Light") \\(number)") }
      }
      #Preview { Made() }
      """)
    let graph = try #require(report.graphs.first)
    #expect(Set(graph.matrix.map { $0.state?.tree?.texts ?? ["Light 1"] }) == [["Light 1"], ["Dark 1"]])
    #expect(graph.matrix.count == Conditions.all.count)
  }

  @Test(
    "Chance is seeded",
    arguments: [
      "Int.random(in: 0..<1_000_000)", "Int(arc4random())", "Int(arc4random_uniform(1_000_000))",
      "withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1) { arc4random_buf($0.baseAddress!, 8); return Int(truncatingIfNeeded: $0[0]) }",
    ])
  func chanceIsSeeded(drawing: String) throws {
    let report = try explore(
      """
      import Foundation
      import SwiftUI
      struct Dice: View {
        @State private var rolled: Int?
        var body: some View { Button("Rolled \\(rolled ?? -1)") { rolled = \(drawing) } }
      }
      #Preview { Dice() }
      """)
    #expect(report.diagnostics.isEmpty)
    let edge = try #require(report.graphs.first?.edges.first)
    #expect(edge.usesRandomness && edge.remembered.count == 1)
  }

  @Test("Two runs give the same bytes") func twoRunsGiveTheSameBytes() throws {
    let program = try PreviewProgram(PreviewProgram.fixture())
    let first = try program.explorer().explore().graphs.map(\.json)
    let second = try program.explorer().explore().graphs.map(\.json)
    #expect(first == second)
  }

  @Test("What did not change is not explored again") func whatDidNotChangeIsNotExploredAgain() throws {
    let program = try PreviewProgram(PreviewProgram.fixture())
    let cache = ContentCache(folder: program.built.scratch + "/cache")
    let first = try program.explorer(cache: cache).explore()
    var explorer = program.explorer(cache: cache)
    explorer.processes = ProcessRunner { command in
      throw EnvironmentFailure("\(command.executable) was started")
    }
    let second = try explorer.explore()
    #expect(second.explored == 0)
    #expect(second.graphs == first.graphs)
  }

  @Test("Shards explore each preview once, and a run from the cache explores none") func shards() throws {
    let program = try PreviewProgram(PreviewProgram.fixture())
    let first = try program.explorer().explore()
    var cache = ContentCache(folder: program.built.scratch + "/shards")
    var explored: [Int] = []
    for index in 1...2 {
      var explorer = program.explorer(cache: cache)
      explorer.shard = Shard(index: index, count: 2)
      explored.append(try explorer.explore().explored)
    }
    #expect(explored.allSatisfy { $0 > 0 } && explored.reduce(0, +) == first.explored, "\(explored)")
    cache.isOnlySource = true
    func last(_ cache: ContentCache) throws -> PreviewReport {
      var explorer = program.explorer(cache: cache)
      explorer.processes = ProcessRunner { command in
        throw EnvironmentFailure("\(command.executable) was started")
      }
      return try explorer.explore()
    }
    let found = try last(cache)
    #expect(found.graphs == first.graphs && found.diagnostics == first.diagnostics && found.explored == 0)
    cache.folder += "-empty"
    let missing = try last(cache)
    #expect(missing.graphs.isEmpty && missing.diagnostics.filter { $0.id == "not-in-cache" }.count == first.explored)
  }

  @Test(
    "A mutation is reported at its preview state and control",
    arguments: [
      (
        "{ drops = (drops + 1) % 3 }", "{ fatalError(\"burst\") }", "preview-crash",
        "it crashes when you press “Drop”: burst"
      ),
      (
        "{ drops = (drops + 1) % 3 }", "{ _ = [1][drops + 1] }", "preview-crash",
        "it crashes when you press “Drop”: Index out of range"
      ),
      (
        "{ drops = (drops + 1) % 3 }", "{ while drops == 0 {} }", "preview-hang",
        "it hangs when you press “Drop”: it was stopped after 6 seconds of processor time"
      ),
      (
        "{ drops = (drops + 1) % 3 }", "{}", "preview-dead-control",
        "nothing happens when you press “Drop”, in any state"
      ),
      (
        "{ drops = (drops + 1) % 3 }",
        "{ drops = Int((try? String(contentsOfFile: \"/proc/sys/kernel/random/uuid\", encoding: .utf8))?.prefix(6) ?? \"\", radix: 16) ?? 0 }",
        "preview-differs", "a second run differs after you press “Drop”"
      ),
    ])
  func aMutationIsReportedAtItsPreviewStateAndControl(old: String, new: String, id: String, message: String) throws {
    let report = try explore(PreviewProgram.fixture(replacing: old, with: new))
    let found = report.diagnostics.filter { $0.id == id }
    #expect(found.count >= 1)
    #expect(found.allSatisfy { $0.message.hasPrefix("preview 'FountainView: Running', state ") })
    #expect(found.contains { $0.message.contains(message) })
    #expect(found.allSatisfy { $0.location == Location(path: "Sources/Garden/Fountain.swift", line: 19, column: 1) })
    #expect(Set(report.diagnostics.map(\.id)) == [id])
  }

  private func explore(_ source: String? = nil) throws -> PreviewReport {
    let program = try PreviewProgram(source ?? PreviewProgram.fixture())
    return try withExtendedLifetime(program) { try program.explorer().explore() }
  }
}
