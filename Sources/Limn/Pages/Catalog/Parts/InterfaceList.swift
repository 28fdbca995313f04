import LimnDiagnostics
import LimnCatalog
import LimnMarkdown
import LimnMarkup

/// The interface of a type: an example call, then the members in groups. Each member is a row with its code, its source
/// line, and the first paragraph of its documentation.
struct InterfaceList {
  let format: CatalogFormatter
  let entity: Entity
  /// Whether the members are listed. This is false for a global declaration without overloads, such as a function. Its
  /// only member is the declaration, which the top of the page already shows.
  var showsMembers = true

  private struct Row {
    /// For a link of a topic to another page: the link and its address. The row then has only the declaration of a
    /// member or global declaration, and the summary of the target.
    var link: (inline: CatalogInline, href: String)?
    var name = ""
    var anchor = ""
    var text = ""
    var about = ""
    var source = Location(path: "")
    /// The source of the links in the documentation; nil for that of the type's own comment.
    var comment: LinkSource?
    /// Whether the member is visible only in its file.
    var isPrivate = false
    var facts: SymbolFacts?
  }

  private static let order = [
    "Inputs", "State", "Environment", "Associated types", "Cases", "Initializers", "Properties", "Instance properties",
    "Methods", "Instance methods", "Functions", "Operators", "Instance subscripts", "Type properties", "Type methods",
    "Type subscripts", "Type aliases", "Nested types", "Macros", "Global variables", "Default implementations", "Other",
  ]

  /// The members in groups. The topics that an author wrote come first. They can contain links to other pages too.
  private var groups: [(title: String, rows: [Row])] {
    guard showsMembers else { return [] }
    var groups: [String: [Row]] = [:]
    let names = entity.members.map(\.name) + entity.inputs.map(\.name) + entity.environment.map(\.name)
    let anchors = SymbolLinks.anchors(ofMembers: names)
    for (member, anchor) in zip(entity.members, anchors) {
      groups[Self.group(of: member), default: []].append(
        Row(
          name: member.name, anchor: anchor, text: member.text, about: member.documentation ?? "",
          source: member.source, comment: format.comment(on: entity, member),
          isPrivate: ["private", "fileprivate"].contains(member.access), facts: member.facts))
    }
    let known = Set(entity.members.map(\.name))
    // If an input of the type is also a parameter of an initializer, the input is left out, since the initializer's row
    // shows it.
    let parameters = entity.members.filter { $0.keyword == "init" }.map(\.text).withSpaces.singleSpaced
    for (input, anchor) in zip(entity.inputs, anchors.dropFirst(entity.members.count))
    where !known.contains(input.name) && !parameters.contains(" \(input.name):")
      && !parameters.contains("(\(input.name):")
    {
      let text = "\(input.name): \(input.type)" + (input.default.map { " = \($0)" } ?? "")
      let kind = input.kind.rawValue.capitalizedFirst + (input.isRequired ? ", required" : "")
      groups[input.kind == .state ? "State" : "Inputs", default: []].append(
        Row(
          name: input.name, anchor: anchor, text: text, about: input.documentation ?? kind + ".", source: input.source))
    }
    for (need, anchor) in zip(entity.environment, anchors.suffix(entity.environment.count))
    where !known.contains(need.name) {
      groups["Environment", default: []].append(
        Row(
          name: need.name, anchor: anchor, text: "@\(need.wrapper) \(need.name): \(need.value)",
          source: need.source))
    }
    var rows = groups.values.joined().keyed(by: \.anchor)
    let topics = format.topics(of: entity).map { title, links in
      (
        title: title,
        rows: links.compactMap { link -> Row? in
          guard case .page(_, let page, let fragment, _) = link else { return nil }
          if page == format.here { return fragment.flatMap { rows.removeValue(forKey: $0) } }
          let target = format.documentation(at: page, fragment)
          return Row(
            link: (link, format.here.link(to: page, fragment: fragment)), name: target.member?.name ?? "",
            text: target.member?.text ?? "", about: target.text ?? "", comment: target.source,
            facts: target.member?.facts)
        }
      )
    }
    let others = Self.order.map { title in (title: title, rows: (groups[title] ?? []).filter { rows[$0.anchor] != nil })
    }
    return (topics + others).filter { !$0.rows.isEmpty }
  }

  private static func group(of member: Member) -> String {
    if let facts = member.facts {
      if facts.role == .defaultImplementation { return "Default implementations" }
      let title = facts.kind.lowercased().capitalizedFirst.plural
      return order.contains(title) ? title : "Other"
    }
    return switch member.keyword {
    case "init": "Initializers"
    case "var", "let", "subscript": "Properties"
    case "func": "Methods"
    case "case": "Cases"
    case "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype": "Nested types"
    default: "Other"
    }
  }

  /// The interface as page content: each group of members below its title.
  func blocks() -> [CatalogBlock] {
    let groups = groups
    var blocks: [CatalogBlock] = []
    var anchors = AnchorNames()
    for (title, rows) in groups {
      let open = rows.filter { !$0.isPrivate }
      guard !open.isEmpty else { continue }
      if !title.isEmpty { blocks.append(.heading(title, anchor: anchors.next(for: "Members " + title), level: 3)) }
      blocks.append(list(open))
    }
    let hidden = groups.flatMap { $0.rows.filter(\.isPrivate) }
    if !hidden.isEmpty {
      blocks.append(.folded(hidden.count.counted("private member"), [list(hidden)]))
    }
    return blocks
  }

  func list(_ example: CallExample) -> CatalogBlock {
    // An example can be written as `.init(clock)`, without the name of the type. On the page, the type's name replaces
    // `.init`.
    let call = example.text.hasPrefix(".init(") ? entity.name + example.text.dropFirst(5) : example.text
    var html = Markup()
    html.list([example.source], ["members"]) { html, source in
      html.element("code") { $0.add(code(call)) }
      html.element("span", ["line"]) { $0.write([format.source(source)], on: format.here) }
    }
    return .drawn(html, [.code(call), .paragraph(["From ", format.source(example.source), "."])])
  }

  /// Joins the lines of a declaration, since the page breaks long lines by itself. A declaration with a comment or a
  /// multiline string is returned unchanged.
  private static func inOneLine(_ text: String) -> String {
    guard text.contains("\n"), !text.contains("//"), !text.contains("\"\"\"") else { return text }
    return text.singleSpaced.replacing("( ", with: "(").replacing(" )", with: ")")
  }

  private func list(_ rows: [Row]) -> CatalogBlock {
    var html = Markup()
    var text: [CatalogBlock] = []
    html.open("ul", ["members"])
    for row in rows {
      let sections = CommentSections(row.about)
      let notes = row.facts.map { row.link == nil ? $0.notes(in: entity).withSpaces : "" } ?? ""
      html.element("li", [], [("id", row.link == nil ? row.anchor : nil)]) { html in
        if let link = row.link, row.text.isEmpty {
          html.write([link.inline], on: format.here)
        } else {
          html.element("code") { $0.add(emphasized(row)) }
        }
        if row.link == nil {
          html.element("span", ["line"]) { $0.write([format.source(row.source, isShort: true)], on: format.here) }
        }
        guard !(notes + row.about).isEmpty else { return }
        html.element("div", ["about-m"]) { html in
          html.add(prose([sections.summary, notes], of: row))
          guard row.link == nil, !sections.contents.isEmpty else { return }
          // Long lists of parameters would separate the members.
          html.element("details") { html in
            html.element("summary", text: sections.contents)
            html.add(prose([sections.markdown { "**\($0)**" }, sections.discussion], of: row))
          }
        }
      }
      if let link = row.link {
        text.append(.list([[link.inline]]))
        continue
      }
      html.add("\n")
      text += [.heading(row.name, anchor: row.anchor, level: 4), .code(row.text)]
      text += format.articleText(about: row.anchor)
      text += [notes, row.about].filter { !$0.isEmpty }.map { .prose($0, from: source(of: row)) }
    }
    html.close("ul")
    return .drawn(html, text)
  }

  private func source(of row: Row) -> LinkSource { row.comment ?? format.comment(on: entity) }

  private func prose(_ parts: [String], of row: Row) -> String {
    let text = (parts + [row.about.linkDefinitions]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    return CatalogPrinter.rendered(text, below: 2, links: format.links, from: source(of: row)).text
  }

  /// The HTML of a member's declaration, in which the name is marked, or struck through if the member is deprecated. The
  /// name is a link if the row is about a declaration on another page.
  private func emphasized(_ row: Row) -> String {
    var html = code(Self.inOneLine(row.text))
    let name = Markup.escaped(row.name.baseName)
    let tag = row.facts?.isDeprecated == true ? "s" : "b"
    let marks = [">\(name)</span>", " \(name):", " \(name)(", " \(name)"]
    let open = row.link.map { "a href=\"\(Markup.escaped($0.href))\"" } ?? tag
    guard let found = marks.lazy.compactMap({ html.utf8.firstRange(of: $0.utf8) }).first else {
      return row.link == nil ? html : "<\(open)>\(Markup.escaped(row.text))</a>"
    }
    html.replaceSubrange(
      found, with: html[found].replacing(name, with: "<\(open)>\(name)</\(row.link == nil ? tag : "a")>"))
    return html
  }

  /// Swift code with highlighting and links to types.
  private func code(_ text: String) -> String {
    linked(Highlighter.html(code: text, language: "swift").text)
  }

  private func linked(_ html: String) -> String {
    SourceHTML.link(html) { name in format.href(ofType: name, in: entity).map { ($0, "") } }
  }

  /// A declaration as a block of code with links to types.
  func declaration(_ text: String) -> CatalogBlock {
    var html = Markup()
    html.add(linked(CatalogPrinter.rendered(code: text).text))
    return .drawn(html, [.code(text)])
  }
}
