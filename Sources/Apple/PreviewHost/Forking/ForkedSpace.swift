internal import CPreviewHost
internal import Glibc
internal import SemanticTree

/// Explores a preview by forking. Each visited state is kept as a process that waits. To take a step, the process of
/// the state is forked, so earlier steps need not be repeated. The last step from a state is taken in the process
/// itself.
@MainActor struct ForkedSpace {
  /// Creates the preview. The process that holds the first state calls it once. A forked process calls it only to
  /// create the preview again.
  let make: @MainActor (Conditions) -> Stage
  /// The conditions for the first state.
  var conditions = Conditions()
  var limits = StepLimits()
  private let waiting = WaitingProcesses()

  init(make: @escaping @MainActor (Conditions) -> Stage) { self.make = make }
}

/// The processes whose channels are open.
@MainActor private final class WaitingProcesses {
  var channels: [Int32: Channel] = [:]
  /// What a process was doing when it reached its time limit: the kinds and labels of steps.
  var slow: Set<String> = []
}

extension ForkedSpace: @MainActor StateSpace {
  struct Handle {
    var channel: Channel
    var process: Int32
    /// The process that was forked; nil for the first state, which is forked from this process.
    var parent: Int32?
  }

  func start() throws -> Visit<Handle> {
    let (mine, theirs) = try Channel.pair()
    let output = try outputFile()
    let process = limn_fork()
    if process == 0 {
      mine.close()
      EndedProcess.limitMemory()
      var first = StateProcess(
        channel: theirs, output: output, limits: limits(for: Self.making), conditions: conditions, make: make)
      first.serve()
    }
    guard process > 0 else { throw HostFailure("the process could not be copied") }
    theirs.close()
    return visit(opened(Handle(channel: mine, process: process)), Self.making, output: output)
  }

  private static let making = "start"

  /// The limits for a step, which are lower if a step like it was already stopped.
  private func limits(for work: String) -> StepLimits {
    var limits = limits
    if waiting.slow.contains(work) { limits.milliseconds = limits.millisecondsAgain }
    return limits
  }

  func take(_ step: Step, in state: Handle, isLast: Bool) throws -> Visit<Handle> {
    let work = "\(step.kind) \(step.label ?? "")"
    guard isLast else { return try visit(from: state, by: .take(step, limits(for: work)), work) }
    let output = try outputFile()
    guard state.channel.send(StateRequest.takeLast(step, limits(for: work)), files: [output]) else {
      throw HostFailure("a state's process is gone")
    }
    return visit(state, work, output: output)
  }

  /// Creates the preview again in a copy of the state's process. The copy has already loaded the types, so this is
  /// faster than a new process.
  func remake(under conditions: Conditions, in state: Handle) throws -> Visit<Handle> {
    try visit(from: state, by: .remake(conditions, limits(for: Self.making)), Self.making)
  }

  /// Creates the preview once for each of the conditions. A single copy of the state's process does this, which takes
  /// less time than a separate copy for each. Returns nil if the copy ends before it reports all states.
  func remakeAll(under conditions: [Conditions], in state: Handle) throws -> [ExploredState]? {
    let (handle, output) = try copy(state, for: .remakeAll(conditions, limits(for: Self.making)))
    defer { Glibc.close(output) }
    let states = answer(of: handle, as: [ExploredState].self).value
    close(handle)
    _ = ended(handle)
    return states
  }

  /// Waits for an answer of the process. If none comes, kills the process, which does not change how a process ends
  /// that already ends. `isLate` is true if the process made no progress.
  private func answer<Value: Decodable>(of handle: Handle, as type: Value.Type) -> (value: Value?, isLate: Bool) {
    var isLate = false
    let value = handle.channel.receive(type) {
      isLate = !waits(for: handle)
      return !isLate
    }?.value
    if value == nil { kill(handle.process, SIGKILL) }
    return (value, isLate)
  }

  private func visit(from state: Handle, by request: StateRequest, _ work: String) throws -> Visit<Handle> {
    let (handle, output) = try copy(state, for: request)
    return visit(handle, work, output: output)
  }

  /// Waits until a state's process has ended.
  private func ended(_ handle: Handle) -> EndedProcess {
    if let parent = handle.parent.flatMap({ waiting.channels[$0] }) {
      parent.send(StateRequest.reap(handle.process))
      guard case .reaped(let ended)? = parent.receive(StateAnswer.self)?.value else { return EndedProcess() }
      return ended
    }
    // This process is the parent, or becomes the parent as soon as the original parent has exited. The original parent
    // exits after its channel was closed.
    for _ in 0..<1000 {
      if let ended = EndedProcess(waitingFor: handle.process) { return ended }
      guard errno == ECHILD || errno == EINTR else { break }
      poll(nil, 0, 1)
    }
    return EndedProcess()
  }

  private func opened(_ handle: Handle) -> Handle {
    waiting.channels[handle.process] = handle.channel
    return handle
  }

  private func close(_ handle: Handle) {
    waiting.channels[handle.process] = nil
    handle.channel.close()
  }

  /// Makes the state's process fork. The copy handles the request, and writes its output to the returned file.
  private func copy(_ state: Handle, for request: StateRequest) throws -> (Handle, output: Int32) {
    let (mine, theirs) = try Channel.pair()
    let output = try outputFile()
    let sent = state.channel.send(request, files: [theirs.descriptor, output])
    theirs.close()
    guard sent, case .copied(let process)? = answer(of: state, as: StateAnswer.self).value, process > 0 else {
      throw HostFailure("a state's process is gone, or could not be copied")
    }
    return (opened(Handle(channel: mine, process: process, parent: state.process)), output)
  }

  func release(_ state: Handle) {
    close(state)
    // When a state's process exits, the processes that it forked become child processes of this process. Reap the ones
    // that have already ended.
    while waitpid(-1, nil, WNOHANG) > 0 {}
  }

  /// Waits until the process sends a report or ends, and returns true. Returns false if the process makes no progress
  /// for the time in `limits.idleMilliseconds`. A process that is ready to run makes progress, even if it has to wait
  /// for a processor.
  private func waits(for handle: Handle) -> Bool {
    // Most steps end within a few milliseconds. Reading the processor time costs time too, so do it only for longer
    // steps.
    if handle.channel.waitUntilReadable(milliseconds: 50) { return true }
    var last = ProcessorTime(of: handle.process)
    while !handle.channel.waitUntilReadable(milliseconds: limits.idleMilliseconds) {
      let now = ProcessorTime(of: handle.process)
      if now == last, now?.isRunnable != true { return false }
      last = now
    }
    return true
  }

  private func outputFile() throws(HostFailure) -> Int32 {
    let file = limn_memory_file("output")
    guard file >= 0 else { throw HostFailure("the file for the output could not be created in memory") }
    return file
  }

  /// Requests the state from the process that holds it. If the process does not answer, returns a state without
  /// content. Another thread of the preview can end the process.
  private func description(of handle: Handle) -> ExploredState {
    handle.channel.send(StateRequest.describe)
    let (state, isLate) = answer(of: handle, as: ExploredState.self)
    if let state { return state }
    let process = ended(handle)
    let ending: Ending =
      isLate
      ? .waiting : process.signal == SIGKILL ? .undescribed : Ending(process, limits: limits, output: [])
    return ExploredState(tree: nil, ending: ending)
  }

  /// Waits for the report of the new state. If the process sends no report, finds out how the process ended.
  ///
  /// - Parameter work: what the process does, for later limits.
  private func visit(_ handle: Handle, _ work: String, output: Int32) -> Visit<Handle> {
    defer { Glibc.close(output) }
    let (arrival, isLate) = answer(of: handle, as: Arrival.self)
    if let arrival {
      // Without a handle, the caller cannot release the process. So describe the state and close the channel now.
      let state = arrival.canContinue ? nil : description(of: handle)
      if !arrival.canContinue { close(handle) }
      return Visit(
        digest: arrival.state, effects: arrival.effects, usesRandomness: arrival.usesRandomness,
        handle: arrival.canContinue ? handle : nil
      ) { state ?? description(of: handle) }
    }
    close(handle)
    let process = ended(handle)
    if process.signal == SIGPROF { waiting.slow.insert(work) }
    let ending = isLate ? .waiting : Ending(process, limits: limits, output: StepLimits.lines(of: output))
    return Visit(state: ExploredState(tree: nil, ending: ending), handle: nil)
  }
}
