public import LimnCatalog
import LimnDiagnostics
import LimnMarkup
import LimnPreviews

/// The source code that previews show: the previewed view, and the code that sends and handles its actions.
public struct PreviewSources: Sendable {
  private let sources: SourcePages
  private var format: CatalogFormatter { sources.format }

  /// - Parameter source: Returns the content of a source file by its path.
  public init(_ index: CatalogIndex, source: @Sendable (String) -> [UInt8]?) {
    let texts = SourcePages.texts(of: index, jobs: 1, source)
    sources = SourcePages(format: CatalogFormatter(index, previewPages: [], sources: Set(texts.keys)), texts: texts)
  }

  /// The locations of the code that sends and handles an action.
  private struct ActionCode {
    var name: String
    var sent, handled: [Location]
  }

  /// The size in bytes that limits the HTML of a preview's source code. When the HTML has reached this size, the code
  /// of the remaining actions is left out. The limit is low, since a preview's file can have at most 100 KB.
  private static let longest = 8_500
  private static let viewLines = 30
  private static let caseLines = 6

  /// Returns the HTML of the source code for a preview. Returns nil if the catalog contains neither the view nor any of
  /// the actions.
  ///
  /// - Parameters:
  ///   - view: The type that the preview shows.
  ///   - actions: The actions that the preview sent, such as `PersonBMI.saveButtonTapped`, without duplicates.
  ///   - address: The page that contains the HTML.
  public func html(view: String, module: String, actions: [String], on address: PageAddress) -> String? {
    let sources = sources.on(address)
    var html = Markup()
    if let entity = format.entity(named: view, module: module), let place = entity.source,
      let code = sources.excerpt(place, length: Self.viewLines)
    {
      html.element("h2", text: view)
      html.add(code)
    }
    let found = actions.compactMap { code(of: $0, module: module) }
    if !found.isEmpty {
      html.element("h2", text: "Actions")
      html.element("ul") { html in
        for action in found where html.text.utf8.count < Self.longest { write(action, sources, into: &html) }
      }
    }
    return html.text.isEmpty ? nil : html.text
  }

  private func write(_ action: ActionCode, _ sources: SourcePages, into html: inout Markup) {
    html.element("li", [], [("data-a", action.name)]) { html in
      html.element("code", text: action.name)
      for (title, places) in [("Sent", action.sent), ("Handled", action.handled)] where !places.isEmpty {
        html.write(" \(title): ")
        for place in places.prefix(3) {
          html.write([sources.format.source(place)], on: sources.format.here)
          html.write(" ")
        }
      }
      if let place = action.handled.first, html.text.utf8.count < Self.longest,
        let code = sources.excerpt(place, length: Self.caseLines, isCase: true)
      {
        html.add(code)
      }
    }
  }

  private func code(of text: String, module: String) -> ActionCode? {
    guard let (type, base) = text.sentAction else { return nil }
    let owner = [type + ".Action", type].lazy.compactMap { format.entity(named: $0, module: module) }.first {
      entity in
      entity.members.contains { $0.keyword == "case" && $0.name.baseName == base }
    }
    guard let owner else { return nil }
    func places(_ kind: RelationKind) -> [Location] {
      let evidence = format.to(owner.id, [kind]).flatMap(\.evidence).filter { $0.member?.baseName == base }
      return Set(evidence.map(\.location)).sorted()
    }
    let (sent, handled) = (places(.emits), places(.handles))
    return sent.isEmpty && handled.isEmpty
      ? nil : ActionCode(name: "\(type).\(base)", sent: sent, handled: handled)
  }
}
