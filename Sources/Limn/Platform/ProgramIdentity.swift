import CPlatform
import Foundation

/// Which build of the running program this is.
public enum ProgramIdentity {
  /// The mark that the linker made from the program's content, so that a program with other code has another one; where there is none, the
  /// file's size and time.
  public static let current: [UInt8] = {
    var mark = [UInt8](repeating: 0, count: 64)
    let length = Int(limn_build_mark(&mark, mark.count))
    if length > 0 { return Array(mark.prefix(length)) }
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let status = FileSystem.local.status(path)
    return Array("\(path) \(status?.size ?? 0) \(status?.modified ?? 0)".utf8)
  }()
}
