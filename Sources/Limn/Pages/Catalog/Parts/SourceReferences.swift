import LimnCatalog

/// The uses of the catalog's types and members by file, from the compiler's index.
struct SourceReferences {
  struct Reference: Hashable {
    var line: Int
    /// In UTF-8, from 1.
    var column: Int
    /// The expected name at that position, since the file may have changed after indexing.
    var name: String
    var card: SourceCards.Subject
  }

  private var byPath: [String: Set<Reference>] = [:]

  init(_ index: CatalogIndex) {
    for relation in index.relations {
      guard let entity = index.entities[relation.to], entity.declaration != nil else { continue }
      for evidence in relation.evidence {
        let member = evidence.member.flatMap { name in entity.members.first { $0.name == name }?.name }
        let name = member.map { String($0.prefix { $0 != "(" }) } ?? CatalogFormatter.short(entity.name)
        byPath[evidence.path, default: []].insert(
          Reference(line: evidence.line, column: evidence.column, name: name, card: .init(entity: entity.id, member: member)))
      }
    }
  }
}

extension SourceReferences {
  /// The references in a file by line, sorted by column.
  func lines(of path: String) -> [Int: [Reference]] {
    Dictionary(grouping: byPath[path] ?? [], by: \.line).mapValues { references in
      references.sorted { ($0.column, $0.card.entity, $0.card.member ?? "") < ($1.column, $1.card.entity, $1.card.member ?? "") }
    }
  }

  /// A line of highlighted code with links at its references. Names inside existing links are left alone.
  ///
  /// - Parameter open: Returns the opening tag of a reference's link; nil if it has no target.
  static func link(_ html: String, _ references: [Reference], open: (Reference) -> String?) -> String {
    guard !references.isEmpty else { return html }
    let bytes = Array(html.utf8)
    var out: [UInt8] = []
    var (place, column, isInLink) = (0, 1, false)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
        let tag = bytes[place...end]
        if tag.starts(with: Array("<a ".utf8)) { isInLink = true }
        if tag.elementsEqual(Array("</a>".utf8)) { isInLink = false }
        out += tag
        place = end + 1
        continue
      }
      let found = isInLink ? nil : references.first { $0.column == column && bytes[place...].starts(with: $0.name.utf8) }
      if let found, let start = open(found) {
        out += Array(start.utf8) + Array(found.name.utf8) + Array("</a>".utf8)
        place += found.name.utf8.count
        column += found.name.utf8.count
        continue
      }
      // A character of the source may be written as an entity such as `&lt;`.
      let length =
        bytes[place] == UInt8(ascii: "&") ? (bytes[place...].firstIndex(of: UInt8(ascii: ";")).map { $0 - place + 1 } ?? 1) : 1
      out += bytes[place..<place + length]
      place += length
      column += 1
    }
    return String(decoding: out, as: UTF8.self)
  }
}
