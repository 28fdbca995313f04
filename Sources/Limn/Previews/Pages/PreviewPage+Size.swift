extension PreviewPage {
  /// The largest number of states, counted from the first state, whose HTML together fits in `bytes`; at least one.
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
