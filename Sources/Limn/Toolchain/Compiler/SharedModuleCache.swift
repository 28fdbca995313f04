import Foundation
public import LimnPlatform

/// A folder for compiled C modules that all packages share. It is used only if an environment variable, which SwiftPM
/// also reads, contains its path. Without this variable, each package has its own folder, so that the programs of one
/// package cannot damage the modules of another package.
///
/// A shared folder saves most of the time of a test run that builds many small packages.
public enum SharedModuleCache {
  /// The name of the environment variable. SwiftPM reads it, too.
  static let variable = "SWIFTPM_TESTS_MODULECACHE"

  /// The absolute path of the folder; nil if the variable is not set.
  public static func folder(_ environment: [String: String] = environmentVariables) -> String? {
    guard let path = environment[variable], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path).path
  }
}
