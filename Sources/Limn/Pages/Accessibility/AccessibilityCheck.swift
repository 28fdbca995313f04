import LimnConfiguration
import LimnDiagnostics
import LimnMarkdown

/// Reports accessibility mistakes. A mistake in an article is reported at its location in the Markdown.
struct AccessibilityCheck {
  /// How accessibility mistakes are reported: as errors, as warnings, or not at all (`off`).
  var level: Settings.RuleLevel

  /// Returns the mistakes in an article. `body` is the rendered article. It is checked in addition to the Markdown if
  /// the article contains raw HTML.
  func diagnostics(of document: Document, body: [UInt8]) -> [Diagnostic] {
    guard level != .off else { return [] }
    let scanned = document.hasRawHTML ? AccessibilityScan(body).findings : nil
    var found: [Diagnostic] = []
    func add(_ kind: DiagnosticKind, _ message: String, _ range: SourceRange) {
      // Raw HTML is not visible to the checks of the Markdown. It can contain the text of a link that looks empty, or a
      // heading between two Markdown headings. So these two mistakes are reported only if the rendered article has a
      // mistake of the same kind.
      if let scanned, [.emptyLink, .headingOrder].contains(kind), !scanned.contains(where: { $0.kind == kind }) {
        return
      }
      found.append(diagnostic(kind, message, at: Location(range, path: document.path)))
    }
    let images = document.links.filter { $0.kind == .image && $0.text.isBlank }
    for reference in document.links where reference.text.isBlank {
      switch reference.kind {
      case .image:
        add(
          .imageWithoutText,
          "the image '\(reference.destination.shortened(to: 60))' has no alternative text; describe in '![…]' what it shows",
          reference.range)
      // If a link contains only an image without alternative text, neither the image nor the link has text. This is one
      // mistake, so only the image is reported.
      case .link
      where images.contains(where: { reference.range.start <= $0.range.start && $0.range.end <= reference.range.end }):
        break
      case .link:
        add(
          .emptyLink, "the link to '\(reference.destination)' has no text; describe in '[…]' where it leads",
          reference.range)
      case .address, .article, .symbol: break
      }
    }
    checkHeadings(document, add)
    for range in document.tablesWithoutHeader {
      add(.tableWithoutHeader, "the table has an empty header row; name its columns", range)
    }
    for finding in scanned ?? [] {
      guard let place = document.place(ofHTML: finding.tag) else { continue }
      found.append(diagnostic(finding.kind, finding.message, at: Location(place, path: document.path)))
    }
    return found
  }

  /// The mistakes in a page that is not an article. Its buttons are those of previews, where a control without a name
  /// has a diagnostic of its own, with its place in the code.
  func diagnostics(of page: SitePage) -> [Diagnostic] {
    guard level != .off else { return [] }
    return AccessibilityScan(page.body).findings.filter { !$0.tag.hasPrefix("<button") }.map { finding in
      diagnostic(
        finding.kind, "\(finding.message), in \(finding.tag) on '\(page.address)'",
        at: page.declaration ?? page.source.map { Location(path: $0) })
    }
  }

  /// Returns the mistakes in the frame of a page. The frame is the HTML around the page's content. It can contain
  /// mistakes, since a custom theme can change it.
  func diagnostics(ofFrame html: [UInt8]) -> [Diagnostic] {
    guard level != .off else { return [] }
    return AccessibilityScan(html).findings.map { finding in
      diagnostic(finding.kind, "\(finding.message), in \(finding.tag) of each page's frame", at: nil)
    }
  }

  private func checkHeadings(
    _ document: Document, _ add: (DiagnosticKind, String, SourceRange) -> Void
  ) {
    // The title has level 1 and comes before all other headings. If the article does not start with a title, the page
    // adds one.
    var last = 1
    for heading in document.headings {
      if heading.text.isBlank { add(.emptyHeading, "the heading has no text", heading.range) }
      if heading.level > last + 1 {
        let marks = String(repeating: "#", count: last + 1)
        add(
          .headingOrder,
          "'\(heading.text)' has level \(heading.level) below a heading of level \(last); write '\(marks)'",
          heading.range)
      }
      last = heading.level
    }
  }

  private func diagnostic(_ kind: DiagnosticKind, _ message: String, at location: Location?) -> Diagnostic {
    // WCAG recommends that no heading level is skipped, but does not require it. So a skipped level is at most a
    // warning.
    Diagnostic(kind, message, severity: level == .warning || kind == .headingOrder ? .warning : .error, at: location)
  }
}
