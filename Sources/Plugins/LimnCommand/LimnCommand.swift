import Foundation
import PackagePlugin

/// `swift package limn check`: runs Limn on a package that depends on this plugin.
///
/// The plugin runs the `limn` program that it finds in `PATH`. If `PATH` contains no such program, the plugin builds it
/// from Limn's sources on first use. The plugin target does not depend on the program, since modules of the program
/// could conflict with modules of the documented package.
@main
struct LimnCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let program = try installed() ?? built(for: context)
    let status = try run(program, arguments, in: context.package.directoryURL, [:])
    guard status == 0 else { exit(status) }
  }

  private func installed() -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.map { URL(fileURLWithPath: "\($0)/limn") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// Builds the program into the plugin's own folder and returns its location. If the program is already up to date,
  /// SwiftPM builds nothing.
  private func built(for context: PluginContext) throws -> URL {
    let sources = try sources(context)
    let scratch = context.pluginWorkDirectoryURL.appendingPathComponent("build").path
    var steps = [["--product", "limn"]]
    var only = "limn"
    #if os(Linux)
      // Build Limn's SwiftUI modules for documented packages that import SwiftUI.
      steps += [["--target", "PreviewHost"], ["--target", "OSLog"]]
      only += ",PreviewHost,OSLog"
    #endif
    Diagnostics.remark("building limn, which takes some minutes the first time")
    for step in steps {
      let words = [
        "swift", "build", "--package-path", sources.path, "--scratch-path", scratch, "--quiet", "--disable-sandbox",
      ]
      let status = try run(
        URL(fileURLWithPath: "/usr/bin/env"), words + step, in: sources, ["LIMN_ONLY": only, "LIMN_TOOL": "1"])
      guard status == 0 else { throw BuildFailure(status: status) }
    }
    return URL(fileURLWithPath: scratch).appendingPathComponent("debug/limn")
  }

  /// The folder of the package that contains the plugin: the current package, or one of its dependencies.
  private func sources(_ context: PluginContext) throws -> URL {
    var open = [context.package]
    var seen: Set<String> = []
    while let package = open.popLast() {
      guard seen.insert(package.id).inserted else { continue }
      let folder = package.directoryURL
      if FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("Sources/Plugins/LimnCommand/LimnCommand.swift").path)
      {
        return folder
      }
      open += package.dependencies.map(\.package)
    }
    throw SourcesMissing()
  }

  private func run(_ program: URL, _ arguments: [String], in folder: URL, _ variables: [String: String]) throws -> Int32
  {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 1
  }
}

/// The error that is thrown if the program cannot be built.
private struct BuildFailure: Error, CustomStringConvertible {
  var status: Int32
  var description: String {
    "limn does not build here (status \(status)): install the packages listed in 'Site/packages' of its sources, or install limn itself"
  }
}

private struct SourcesMissing: Error, CustomStringConvertible {
  var description: String { "the sources of limn are not among the package's dependencies" }
}
