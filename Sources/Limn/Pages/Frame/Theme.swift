import LimnDiagnostics
public import LimnPlatform

/// The files that define the design and behavior of pages. A custom theme can replace each of them with a file of the
/// same name.
///
/// A custom theme can also add `extra.css`, `extra.js`, and `footer.html` (text below each page) without replacing a
/// file.
public struct Theme: Sendable {
  /// The content of each asset by its address, such as `assets/theme.1b2c3d4e.css`.
  private(set) var assets: [PageAddress: [UInt8]] = [:]
  /// The logo before the site's name, as inline SVG.
  private(set) var mark: [UInt8] = []
  private(set) var footer: [UInt8] = []
  private var names: [String: String] = [:]

  /// Reads the built-in theme, and a custom folder whose files replace the theme's files of the same name.
  public init(standard: String, overrides: String? = nil, files: FileSystem = .local) throws {
    var found = try Self.contents(of: standard, files: files)
    if found["theme.css"] == nil { throw EnvironmentFailure("the theme's folder has no theme.css: \(standard)") }
    if let overrides, files.isFolder(overrides) {
      found.merge(try Self.contents(of: overrides, files: files)) { _, own in own }
    }
    for name in found.keys where name.hasSuffix(".css") { found[name] = found[name].map(Self.drawing) }
    Self.join(&found)
    for (name, bytes) in found.sortedByKey where !name.hasPrefix(".") && !["footer.html", "README.md"].contains(name) {
      add(name, bytes)
    }
    mark = found["mark.svg"].map(Self.inline) ?? []
    footer = found["footer.html"] ?? []
  }

  /// The files that are combined, so that a page loads fewer files. For the first element, the contents of `icons.css`
  /// and `search.css` are inserted before the content of `theme.css`. A custom theme can still replace each of the
  /// three files separately.
  private static let parts = [
    ("theme.css", ["icons.css", "search.css"]), ("search.js", ["words.js"]),
    ("previews.css", ["shapes.css", "ios.css", "preview-colors.css"]),
  ]

  private static func join(_ found: inout [String: [UInt8]]) {
    for (name, parts) in parts {
      guard let whole = found[name] else { continue }
      found[name] =
        parts.flatMap { part in found.removeValue(forKey: part).map { $0 + ["\n"] } ?? [] } + whole
    }
  }

  /// Adds an asset, such as the previews' style sheet. The asset's address contains a digest of its content.
  public mutating func add(_ name: String, _ content: [UInt8]) {
    let bytes = Minifier.minify(content, name: name)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let address = "assets/\(name[..<dot]).\(Digest(of: bytes).hex.prefix(8))\(name[dot...])"
    if let earlier = names[name] { assets[PageAddress(earlier)] = nil }
    names[name] = address
    assets[PageAddress(address)] = bytes
  }

  /// Returns the address of an asset, given the asset's name without the digest. Returns nil if there is no such asset.
  public func address(of name: String) -> String? { names[name] }

  /// Returns the content of an asset, given the asset's name without the digest. Returns nil if there is no such asset.
  public func content(of name: String) -> [UInt8]? { names[name].flatMap { assets[PageAddress($0)] } }

  /// Removes assets that no page loads.
  public mutating func remove(_ unused: [String]) {
    for name in unused {
      if let address = names.removeValue(forKey: name) { assets[PageAddress(address)] = nil }
    }
  }

  private static let styleNames = ["theme.css", "accent.css", "extra.css"]

  /// The addresses of the style sheets that every page loads, in order.
  var styles: [String] { Self.styleNames.compactMap { names[$0] } }
  /// The address of the script that runs before the page is displayed.
  var early: String { names["early.js"] ?? "assets/early.js" }
  /// The address of the deferred script of every page. A custom theme's `extra.js` runs after it.
  var script: String? { names["limn.js"] }
  var icon: String { names["mark.svg"] ?? "assets/mark.svg" }

  func addresses(of names: [String], ending: String) -> [String] {
    names.filter { $0.hasSuffix(ending) }.compactMap { self.names[$0] }
  }

  /// Returns a copy of the theme with other accent colors, each written as `#rrggbb`.
  public func withAccent(light: String?, dark: String?) -> Theme {
    guard light != nil || dark != nil else { return self }
    var theme = self
    let css = ":root{--accent:light-dark(\(light ?? "#0b6678"),\(dark ?? "#6fcfdb"))}\n"
    theme.add("accent.css", css.bytes)
    return theme
  }

  /// Returns the folder of the built-in theme. This is the folder in the environment variable `LIMN_THEME`, if the
  /// variable is set. Otherwise, the folder is in the resources next to the program, or in `share/limn`.
  public static func standardFolder() throws -> String {
    if let named = environmentVariables["LIMN_THEME"] { return named }
    let program = FileSystem.programPath
    var folder = program.parentFolder
    for _ in 0..<5 {
      for place in [
        "limn_LimnPages.resources/Theme", "limn_LimnPages.bundle/Theme",
        "limn_LimnPages.bundle/Contents/Resources/Theme",
        "share/limn/Theme",
      ] {
        let path = folder + "/" + place
        if files.isFolder(path) { return path }
      }
      folder = folder.parentFolder
    }
    throw EnvironmentFailure(
      "the theme was not found next to \(program)",
      hint: "Keep limn_LimnPages.resources next to the program, or set LIMN_THEME to the theme's folder.")
  }

  private static func contents(of folder: String, files: FileSystem) throws -> [String: [UInt8]] {
    do {
      var found: [String: [UInt8]] = [:]
      // A symbolic link without a target is skipped here, and reported when the project is read.
      for path in try files.files(below: folder) where files.status(folder + "/" + path)?.isFile == true {
        found[path] = try files.read(folder + "/" + path)
      }
      return found
    } catch {
      throw EnvironmentFailure("the theme cannot be read: \(error)")
    }
  }

  /// Replaces each drawing in a style sheet, such as `svg("width='8' height='8'><path d='M0 0h8'/>")`, with the address
  /// of the image. In `icon("<path d='M5 3l8 5-8 5z'/>")`, the image is 16 units wide and high, and shows outlines.
  private static func drawing(in css: [UInt8]) -> [UInt8] {
    css.text.replacing(#/(icon|svg)\("(.*?)"\)/#) { match in
      let icon = match.1 == "svg" ? "" : "viewBox='0 0 16 16' fill='none' stroke='#000' stroke-width='1.6'>"
      let drawing = "<svg xmlns='http://www.w3.org/2000/svg' \(icon)\(match.2)</svg>"
      let escaped = drawing.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("#", with: "%23")
      return "url(\"data:image/svg+xml,\(escaped)\")"
    }.bytes
  }

  /// Prepares an SVG file for inlining: removes everything before the `svg` element, and hides the image from assistive
  /// technology.
  private static func inline(_ svg: [UInt8]) -> [UInt8] {
    let text = svg.text
    guard let start = text.firstRange(of: "<svg") else { return [] }
    return "<svg aria-hidden=\"true\" class=\"logo\"\(text[start.upperBound...])".bytes.filter { $0 != "\n" }
  }
}
