import LimnMarkup
import LimnPlatform

/// Creates the files of the full-text search: a manifest with the number of sections of each page, and the shards that it
/// lists.
///
/// Word shards contain sorted words with their sections. Page shards contain the titles, headings, and excerpts of
/// sections. Each shard is a script that passes its content to the function `limnSearch`. So search also works from
/// `file://`, where scripts cannot fetch files.
public struct SearchIndex {
  /// The path of the manifest relative to the root of the site.
  private static let manifest = "search/index.js"
  /// The uncompressed size in bytes at which a new shard starts.
  static let shardSize = 20_000
  /// The maximum number of sections that are listed for a word.
  static let longestList = 240

  /// The files with their paths relative to the root of the site. The manifest is the last one.
  public private(set) var files: [(path: String, bytes: [UInt8])] = []

  public init(_ pages: [SearchPage]) {
    let wordList = addShards(of: "w", Self.lines(pages), from: "\"", to: "\"")
    let pageList = addShards(of: "p", Self.parts(pages), from: "[", to: "]")
    let counts = pages.map(\.sections.count)
    let manifest = "limnSearch(\"m\",\(counts),{\"words\":[\(wordList)],\"pages\":[\(pageList)]})\n"
    files.append((Self.manifest, manifest.bytes))
  }

  /// A part of a shard, and the key by which the manifest lists a shard that starts with it, in JavaScript.
  private typealias Part = (key: String, text: String)

  /// Adds shards with the parts in order. Returns their list for the manifest.
  private mutating func addShards(of kind: String, _ parts: [Part], from start: String, to end: String) -> String {
    var list: [String] = []
    var shard = parts[..<0]
    var size = 0
    for place in parts.indices {
      shard = parts[shard.startIndex...place]
      size += parts[place].text.utf8.count + 1
      guard size >= Self.shardSize || place == parts.count - 1 else { continue }
      let content = shard.map(\.text).joined(separator: ",")
      let bytes = "limnSearch(\"\(kind)\",\(list.count),\(start)\(content)\(end))".bytes
      let name = "\(kind)\(list.count).\(Digest(of: bytes).hex.prefix(8)).js"
      files.append(("search/" + name, bytes))
      list.append("[\(parts[shard.startIndex].key),\(name.quotedJSON)]")
      shard = parts[(place + 1)..<(place + 1)]
      size = 0
    }
    return list.joined(separator: ",")
  }

  /// The words with their sections, sorted as JavaScript compares strings.
  private static func lines(_ pages: [SearchPage]) -> [Part] {
    var lists: [String: [Occurrence]] = [:]
    for (number, section) in pages.lazy.flatMap(\.indexed).enumerated() {
      for (word, weight) in section.words {
        lists[word, default: []].append((number, weight))
      }
    }
    return lists.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
      .map { ("\"\($0)\"", $0 + " " + encode($1)) }
  }

  /// The number of a section among all sections of the site, and the weight of a word in it.
  private typealias Occurrence = (section: Int, weight: Int)

  /// The sections of a word. Each section is written as a number in base 36 and an uppercase letter. The number is the
  /// difference from the number of the previous section. The letter is the weight. Of too many sections, those with the
  /// highest weights are written.
  private static func encode(_ list: [Occurrence]) -> String {
    var list = list
    if list.count > longestList {
      list.sort { $0.weight == $1.weight ? $0.section < $1.section : $0.weight > $1.weight }
      list = list.prefix(longestList).sorted { $0.section < $1.section }
    }
    var (text, last) = ([UInt8](), 0)
    for one in list {
      text += String(one.section - last, radix: 36).utf8
      text.append("A" + UInt8(min(one.weight, 50) / 2))
      last = one.section
    }
    return text.text
  }

  /// The texts of the pages and their sections. A long page has several parts, each with some of the page's sections.
  private static func parts(_ pages: [SearchPage]) -> [Part] {
    var parts: [Part] = []
    var section = 0
    for page in pages {
      let head = "[\(page.title.quotedJSON),\(page.url.quotedJSON),\(page.kind),\(page.trail.quotedJSON)"
      var part: Part = ("\(section)", head)
      for one in page.sections {
        if part.text.utf8.count >= shardSize {
          parts.append((part.key, part.text + "]"))
          part = ("\(section)", head)
        }
        part.text += ",\(one.title.quotedJSON),\(one.anchor.percentEncoded.quotedJSON),\(one.excerpt.quotedJSON)"
        section += 1
      }
      parts.append((part.key, part.text + "]"))
    }
    return parts
  }
}
