import CPlatform
import LimnDiagnostics
import Foundation

extension ProcessRunner {
  /// Runs programs on this machine. Each program has its own process group. When the program ends, the remaining
  /// processes of its group are killed.
  public static let local = ProcessRunner(
    sandbox: .current, run: { command in try run(command, in: .current) })

  /// Returns a runner like ``local`` that uses the given sandbox for commands with a policy.
  public static func local(in sandbox: Sandbox) -> ProcessRunner {
    ProcessRunner(sandbox: sandbox, run: { command in try run(command, in: sandbox) })
  }

  private static func run(_ command: Command, in sandbox: @autoclosure () -> Sandbox) throws
    -> ProcessResult
  {
    waitIfEnding()
    // `sandbox()` detects the sandbox, and for this it runs commands without a policy. So do not call it for a command
    // without a policy. Otherwise, this function and `sandbox()` would call each other without end.
    let sandbox = command.sandbox == nil ? .off : sandbox()
    var run = try RunningProcess(command, in: sandbox)
    run.diskWatch = command.sandbox.flatMap { DiskWatch($0, in: sandbox) }
    if case .bubblewrap = sandbox, command.sandbox != nil { run.hasOwnNamespace = true }
    run.communicate()
    waitIfEnding()
    return run.result()
  }
}

/// A child process with pipes for its standard input, standard output, and standard error.
struct RunningProcess {
  let command: Command
  let child: pid_t
  /// A file descriptor that becomes readable when the child ends. It is -1 on systems that do not have descriptors for
  /// processes.
  let handle: Int32
  var input, output, errors: Int32
  /// A file descriptor that becomes readable when the program calls `socket` and waits for ``answerSocketCall()``; -1
  /// for none.
  private(set) var calls: Int32 = -1
  /// The sockets to return from the second call of a thread.
  var spareSockets: [UInt32: Int32] = [:]
  var diskWatch: DiskWatch?
  /// Whether the program runs in its own process namespace. All processes in such a namespace end when the child ends.
  var hasOwnNamespace = false
  var result_ = ProcessResult(status: 0)

  init(_ command: Command, in sandbox: Sandbox) throws {
    self.command = command
    let (inPipe, outPipe, errPipe) = (try Self.makePipe(), try Self.makePipe(), try Self.makePipe())
    var calls: Int32 = -1
    do {
      defer { for end in [inPipe.read, outPipe.write, errPipe.write] { close(end) } }
      child = try RunningGroups.start {
        try Self.spawn(
          command, in: sandbox, input: inPipe.read, output: outPipe.write, errors: errPipe.write, calls: &calls)
      }
    } catch {
      for end in [inPipe.write, outPipe.read, errPipe.read] { close(end) }
      throw error
    }
    handle = limn_process_handle(child)
    input = inPipe.write
    output = outPipe.read
    errors = errPipe.read
    self.calls = calls
  }

  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    if limn_pipe(&ends) == 0 { return (ends[0], ends[1]) }
    throw EnvironmentFailure("too many files are open: \(systemError())")
  }

  /// How long to continue reading after the program has ended. A process that the program started may still have the
  /// output open, so the output may not end with the program.
  private static let grace = Duration.milliseconds(100)

  /// Writes the input and reads both outputs until the program ends or times out.
  mutating func communicate() {
    let (child, start) = (self.child, ContinuousClock.now)
    var deadline = command.timeLimit.map { start + $0 }
    var end: ContinuousClock.Instant?
    var fed = 0
    if command.input.isEmpty { closeInput() } else { _ = fcntl(input, F_SETFL, O_NONBLOCK) }
    signal(SIGPIPE, SIG_IGN)
    while output >= 0 || errors >= 0 || end == nil {
      if end == nil, hasEnded {
        end = .now + Self.grace
        // Kill the other processes of the group. They would keep the outputs open, and would continue after the run.
        kill(-child, SIGKILL)
      }
      if let end, end <= .now { break }
      if end == nil, let limit = command.timeLimit, let due = deadline, due <= .now {
        // Time in which other programs use all processors does not count.
        let times = ProcessTree.processorTimes(of: child)
        let later = start + limit + min(times.waited, limit * 9)
        guard limit > times.used, later > .now else { return stop(timedOut: true) }
        deadline = later
      }
      if result_.wasCut, command.endsAtOutputLimit { return stop() }
      if end == nil, let check = diskWatch?.nextCheck, check <= .now, diskWatch?.isExceeded(by: child) == true {
        return stopFillingDisk()
      }
      if output < 0, errors < 0, end != nil { break }
      var wanted = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: end == nil ? handle : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: end == nil ? calls : -1, events: Int16(POLLIN), revents: 0),
      ]
      // The program's time limit, or the time of the next measurement of the disk use.
      let due = end ?? [deadline, diskWatch?.nextCheck].compactMap(\.self).min()
      guard poll(&wanted, nfds_t(wanted.count), wait(until: due, hasEnded: end != nil)) >= 0 else { continue }
      if wanted[4].revents & Int16(POLLIN) != 0 { answerSocketCall() }
      if wanted[0].revents != 0, !take(output, into: \.output) { close(output); output = -1 }
      if wanted[1].revents != 0, !take(errors, into: \.errors) { close(errors); errors = -1 }
      if input >= 0, wanted[2].revents != 0 {
        let wrote = command.input.withUnsafeBytes { write(input, $0.baseAddress! + fed, $0.count - fed) }
        if wrote > 0 { fed += wrote }
        if fed == command.input.count || (wrote < 0 && errno != EAGAIN && errno != EINTR) { closeInput() }
      }
    }
    closePipes()
  }

  /// Returns the maximum number of milliseconds to wait for output, or -1 for no maximum. On a system without
  /// descriptors for processes (`handle` is -1), nothing reports the end of the program. On such a system, the maximum
  /// is 5 while the program runs, so that the caller checks every 5 milliseconds whether the program has ended.
  private func wait(until instant: ContinuousClock.Instant?, hasEnded: Bool) -> Int32 {
    let limit: Int32 = handle >= 0 || hasEnded ? -1 : 5
    guard let instant else { return limit }
    let left = Int32(max(0, min((instant - .now) / .milliseconds(1) + 1, 1_000_000)))
    return limit < 0 ? left : min(left, limit)
  }

  private var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT | WNOHANG) != 0 || info.si_signo == SIGCHLD
  }

  private mutating func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private mutating func stop(timedOut: Bool = false) {
    result_.timedOut = timedOut
    // If hundreds of processes are busy, little processor time remains for reading the list of processes. So end or
    // suspend the processes of the group before reading the list.
    kill(-child, hasOwnNamespace ? SIGKILL : SIGSTOP)
    let descendants = ProcessTree.descendants(of: child)
    kill(-child, SIGKILL)
    for process in descendants { kill(process, SIGKILL) }
    closePipes()
  }

  private mutating func stopFillingDisk() {
    stop()
    result_.filledDisk = true
    let text =
      "error: the process was stopped, because it wrote more than \((diskWatch?.limit ?? 0) >> 20) MB to the disk\n"
    result_.errors += text.bytes
  }

  private mutating func closePipes() {
    for end in [input, output, errors, calls] + spareSockets.values where end >= 0 { close(end) }
    input = -1
    output = -1
    errors = -1
    calls = -1
    spareSockets = [:]
  }

  private mutating func take(_ end: Int32, into part: WritableKeyPath<ProcessResult, [UInt8]>) -> Bool {
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, read(end, buffer.baseAddress, 1 << 16))
    }
    let room = command.outputLimit - result_[keyPath: part].count
    if piece.count > room { result_.wasCut = true }
    result_[keyPath: part] += piece.prefix(max(room, 0))
    return !piece.isEmpty
  }

  mutating func result() -> ProcessResult {
    var code: Int32 = 0
    while waitpid(child, &code, 0) < 0, errno == EINTR {}
    RunningGroups.remove(child)
    RunningGroups.reapOrphans()
    if handle >= 0 { close(handle) }
    let signal = code & 0x7f
    result_.status = signal == 0 ? (code >> 8) & 0xff : 128 + signal
    return result_
  }
}

func withCStrings<R>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
