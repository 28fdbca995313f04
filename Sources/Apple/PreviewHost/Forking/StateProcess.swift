internal import CPreviewHost
internal import Glibc
internal import SemanticTree

/// The side of a process that holds one state of a preview: it waits to be copied, and each copy takes a step and becomes a state of its own.
@MainActor struct StateProcess {
  private var channel: Channel
  /// The one that is shown is the last. Those before it are kept, since their end would cancel tasks, and the app would notice.
  private var stages: [Stage] = []
  private let limits: StepLimits
  private let make: @MainActor (Conditions) -> Stage

  /// Makes the preview and reports its first state. Runs in a process of its own.
  init(channel: Channel, output: Int32, limits: StepLimits, conditions: Conditions, make: @escaping @MainActor (Conditions) -> Stage) {
    self.channel = channel
    self.limits = limits
    self.make = make
    arrive(output) { $0.append(make(conditions)) }
  }
}

extension StateProcess {
  /// Serves until the explorer closes the channel, in this process and in all its copies.
  mutating func serve() -> Never {
    while let (request, files) = channel.receive(StateRequest.self) {
      switch request {
      case .take(let step): copy(files) { $0.last?.take(step) }
      case .remake(let conditions):
        copy(files) { [make] stages in
          VirtualQueue.shared.forget()
          stages.append(make(conditions))
        }
      case .reap(let process):
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        channel.send(StateAnswer.reaped(status))
      }
    }
    _exit(0)
  }

  private mutating func copy(_ files: [Int32], change: (inout [Stage]) -> Void) {
    guard files.count == 2 else { _exit(1) }
    let process = limn_fork()
    if process == 0 {
      channel.close()
      channel = Channel(descriptor: files[0])
      arrive(files[1], change)
    } else {
      for file in files { close(file) }
      channel.send(StateAnswer.copied(process))
    }
  }

  /// Brings about a state and reports it. What is printed meanwhile goes to the file.
  private mutating func arrive(_ output: Int32, _ change: (inout [Stage]) -> Void) {
    limits.begin(output: output)
    let watch = StepWatch()
    change(&stages)
    let state = stages[stages.count - 1].arrive()
    let arrival = Arrival(
      state: state, effects: watch.effects(printed: limits.printed()), usesRandomness: watch.usesRandomness,
      isAlone: ThisProcess.threads == 1)
    limits.end()
    channel.send(arrival)
  }
}
