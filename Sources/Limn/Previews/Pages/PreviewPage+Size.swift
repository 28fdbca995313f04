extension PreviewPage {
  /// Returns the number of states that can be shown if the total size of their HTML is limited to `bytes`. States are
  /// counted from the first state. The result is at least one.
  func statesThatFit(_ bytes: Int) -> Int {
    var rules = ClassRules()
    var sum = 0
    for index in graph.states.indices {
      sum += section(index, &rules).utf8.count
      if sum > bytes { return max(1, index) }
    }
    return graph.states.count
  }
}
