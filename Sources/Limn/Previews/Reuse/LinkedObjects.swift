import LimnToolchain

/// The object files of a program, without those of the preview host. ``reachable(from:)`` finds the object files that
/// the code of given object files can reach.
struct LinkedObjects {
  struct Part {
    /// The name of the file in its build folder, such as `Garden.build/Fountain.swift.o`.
    var name: String
    var summary: ObjectSummary
  }

  private var parts: [Part] = []
  /// The indices of the files that define a symbol.
  private var definers: [String: [Int]] = [:]
  private var conformances: [(part: Int, conformance: ObjectSummary.Conformance)] = []

  init(_ parts: [Part]) {
    for part in parts { add(part) }
  }
}

extension LinkedObjects {
  mutating func add(_ part: Part) {
    let index = parts.count
    parts.append(part)
    for symbol in part.summary.defined { definers[symbol, default: []].append(index) }
    // Leave out a conformance if its type or its protocol is private, since a private type or protocol has no name in
    // the object file. Code can use such a conformance only by a reference to this file, and the reference already
    // makes the file reachable.
    conformances += part.summary.conformances.filter { $0.type != nil && $0.conformed != nil }.map { (index, $0) }
  }

  /// The libraries that all files are linked with, sorted.
  var libraries: [String] { Set(parts.map(\.summary.libraries)).sorted() }

  /// Returns the files that the code in the named files can reach, sorted by name. The result includes the named files.
  /// If reached code may look up types by name, the result is all files.
  ///
  /// A file reaches all files that define a symbol to which it refers. A cast can find a conformance that another file
  /// declares. So a file with a conformance is reached as soon as the type and the protocol of the conformance are
  /// reached. Types and protocols of libraries count as reached.
  ///
  /// The compiler emits some definitions, such as specialized functions, into each file that uses them, and the linker
  /// keeps only one of the copies. All copies are made from the same source, so a file with its own copy does not reach
  /// the files with the other copies.
  func reachable(from roots: Set<String>) -> [Part] {
    var reached = Set(parts.indices.filter { roots.contains(parts[$0].name) || parts[$0].summary.isAlwaysNeeded })
    var open = Array(reached)
    repeat {
      while let next = open.popLast() {
        let summary = parts[next].summary
        if summary.looksUpNames { return parts.sorted { $0.name < $1.name } }
        for symbol in summary.undefined {
          for definer in definers[symbol] ?? [] where reached.insert(definer).inserted { open.append(definer) }
        }
      }
      for (part, conformance) in conformances where !reached.contains(part) {
        if isReached(conformance.type, reached), isReached(conformance.conformed, reached) {
          reached.insert(part)
          open.append(part)
        }
      }
    } while !open.isEmpty
    return reached.map { parts[$0] }.sorted { $0.name < $1.name }
  }

  /// Whether code in the reached files can use a type or protocol. If no file defines the type or protocol, it belongs
  /// to a library. Types and protocols of libraries can always be used.
  private func isReached(_ descriptor: String?, _ reached: Set<Int>) -> Bool {
    guard let descriptor, let definers = definers[descriptor] else { return true }
    return definers.contains(where: reached.contains)
  }
}
