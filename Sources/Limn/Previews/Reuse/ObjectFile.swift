import Foundation
import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// An object file of a program: how it can affect the program, and which symbols it needs from other files.
struct ObjectFile: Equatable {
  /// The last two components of the path, such as `Garden.build/Fountain.swift.o`.
  var name: String
  /// The digest of the file. It does not depend on the paths of the sources. Packages are built without debug
  /// information, so it does not depend on comments either.
  var digest: Digest
  /// The symbols that the file defines for other files.
  var defined: [String] = []
  /// The symbols that the file uses but other files or libraries define.
  var undefined: [String] = []
  /// The libraries to link with the file, as the compiler recorded them in the file.
  var libraries = ""
  /// Whether the file has an effect even if no other file refers to it. Such a file has code that runs when the program
  /// starts or ends, or symbols that can replace symbols of a library. This is assumed of all files without Swift code.
  var isAlwaysNeeded = false

  /// Whether the code may look up types or symbols at run time by names that it computes.
  var looksUpNames: Bool { undefined.contains(where: Self.isLookup) }

  private static func isLookup(_ name: String) -> Bool {
    let functions = ["dlsym", "dlvsym", "dlopen", "dl_iterate_phdr", "swift_getTypeByMangledName"]
    if functions.contains(name) || name.hasPrefix("__start_") || name.hasPrefix("__stop_") { return true }
    let words = ["typeByName", "TypeByMangledName", "NSClassFromString", "NSKeyedUnarchiver", "CodableRepresentation"]
    return name.hasPrefix("$s") && words.contains(where: name.contains)
  }
}

extension ObjectFile {
  /// Reads the object files at the paths with the toolchain's `llvm-objdump`. Returns nil if one is damaged, or if it is
  /// not an ELF file, like the object files on Apple's platforms.
  static func read(
    _ paths: [String], toolchain: Toolchain, processes: ProcessRunner
  ) -> [ObjectFile]? {
    let options = ["--syms", "--full-contents", "-j", ".swift_modhash", "-j", ".swift1_autolink_entries"]
    let policy = SandboxPolicy(readable: [toolchain.root] + Set(paths.map(\.parentFolder)).sorted())
    let command = Command(
      toolchain.root + "/bin/llvm-objdump", options + paths, timeLimit: .seconds(120), sandbox: policy)
    guard let result = try? processes.run(command), result.succeeded, !result.wasCut else { return nil }
    // What is printed of a file starts with its path and its format.
    let dumps = result.outputText.components(separatedBy: ":\tfile format elf64").dropFirst()
    guard dumps.count == paths.count else { return nil }
    return try? zip(paths, dumps).map { path, dump in
      ObjectFile(name: name(of: path), try files.read(path), dump)
    }
  }

  /// The last two components of a path. Unlike the whole path, they do not depend on the folder in which the package is
  /// built.
  static func name(of path: String) -> String { path.pathNames.suffix(2).withSlashes }

  private init(name: String, _ bytes: [UInt8], _ dump: String) {
    var content = Data(bytes)
    var symbols: [Symbol] = []
    var section = ""
    for line in dump.utf8.lines.map(Substring.init) {
      if let symbol = Symbol(line) {
        symbols.append(symbol)
      } else if !line.hasPrefix(" ") {
        section = String(line)
      } else if section.contains(".swift1_autolink_entries") {
        libraries += line
      } else if section.contains(".swift_modhash"),
        // The compiler's own digest of the intermediate code depends on the paths of the sources.
        let place = content.range(of: Data(line.words.dropFirst().prefix(4).joined().bytes.hexDecoded))
      {
        content.removeSubrange(place)
      }
    }
    self.name = name
    digest = Digest(of: content)
    let others = symbols.filter { !$0.isLocal }
    undefined = others.filter(\.isUndefined).map(\.name)
    defined = others.filter { !$0.isUndefined }.map(\.name)
    isAlwaysNeeded =
      symbols.contains(where: \.isRegistered) || others.contains(where: \.canReplace)
      || !defined.contains { $0.hasPrefix("$s") }
  }
}

/// A symbol of an object file. It is printed in a line such as `0000000000000000 g     F .text⇥0000000000000020 .hidden
/// NAME`.
private struct Symbol {
  var name: String
  var section: Substring
  var isLocal, isHiddenAndWeak: Bool
}

extension Symbol {
  init?(_ line: Substring) {
    let columns = line.utf8.fields(at: "\t", maxSplits: 1).map(Substring.init)
    guard columns.count == 2 else { return nil }
    let flags = columns[0].utf8.dropFirst(17)
    isLocal = flags.first == "l"
    section = Substring(flags.dropFirst(8))
    var name = Substring(columns[1].utf8.dropFirst(17))
    let isHidden = name.hasPrefix(".hidden ")
    if isHidden || name.hasPrefix(".protected ") || name.hasPrefix(".internal ") {
      name = name.drop { $0 != " " }.dropFirst()
    }
    self.name = String(name)
    isHiddenAndWeak = isHidden && flags.dropFirst().first == "w"
  }

  var isUndefined: Bool { section == "*UND*" }

  /// Whether the symbol is in a section that has an effect even if no code refers to it. Such a section contains code
  /// that runs when the program starts or ends, or records that the Swift runtime uses to replace or find functions.
  var isRegistered: Bool {
    let names = [".init", ".preinit", ".fini", ".ctors", ".dtors", "swift5_repl", "swift5_accessible_functions"]
    return names.contains(where: section.hasPrefix)
  }

  /// Whether the symbol may replace a library's symbol of the same name. A Swift symbol cannot replace a library's
  /// symbol, since its name contains its module.
  var canReplace: Bool {
    !(isUndefined || isHiddenAndWeak || name.hasPrefix("$s") || name == "main" || name.hasSuffix("_main"))
  }
}
