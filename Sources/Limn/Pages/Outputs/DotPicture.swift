import LimnDiagnostics
import Foundation
public import LimnPlatform

/// A Graphviz text drawn as inline SVG that follows the page's theme.
///
/// The picture has no ground of its own, its lines and words take the theme's colours, its ids carry a prefix made from the text, and it has no script or style.
public struct DotPicture: Sendable {
  /// The whole `<div class="dot">`.
  public var html: [UInt8]

  /// Draws a text, or takes the picture from the cache.
  ///
  /// - Throws: ``DotFailure`` with Graphviz's own words if the text is wrong or there is no `dot`.
  public init(_ text: String, label: String? = nil, cache: ContentCache? = nil, runner: ProcessRunner = .local) throws(DotFailure) {
    let key = Digest(ofParts: [text, label ?? ""])
    if let known = cache?.read(Self.format, key) {
      html = Array(known.utf8)
      return
    }
    let defaults = [
      "-Tsvg", "-Gbgcolor=transparent", "-Gfontname=sans-serif", "-Nfontname=sans-serif", "-Efontname=sans-serif", "-Gfontsize=13",
      "-Nfontsize=13", "-Efontsize=11", "-Nshape=box", "-Nstyle=rounded",
    ]
    let result: ProcessResult
    var command = Command("dot", defaults, input: Array(text.utf8), timeLimit: .seconds(20), memoryLimit: 2 << 30)
    // A text can name image files, and Graphviz is a large program in C.
    if runner.sandbox.isConfining { command.sandbox = SandboxPolicy(readable: ["/etc/fonts", "/var/cache/fontconfig"]) }
    do throws(EnvironmentFailure) {
      result = try runner.run(command)
    } catch {
      throw DotFailure(message: "Graphviz cannot be run: \(error.message)")
    }
    guard result.succeeded, !result.output.isEmpty else {
      let words = result.timedOut ? "Graphviz took longer than 20 seconds" : result.errorText.singleSpaced
      throw DotFailure(message: words.replacing("Error: <stdin>: ", with: ""))
    }
    html = Self.clean(result.outputText, prefix: "g" + key.hex.prefix(6), label: label)
    cache?.write(String(decoding: html, as: UTF8.self), as: Self.format, key)
  }
}

/// A Graphviz text that could not be drawn.
public struct DotFailure: Error, Hashable, Sendable {
  public var message: String
}

extension DotPicture {
  private static let format = StoredFormat<String>("dot-picture", version: 3)

  private static func clean(_ svg: String, prefix: String, label: String?) -> [UInt8] {
    guard let start = svg.range(of: "<svg") else { return [] }
    var picture = String(svg[start.lowerBound...])
    while let comment = picture.range(of: "<!--"), let end = picture[comment.upperBound...].range(of: "-->") {
      picture.removeSubrange(comment.lowerBound..<end.upperBound)
    }
    picture = picture.replacing(" id=\"", with: " id=\"\(prefix)-").replacing("xlink:href", with: "href")
      .replacing(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"", with: "")
    for colour in ["black", "#000000"] {
      picture = picture.replacing("stroke=\"\(colour)\"", with: "stroke=\"currentColor\"").replacing(
        "fill=\"\(colour)\"", with: "fill=\"currentColor\"")
    }
    picture = picture.split(separator: "\n").joined().replacing(#/ xlink:title="[^"]*"/#, with: "")
    let name = label ?? title(in: picture) ?? "Diagram"
    picture = picture.replacing("<title>%3</title>", with: "")
    // Words without a colour of their own take the page's. A picture with links is no image to assistive technology, since an image has nothing inside.
    let role = picture.contains("<a ") ? "" : "role=\"img\" aria-label=\"\(name.escapedHTML)\" "
    let opening = picture.replacing("<svg ", with: "<svg fill=\"currentColor\" \(role)", maxReplacements: 1)
    return Array("<div class=\"dot\" role=\"group\" aria-label=\"\(name.escapedHTML)\" tabindex=\"0\">\(opening)</div>\n".utf8)
  }

  /// The graph's name, which Graphviz writes as the first title.
  private static func title(in svg: String) -> String? {
    guard let start = svg.range(of: "<title>"), let end = svg.range(of: "</title>") else { return nil }
    let name = svg[start.upperBound..<end.lowerBound]
    return name.isEmpty || name == "%3" || name == "%0" ? nil : String(name)
  }
}
