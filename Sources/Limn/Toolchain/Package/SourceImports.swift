public import SwiftSyntax

/// The imports of a Swift file, each with the `#if` conditions around it. The file is read line by line, and only the
/// lines with an import or a condition are parsed.
///
/// All searches for imports in text use this type.
public struct SourceImports: Sendable {
  /// An import, with the state of the `#if` conditions around it.
  public struct Entry: Hashable, Sendable {
    public var module: String
    /// Whether the import is inside an `#if`. A file with such an import may compile without the import.
    public var isConditional: Bool
    /// Whether all conditions around the import are true on this platform.
    public var isActive: Bool
  }

  /// The imports in source order.
  public private(set) var entries: [Entry] = []

  /// - Parameter present: modules that can be imported in addition to the modules of the platform.
  public init(_ source: [UInt8], present: Set<String> = []) {
    // Store two facts for each enclosing `#if`: whether the current branch is active, and whether an earlier branch was
    // active.
    var branches: [(isActive: Bool, wasActive: Bool)] = []
    let condition = CompilerCondition(present: present)
    for line in source.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first, Self.starts.contains(first) else { continue }
      let line = text.text
      if line.hasPrefix("#if") {
        let holds = condition.holds(line.dropFirst(3))
        branches.append((holds, holds))
      } else if line.hasPrefix("#elseif"), let last = branches.popLast() {
        let holds = !last.wasActive && condition.holds(line.dropFirst(7))
        branches.append((holds, last.wasActive || holds))
      } else if line.hasPrefix("#else"), let last = branches.popLast() {
        branches.append((!last.wasActive, true))
      } else if line.hasPrefix("#endif") {
        _ = branches.popLast()
      } else {
        let isActive = branches.allSatisfy(\.isActive)
        for module in Self.modules(in: line) {
          entries.append(Entry(module: module, isConditional: !branches.isEmpty, isActive: isActive))
        }
      }
    }
  }

  /// The modules that the file imports on this platform, in source order without duplicates.
  public var activeModules: [String] {
    entries.filter(\.isActive).map(\.module).unique
  }

  /// Returns the modules that a text imports outside of conditions, in order.
  public static func modules(in text: String) -> [String] {
    guard text.contains("import") else { return [] }
    return SwiftParsing.tree(of: text).statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.module }
      .filter { !$0.isEmpty }
  }

  /// The characters that an import line can start with. They start `import`, an access level, an attribute, a comment,
  /// or a condition.
  private static let starts = Set("#@ipf/".utf8)
}

extension ImportDeclSyntax {
  /// The imported module. For `import struct Foundation.Date`, it is `Foundation`.
  public var module: String { path.first?.name.identifier?.name ?? "" }
}
