extension SemanticNode {
  /// The tree as text for tests and messages. Each node has an indented line, such as `button "Save" {disabled}
  /// [press]`.
  public var outline: String {
    var lines: [String] = []
    write(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func write(into lines: inout [String], depth: Int) {
    var line = String(repeating: "  ", count: depth) + role.rawValue
    if let label { line += " \"\(label)\"" }
    if let value { line += " = \(value)" }
    if !traits.isEmpty { line += " {\(traits.sorted().map(\.rawValue).joined(separator: ", "))}" }
    if !actions.isEmpty { line += " [\(actions.map(\.name).joined(separator: ", "))]" }
    lines.append(line)
    for child in children { child.write(into: &lines, depth: depth + 1) }
  }
}

extension SemanticNode.Action {
  fileprivate var name: String { label.map { "\(kind.rawValue) \"\($0)\"" } ?? kind.rawValue }
}
