import Foundation
import LimnDiagnostics
import LimnPlatform

/// The bundled modules of an installation. A compiler can import only the modules that it built itself. An installation
/// therefore brings their sources, so that Limn can build them once for each other compiler.
struct InstalledModules {
  /// The installation's folder with the modules. Its file `compiler` names the compiler that built them; a build folder
  /// has no such file, since the compiler that built Limn there is the one in `PATH`.
  var folder: String
  var toolchain: Toolchain
  var processes: ProcessRunner

  /// Returns the folder with modules for the toolchain. Calls `notice` with a message before it builds them.
  func usable(notice: (String) -> Void) throws -> String {
    guard let compiler = compiler(of: folder), compiler != toolchain.version else { return folder }
    let environment = environmentVariables
    let caches = environment["XDG_CACHE_HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path + "/.cache"
    let installed = files.status(folder + "/compiler")?.modified ?? 0
    let name = Digest(ofParts: [folder, "\(installed)", toolchain.version]).hex.prefix(16)
    let own = "\(caches)/limn/modules-\(name)"
    if self.compiler(of: own) == toolchain.version { return own }
    let lock = try FolderLock(own + ".lock", waits: {})
    defer { lock.release() }
    if self.compiler(of: own) == toolchain.version { return own }
    notice(
      "Limn's SwiftUI modules are for '\(compiler)': they are built once for \(toolchain.version), which takes a few minutes"
    )
    let script = folder.parentFolder.parentFolder + "/share/limn/modules/Site/modules"
    let result = try processes.run(Command(script, [own], timeLimit: .seconds(7200)))
    guard result.succeeded else {
      let reason = result.errorText.split(separator: "\n").last ?? result.outputText.split(separator: "\n").last ?? ""
      throw EnvironmentFailure(
        "Limn's SwiftUI modules cannot be built for \(toolchain.version): \(reason)",
        hint: "Run '\(script) \(own)' to see why, or use the compiler '\(compiler)'.")
    }
    return own
  }

  private func compiler(of folder: String) -> String? {
    (try? files.text(folder + "/compiler"))?.trimmed
  }
}
