public import LimnDiagnostics

/// How other programs are run. Tests give one that answers without starting any.
public struct ProcessRunner: Sendable {
  /// Runs a program to its end; throws only if it could not be started.
  public var run: @Sendable (Command) throws(EnvironmentFailure) -> ProcessResult

  /// Looked for when it is first asked for, since that starts programs.
  private let findSandbox: @Sendable () -> Sandbox

  public init(
    sandbox: @autoclosure @escaping @Sendable () -> Sandbox = .off,
    run: @escaping @Sendable (Command) throws(EnvironmentFailure) -> ProcessResult
  ) {
    findSandbox = sandbox
    self.run = run
  }

  /// How commands that have a policy are confined.
  public var sandbox: Sandbox { findSandbox() }
}

/// A program to run, with its limits.
public struct Command: Hashable, Sendable {
  /// A path, or a name that is looked up in `PATH`.
  public var executable: String
  public var arguments: [String]
  /// The whole environment, or nil for this process's own; in a sandbox only the variables that hold no secrets.
  public var environment: [String: String]?
  /// Where it runs, or nil for this process's own folder.
  public var directory: String?
  public var input: [UInt8]
  /// Wall-clock time after which it and its children are killed.
  public var timeLimit: Duration?
  /// Address space of each process, in bytes.
  public var memoryLimit: Int?
  /// What it may reach, if it runs or reads what others wrote; nil for a program that is trusted with this machine.
  public var sandbox: SandboxPolicy?
  /// Bytes kept of each output; what comes after is read and dropped.
  public var outputLimit: Int
  /// Whether it is killed as soon as it prints more than that.
  public var endsAtOutputLimit: Bool

  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil, directory: String? = nil, input: [UInt8] = [],
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

/// How a program ended and what it printed.
public struct ProcessResult: Hashable, Sendable {
  /// The exit status, or 128 plus the signal.
  public var status: Int32
  /// The signal that ended it, if one did.
  public var signal: Int32?
  public var timedOut: Bool
  public var output: [UInt8]
  public var errors: [UInt8]
  /// Whether output was dropped because of the limit.
  public var wasCut: Bool

  public init(
    status: Int32, signal: Int32? = nil, timedOut: Bool = false, output: [UInt8] = [], errors: [UInt8] = [], wasCut: Bool = false
  ) {
    self.status = status
    self.signal = signal
    self.timedOut = timedOut
    self.output = output
    self.errors = errors
    self.wasCut = wasCut
  }

  public var succeeded: Bool { status == 0 }
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}
