extension PreviewPage {
  /// Returns the number of states that fit in `bytes`, which limits the total size of their HTML. States are counted from the first state.
  /// The result is at least one.
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
