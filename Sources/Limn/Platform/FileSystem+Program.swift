import Foundation

extension FileSystem {
  /// The folders in `PATH`.
  public static var searchPath: [String] {
    (environmentVariables["PATH"] ?? "").parts(at: ":")
  }

  /// The absolute path of the running program, with symbolic links resolved. If the program's file was removed, this is
  /// the name with which the program was started.
  public static var programPath: String {
    let name = CommandLine.arguments[0]
    #if os(Linux)
      // Bundle, which knows the path too, is a part of Foundation that the tool does not load on Linux.
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? name
    #endif
    guard let real = realpath(path, nil) else { return name }
    defer { free(real) }
    return String(cString: real)
  }
}
