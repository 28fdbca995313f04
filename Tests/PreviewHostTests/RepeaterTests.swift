import SemanticTree
import Testing

@testable import PreviewHost

@Suite struct RepeaterTests {
  private let table = ["a": ["x": "b", "y": "a"], "b": ["z": "a", "w": "c"], "c": ["v": "b"]]

  @Test("An equal second run has no difference, and releases every handle once")
  func anEqualSecondRunHasNoDifferenceAndReleasesEveryHandleOnce() throws {
    let space = ScriptedSpace(table, from: "a")
    #expect(try Repeater.answer(request(), in: space).difference == nil)
    #expect(space.ledger.live.isEmpty)
    #expect(space.ledger.releasedTwice == 0)
  }

  @Test("The first different result is returned with its step") func theFirstDifferentResultIsReturnedWithItsStep()
    throws
  {
    let request = try request()
    var changed = table
    changed["b"]?["w"] = "a"
    let space = ScriptedSpace(changed, from: "a")
    let difference = try #require(try Repeater.answer(request, in: space).difference)
    let step = request.steps[try #require(difference.step)]
    #expect(step.step.label == "w" && difference.state?.name == "a")
    #expect(space.ledger.live.isEmpty)
  }

  @Test("A different first state has no step") func aDifferentFirstStateHasNoStep() throws {
    let difference = try #require(try Repeater.answer(request(), in: ScriptedSpace(table, from: "b")).difference)
    #expect(difference.step == nil && difference.state?.name == "b")
  }

  @Test("A state that cannot be continued in the second run is a difference")
  func aStateThatCannotBeContinuedInTheSecondRunIsADifference() throws {
    var space = ScriptedSpace(table, from: "a")
    space.unforkable = ["b"]
    let difference = try #require(try Repeater.answer(request(), in: space).difference)
    #expect(difference.step != nil && difference.state == nil)
    #expect(space.ledger.live.isEmpty)
  }

  @Test("Steps to states that are not kept are not repeated") func stepsToStatesThatAreNotKeptAreNotRepeated() throws {
    let request = try request(states: 2)
    #expect(request.steps.map(\.step.label) == ["x", "y", "z"] || request.steps.map(\.step.label) == ["y", "x", "z"])
    #expect(try Repeater.answer(request, in: ScriptedSpace(table, from: "a")).difference == nil)
  }

  /// The request to repeat the first states of an exploration of the table.
  private func request(states: Int = .max) throws -> RepeatRequest {
    RepeatRequest(RunRequest(preview: 0, seed: 42, clock: 0), try explore(table, from: "a"), states: states)
  }
}
