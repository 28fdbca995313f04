import LimnMarkup
import Foundation
public import LimnPlatform

/// A Graphviz diagram rendered as inline SVG that follows the page's theme.
///
/// The background is transparent, and lines and text use the theme's colors. Ids have a prefix derived from the source.
/// There are no scripts or styles.
public struct DotPicture: Sendable {
  /// The complete `<div class="dot">` element with the diagram.
  public var html: [UInt8]

  /// Renders a diagram or reads it from the cache.
  ///
  /// - Throws: ``DotFailure`` with Graphviz's message if the source is invalid or `dot` is missing.
  public init(_ text: String, cache: ContentCache? = nil, runner: ProcessRunner = .local)
    throws(DotFailure)
  {
    let key = Digest(of: text)
    if let known = cache?.read(Self.format, key) {
      html = known.bytes
      return
    }
    let defaults =
      """
      -Tsvg -Gbgcolor=transparent -Gfontname=sans-serif -Nfontname=sans-serif -Efontname=sans-serif
      -Gfontsize=13 -Nfontsize=13 -Efontsize=11 -Nshape=box -Nstyle=rounded
      """.words
    let result: ProcessResult
    var command = Command("dot", defaults, input: text.bytes, timeLimit: .seconds(20), memoryLimit: 2 << 30)
    // Graphviz runs in the sandbox for two reasons: a diagram's source can refer to image files, and Graphviz is a
    // large C program that can have security bugs.
    if runner.sandbox.isConfining {
      command.sandbox = SandboxPolicy(readable: ["/etc/fonts", "/var/cache/fontconfig"])
    }
    do {
      result = try runner.run(command)
    } catch {
      throw DotFailure(message: "Graphviz cannot be run: \(error)")
    }
    guard result.succeeded, !result.output.isEmpty else {
      let words = result.timedOut ? "Graphviz took longer than 20 seconds" : result.errorText.singleSpaced
      throw DotFailure(message: words.replacing("Error: <stdin>: ", with: ""))
    }
    html = Self.clean(result.outputText, prefix: "g" + key.hex.prefix(6))
    cache?.write(html.text, as: Self.format, key)
  }

  private static let format = StoredFormat<String>("dot-picture", version: 3)

  private static func clean(_ svg: String, prefix: String) -> [UInt8] {
    guard let start = svg.firstRange(of: "<svg") else { return [] }
    var picture = String(svg[start.lowerBound...])
    while let comment = picture.firstRange(of: "<!--"), let end = picture[comment.upperBound...].firstRange(of: "-->") {
      picture.removeSubrange(comment.lowerBound..<end.upperBound)
    }
    picture = picture.replacing(" id=\"", with: " id=\"\(prefix)-").replacing("xlink:href", with: "href")
      .replacing(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"", with: "")
    for color in ["black", "#000000"] {
      picture = picture.replacing("stroke=\"\(color)\"", with: "stroke=\"currentColor\"").replacing(
        "fill=\"\(color)\"", with: "fill=\"currentColor\"")
    }
    picture = picture.split(separator: "\n").joined().replacing(#/ xlink:title="[^"]*"/#, with: "")
    let name = title(in: picture) ?? "Diagram"
    picture = picture.replacing("<title>%3</title>", with: "")
    // Text without a color of its own uses the page's color. A diagram without links has the role of an image. For a
    // diagram with links, this role would hide the links from assistive technology.
    let role = picture.contains("<a ") ? "" : "role=\"img\" aria-label=\"\(Markup.escaped(name))\" "
    let opening = picture.replacing("<svg ", with: "<svg fill=\"currentColor\" \(role)", maxReplacements: 1)
    return "<div class=\"dot\" role=\"group\" aria-label=\"\(Markup.escaped(name))\" tabindex=\"0\">\(opening)</div>\n"
      .bytes
  }

  /// The graph's name, which Graphviz writes as the first title.
  private static func title(in svg: String) -> String? {
    guard let start = svg.firstRange(of: "<title>"), let end = svg.firstRange(of: "</title>") else { return nil }
    let name = svg[start.upperBound..<end.lowerBound]
    return name.isEmpty || name == "%3" || name == "%0" ? nil : String(name)
  }
}

/// The reason why a Graphviz diagram could not be rendered.
public struct DotFailure: Error, Hashable, Sendable {
  var message: String
}
