internal import SemanticTree

/// What the explorer asks of the process that holds a state.
enum StateRequest: Codable {
  /// Copy yourself, and have the copy take the step and report. Comes with the copy's channel and the file for what it prints.
  case take(Step)
  /// The same, but the copy makes the preview again, under conditions. What the app keeps outside its views stays as the first one left it.
  case remake(Conditions)
  /// Tell how the copy with this process id ended.
  case reap(Int32)
}

/// What the process that holds a state answers about its copies.
enum StateAnswer: Codable {
  case copied(Int32)
  /// The status as `waitpid` gives it.
  case reaped(Int32)
}

/// What a new state reports.
struct Arrival: Codable {
  var state: ExploredState
  var effects: [Effect]
  var usesRandomness: Bool
  /// Whether the state may be copied, which it cannot with threads of its own.
  var isAlone: Bool
}
