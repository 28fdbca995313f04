/// Runs other programs. In tests, a runner returns results without starting a program.
public struct ProcessRunner: Sendable {
  /// Runs a program and waits until it ends. Throws only if the program cannot be started.
  public var run: @Sendable (Command) throws -> ProcessResult

  /// Returns the sandbox. This closure is called only when the sandbox is needed, because detecting the sandbox starts
  /// programs.
  private let findSandbox: @Sendable () -> Sandbox

  init(
    sandbox: @autoclosure @escaping @Sendable () -> Sandbox = .off,
    run: @escaping @Sendable (Command) throws -> ProcessResult
  ) {
    findSandbox = sandbox
    self.run = run
  }

  /// The sandbox for commands that have a policy.
  public var sandbox: Sandbox { findSandbox() }
}

/// A program to run, with its limits.
public struct Command: Hashable, Sendable {
  /// A path, or a name to look up in `PATH`.
  public var executable: String
  public var arguments: [String]
  /// The complete environment. If this is nil, the program inherits the environment of this process. In a sandbox, it
  /// inherits only variables without secrets.
  var environment: [String: String]?
  /// The working directory; nil for the working directory of this process.
  var directory: String?
  var input: [UInt8]
  /// The time after which the program and its children are killed. Time in which the program waits for a processor does
  /// not count, up to nine times the limit.
  public var timeLimit: Duration?
  /// The maximum address space of each process in bytes.
  var memoryLimit: Int?
  /// The files and resources that the program may access; nil for a trusted program that reads no untrusted code.
  public var sandbox: SandboxPolicy?
  /// The maximum number of bytes to keep from standard output, and also from standard error. Further bytes are
  /// discarded.
  public var outputLimit: Int
  /// Whether to kill the program when it exceeds the output limit.
  public var endsAtOutputLimit: Bool
  /// Whether the program starts without address randomization. Only Linux allows this, and not in every container.
  public var hasFixedAddresses = false

  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil, directory: String? = nil,
    input: [UInt8] = [],
    timeLimit: Duration? = nil, memoryLimit: Int? = nil, outputLimit: Int = 1 << 30, endsAtOutputLimit: Bool = false,
    sandbox: SandboxPolicy? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.input = input
    self.timeLimit = timeLimit
    self.memoryLimit = memoryLimit
    self.outputLimit = outputLimit
    self.endsAtOutputLimit = endsAtOutputLimit
    self.sandbox = sandbox
  }
}

/// How a program ended, and its output.
public struct ProcessResult: Hashable, Sendable {
  /// The exit status. If a signal terminated the program, this is 128 plus the signal's number.
  public var status: Int32
  public var timedOut = false
  public var output: [UInt8] = []
  public var errors: [UInt8] = []
  /// Whether output was discarded because it exceeded the limit.
  public var wasCut = false
  /// Whether the program was killed because it wrote more to the disk than its policy allows.
  public var filledDisk = false

  public var succeeded: Bool { status == 0 }
  /// The signal that terminated the program, if any. In a sandbox, only the status tells it.
  public var signal: Int32? { status > 128 ? status - 128 : nil }
  public var outputText: String { output.text }
  public var errorText: String { errors.text }
}
