internal import CPreviewHost
internal import Glibc
internal import SemanticTree

/// The side of a process that holds one state of a preview: it waits to be copied, and each copy takes a step and becomes a state of its own.
@MainActor struct StateProcess {
  private var channel: Channel
  private let stage: Stage
  private let limits: StepLimits

  /// Makes the preview and reports its first state. Runs in a process of its own.
  init(channel: Channel, output: Int32, limits: StepLimits, make: () -> Stage) {
    self.channel = channel
    self.limits = limits
    limits.begin(output: output)
    let watch = StepWatch()
    stage = make()
    report(watch)
  }
}

extension StateProcess {
  /// Serves until the explorer closes the channel, in this process and in all its copies.
  mutating func serve() -> Never {
    while let (request, files) = channel.receive(StateRequest.self) {
      switch request {
      case .take(let step): copy(step, files)
      case .reap(let process):
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        channel.send(StateAnswer.reaped(status))
      }
    }
    _exit(0)
  }

  private mutating func copy(_ step: Step, _ files: [Int32]) {
    guard files.count == 2 else { _exit(1) }
    let process = limn_fork()
    if process == 0 {
      channel.close()
      channel = Channel(descriptor: files[0])
      limits.begin(output: files[1])
      let watch = StepWatch()
      stage.take(step)
      report(watch)
    } else {
      for file in files { close(file) }
      channel.send(StateAnswer.copied(process))
    }
  }

  private func report(_ watch: StepWatch) {
    let state = stage.arrive()
    let arrival = Arrival(
      state: state, effects: watch.effects(printed: limits.printed()), drewChance: watch.drewChance, isAlone: ThisProcess.threads == 1)
    limits.end()
    channel.send(arrival)
  }
}
