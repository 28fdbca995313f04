import Glibc
import LimnDiagnostics
@testable import LimnPlatform
@testable import LimnPreviews
import SemanticTree
import Testing

@testable import PreviewHost

@Suite struct UnansweredPreviewTests {
  @Test("A state with numbers that JSON lacks is explored, and a frame without a finite size is ignored")
  func aStateWithNumbersThatJSONLacksIsExplored() throws {
    let report = try explore(
      """
      import SwiftUI
      struct Gauge: View {
        @State var isOpen = false
        let zero: CGFloat = 0
        var body: some View {
          Text("wide").frame(width: 0 / zero, height: .infinity)
          Text("far").offset(x: isOpen ? -.infinity : .nan)
          Button("Open") { isOpen = true }
        }
      }
      #Preview { Gauge() }
      """)
    #expect(report.diagnostics.isEmpty)
    let graph = try #require(report.graphs.first)
    #expect(graph.extent == "2 states, complete")
    let wide = try #require(graph.states[0].tree?.all.first { $0.label == "wide" })
    #expect(wide.boxes == [.frame(.init())])
    let offsets = graph.states.map { state in
      state.tree?.all.flatMap(\.boxes).compactMap { box in
        if case .offset(let x, _) = box { x } else { nil }
      }
    }
    #expect(offsets.first??.first?.isNaN == true && offsets.last == [-.infinity])
  }

  @Test("A state that is too deep to be sent ends as a crash with the reason")
  func aStateThatIsTooDeepToBeSentEndsAsACrash() throws {
    let report = try explore(
      """
      import SwiftUI
      struct Well: View {
        @State var depth = 1
        func ring(_ depth: Int) -> AnyView { depth == 0 ? AnyView(Text("water")) : AnyView(VStack { ring(depth - 1) }) }
        var body: some View {
          Button("Dig") { depth = 400 }
          ring(depth)
        }
      }
      #Preview { Well() }
      """)
    #expect(
      report.diagnostics.map { "\($0.id): \($0.message)" } == [
        "preview-crash: preview 'Well', state 1: it crashes when you press “Dig”: its content cannot be described"
      ])
  }

  @Test("A preview whose run does not end is a finding, and the other previews are explored")
  func aPreviewWhoseRunDoesNotEndIsAFinding() throws {
    let program = try PreviewProgram(PreviewProgram.fixture())
    var explorer = program.explorer()
    explorer.processes = ProcessRunner(sandbox: ProcessRunner.local.sandbox) { command in
      guard command.arguments.first == "run", command.arguments.contains(where: { $0.contains("\"preview\":1,") })
      else { return try ProcessRunner.local.run(command) }
      return ProcessResult(status: 137, timedOut: true)
    }
    let report = try withExtendedLifetime(program) { try explorer.explore() }
    #expect(report.graphs.count == 3 && report.unrun.isEmpty)
    #expect(report.graphs.count { $0.extent.hasPrefix("6 states") || $0.states[0].tree != nil } == 2)
    let found = report.diagnostics
    #expect(found.map(\.id) == ["preview-hang"])
    #expect(found.first?.message.hasSuffix("state 1: it hangs at the start: it did not end in time") == true)
  }

  @Test("A channel sends any number, refuses what cannot be encoded, and gives up waiting")
  func aChannelSendsAnyNumber() throws {
    let (near, far) = try Channel.pair()
    defer {
      near.close()
      far.close()
    }
    #expect(near.send([Double.infinity, -.infinity, .nan]))
    let numbers = try #require(far.receive([Double].self)?.value)
    #expect(numbers.prefix(2) == [.infinity, -.infinity] && numbers[2].isNaN)
    #expect(!near.send(Unsendable()))
    #expect(far.receive([Double].self, waits: { far.waitUntilReadable(milliseconds: 1) }) == nil)
    // Half of a message.
    var count = UInt64(8)
    #expect(write(near.descriptor, &count, 8) == 8 && write(near.descriptor, "[1", 2) == 2)
    #expect(far.receive([Double].self, waits: { far.waitUntilReadable(milliseconds: 1) }) == nil)
  }

  private func explore(_ source: String) throws -> PreviewReport {
    let program = try PreviewProgram(source)
    return try withExtendedLifetime(program) { try program.explorer().explore() }
  }
}

private struct Unsendable: Encodable {
  struct Failure: Error {}
  func encode(to encoder: any Encoder) throws { throw Failure() }
}
