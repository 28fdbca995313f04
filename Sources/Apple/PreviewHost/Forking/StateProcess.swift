internal import CPreviewHost
internal import Glibc
internal import SemanticTree

/// A process that holds one state of a preview and waits for requests. For each request to take a step, it forks. The
/// copy takes the step and then holds the new state.
@MainActor struct StateProcess {
  private var channel: Channel
  /// The previews that this process created; the last one is the current preview. Earlier previews are not destroyed,
  /// since that would cancel their tasks and could change the app's state.
  private var stages: [Stage] = []
  /// The state that `arrive` described last. Nil before the first call. A copy of the process starts with the state of
  /// its original.
  private var state: ExploredState?
  /// The app's files in this state.
  private var files = HomeFiles.new
  private var limits: StepLimits
  private let make: @MainActor (Conditions) -> Stage

  /// Creates the preview in a new process and reports its first state.
  init(
    channel: Channel, output: Int32, limits: StepLimits, conditions: Conditions,
    make: @escaping @MainActor (Conditions) -> Stage
  ) {
    self.channel = channel
    self.limits = limits
    self.make = make
    arrive(output) { $0.append(make(conditions)) }
  }
}

extension StateProcess {
  /// Serves requests in this process and its copies until the explorer closes the channel.
  mutating func serve() -> Never {
    while let (request, files) = channel.receive(StateRequest.self) {
      switch request {
      case .take(let step, let limits):
        copy(files) { copy, output in
          copy.limits = limits
          copy.arrive(output) { $0.last?.take(step) }
        }
      case .takeLast(let step, let limits):
        guard let output = files.first else { _exit(1) }
        self.limits = limits
        arrive(output) { $0.last?.take(step) }
      case .remake(let conditions, let limits):
        let make = make
        copy(files) { copy, output in
          copy.limits = limits
          copy.files = .new
          copy.arrive(output) { $0.remake(make, conditions) }
        }
      case .remakeAll(let all, let limits):
        copy(files) { copy, output in
          copy.limits = limits
          copy.remake(under: all, output: output)
        }
      case .describe: if !channel.send(state) { channel.send(ExploredState(tree: nil, ending: .undescribed)) }
      case .reap(let process):
        var ended: EndedProcess?
        repeat { ended = EndedProcess(waitingFor: process) } while ended == nil && errno == EINTR
        channel.send(StateAnswer.reaped(ended ?? EndedProcess()))
      }
    }
    _exit(0)
  }

  /// Forks this process. The copy runs the closure, then returns to `serve()` and waits for requests. The closure
  /// receives the file for the copy's output.
  private mutating func copy(_ files: [Int32], run: (inout StateProcess, Int32) -> Void) {
    guard files.count == 2 else { _exit(1) }
    let process = limn_fork()
    if process == 0 {
      channel.close()
      channel = Channel(descriptor: files[0])
      run(&self, files[1])
    } else {
      for file in files { close(file) }
      channel.send(StateAnswer.copied(process))
    }
  }

  /// Creates the preview once for each of the conditions, and reports all states together. The time limit of a step
  /// applies to each creation.
  private mutating func remake(under all: [Conditions], output: Int32) {
    limits.begin(output: output)
    var states: [ExploredState] = []
    for conditions in all {
      limits.restart()
      HomeFiles.new.putBack()
      stages.remake(make, conditions)
      states.append(stages[stages.count - 1].arrive())
    }
    limits.end()
    channel.send(states)
  }

  /// Changes the preview with the closure, then reports the resulting state. Output of the preview is written to the
  /// file.
  private mutating func arrive(_ output: Int32, _ change: (inout [Stage]) -> Void) {
    files.putBack()
    limits.begin(output: output)
    let watch = StepWatch()
    change(&stages)
    let state = stages[stages.count - 1].arrive()
    self.state = state
    files = .current()
    let arrival = Arrival(
      state: ValueDigest(state), effects: watch.effects(printed: limits.printed()),
      usesRandomness: watch.usesRandomness,
      canContinue: ThisProcess.threads == 1 && state.ending == nil)
    limits.end()
    channel.send(arrival)
  }
}

extension [Stage] {
  /// Creates the preview again. Before that, removes the pending work of the earlier previews.
  @MainActor fileprivate mutating func remake(_ make: @MainActor (Conditions) -> Stage, _ conditions: Conditions) {
    VirtualQueue.shared.forget()
    append(make(conditions))
  }
}
