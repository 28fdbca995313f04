import LimnToolchain

/// The object files of a program, without those of the preview host, and what each of them can reach.
struct LinkedObjects: Sendable {
  struct Part: Sendable {
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
    // A type or protocol without a symbol is private to the file, so the file is needed only if something refers to it.
    conformances += part.summary.conformances.filter { $0.type != nil && $0.conformed != nil }.map { (index, $0) }
  }

  /// The libraries that all files are linked with, sorted.
  var libraries: [String] { Set(parts.map(\.summary.libraries)).sorted() }

  /// The files that code in the files with the given names can reach, sorted by name. If code may look up types by name, these are all
  /// files.
  ///
  /// A file reaches the files that define the symbols it refers to. Casts also find conformances that other files declare. So a file that
  /// declares a conformance is reached if its type and its protocol are, or are not part of the files. Each of several definitions of a
  /// symbol is reached. The compiler also emits definitions into several files where it does not matter which of them the linker keeps, since
  /// they are made from the same source. A file that uses such a definition contains it.
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

  /// Whether code in the reached files may know the type or protocol, which is true for those of libraries.
  private func isReached(_ descriptor: String?, _ reached: Set<Int>) -> Bool {
    guard let descriptor, let definers = definers[descriptor] else { return true }
    return definers.contains(where: reached.contains)
  }
}
