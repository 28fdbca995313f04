extension ModuleSymbols {
  /// The list as page content. It starts with the number of symbols and the links to the entries with approximated
  /// symbols. The groups follow.
  var blocks: [CatalogBlock] {
    var blocks: [CatalogBlock] = [.paragraph(CatalogFormatter.words(numbers))]
    if !approximated.isEmpty {
      let names = approximated.map { entry in [CatalogInline.anchor(entry.name, entry.anchor)] }
      blocks.append(
        .paragraph(
          ["Approximated, with the difference from the platform: "] + Array(names.joined(separator: [", "])) + ["."]))
    }
    for group in groups {
      blocks.append(.heading(group.title.replacing("`", with: ""), anchor: anchor(of: group)))
      blocks += group.entries.flatMap(self.blocks)
    }
    return blocks
  }

  func anchor(of group: Group) -> String { "\(module)-\(group.anchorPart)" }

  private var numbers: String {
    let parts = groups.map { group in
      let forms = group.entries.sum(\.declarations.count)
      let noun = group.nouns[group.entries.count == 1 ? 0 : 1]
      return "\(group.entries.count) \(noun)" + (forms > group.entries.count ? " in \(forms) forms" : "")
    }
    let members = groups.flatMap(\.entries).sum(\.members.count)
    let all = parts + (members > 0 ? [members.counted("member")] : [])
    let list =
      all.count > 1
      ? all.dropLast().withCommas + " and " + all[all.count - 1] : all.first ?? "nothing public"
    let marked = groups.flatMap(\.entries).flatMap(\.all).count { $0.approximation != nil }
    let exact = marked > 0 ? " \(count - marked) are exact, \(marked) approximated." : ""
    return "`\(module)` has \(count) public symbols: \(list).\(exact)"
  }

  private func blocks(_ entry: Entry) -> [CatalogBlock] {
    var blocks: [CatalogBlock] = [.heading(entry.name, anchor: entry.anchor, level: 3)]
    for declaration in entry.declarations {
      blocks.append(.code(declaration.text))
      if let words = declaration.words { blocks.append(.paragraph(words)) }
    }
    guard !entry.members.isEmpty else { return blocks }
    let items = entry.members.map { member in
      [CatalogInline.code(member.text)] + (member.words.map { [" "] + $0 } ?? [])
    }
    blocks.append(.folded(items.count.counted("member"), [.list(items)]))
    return blocks
  }
}

extension ModuleSymbols.Declaration {
  /// The documentation in one line; nil if there is none.
  fileprivate var words: [CatalogInline]? {
    let approximate = approximation.map { [CatalogInline.strong("Approximated:"), " "] + CatalogFormatter.words($0) }
    let parts = [summary.map(CatalogFormatter.words), approximate].compactMap(\.self)
    return parts.isEmpty ? nil : Array(parts.joined(separator: [" "]))
  }
}

extension CatalogInline {
  /// A link to an anchor on the same page.
  fileprivate static func anchor(_ text: String, _ anchor: String) -> CatalogInline { .outside(text, "#" + anchor) }
}
