/// The imports of a Swift file that hold on this platform. Its lines are read without a parser.
public enum ActiveImports {
  /// The modules in the order of the file, each once.
  ///
  /// - Parameter present: modules that can be imported besides those of the platform.
  public static func modules(in source: [UInt8], present: Set<String>) -> [String] {
    var found: [String] = []
    // For each `#if` around a line whether its branch is active, and whether one up to it was.
    var branches: [(isActive: Bool, wasActive: Bool)] = []
    for line in source.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first, starts.contains(first) else { continue }
      let line = String(decoding: text, as: UTF8.self)
      if line.hasPrefix("#if") {
        var condition = CompilerCondition(line.dropFirst(3), present)
        let holds = condition.disjunction()
        branches.append((holds, holds))
      } else if line.hasPrefix("#elseif"), let last = branches.popLast() {
        var condition = CompilerCondition(line.dropFirst(7), present)
        let holds = condition.disjunction() && !last.wasActive
        branches.append((holds, last.wasActive || holds))
      } else if line.hasPrefix("#else"), let last = branches.popLast() {
        branches.append((!last.wasActive, true))
      } else if line.hasPrefix("#endif") {
        _ = branches.popLast()
      } else if branches.allSatisfy(\.isActive) {
        for module in ImportStatement.modules(in: line) where !found.contains(module) { found.append(module) }
      }
    }
    return found
  }

  /// What a line that imports something begins with: `import`, an access level, an attribute, a comment, or a condition.
  private static let starts = Set("#@ipf/".utf8)
}
