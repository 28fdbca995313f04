internal import SemanticTree

/// A request of the explorer to the process that holds a state.
enum StateRequest: Codable {
  /// Fork this process. The copy takes the step and reports the new state. The sender attaches two open files to the
  /// request: the copy's channel, and a file for the copy's output.
  case take(Step, StepLimits)
  /// Take the step in this process and report the new state. The sender attaches a file for the output of the step.
  case takeLast(Step, StepLimits)
  /// Fork this process. The copy creates the preview again under other conditions. The app's global variables are not
  /// reset.
  case remake(Conditions, StepLimits)
  /// Fork this process. The copy creates the preview again under each of the conditions in turn. It reports the array
  /// of the states, in the order of the conditions.
  case remakeAll([Conditions], StepLimits)
  /// Report the state of this process.
  case describe
  /// Report how the copy with this process id ended.
  case reap(Int32)
}

/// The reply of a process that holds a state.
enum StateAnswer: Codable {
  case copied(Int32)
  case reaped(EndedProcess)
}

/// The report of a new state. It contains only the digest of the state, since encoding the whole state is slow and most
/// steps lead to a known state. The explorer requests an unknown state separately.
struct Arrival: Codable {
  var state: ValueDigest
  var effects: [Effect]
  var usesRandomness: Bool
  /// Whether further steps can be taken. This is false if the preview ended, or if the process has several threads,
  /// since such a process cannot be copied.
  var canContinue: Bool
}
