#if os(Linux)
  import CPlatform
  import LimnDiagnostics
  import Foundation

  /// A command in the form in which it is started. Either bubblewrap starts the command, or the kernel applies
  /// restrictions to the child process.
  struct SandboxedCommand {
    var words: [String]
    var environment: [String: String]
    /// The working directory; nil for the working directory of this process.
    var directory: String?
    var memoryLimit: Int?
    var fileSizeLimit = 0
    var cpuLimit = 0
    var processLimit = 0
    var isExpendable = false
    var hasFixedAddresses: Bool
    /// Flags for the system calls that the seccomp filter denies; nil for no filter.
    var filter: UInt32?
    /// The folders that Landlock lets the program read and write; nil if Landlock is not used.
    var rules: (readable: [String], writable: [String], network: Bool)?
  }

  extension SandboxedCommand {
    init(_ command: Command, in sandbox: Sandbox) throws {
      words = [command.executable] + command.arguments
      environment = command.environment ?? environmentVariables
      directory = command.directory
      memoryLimit = command.memoryLimit
      hasFixedAddresses = command.hasFixedAddresses
      guard let policy = command.sandbox else { return }
      if command.environment == nil { environment = Self.allowed(environment, hasNetwork: policy.hasNetwork) }
      isExpendable = true
      fileSizeLimit = policy.fileSizeLimit
      // A limit on the total processor time of all threads. It is eight times the wall-clock limit or more, so most
      // programs reach the wall-clock limit first.
      if let limit = command.timeLimit { cpuLimit = (Int(limit.components.seconds) + 2) * 8 }
      switch sandbox {
      case .bubblewrap(let path): wrap(policy, with: path, startsIn: command.directory)
      case .landlock(let version): confine(policy, version: version)
      case .off:
        // If there is no sandbox and the command has no own environment, the program inherits all variables. An empty
        // home folder is used even if there is no sandbox.
        if command.environment == nil { environment = environmentVariables }
        if case .empty(let folder) = policy.home { setHome(folder, temporary: folder) }
      case .unavailable(let reasons): throw Sandbox.failure(reasons)
      }
      // Keep the user's settings for the allocator, if there are any.
      if policy.usesLargePages, environment[Self.allocatorSettings] == nil {
        environment[Self.allocatorSettings] = "glibc.malloc.hugetlb=1"
      }
    }

    /// The variable with settings for the memory allocator of the GNU C library. Other C libraries ignore it.
    private static let allocatorSettings = "GLIBC_TUNABLES"

    /// Returns the variables that tools need and that contain no secrets. Limn's variables for the shared cache are
    /// left out, since one of them contains a password.
    private static func allowed(_ all: [String: String], hasNetwork: Bool) -> [String: String] {
      let names = [
        "PATH", "LD_LIBRARY_PATH", "LANG", "LANGUAGE", "TZ", "TERM", "PKG_CONFIG_PATH", "CPATH", "LIBRARY_PATH", "CC",
        "CXX", "SDKROOT",
        "TOOLCHAINS", "SOURCE_DATE_EPOCH", "CI", "SWIFTPM_TESTS_MODULECACHE", allocatorSettings,
      ]
      let network = [
        "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE",
        "SSL_CERT_DIR",
      ]
      return all.filter { name, _ in
        names.contains(name) || name.hasPrefix("LC_") || name.hasPrefix("LIMN_") && !name.hasPrefix("LIMN_CACHE_")
          || hasNetwork && network.contains(name)
      }
    }

    /// Sets the home folder and the folder for temporary files. Foundation first reads `CFFIXED_USER_HOME`. If this
    /// variable is not set, Foundation looks up the home folder in the user database.
    private mutating func setHome(_ home: String, temporary: String) {
      environment["HOME"] = home
      environment["CFFIXED_USER_HOME"] = home
      environment["TMPDIR"] = temporary
    }
  }

  extension SandboxedCommand {
    private static let workFolder = "/tmp/work"
    private static let system = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store"]
    private static let settings = ["/etc/ld.so.cache", "/etc/localtime", "/etc/alternatives"]
    /// Files that only linkers read. They are mounted only for programs that may start linkers, since each mount delays
    /// the start of a program.
    private static let linkerSettings = ["/etc/ld.so.conf", "/etc/ld.so.conf.d"]
    private static let networkSettings = [
      "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/gai.conf", "/etc/ssl", "/etc/ca-certificates",
      "/etc/pki",
    ]

    private mutating func wrap(_ policy: SandboxPolicy, with path: String, startsIn folder: String?) {
      let isRoot = getuid() == 0
      var arguments = [
        "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--die-with-parent", "--new-session",
      ]
      if !policy.hasNetwork { arguments.append("--unshare-net") }
      // Limit the number of processes. The limit has no effect on the user root. If root runs Limn, the program
      // therefore gets another user id below. If another user runs Limn, the program gets a user namespace, in which
      // only its own processes are counted.
      if !isRoot { arguments.append("--unshare-user") }
      if isRoot {
        arguments += ["--cap-drop", "ALL"]
        if policy.isForeignProgram { arguments += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"] }
      }
      arguments += ["--seccomp", "3"]
      for path in Self.system {
        if let target = FileSystem.linkTarget(path) {
          arguments += ["--symlink", target, path]
        } else if files.exists(path) {
          arguments += ["--ro-bind-try", path, path]
        }
      }
      let size = ["--size", "\(policy.fileSizeLimit)", "--tmpfs"]
      arguments += ["--proc", "/proc", "--dev", "/dev"]
      // bubblewrap creates in-memory folders such as `/dev` without a size limit. The program could fill the memory if
      // it can write to these folders, so make them read-only. This is not necessary if the program runs as another
      // user, who cannot write to the folders.
      let ownsFolders = !(isRoot && policy.isForeignProgram)
      if ownsFolders { arguments += ["--perms", "1777"] + size + ["/dev/shm", "--remount-ro", "/dev"] }
      arguments += ["--perms", "0777"] + size + ["/tmp"]
      var made = Set(["/", "/tmp", "/usr"])
      let settings = Self.settings + (policy.startsProcesses ? Self.linkerSettings : [])
      for path in settings + (policy.hasNetwork ? Self.networkSettings : []) {
        // If the file is a symbolic link into the system's folders, create the same link. Creating a link takes less
        // time than a mount.
        if let target = FileSystem.linkTarget(path), target.hasPrefix("/usr/") {
          if made.insert("/etc").inserted { arguments += ["--perms", "0755", "--dir", "/etc"] }
          arguments += ["--symlink", target, path]
        } else {
          bind(path, "--ro-bind-try", &arguments, &made)
        }
      }
      // The code below binds paths in sorted order, so it binds a folder before the contents of the folder. A path
      // inside a folder can therefore have other permissions than the folder.
      let writable = policy.writable + { if case .folder(let home) = policy.home { [home] } else { [] } }()
      let readable = Set(policy.readable + libraryFolders())
      // Skip a path inside a folder that is bound, since the path is visible already. If that folder is writable, there
      // is a second reason to skip the path: after a read-only bind, the program could not write to the path.
      let binds =
        readable.filter { path in
          !Self.contains(path, in: writable) && !Self.contains(path, in: readable.filter { $0 != path })
        }
        .map { ($0, "--ro-bind-try") } + Set(writable).map { ($0, "--bind") }
      if let overlay = policy.overlay {
        bind(overlay.store, to: overlay.folder, "--bind", &arguments, &made)
        let names = (try? files.list(overlay.folder)) ?? []
        Self.removePlaceholders(from: overlay.store, except: names)
        for name in names {
          let path = overlay.folder + "/" + name
          if let other = policy.overlayReplacements[name] {
            if !other.isEmpty { bind(other, to: path, "--ro-bind", &arguments, &made) }
            continue
          }
          // Copy a symbolic link as a link, so that the copy does not lead outside the sandbox.
          if let target = FileSystem.linkTarget(path) {
            // The store still contains the links that an earlier run created in it. bubblewrap fails if a link exists
            // already.
            let made = overlay.store + "/" + name
            if FileSystem.linkTarget(made) == target { continue }
            FileSystem.remove(made)
            arguments += ["--symlink", target, path]
          } else {
            bind(path, "--ro-bind", &arguments, &made)
          }
        }
      }
      for (path, option) in binds.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) where path.hasPrefix("/") && path != "/" {
        bind(path, option, &arguments, &made)
      }
      switch policy.home {
      case .empty:
        arguments += ["--perms", "0777", "--dir", Self.workFolder, "--chdir", Self.workFolder]
        setHome(Self.workFolder, temporary: Self.workFolder)
      case .none:
        arguments += ["--chdir", folder ?? "/"]
        setHome("/nonexistent", temporary: "/tmp")
      case .folder(let home):
        arguments += ["--chdir", folder ?? home]
        setHome(home, temporary: "/tmp")
      }
      if ownsFolders { arguments += ["--remount-ro", "/"] }
      directory = "/"
      filter = 0
      // No sockets need to be denied by the seccomp filter. The network namespace hides the abstract sockets of other
      // programs. All other local sockets have paths, and the sandbox hides these paths.
      let count = "\(policy.processLimit)"
      let user = "\(UInt32.random(in: 0x4000_0000..<0x7fff_0000))"
      let stage =
        isRoot
        ? (policy.isForeignProgram
          ? ["setpriv", "--reuid", user, "--regid", user, "--clear-groups", "--inh-caps=-all", "--no-new-privs"] : [])
        : ["prlimit", "--nproc=\(count)"]
      if isRoot { processLimit = policy.processLimit }
      words = [path] + arguments + ["--"] + stage + words
    }

    /// Removes what earlier runs left in the store of an overlay. For each file that bubblewrap binds into it, it creates
    /// an empty file or folder, which would take the place of a file that was removed since then.
    private static func removePlaceholders(from store: String, except names: [String]) {
      let present = Set(names)
      for name in (try? files.list(store)) ?? [] where !present.contains(name) {
        let path = store + "/" + name
        let status = files.status(path)
        if status?.isFolder == true, rmdir(path) != 0, errno == ENOTEMPTY { continue }
        if status?.size == 0 || FileSystem.isSymbolicLink(path) { unlink(path) }
      }
    }

    /// Whether a path is one of the folders or is inside one of the folders.
    private static func contains(_ path: String, in folders: some Sequence<String>) -> Bool {
      folders.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// Adds arguments that bind a path, by default to the same path. Parent folders are created with permissions that
    /// let every user enter them.
    private func bind(
      _ source: String, to target: String? = nil, _ option: String, _ arguments: inout [String],
      _ made: inout Set<String>
    ) {
      let path = target ?? source
      var folder = ""
      for part in path.pathNames.dropLast() {
        folder += "/" + part
        if made.insert(folder).inserted { arguments += ["--perms", "0755", "--dir", folder] }
      }
      arguments += [option, source, path]
      made.insert(path)
    }

    private func libraryFolders() -> [String] {
      (environment["LD_LIBRARY_PATH"] ?? "").parts(at: ":")
    }

    private mutating func confine(_ policy: SandboxPolicy, version: Int) {
      // If the program may not start other programs, deny new sessions and process groups. A compiler must be allowed
      // to create process groups, since it starts each tool in a new group.
      var refused = policy.startsProcesses ? 0 : limn_filter_sessions
      if !policy.hasNetwork { refused |= limn_filter_sockets }
      if !policy.hasNetwork, policy.startsProcesses { refused |= limn_filter_asks }
      if !policy.startsProcesses { refused |= limn_filter_processes }
      if version < 6 { refused |= limn_filter_signals }
      filter = UInt32(refused)
      var writable = policy.writable + ["/dev/null", "/dev/zero", "/dev/full"]
      switch policy.home {
      case .empty(let folder):
        writable.append(folder)
        directory = folder
        setHome(folder, temporary: folder)
      case .none: setHome("/nonexistent", temporary: "/nonexistent")
      case .folder(let folder):
        writable.append(folder)
        setHome(folder, temporary: folder)
      }
      let readable =
        Self.system + Self.settings + Self.linkerSettings + (policy.hasNetwork ? Self.networkSettings : [])
        + ["/dev/random", "/dev/urandom", "/proc", "/sys/devices/system/cpu"] + policy.readable + libraryFolders()
        + (policy.overlay.map { [$0.folder] } ?? [])
      rules = (readable, writable, policy.hasNetwork)
    }
  }
#endif
