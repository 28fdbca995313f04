import CPlatform
import LimnDiagnostics
import Foundation

extension RunningProcess {
  /// Starts the command in its own process group, and in the sandbox if the command has a policy. Stores the
  /// descriptor for ``answerSocketCall()`` in `calls`.
  static func spawn(
    _ command: Command, in sandbox: Sandbox, input: Int32, output: Int32, errors: Int32, calls: inout Int32
  ) throws -> pid_t {
    #if os(Linux)
      let command = try SandboxedCommand(command, in: sandbox)
      var child = limn_child()
      child.input = input
      child.output = output
      child.errors = errors
      child.address_space = UInt64(command.memoryLimit ?? 0)
      child.file_size = UInt64(command.fileSizeLimit)
      child.cpu_seconds = UInt64(command.cpuLimit)
      child.processes = UInt64(command.processLimit)
      child.is_expendable = command.isExpendable
      child.has_fixed_addresses = command.hasFixedAddresses
      child.filter_file = -1
      child.ruleset = -1
      defer { for file in [child.filter_file, child.ruleset] where file >= 0 { close(file) } }
      if let rules = command.rules {
        child.filter_flags = command.filter ?? 0
        child.ruleset = withCStrings(rules.readable) { readable in
          withCStrings(rules.writable) { limn_landlock_ruleset(readable, $0, rules.network) }
        }
        guard child.ruleset >= 0 else { throw EnvironmentFailure("Landlock rules cannot be created: \(systemError())") }
      } else if let filter = command.filter {
        child.filter_file = limn_filter_file(filter)
        guard child.filter_file >= 0 else {
          throw EnvironmentFailure("a seccomp filter cannot be created: \(systemError())")
        }
      }
      var channel: [Int32] = [-1, -1]
      if command.rules != nil {
        _ = socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &channel)
      }
      defer { for end in channel { close(end) } }
      child.channel = channel[1]
      var process: pid_t = 0
      let code = withCStrings(command.words) { arguments in
        withCStrings(command.environment.map { "\($0)=\($1)" }.sorted()) { variables in
          withCStrings([command.directory ?? ""]) { folder in
            arguments.withUnsafeBufferPointer { arguments in
              variables.withUnsafeBufferPointer { variables in
                child.executable = UnsafePointer(arguments[0])
                child.arguments = arguments.baseAddress
                child.environment = variables.baseAddress
                child.folder = command.directory == nil ? nil : UnsafePointer(folder[0])
                return limn_start(&child, &process)
              }
            }
          }
        }
      }
      calls = limn_received_file(channel[0])
      if code == 0 { return process }
      throw EnvironmentFailure("\(command.words[0]) could not be started: \(systemError(code))")
    #else
      if command.sandbox != nil, case .unavailable(let reasons) = sandbox { throw Sandbox.failure(reasons) }
      // `posix_spawn` cannot set a memory limit. So start a shell that sets the limit and then executes the program.
      var words = [command.executable] + command.arguments
      if let limit = command.memoryLimit {
        words = ["/bin/sh", "-c", "ulimit -v \(limit / 1024); exec \"$@\"", "sh"] + words
      }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (end, number) in [(input, 0), (output, 1), (errors, 2)] {
        posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
      }
      if let directory = command.directory { limn_spawn_in_folder(&actions, directory) }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setpgroup(&attributes, 0)
      var standard = sigset_t()
      sigemptyset(&standard)
      sigaddset(&standard, SIGPIPE)
      posix_spawnattr_setsigdefault(&attributes, &standard)
      // Threads that start programs have some signals blocked. Unblock all signals for the program, which would
      // otherwise inherit the blocked signals.
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
      var child: pid_t = 0
      let variables = (command.environment ?? environmentVariables).map { "\($0)=\($1)" }.sorted()
      let code = withCStrings(words) { arguments in
        withCStrings(variables) { posix_spawnp(&child, words[0], &actions, &attributes, arguments, $0) }
      }
      if code == 0 { return child }
      throw EnvironmentFailure("\(command.executable) could not be started: \(systemError(code))")
    #endif
  }

  /// Answers a call of `socket` by the program. Foundation wakes one of its threads through two datagram sockets that it
  /// connects. Without them, its `Process` may wait forever for a program that has ended, as SwiftPM does for a plugin.
  /// The program gets both ends of a pair, which lead nowhere else. Other calls are denied.
  mutating func answerSocketCall() {
    #if os(Linux)
      var call = limn_socket_call()
      guard limn_receive_socket_call(calls, &call) else { return }
      var pair: [Int32] = [-1, -1]
      if call.wants_datagrams {
        if let second = spareSockets.removeValue(forKey: call.thread) {
          pair[0] = second
        } else if socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 {
          spareSockets[call.thread] = pair[1]
        }
      }
      limn_answer_socket_call(calls, call.id, pair[0])
      if pair[0] >= 0 { close(pair[0]) }
    #endif
  }
}
