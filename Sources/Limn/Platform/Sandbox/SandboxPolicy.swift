/// The files and resources that an untrusted program may access. Everything else on the machine is hidden or read-only.
public struct SandboxPolicy: Hashable, Sendable {
  /// The kinds of home folder that a program can have.
  public enum Home: Hashable, Sendable {
    /// An empty in-memory folder. It is also the working directory, and is removed when the program ends. If the
    /// sandbox cannot create an in-memory folder, the folder at this path is used. This folder must exist and be empty,
    /// and the caller must remove it.
    case empty(String)
    /// The program has no home folder. Its writes stay in memory or fail.
    case none
    /// A permanent folder, for example for a build's caches. It must exist.
    case folder(String)
  }

  var home: Home
  /// The files and folders that the program may read and execute, in addition to those of the system. Paths that do not
  /// exist are ignored.
  public var readable: [String]
  /// The folders that the program may write to. The folders must exist.
  public var writable: [String] = []
  /// A folder that the program can read and in which it can create files. The sandbox redirects the new files to the
  /// folder `store`, which must exist. If the sandbox cannot redirect files, the program cannot create files in
  /// `folder`.
  public var overlay: (folder: String, store: String)? {
    get { overlayPaths.map { ($0[0], $0[1]) } }
    set { overlayPaths = newValue.map { [$0.folder, $0.store] } }
  }
  private var overlayPaths: [String]?
  /// For names of files in the folder of ``overlay``: the path of a file to show instead, or an empty path to show no
  /// file. Only bubblewrap can replace files.
  public var overlayReplacements: [String: String] = [:]
  public var hasNetwork = false
  /// Whether the program may start other programs even if the system cannot limit their number.
  public var startsProcesses = false
  /// The maximum number of processes and threads that the program may have. The limit has no effect on systems that
  /// cannot count the processes of a sandbox.
  public var processLimit = 256
  /// The maximum size in bytes of each written file, and the maximum total size of all in-memory files.
  public var fileSizeLimit = 256 << 20
  /// The number of bytes by which all writable folders together may grow. A program that exceeds this limit is killed.
  public var writtenSizeLimit = 512 << 20

  /// Whether the system provides the program's memory in large pages, if it supports them. This saves a compiler about
  /// 7 % of its time.
  var usesLargePages = false

  public init(home: Home = .none, readable: [String] = []) {
    self.home = home
    self.readable = readable
  }

  /// Returns the policy for a tool of the toolchain that reads untrusted text. The tool may read the paths in its
  /// arguments, write to `folder`, and start other tools.
  public static func tool(folder: String, readable: [String], arguments: [String]) -> SandboxPolicy {
    var policy = SandboxPolicy(home: .folder(folder), readable: readable + paths(in: arguments))
    policy.startsProcesses = true
    policy.usesLargePages = true
    policy.processLimit = 1024
    policy.fileSizeLimit = 4 << 30
    policy.writtenSizeLimit = 32 << 30
    return policy
  }

  /// Returns the absolute paths in arguments such as `/a`, `-I/a`, `@/a`, `-fmodule-map-file=/a`, and `/a#Plugin`.
  private static func paths(in arguments: [String]) -> [String] {
    arguments.compactMap { argument in
      guard let slash = argument.firstIndex(of: "/") else { return nil }
      let head = argument[..<slash]
      guard head.isEmpty || head == "@" || head.hasPrefix("-") else { return nil }
      let path = String(argument[slash...].prefix { $0 != "#" })
      // For a module map, allow the whole folder, since the module's headers are there too. For an object file, also
      // allow the whole folder. All object files are in a few folders, so the list of allowed paths stays short. The
      // libraries of a macro program may be in its folder.
      return path.hasSuffix(".modulemap") || path.hasSuffix(".o") || argument.contains("#")
        ? path.lastIndex(of: "/").map { String(path[..<$0]) } : path
    }
  }

  /// Whether the sandbox can start the program under a user id that is not Limn's. This is false if the program writes
  /// to permanent folders, since only the user who runs Limn can write to these folders.
  var isForeignProgram: Bool { if case .folder = home { false } else { writable.isEmpty } }
}
