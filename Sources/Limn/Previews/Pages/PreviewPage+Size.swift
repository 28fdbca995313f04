import SemanticTree

extension StateGraph {
  /// The maximum number of HTML pages of a preview.
  private static let mostPages = 4

  /// Returns the graph with its states distributed over pages, each with at most `bytes` of HTML for states. States
  /// that do not fit are removed. The first page has at least one state.
  func paged(_ bytes: Int) -> StateGraph {
    // A link to another page contains the name of its file, so the size of a state depends on the pages. The pages that
    // follow from the estimated sizes are close enough.
    let estimated = pages(of: bytes) { Budget.size(of: states[$0]) }
    let page = PreviewPage(keeping(states: states.count, on: estimated.starts))
    var rules = ClassRules()
    let real = pages(of: bytes) { page.section($0, &rules).utf8.count }
    return keeping(states: real.states, on: real.starts)
  }

  /// Returns the first states of the pages, and the number of states that fit on them.
  private func pages(of bytes: Int, size: (Int) -> Int) -> (starts: [Int], states: Int) {
    var (starts, sum) = ([0], 0)
    for index in states.indices {
      let size = size(index)
      if sum + size > bytes, index > 0 {
        if starts.count == Self.mostPages { return (starts, index) }
        starts.append(index)
        sum = 0
      }
      sum += size
    }
    return (starts, states.count)
  }

  private func keeping(states count: Int, on starts: [Int]) -> StateGraph {
    var graph = keeping(states: count)
    graph.pageStarts = starts
    return graph
  }
}
