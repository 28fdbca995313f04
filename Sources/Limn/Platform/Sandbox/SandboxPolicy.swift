/// What a program of a foreign origin may reach. Everything else of the machine is out of its sight or read-only.
public struct SandboxPolicy: Hashable, Sendable {
  /// Where the program finds its home and its folder for temporary files.
  public enum Home: Hashable, Sendable {
    /// An empty folder in memory that vanishes with the program, and where it starts. Where the sandbox cannot make one, the folder at the
    /// path is used: it must exist, be empty, and be removed afterwards.
    case empty(String)
    /// None: what it writes stays in memory or is refused.
    case none
    /// A folder that stays, such as one for a build's caches. It must exist.
    case folder(String)
  }

  public var home: Home
  /// Files and folders to read and to execute besides the system's own. Those that do not exist are left out.
  public var readable: [String]
  /// Folders to write to. They must exist.
  public var writable: [String]
  /// A folder whose entries are readable while new entries go to `store`, which must exist. Where the sandbox cannot do that, nothing can be
  /// added to the folder.
  public var overlay: (folder: String, store: String)? {
    get { overlayPaths.map { ($0[0], $0[1]) } }
    set { overlayPaths = newValue.map { [$0.folder, $0.store] } }
  }
  private var overlayPaths: [String]?
  public var hasNetwork = false
  /// Whether it may start other programs where their number cannot be limited.
  public var startsProcesses = false
  /// Processes and threads at a time, where the system counts them for a sandbox.
  public var processLimit = 256
  /// Bytes of each file that it writes, and of all files in memory.
  public var fileSizeLimit = 256 << 20

  public init(home: Home = .none, readable: [String] = [], writable: [String] = []) {
    self.home = home
    self.readable = readable
    self.writable = writable
  }
}

extension SandboxPolicy {
  /// For a tool of the toolchain that works on text of a foreign origin: it reads what its arguments name, writes to `folder`, and may start other tools.
  public static func tool(folder: String, readable: [String], arguments: [String]) -> SandboxPolicy {
    var policy = SandboxPolicy(home: .folder(folder), readable: readable + paths(in: arguments))
    policy.startsProcesses = true
    policy.processLimit = 1024
    policy.fileSizeLimit = 4 << 30
    return policy
  }

  /// The absolute paths that arguments name: `/a`, `-I/a`, `@/a`, `-fmodule-map-file=/a`, `/a#Plugin`.
  private static func paths(in arguments: [String]) -> [String] {
    arguments.compactMap { argument in
      guard let slash = argument.firstIndex(of: "/") else { return nil }
      let head = argument[..<slash]
      guard head.isEmpty || head == "@" || head.hasPrefix("-") else { return nil }
      let path = String(argument[slash...].prefix { $0 != "#" })
      // The headers that a module map names lie beside it; objects come many at a time from one folder.
      return path.hasSuffix(".modulemap") || path.hasSuffix(".o") ? path.lastIndex(of: "/").map { String(path[..<$0]) } : path
    }
  }

  /// Whether the program needs nothing that belongs to the user who runs Limn.
  var isForeignProgram: Bool { if case .folder = home { false } else { writable.isEmpty } }
}
