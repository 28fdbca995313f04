package import SemanticTree

/// Repeats the steps of an earlier run, and compares their results with those of the earlier run.
package struct Repeater<Space: StateSpace> {
  private var space: Space
  private let request: RepeatRequest
  /// The handles of the states from which steps remain, by the index of the state in the earlier run.
  private var handles: [Int: Space.Handle] = [:]
  /// The number of steps that remain, by the index of their source state.
  private var open: [Int: Int] = [:]
}

extension Repeater {
  /// Repeats the steps until a result differs.
  package static func answer(_ request: RepeatRequest, in space: Space) throws -> RepeatAnswer {
    var repeater = Repeater(space: space, request: request)
    return RepeatAnswer(difference: try repeater.firstDifference())
  }

  private mutating func firstDifference() throws -> RunDifference? {
    defer { for handle in handles.values { space.release(handle) } }
    for step in request.steps { open[step.from, default: 0] += 1 }
    let start = try space.start()
    if start.result != request.start { return difference(start, step: nil) }
    keep(start, as: 0)
    for (index, step) in request.steps.enumerated() {
      let isLast = open[step.from] == 1
      open[step.from, default: 0] -= 1
      guard let handle = isLast ? handles.removeValue(forKey: step.from) : handles[step.from] else {
        return RunDifference(step: index, state: nil)
      }
      let visit = try space.take(step.step, in: handle, isLast: isLast)
      if visit.result != step.result { return difference(visit, step: index) }
      keep(visit, as: step.to)
    }
    return nil
  }

  /// Keeps the handle of a new state if steps from the state remain. Otherwise, releases it.
  private mutating func keep(_ visit: Visit<Space.Handle>, as index: Int) {
    guard let handle = visit.handle else { return }
    if open[index, default: 0] > 0, handles[index] == nil { handles[index] = handle } else { space.release(handle) }
  }

  private mutating func difference(_ visit: Visit<Space.Handle>, step: Int?) -> RunDifference {
    let state = visit.state
    if let handle = visit.handle { space.release(handle) }
    return RunDifference(step: step, state: state)
  }
}
