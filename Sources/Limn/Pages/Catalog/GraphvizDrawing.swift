public import Diagnostics
import Foundation
public import Platform

/// Draws graphs with Graphviz as SVG that stands in a page: no document type, ids of its own, the page's own colours.
public struct GraphvizDrawing: Sendable {
  public var processes: ProcessRunner

  public init(processes: ProcessRunner = .local) {
    self.processes = processes
  }
}

extension GraphvizDrawing {
  /// The pictures of the graphs, in their order, drawn by one run of `dot`; throws if there is no `dot` or it refuses a graph.
  public func draw(_ graphs: [String]) throws(EnvironmentFailure) -> [[UInt8]] {
    if graphs.isEmpty { return [] }
    let input = graphs.joined(separator: "\n")
    let result: ProcessResult
    do {
      result = try processes.run(Command("dot", ["-Tsvg"], input: Array(input.utf8), timeLimit: .seconds(120)))
    } catch {
      throw EnvironmentFailure(
        "the pictures cannot be drawn: \(error.message)", hint: "Install Graphviz: the package 'graphviz' has the program 'dot'.")
    }
    let pictures = Self.pictures(in: result.output)
    guard result.succeeded, pictures.count == graphs.count else {
      throw EnvironmentFailure("Graphviz could not draw a picture: \(result.errorText.prefix(300))")
    }
    return pictures.enumerated().map { Self.adopt($1, prefix: "g\($0)-") }
  }

  /// The `svg` elements of what `dot` printed.
  private static func pictures(in output: [UInt8]) -> [String] {
    var rest = Substring(String(decoding: output, as: UTF8.self))
    var found: [String] = []
    while let start = rest.firstRange(of: "<svg "), let end = rest[start.lowerBound...].firstRange(of: "</svg>") {
      found.append(String(rest[start.lowerBound..<end.upperBound]))
      rest = rest[end.upperBound...]
    }
    return found
  }

  private static func adopt(_ svg: String, prefix: String) -> [UInt8] {
    var text = svg.replacing(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"", with: "").replacing(
      " xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    text = text.replacing(" id=\"", with: " id=\"\(prefix)").replacing("xlink:href=", with: "href=")
    text = text.replacing(/\ xlink:title="[^"]*"/, with: "").replacing(/<!--.*?-->\n?/, with: "")
    text = text.replacing(/<title>%\d+<\/title>\n?/, with: "")
    text = text.replacing("\"black\"", with: "\"currentColor\"").replacing("<text ", with: "<text fill=\"currentColor\" ")
    return Array(text.utf8)
  }
}
