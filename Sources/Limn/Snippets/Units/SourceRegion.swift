import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// Compares a snippet with the source that its `from=` attribute names: a file or a region of a file.
struct SourceRegion {
  var context: CheckContext
}

extension SourceRegion {
  func check(_ snippet: Snippet) -> [Diagnostic] {
    guard let written = snippet.attributes.source else { return [] }
    let parts = written.text.split(separator: ":", maxSplits: 1).map(String.init)
    let path = parts[0]
    guard !path.split(separator: "/").contains(".."), !path.hasPrefix("/") else {
      return [
        .error(
          .sourceOutsideRoot, "'\(path)' must be a path relative to the root, without '..'", at: written.location)
      ]
    }
    let bytes: [UInt8]
    do { bytes = try context.files.read(context.root + "/" + path) } catch {
      let text =
        error.isMissing ? "there is no file '\(path)'" : "'\(path)' cannot be read: \(error)"
      return [.error(.sourceMissing, text, at: written.location)]
    }
    let source = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    guard let expected = parts.count > 1 ? region(parts[1], of: source) : source else {
      let names = regions(of: source)
      let hint = Suggestion.hint(for: parts[1], among: names)
      return [.error(.sourceMissing, "'\(path)' has no region '\(parts[1])'\(hint)", at: written.location)]
    }
    if trimmed(expected) == trimmed(snippet.fence.text) { return [] }
    return [
      .error(
        .sourceDiffers, "the snippet differs from '\(written.text)'", at: written.location,
        fixes: SnippetEdit.replaceAll(of: snippet.fence, path: snippet.path, with: trimmed(expected) + "\n").map {
          [Fix("replace the snippet with the source", edits: [$0])]
        } ?? [])
    ]
  }

  private func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines between `// snippet.NAME` and the next `// snippet.end`, without the indentation that all lines
  /// share.
  private func region(_ name: String, of source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { mark($0) == name }),
      let end = lines[(start + 1)...].firstIndex(where: { mark($0) == "end" })
    else { return nil }
    let inside = lines[(start + 1)..<end].filter { mark($0) == nil }
    let indents = inside.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return inside.map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }.joined(separator: "\n")
  }

  private func regions(of source: String) -> [String] {
    source.split(separator: "\n").compactMap(mark).filter { $0 != "end" }
  }

  private func mark(_ line: Substring) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("// snippet.") else { return nil }
    return String(text.dropFirst("// snippet.".count).prefix { $0 != " " && $0 != "\r" })
  }
}
