/// Assigns ids to previews. If a preview has a page, the preview gets the id of the page, so that links to the page
/// work. The id of any other preview ends with two names: the name of the view that it shows, and the title, or
/// `default` if there is no title. If the file has no view, the file's name replaces the view's name. If two previews
/// would get the same id, a number is added to the second id.
struct PreviewNaming {
  let model: CodeModel
  /// The ids of previews with a page, by path and line.
  var known: [String: String] = [:]

  /// The named previews of all files except tests, sorted by path and position.
  func previews() -> [NamedPreview] {
    var taken = Set<String>()
    var found: [NamedPreview] = []
    for (number, file) in model.files.enumerated() where !file.isTest {
      for (index, fact) in file.facts.previews.enumerated() {
        let view = view(of: fact, in: file)
        let name = view.flatMap { model.types[$0]?.name } ?? file.stem
        let page = known["\(fact.location.path):\(fact.location.line)"]
        let base = page ?? "preview/\(file.target.module)/\(name)/\(fact.title?.previewSlug ?? "default")"
        let id = taken.insertNumbered(base) { $0.lowercased() }
        found.append(
          NamedPreview(id: id, view: view, title: fact.title ?? name, fact: fact, file: number, index: index))
      }
    }
    return found
  }

  /// Returns the view that a preview shows. If the preview shows several views, returns the view that has the same name
  /// as the file. If there is no such view, returns the first shown view. If the preview shows no view of the package,
  /// returns the first view that the file declares.
  private func view(of preview: PreviewFact, in file: CodeFile) -> String? {
    let views = model.views(in: preview.span, of: file).map(\.id)
    let own = file.entities.compactMap { $0 }.filter { model.types[$0]?.kind.isView ?? false }
    return views.first { model.types[$0]?.name == file.stem } ?? views.first ?? own.first
  }
}

/// A preview and the view that it shows.
struct NamedPreview {
  var id: String
  /// The id of the view that the preview shows; nil if there is none.
  var view: String?
  var title: String
  var fact: PreviewFact
  var file, index: Int
}

extension CodeFile {
  /// The file's name without its extension.
  fileprivate var stem: String { String(path.fileName.dropLast(6)) }
}
