internal import CPreviewHost
internal import Glibc
internal import SemanticTree

/// Explores a preview by forking. Each visited state is kept as a process that waits. To take a step, the process of the state is forked,
/// so earlier steps need not be repeated.
@MainActor struct ForkedSpace {
  /// Creates the preview. The process that holds the first state calls it once. A forked process calls it only to create the preview again.
  let make: @MainActor (Conditions) -> Stage
  /// The conditions for the first state.
  var conditions = Conditions()
  var limits = StepLimits()
  private let known = KnownStates()

  init(make: @escaping @MainActor (Conditions) -> Stage) { self.make = make }
}

/// The states that processes have described so far.
@MainActor private final class KnownStates {
  var states: [StateDigest: ExploredState] = [:]
}

extension ForkedSpace: @MainActor StateSpace {
  struct Handle {
    var channel: Channel
    var process: Int32
  }

  func start() throws -> Visit<Handle> {
    let (mine, theirs) = try Channel.pair()
    let output = try outputFile()
    let process = limn_fork()
    if process == 0 {
      mine.close()
      var first = StateProcess(channel: theirs, output: output, limits: limits, conditions: conditions, make: make)
      first.serve()
    }
    guard process > 0 else { throw HostFailure("the process could not be copied") }
    theirs.close()
    return visit(Handle(channel: mine, process: process), output: output) {
      var status: Int32 = 0
      waitpid(process, &status, 0)
      return status
    }
  }

  func take(_ step: Step, in state: Handle) throws -> Visit<Handle> { try visit(from: state, by: .take(step)) }

  /// Creates the preview again in a copy of the state's process. The copy has already loaded the types, so this is faster than a new
  /// process.
  func remake(under conditions: Conditions, in state: Handle) throws -> Visit<Handle> { try visit(from: state, by: .remake(conditions)) }

  /// Creates the preview once for each of the conditions. A single copy of the state's process does this, which takes less time than a
  /// separate copy for each. Returns nil if the copy ends before it reports all states.
  func remakeAll(under conditions: [Conditions], in state: Handle) throws -> [ExploredState]? {
    let (handle, output) = try copy(state, for: .remakeAll(conditions))
    defer { close(output) }
    let answered = waits(for: handle)
    let states = answered ? handle.channel.receive([ExploredState].self)?.value : nil
    if states == nil { kill(handle.process, SIGKILL) }
    handle.channel.close()
    _ = status(of: handle, childOf: state)
    return states
  }

  private func visit(from state: Handle, by request: StateRequest) throws -> Visit<Handle> {
    let (handle, output) = try copy(state, for: request)
    return visit(handle, output: output) { status(of: handle, childOf: state) }
  }

  /// Waits until a copy of the state's process has ended. Returns its status from `waitpid`.
  private func status(of handle: Handle, childOf state: Handle) -> Int32 {
    state.channel.send(StateRequest.reap(handle.process))
    guard case .reaped(let status)? = state.channel.receive(StateAnswer.self)?.value else { return 0 }
    return status
  }

  /// Makes the state's process fork. The copy handles the request, and writes its output to the returned file.
  private func copy(_ state: Handle, for request: StateRequest) throws -> (Handle, output: Int32) {
    let (mine, theirs) = try Channel.pair()
    let output = try outputFile()
    let sent = state.channel.send(request, files: [theirs.descriptor, output])
    theirs.close()
    guard sent, case .copied(let process)? = state.channel.receive(StateAnswer.self)?.value, process > 0 else {
      throw HostFailure("a state's process is gone, or could not be copied")
    }
    return (Handle(channel: mine, process: process), output)
  }

  func release(_ state: Handle) {
    state.channel.close()
    // When a state's process exits, the processes that it forked become child processes of this process. Reap the ones that have already
    // ended.
    while waitpid(-1, nil, WNOHANG) > 0 {}
  }

  /// Waits until the process sends a report or ends, and returns true. Returns false if the process makes no progress for the time in
  /// `limits.idleMilliseconds`. A process that is ready to run makes progress, even if it has to wait for a processor.
  private func waits(for handle: Handle) -> Bool {
    var last = ProcessorTime(of: handle.process)
    while !handle.channel.waitUntilReadable(milliseconds: limits.idleMilliseconds) {
      let now = ProcessorTime(of: handle.process)
      if now == last, now?.isRunnable != true { return false }
      last = now
    }
    return true
  }

  /// Returns the state with this digest. If the state is not known yet, requests it from the process that holds it. Returns nil if this
  /// process has ended, which another thread of the preview can cause.
  private func state(_ digest: StateDigest, of handle: Handle) -> ExploredState? {
    if let state = known.states[digest] { return state }
    handle.channel.send(StateRequest.describe)
    let state = handle.channel.receive(ExploredState.self)?.value
    known.states[digest] = state
    return state
  }

  private func outputFile() throws(HostFailure) -> Int32 {
    let file = limn_memory_file("output")
    guard file >= 0 else { throw HostFailure("the file for the output could not be created in memory") }
    return file
  }

  /// Waits for the report of the new state. If the process sends no report or no state, finds out how the process ended.
  private func visit(_ handle: Handle, output: Int32, status: () -> Int32) -> Visit<Handle> {
    defer { close(output) }
    let answered = waits(for: handle)
    if answered, let arrival = handle.channel.receive(Arrival.self)?.value, let state = state(arrival.state, of: handle) {
      let canGoOn = arrival.isAlone && state.ending == nil
      if !canGoOn { handle.channel.close() }
      return Visit(
        state: state, effects: arrival.effects, usesRandomness: arrival.usesRandomness, handle: canGoOn ? handle : nil)
    }
    if !answered { kill(handle.process, SIGKILL) }
    handle.channel.close()
    let ending = answered ? Ending(waitStatus: status(), output: StepLimits.lines(of: output)) : Ending.waiting
    if !answered { _ = status() }
    return Visit(state: ExploredState(tree: nil, ending: ending), handle: nil)
  }
}
