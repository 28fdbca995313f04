/// Collects the anchors that raw HTML declares.
enum HTMLAnchors {
  static func collect(_ draft: inout ParseState) {
    for node in draft.tree.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
      guard !node.flags.contains(.hidden) else { continue }
      let text = Array(draft.tree.slice(node.text))
      var offset = 0
      while let equals = text[offset...].firstIndex(of: ASCII.equals) {
        offset = equals + 1
        let name = text[..<equals].reversed().prefix { $0.isASCIILetter || $0 == ASCII.hyphen }
        let word = String(decoding: name.reversed(), as: UTF8.self).lowercased()
        let before = equals - name.count - 1
        guard word == "id" || word == "name", before >= 0, text[before].isMarkdownSpace else { continue }
        guard let mark = text[offset...].first, mark == ASCII.quote || mark == UInt8(ascii: "'") else { continue }
        let value = text[(offset + 1)...].prefix { $0 != mark }
        draft.htmlAnchors.append(String(decoding: value, as: UTF8.self))
        offset = value.endIndex
      }
    }
  }
}
