import LimnCatalog
import LimnMarkup

/// Describes the content of a source file: its declarations with their lines, and the types of other files that use
/// these declarations.
struct SourceOutline {
  let format: CatalogFormatter
  let path: String
  /// The types that the file declares and that have a page.
  let declared: [Entity]

  private static let longestOutline = 80
  private static let longestUsers = 10
  private static let longestName = 30

  /// The target and the layer of the first type in the file.
  var facts: [[CatalogInline]] {
    guard let first = declared.first else { return [] }
    let target = format.from(first.id).first { $0.kind == .partOf && $0.to.hasPrefix("target/") }
    return (target.map { [["Target ", format.link($0.to)]] } ?? [])
      + (first.layer.map { [["Layer ", format.link($0)]] } ?? [])
  }

  func write(into html: inout Markup) {
    let (lines, users) = (lines, users)
    guard !lines.isEmpty || !users.isEmpty else { return }
    html.element("div", ["outline"]) { html in
      if !lines.isEmpty {
        html.element("nav", [], [("aria-labelledby", "outline")]) { html in
          html.element("h2", [], [("id", "outline")], text: "In this file")
          html.element("ul") { html in
            for line in lines {
              html.element("li", line.group == nil ? ["part"] : []) { html in
                html.link(to: "#L\(line.number)") { html in
                  if let group = line.group { html.icon(group) }
                  html.element("span") { $0.write(breakable: line.name) }
                }
                html.element("span", text: "\(line.number)")
              }
            }
          }
        }
      }
      if !users.isEmpty {
        html.element("h2", text: "Used by")
        html.list(users) { html, user in
          html.link(to: format.href(user.entity.id)) { html in
            html.icon(of: user.entity)
            html.element("span") { $0.write(breakable: user.entity.name) }
          }
          html.element("span", text: user.lines.counted("line"))
        }
      }
    }
    html.add("\n")
  }

  /// The file's types and their members, sorted by line. Members have no icon.
  private var lines: [(name: String, number: Int, group: KindGroup?)] {
    var found: [(name: String, number: Int, group: KindGroup?)] = []
    for entity in declared {
      found += entity.source.map { [(entity.name, $0.line, KindGroup(entity.kind))] } ?? []
      found += entity.members.filter { $0.source.path == path }.map { (Self.short($0.name), $0.source.line, nil) }
    }
    // A file with very many declarations gets no outline, since the outline would be as long as the file.
    return found.count > Self.longestOutline ? [] : found.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }

  /// A member's name. Labels that do not fit in a line are shortened, as in `init(…)`.
  private static func short(_ name: String) -> String {
    name.count <= longestName ? name : name.firstIndex(of: "(").map { name[..<$0] + "(…)" } ?? name
  }

  /// The types of other files that use this file's types, at most ten. The types that use them in the most source lines
  /// come first.
  private var users: [(entity: Entity, lines: Int)] {
    let own = Set(declared.map(\.id))
    let relations = declared.flatMap { format.to($0.id) }.filter {
      format.isUse($0.kind) && !own.contains($0.from)
    }
    let users = relations.grouped(by: \.from).compactMap {
      id, relations -> (entity: Entity, lines: Int)? in
      guard let entity = format[id], entity.isListed, format.address(id) != nil,
        entity.source?.path != path
      else {
        return nil
      }
      return (entity, Set(relations.flatMap(\.evidence).map(\.location)).count)
    }
    return Array(users.sorted { (-$0.lines, $0.entity.id) < (-$1.lines, $1.entity.id) }.prefix(Self.longestUsers))
  }
}
