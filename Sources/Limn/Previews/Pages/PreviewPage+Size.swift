extension PreviewPage {
  /// Returns how many of the first states fit in `bytes`, by the total size of their HTML. Returns at least one.
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
