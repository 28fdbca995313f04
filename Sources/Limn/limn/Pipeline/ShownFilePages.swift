import LimnMarkdown
import LimnPlatform
import LimnSnippets

/// Finds the Swift files that directives in articles show.
struct ShownFilePages {
  /// The project's root folder.
  let root: String

  /// Returns one page for each shown file, so that diagnostics are reported in the file itself.
  ///
  /// Each step of a tutorial shows one file. A later step can show a new version of a file that was shown before. The
  /// code of a step can use the declarations of all other files that earlier steps showed. It cannot use the
  /// declarations in older versions of its own file.
  func pages(in documents: [Document]) throws -> [SnippetPage] {
    var pages: [String: SnippetPage] = [:]
    for document in documents {
      // For each file that was shown so far, the page of its latest version. The key is the name under which the file
      // is shown, and the value is the page's slug.
      var latest: [String: String] = [:]
      for fence in document.fences where fence.language == "swift" {
        guard let path = fence.file else { continue }
        let slug = "shown-" + AnchorNames.slug(path)
        let title = fence.info.firstMatch(of: /title="([^"]*)/).map { String($0.1) } ?? path
        // Two names can show the same file.
        let used = Set(latest.filter { $0.key != title && $0.value != slug }.values)
        let using = used.map { ", using=\($0)#code" }.sorted().joined()
        latest[title] = slug
        guard pages[path] == nil else { continue }
        let text = SnippetFile(try files.read(root + "/" + path)).text
        let whole = Fence(info: "swift, name=code" + using, wholeFile: text)
        pages[path] = SnippetPage(path: path, slug: slug, fences: [whole])
      }
    }
    return pages.values.sorted { $0.path < $1.path }
  }

  /// Returns copies of the verdicts on shown files, one copy for each place where a file is shown.
  static func verdicts(onCodeIn documents: [Document], among verdicts: [Verdict]) -> [Verdict] {
    let byPath = verdicts.keyed(by: \.path)
    return documents.flatMap { document in
      document.fences.compactMap { fence in
        guard let path = fence.file, var verdict = byPath[path] else { return nil }
        (verdict.path, verdict.line, verdict.endLine) = (document.path, fence.line, fence.range.end.line)
        // If only a part of a file is shown, positions in the file do not match positions in the shown text. So remove
        // the tokens and hover cards, which have such positions.
        if fence.lines.isEmpty { (verdict.tokens, verdict.hovers) = ([], []) }
        return verdict
      }
    }
  }
}
