import LimnDiagnostics

/// The object files of a program, without those of the preview host. ``reachable(from:)`` finds the object files that
/// the code of given object files can reach.
struct LinkedObjects {
  private let objects: [ObjectFile]
  /// For each file, the indices of the files that its code reaches directly.
  private var next: [[Int]]
  /// The indices of the files that are always reached.
  private var needed: [Int]
}

extension LinkedObjects {
  /// A file reaches all files that define a symbol to which it refers. If its code may look up types by name, it reaches
  /// all files.
  ///
  /// The compiler emits some definitions, such as specialized functions, into each file that uses them, and the linker
  /// keeps only one of the copies. All copies are made from the same source, so a file with its own copy does not reach
  /// the files with the other copies.
  ///
  /// A cast can find a conformance that another file declares. So a file with a type reaches the files with the
  /// conformances of the type. A file with a conformance of a library's type is reached by the files with the protocols
  /// that it names. If all these protocols belong to libraries, it is always reached.
  init(_ objects: [ObjectFile]) {
    self.objects = objects
    var definers: [String: [Int]] = [:]
    for (index, object) in objects.enumerated() {
      for symbol in object.defined { definers[symbol, default: []].append(index) }
    }
    next = objects.map { object in
      object.looksUpNames ? Array(objects.indices) : object.undefined.flatMap { definers[$0] ?? [] }
    }
    needed = objects.indices.filter { objects[$0].isAlwaysNeeded }
    for (index, object) in objects.enumerated() {
      // A private type or protocol has no symbol for other files, and a conformance with one has none either. Only a
      // reference to this file can lead to it.
      let conformances = object.defined.filter { $0.hasSuffix("Mc") }
      let types = conformances.map { Self.typesPrefixing($0).compactMap { definers[$0] }.first }
      for definer in types.compactMap(\.self).joined() { next[definer].append(index) }
      if types.contains(nil) {
        let protocols = (object.defined + object.undefined).filter { $0.hasSuffix("Mp") }.compactMap { definers[$0] }
        for definer in protocols.joined() { next[definer].append(index) }
        if protocols.isEmpty { needed.append(index) }
      }
    }
  }

  /// The symbols of the types that the symbol of a conformance can start with, the longest first. Such a symbol starts
  /// with the type, followed by the protocol. For example, `$s6Garden6PebbleVAA5NamedAAMc` starts with
  /// `$s6Garden6PebbleV`, so the symbol of the type is `$s6Garden6PebbleVMn`. `V` is the letter of structures, and
  /// classes and enumerations have other letters.
  private static func typesPrefixing(_ conformance: String) -> some Sequence<String> {
    conformance.indices.reversed().lazy.filter { "CVO".contains(conformance[$0]) }.map { conformance[...$0] + "Mn" }
  }

  /// The libraries that all files are linked with, sorted.
  var libraries: [String] { Set(objects.map(\.libraries)).sorted() }

  /// Returns the files that the code in the named files can reach, sorted by name. The result includes the named files.
  func reachable(from roots: Set<String>) -> [ObjectFile] {
    let reached = (needed + objects.indices.filter { roots.contains(objects[$0].name) }).reaching { next[$0] }
    return reached.map { objects[$0] }.sorted { $0.name < $1.name }
  }
}
