internal import Foundation
internal import Glibc

/// The folder in which the app of a preview keeps its files. It has the folders that iOS creates for an app.
enum HomeFolder {
  /// Nil if Limn gave the program no folder of its own. Only Limn sets the second variable, so a program that somebody
  /// starts by hand leaves the user's files alone.
  static let path: String? = {
    let variables = ProcessInfo.processInfo.environment
    guard let home = variables["HOME"], variables["CFFIXED_USER_HOME"] == home,
      FileManager.default.isWritableFile(atPath: home)
    else { return nil }
    return home
  }()

  static let standard = [
    "Documents", "Library", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp",
  ]
  /// The variables by which Foundation on Linux finds folders.
  private static let variables = [
    "XDG_DATA_HOME": "Library/Application Support", "XDG_CACHE_HOME": "Library/Caches",
    "XDG_CONFIG_HOME": "Library/Preferences", "TMPDIR": "tmp",
  ]
}

extension HomeFolder {
  static func prepare() {
    guard let path else { return }
    for folder in standard { mkdir("\(path)/\(folder)", 0o700) }
    for (name, folder) in variables { setenv(name, "\(path)/\(folder)", 1) }
    AppFileManager.replaceDefault()
  }
}

/// Foundation on Linux knows no `Library` folder. Apps take the first of the folders that it returns, and would crash.
private final class AppFileManager: FileManager, @unchecked Sendable {
  private static var library: URL? { HomeFolder.path.map { URL(fileURLWithPath: $0 + "/Library", isDirectory: true) } }

  /// Makes the shared file manager an instance of this class. There is no way to set another one. The class has no stored
  /// properties, so its instances have the same layout.
  static func replaceDefault() {
    let object = Unmanaged.passUnretained(FileManager.default).toOpaque()
    guard type(of: FileManager.default) == FileManager.self else { return }
    object.storeBytes(
      of: unsafeBitCast(AppFileManager.self as AnyClass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  }

  override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    if directory == .libraryDirectory, domainMask.contains(.userDomainMask), let library = Self.library {
      return [library]
    }
    return super.urls(for: directory, in: domainMask)
  }
}
