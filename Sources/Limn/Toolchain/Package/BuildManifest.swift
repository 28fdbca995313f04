import LimnDiagnostics
import Foundation
import LimnPlatform

/// The build manifest. In this file, SwiftPM records how it compiles each target in a debug build.
struct BuildManifest {
  var scratch: String

  /// Returns the built package without the targets that were not compiled.
  func package(root: String, description: PackageDescription, digest: String) throws -> BuiltPackage {
    let folder = scratch + "/debug"
    let manifest: Described
    do {
      manifest = try Described(json: files.read(folder + "/description.json"))
    } catch {
      throw EnvironmentFailure(
        "the build manifest of SwiftPM cannot be read: \(error)", hint: "Remove '\(scratch)' and try again.")
    }
    let commands = manifest.swiftCommands.values.filter { !$0.isTestRunner }.sorted { $0.moduleName < $1.moduleName }
    var objects: [String: [String]] = [:]
    for command in commands {
      let target = description.targets.first { $0.module == command.moduleName }?.name ?? command.moduleName
      let made = command.objects.filter(files.exists)
      if !made.isEmpty { objects[target] = made }
    }
    for target in description.targets where !target.isSwift {
      let made = target.sources.map { "\(folder)/\(target.name).build/\($0.dropFirst(target.path.count + 1)).o" }
        .filter(files.exists)
      if !made.isEmpty { objects[target.name] = made }
    }
    let built = commands.filter { command in command.objects.contains { files.exists($0) } }
    var package = BuiltPackage(
      root: root, scratch: scratch, description: description,
      modulesFolders: Set(built.map(\.importPath)).sorted(),
      importFlags: built.flatMap(\.importFlags).unique.flatMap { $0 },
      plugins: Set(built.flatMap(\.plugins)).sorted { $0.module < $1.module }, objects: objects,
      indexStore: folder + "/index/store",
      digest: digest)
    package.linkFlags = try LinkFlags(scratch: scratch).read()
    return package
  }

  /// Returns the digest of the commands that compile the targets. Some parts of the commands are left out, since they
  /// can differ between two builds of the same sources. These parts are the paths of `folders`, the number of
  /// processors, and the package name. SwiftPM takes the package name from the name of the package's folder.
  func commandsDigest(without folders: [String?]) throws -> Digest {
    var text = try files.text(scratch + "/debug.yaml")
    // A folder may be inside another one, so remove the longest path first.
    for folder in ([scratch] + folders.compactMap(\.self)).sorted(by: { $0.count > $1.count }) {
      // Foundation's function takes a fraction of the time of the standard library's `replacing`.
      text = text.replacingOccurrences(of: folder, with: "", options: .literal)
    }
    return Digest(of: text.replacing(#/"-package-name","[^"]*",|"-j[0-9]+","/#, with: ""))
  }
}

private struct Described: Decodable {
  struct SwiftCommand: Decodable {
    var moduleName, importPath: String
    var objects, sources, otherArguments: [String]

    /// Whether the module contains only the test runner that SwiftPM generates for a package with tests. The runner has a
    /// function `main`, so its objects must not be linked with other programs.
    var isTestRunner: Bool { !sources.isEmpty && sources.allSatisfy { $0.contains("Tests.derived/") } }

    /// The flags for importing modules, such as `-I path`, Clang flags for module maps and header folders, and the mode
    /// of C++ interoperability. Each inner array contains the arguments that belong to one flag.
    var importFlags: [[String]] {
      var groups: [[String]] = []
      var index = 0
      while index < otherArguments.count {
        let flag = otherArguments[index]
        let next = index + 1 < otherArguments.count ? otherArguments[index + 1] : ""
        if flag.hasPrefix("-cxx-interoperability-mode=") {
          groups.append([flag])
        } else if flag == "-I" {
          groups.append([flag, next])
          index += 1
        } else if flag == "-Xcc", next == "-I", index + 3 < otherArguments.count {
          groups.append(Array(otherArguments[index..<(index + 4)]))
          index += 3
        } else if flag == "-Xcc", ["-fmodule-map-file=", "-I", "-std="].contains(where: next.hasPrefix) {
          groups.append([flag, next])
          index += 1
        }
        index += 1
      }
      return groups
    }

    var plugins: [MacroPlugin] {
      zip(otherArguments, otherArguments.dropFirst(2)).compactMap { flag, value in
        guard flag == "-load-plugin-executable", let mark = value.lastIndex(of: "#") else { return nil }
        return MacroPlugin(executable: String(value[..<mark]), module: String(value[value.index(after: mark)...]))
      }
    }
  }
  var swiftCommands: [String: SwiftCommand]
}
