import LimnMarkdown
import LimnDiagnostics

/// Finds accessibility mistakes in HTML that affect users of screen readers or keyboards.
///
/// This type finds only mistakes that are visible in the markup. The browser tests find other mistakes with the library
/// axe.
struct AccessibilityScan {
  /// An accessibility mistake, and the source text of the tag that contains the mistake.
  struct Finding: Equatable {
    var kind: DiagnosticKind
    var message, tag: String
  }

  private(set) var findings: [Finding] = []
  private var ids: Set<String> = []
  private var labeled: Set<String> = []
  private var fields: [(id: String?, tag: HTMLTag)] = []
  /// The links and buttons whose end tags were not read yet. `hasName` is true if an accessible name was already found.
  private var controls: [(tag: HTMLTag, hasName: Bool)] = []
  private var tables: [(tag: HTMLTag, hasHeader: Bool)] = []
  private var labels = 0
  /// The level of the last heading.
  private var level = 0

  init(_ html: [UInt8]) {
    for part in HTMLReader(html) {
      switch part {
      case .text(let text): if !text.text.isBlank { name() }
      case .tag(let tag): if tag.isClosing { close(tag) } else { open(tag) }
      }
    }
    for field in fields where field.id.map({ !labeled.contains($0) }) ?? true {
      report(
        .fieldWithoutLabel, "the field has no label; put it in a <label>, or describe it in 'aria-label'", field.tag)
    }
  }

  private mutating func open(_ tag: HTMLTag) {
    if let id = tag["id"], !id.isEmpty, !ids.insert(id).inserted {
      report(.duplicateID, "two elements of the page have the id '\(id)'; links lead only to the first element", tag)
    }
    switch tag.name {
    case "html":
      if isBlank(tag["lang"]) { report(.noLanguage, "the page does not declare its language in 'lang'", tag) }
    case "img": image(tag)
    case "a": if tag["href"] != nil { controls.append((tag, hasName(tag))) }
    case "button": controls.append((tag, hasName(tag)))
    case "iframe":
      if !hasName(tag) { report(.frameWithoutTitle, "the iframe has no 'title' that describes its content", tag) }
    case "label":
      labels += 1
      if let target = tag["for"] { labeled.insert(target) }
    case "input", "select", "textarea": field(tag)
    case "table": tables.append((tag, tag["role"] == "presentation"))
    case "th": if !tables.isEmpty { tables[tables.count - 1].hasHeader = true }
    case "h1", "h2", "h3", "h4", "h5", "h6": heading(tag)
    default: if !isBlank(tag["aria-label"]) { name() }
    }
  }

  private mutating func close(_ tag: HTMLTag) {
    switch tag.name {
    case "a", "button":
      guard controls.last?.tag.name == tag.name, let last = controls.popLast() else { return }
      if last.hasName { return name() }
      let isLink = tag.name == "a"
      let what = isLink ? "link to '\(last.tag["href"] ?? "")'" : "button"
      report(
        .emptyLink,
        "the \(what) has no text; a screen reader cannot say \(isLink ? "where it leads" : "what it does")", last.tag)
    case "label": labels = max(0, labels - 1)
    case "table":
      guard let last = tables.popLast(), !last.hasHeader else { return }
      report(.tableWithoutHeader, "the table has no header cell; name its columns or rows", last.tag)
    default: break
    }
  }

  private mutating func image(_ tag: HTMLTag) {
    if !isBlank(tag["alt"]) || hasName(tag) { return name() }
    if tag["alt"] != nil || tag["role"] == "presentation" { return }
    report(
      .imageWithoutText,
      "the image '\(tag["src"] ?? "")' has no 'alt'; describe what it shows, or write alt=\"\" if it is decorative",
      tag)
    // The image's missing text was reported above. If a link contains only this image, the link has no text either. To
    // report this mistake only once, the link is treated as if it had text.
    name()
  }

  private mutating func field(_ tag: HTMLTag) {
    let type = tag["type"]?.lowercased() ?? "text"
    guard !hasName(tag), labels == 0, !["hidden", "submit", "reset", "button", "image"].contains(type) else { return }
    fields.append((tag["id"], tag))
  }

  private mutating func heading(_ tag: HTMLTag) {
    let own = Int(tag.name.dropFirst()) ?? 1
    if own > level + 1 {
      let above = level == 1 ? "the page's title" : "a heading of level \(level)"
      report(.headingOrder, "a heading of level \(own) follows \(above); use level \(level + 1)", tag)
    }
    level = own
  }

  /// Records that all open links and buttons have an accessible name. Called when their content has a name, such as
  /// text or an image's text alternative.
  private mutating func name() {
    for place in controls.indices { controls[place].hasName = true }
  }

  private func hasName(_ tag: HTMLTag) -> Bool {
    !isBlank(tag["aria-label"]) || !isBlank(tag["aria-labelledby"]) || !isBlank(tag["title"])
      || tag["aria-hidden"] == "true"
  }

  private func isBlank(_ text: String?) -> Bool { text?.isBlank ?? true }

  private mutating func report(_ kind: DiagnosticKind, _ message: String, _ tag: HTMLTag) {
    findings.append(Finding(kind: kind, message: message, tag: tag.text))
  }
}
