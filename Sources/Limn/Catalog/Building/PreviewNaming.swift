import Diagnostics
import Toolchain

/// Gives each preview an id: the view that it shows, and its title or a number.
struct PreviewNaming {
  let model: CodeModel
}

/// A preview and the view that it is of.
struct NamedPreview {
  var id: String
  /// The id of the view's entity, or nil where none of the package's own views is shown.
  var view: String?
  var title: String
  var fact: PreviewFact
  var file: Int
  var index: Int
}

extension PreviewNaming {
  /// Sorted by path and place.
  func previews() -> [NamedPreview] {
    var taken = Set<String>()
    var found: [NamedPreview] = []
    for (number, file) in model.files.enumerated() where !file.isTest {
      for (index, fact) in file.facts.previews.enumerated() {
        let view = view(of: fact, in: file)
        let stem = file.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
        let name = view.flatMap { model.types[$0]?.fact.name } ?? fact.provider.map(Self.withoutSuffix) ?? stem
        let base = "preview/\(file.target.module)/\(name)/\(fact.title.map(slug).flatMap { $0.isEmpty ? nil : $0 } ?? "preview")"
        var (id, ordinal) = (base, 2)
        while !taken.insert(id).inserted {
          id = "\(base)-\(ordinal)"
          ordinal += 1
        }
        found.append(NamedPreview(id: id, view: view, title: fact.title ?? name, fact: fact, file: number, index: index))
      }
    }
    return found
  }

  /// The first view shown that the same file declares, else the first of the package.
  private func view(of preview: PreviewFact, in file: CodeFile) -> String? {
    let calls = Set(file.facts.calls.map { Place($0.location) })
    let shown = file.occurrences.filter { occurrence in
      occurrence.roles.contains(.reference) && preview.span.contains(line: occurrence.line, column: occurrence.column)
        && calls.contains(Place(occurrence))
    }
    let views = shown.compactMap { model.owner(ofUSR: $0.usr) }.filter { model.types[$0]?.kind.isView ?? false }
    return views.first { model.types[$0]?.path == file.path } ?? views.first
  }

  private static func withoutSuffix(_ provider: String) -> String {
    for suffix in ["_Previews", "Previews", "_Preview", "Preview"] where provider.hasSuffix(suffix) && provider != suffix {
      return String(provider.dropLast(suffix.count))
    }
    return provider
  }
}
