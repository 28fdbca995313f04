import LimnMarkdown

/// Resolves images of documentation catalogs. An image can have variants for different scales, and for light and dark
/// appearance.
extension LinkTable {
  /// Finds a file, such as an image, in the documentation catalog of the article at `path`. The file can be in any
  /// folder of this catalog, so only its name is compared. Returns the file's address. If an image has variants,
  /// returns the light variant with the smallest scale.
  func catalogImage(_ file: String, from path: String) -> PageAddress? {
    guard let catalog = path.documentationCatalog else { return nil }
    let wanted = file.fileName
    let inner = catalogImages[catalog]?[Self.baseName(wanted)] ?? []
    // Files of different types can have the same base name. If the link contains no extension, videos are not chosen,
    // since the link refers to an image.
    let ending = wanted.split(separator: ".").dropFirst().last.map { "." + $0.lowercased() }
    let films = [".mp4", ".mov", ".webm"]
    let fitting = inner.filter { path in
      ending.map { path.lowercased().hasSuffix($0) } ?? !films.contains { path.hasSuffix($0) }
    }
    return (fitting.first ?? inner.first).map { PageAddress($0) }
  }

  /// Returns a file name without its extension and variant suffixes.
  static func baseName(_ name: String) -> String {
    var stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    for mark in ["@1x", "@2x", "@3x", "~dark", "~light", "@1x", "@2x", "@3x"] where stem.hasSuffix(mark) {
      stem = String(stem.dropLast(mark.count))
    }
    return stem
  }

  /// Returns the address of an image with the attributes for its size and its variants.
  func image(_ target: PageAddress, from page: PageAddress, href: String) -> ResolvedLink {
    let scale = Self.scale(of: target.path)
    let size = sizes[target].map { ImageSize(width: max(1, $0.width / scale), height: max(1, $0.height / scale)) }
    var link = ResolvedLink(href: href, attributes: size?.attributes ?? [])
    let variants = variants(of: target)
    let light = variants.filter { !$0.contains("~dark") }
    let dark = variants.filter { $0.contains("~dark") }
    if light.count > 1 || scale > 1 { link.attributes.append(("srcset", Self.sources(light, page))) }
    if !dark.isEmpty, !light.isEmpty { link.darkSources = Self.sources(dark, page) }
    return link
  }

  /// Returns the paths of all variants of an image in a documentation catalog; empty for other images.
  func variants(of target: PageAddress) -> [String] {
    guard let catalog = target.path.documentationCatalog else { return [] }
    let named = catalogImages[catalog]?[Self.baseName(target.name)] ?? []
    return named.filter { $0.split(separator: ".").last == target.path.split(separator: ".").last }
  }

  private static func sources(_ files: [String], _ page: PageAddress) -> String {
    var seen = Set<Int>()
    return files.filter { seen.insert(scale(of: $0)).inserted }.map {
      "\(page.link(to: PageAddress($0))) \(scale(of: $0))x"
    }.joined(
      separator: ", ")
  }

  private static func scale(of path: String) -> Int { path.contains("@3x") ? 3 : path.contains("@2x") ? 2 : 1 }
}
