extension StateGraph {
  /// The maximum number of HTML pages of a preview.
  private static let mostPages = 4

  /// Returns the graph with its states distributed over pages, each with at most `bytes` of HTML for states. States
  /// that do not fit are removed. The first page has at least one state.
  func paged(_ bytes: Int) -> StateGraph {
    let page = PreviewPage(self)
    var rules = ClassRules()
    var (starts, sum) = ([0], 0)
    for index in states.indices {
      let size = page.section(index, &rules).utf8.count
      if sum + size > bytes, index > 0 {
        if starts.count == Self.mostPages { return keeping(states: index, on: starts) }
        starts.append(index)
        sum = 0
      }
      sum += size
    }
    return keeping(states: states.count, on: starts)
  }

  private func keeping(states count: Int, on starts: [Int]) -> StateGraph {
    var graph = keeping(states: count)
    graph.pageStarts = starts
    return graph
  }
}
