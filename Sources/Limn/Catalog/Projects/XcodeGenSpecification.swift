import LimnConfiguration
import LimnDiagnostics
import LimnPlatform

/// Reads an XcodeGen specification together with the specifications that it includes. In the result, the paths of
/// sources are relative to the root, and the targets have the values of their templates.
struct XcodeGenSpecification {
  let root: String
  let files: FileSystem
  /// One warning for each included file that cannot be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// The merged content of the specification at a path; nil if the file is no mapping.
  mutating func read(_ text: String, path: String) throws(DiagnosticError) -> [YAMLEntry]? {
    guard let entries = try YAMLParser.parse(text, path: path)?.mapping else { return nil }
    return merged(entries, folder: path.folder, from: [path])
  }

  /// Merges included specifications in their order, and then the including one, as XcodeGen does.
  private mutating func merged(_ entries: [YAMLEntry], folder: String, from: [String]) -> [YAMLEntry] {
    let include = entries.first { $0.key == "include" }?.value
    var result: [YAMLEntry] = []
    for item in include.map({ $0.sequence ?? [$0] }) ?? [] where item["enable"]?.boolean != false {
      guard let name = item.string ?? item["path"]?.string else { continue }
      let path = folder.resolving(name)
      let base = item["relativePaths"]?.boolean == false ? folder : path.folder
      guard !from.contains(path) else { continue }
      do {
        let text = try files.text("\(root)/\(path)")
        let included = try YAMLParser.parse(text, path: path)?.mapping ?? []
        result = Self.merge(result, merged(included, folder: base, from: from + [path]))
      } catch {
        let reason = (error as? DiagnosticError)?.diagnostic.message ?? "\(error)"
        diagnostics.add(.projectUnread, "the included '\(name)' cannot be read: \(reason)", at: item.location)
      }
    }
    return Self.merge(result, entries.map { Self.rebased($0, folder: folder) })
  }

  /// Mappings are merged key by key, and lists are joined. A key that ends with `:REPLACE` replaces both.
  private static func merge(_ base: [YAMLEntry], _ over: [YAMLEntry]) -> [YAMLEntry] {
    var result = base
    for var entry in over {
      let replaces = entry.key.hasSuffix(":REPLACE")
      if replaces { entry.key.removeLast(":REPLACE".count) }
      guard let index = result.firstIndex(where: { $0.key == entry.key }) else {
        result.append(entry)
        continue
      }
      switch (result[index].value.content, entry.value.content) {
      case (.mapping(let old), .mapping(let new)) where !replaces: entry.value.content = .mapping(merge(old, new))
      case (.sequence(let old), .sequence(let new)) where !replaces: entry.value.content = .sequence(old + new)
      default: break
      }
      result[index] = entry
    }
    return result
  }

  /// The entry with the paths of sources relative to the root.
  private static func rebased(_ entry: YAMLEntry, folder: String) -> YAMLEntry {
    guard ["targets", "targetTemplates"].contains(entry.key) else { return entry }
    return entry.mapped { target in
      target.mapped { setting in
        guard setting.key.hasPrefix("sources") else { return setting }
        var setting = setting
        setting.value = setting.value.withTexts(in: { $0 == "path" }) { folder.resolving($0) }
        return setting
      }
    }
  }

  /// The targets of a merged specification: with the values of their templates, and one for each of their platforms.
  static func targets(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    let node = YAMLNode(.mapping(entries), at: entries.first?.keyLocation ?? Location(path: ""))
    let templates = node["targetTemplates"]?.mapping ?? []
    return (node["targets"]?.mapping ?? []).flatMap { target -> [YAMLEntry] in
      var values = (target.value["templateAttributes"]?.mapping ?? []).compactMap { entry in
        entry.value.string.map { (entry.key, $0) }
      }
      values.append(("target_name", target.key))
      let own = fromTemplates(target.value, templates: templates, seen: [])
      guard let platforms = own["platform"]?.sequence?.compactMap(\.string) else {
        return [YAMLEntry(key: target.key, keyLocation: target.keyLocation, value: own.replacing(values))]
      }
      return platforms.map { platform in
        let suffix = own["platformSuffix"]?.string?.replacing("${platform}", with: platform) ?? "_\(platform)"
        func setting(_ key: String, _ text: String) -> YAMLEntry {
          YAMLEntry(
            key: key, keyLocation: target.keyLocation,
            value: YAMLNode(.scalar(text, isPlain: true), at: target.keyLocation))
        }
        let set = merge(own.mapping ?? [], [setting("platform", platform)])
        let value = YAMLNode(.mapping(merge([setting("productName", target.key)], set)), at: own.location)
        return YAMLEntry(
          key: target.key + suffix, keyLocation: target.keyLocation,
          value: value.replacing(values + [("platform", platform)]))
      }
    }
  }

  private static func fromTemplates(_ target: YAMLNode, templates: [YAMLEntry], seen: Set<String>) -> YAMLNode {
    var base: [YAMLEntry] = []
    for name in (target["templates"]?.sequence ?? []).compactMap(\.string) where !seen.contains(name) {
      guard let template = templates.first(where: { $0.key == name })?.value else { continue }
      base = merge(base, fromTemplates(template, templates: templates, seen: seen.union([name])).mapping ?? [])
    }
    return YAMLNode(.mapping(merge(base, target.mapping ?? [])), at: target.location)
  }
}

extension YAMLEntry {
  /// The entry whose value is a mapping with each entry changed; the same entry if its value is no mapping.
  fileprivate func mapped(_ change: (YAMLEntry) -> YAMLEntry) -> YAMLEntry {
    guard let entries = value.mapping else { return self }
    var entry = self
    entry.value.content = .mapping(entries.map(change))
    return entry
  }
}

extension YAMLNode {
  /// The value for a key of a mapping.
  subscript(key: String) -> YAMLNode? { mapping?.first { $0.key == key }?.value }

  /// The node with each `${name}` in its texts replaced by the value of that name.
  fileprivate func replacing(_ values: [(name: String, value: String)]) -> YAMLNode {
    withTexts { text in values.reduce(text) { $0.replacing("${\($1.name)}", with: $1.value) } }
  }

  /// The node with its texts changed. In mappings, only the values of some keys are changed.
  fileprivate func withTexts(
    in includes: (String) -> Bool = { _ in true }, _ change: (String) -> String
  ) -> YAMLNode {
    var node = self
    switch content {
    case .scalar(let text, let isPlain): node.content = .scalar(change(text), isPlain: isPlain)
    case .sequence(let items): node.content = .sequence(items.map { $0.withTexts(in: includes, change) })
    case .mapping(var entries):
      for index in entries.indices where includes(entries[index].key) {
        entries[index].value = entries[index].value.withTexts(in: includes, change)
      }
      node.content = .mapping(entries)
    }
    return node
  }
}
