import LimnDiagnostics
import LimnPlatform
import LimnToolchain

extension SynthesizedPreviews {
  /// Compiles the previews that are not in the cache, all together. The previews import the module that contains the
  /// views. The result has no object file for a view that the compiler rejects.
  ///
  /// The object files are cached. A cache key covers the compiler's version, the source text, and the modules that the
  /// text can import.
  ///
  /// - Returns: the paths of the object files, by the name of the view.
  func compiled(
    for built: BuiltPackage, toolchain: Toolchain, cache: ContentCache?, processes: ProcessRunner
  ) throws -> [String: String] {
    let folder = "\(built.scratch)/previews/\(module)"
    func object(_ line: Line) -> String { folder + "/" + line.object }
    var objects: [String: String] = [:]
    var missing: [Line] = []
    let imports = cache.flatMap { importedModules(of: built, $0) }
    func key(_ line: Line) -> Digest? {
      imports.map { Digest(ofParts: ["synthesized-preview/1", toolchain.version, source(of: line), $0.hex]) }
    }
    do {
      for line in lines {
        guard let key = key(line), let known = cache?.read(key) else {
          missing.append(line)
          continue
        }
        // An empty entry means that the compiler rejected the view.
        guard !known.isEmpty else { continue }
        objects[line.view] = object(line)
        try files.write(object(line), known)
      }
      for line in missing { try files.write(folder + "/" + line.file, source(of: line).bytes) }
      let (accepted, isKnown) = try compile(missing, in: folder, for: built, toolchain, processes)
      for line in accepted { objects[line.view] = object(line) }
      for line in missing where isKnown {
        if let key = key(line) { cache?.write(key, accepted.contains(line) ? try files.read(object(line)) : []) }
      }
    } catch {
      throw error as? EnvironmentFailure ?? EnvironmentFailure("the generated previews could not be compiled: \(error)")
    }
    return objects
  }

  /// Compiles the previews. If there are errors in the files of some previews, removes these previews and compiles the
  /// remaining previews again. This is repeated until no error is left.
  ///
  /// - Returns: the previews that were compiled. `isKnown` is false if the compiler failed without an error in a
  ///   preview's file.
  private func compile(
    _ lines: [Line], in folder: String, for built: BuiltPackage, _ toolchain: Toolchain, _ processes: ProcessRunner
  ) throws -> (accepted: [Line], isKnown: Bool) {
    var accepted = lines
    while !accepted.isEmpty {
      let arguments =
        [
          "-parse-as-library", "-swift-version", "5", "-Onone", "-suppress-warnings", "-c", "-module-name",
          compiledModule,
        ]
        + ["-enable-batch-mode", "-j1"] + accepted.map(\.file) + built.compilerFlags
      let result = try processes.run(
        Command(
          toolchain.swiftc, arguments, directory: folder, timeLimit: .seconds(120),
          sandbox: .tool(folder: folder, readable: [toolchain.root], arguments: arguments)))
      if result.succeeded { return (accepted, true) }
      let errors = result.errorText.split(separator: "\n").filter { $0.contains(": error:") }
      let refused = Set(accepted.filter { line in errors.contains { Self.isAbout(line.file, $0) } })
      if refused.isEmpty { return ([], false) }
      accepted.removeAll(where: refused.contains)
    }
    return ([], true)
  }

  /// Whether a line of the compiler's output, such as `Folder/File.swift:3:12: error: …`, is about the file.
  private static func isAbout(_ file: String, _ line: Substring) -> Bool {
    line.hasPrefix(file + ":") || line.contains("/\(file):")
  }

  /// The digest of the modules that the previews import and of the other inputs of the compiler; nil if a module cannot
  /// be read.
  private func importedModules(of built: BuiltPackage, _ cache: ContentCache) -> Digest? {
    let own = built.description.targets.filter { $0.module == module }.map(\.name)
    let used = built.description.withDependencies(own)
    // The folders contain the modules of this package and of other packages. The previews import the module with the
    // views. Leave out the modules of this package that the module with the views does not depend on.
    let unused = Set(built.description.targets.filter { !used.contains($0.name) }.map { "\($0.module).swiftmodule" })
    // A Swift module can import C headers, but its `.swiftmodule` file does not contain their text. So the digests of
    // the C targets are added.
    let headers = built.description.targets.filter { !$0.isSwift }.map { built.content.targets[$0.name] ?? "" }
    var parts = built.compilerFlags + headers
    for folder in built.modulesFolders {
      guard let names = try? cache.files.list(folder) else { return nil }
      for name in names where name.hasSuffix(".swiftmodule") && !unused.contains(name) {
        guard let digest = cache.digest(ofFile: folder + "/" + name) else { continue }
        parts += [name, digest.hex]
      }
    }
    for plugin in built.plugins { parts.append(cache.digest(ofFile: plugin.executable)?.hex ?? plugin.module) }
    return Digest(ofParts: parts)
  }
}
