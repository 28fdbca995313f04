/// The imports of a Swift file that are active on this platform, found without a parser.
public enum ActiveImports {
  /// The imported modules in order, without duplicates.
  ///
  /// - Parameter present: modules that can be imported in addition to those of the platform.
  public static func modules(in source: [UInt8], present: Set<String>) -> [String] {
    var found: [String] = []
    // For each enclosing `#if`, whether its current branch is active, and whether an earlier branch was.
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

  /// The possible first characters of a line with an import: `import`, an access level, an attribute, a comment, or a condition.
  private static let starts = Set("#@ipf/".utf8)
}
