// Directives that show files.
extension DirectiveKind {
  static let media: [DirectiveKind] = [
    DirectiveKind("Image", "a figure; the content is its caption", arguments: ["source", "alt"])
      .with {
        $0.media = ["source"]
        $0.open = { writer, directive, node in
          writer.output.add("<figure>\n")
          let source = directive.arguments["source"] ?? ""
          writer.writeImage(source, writer.hooks.image(source), text: directive.arguments["alt"] ?? "")
          writer.output.add("\n")
          if node.firstChild != Node.none { writer.output.add("<figcaption>\n") }
        }
        $0.close = closeFigure
      },
    DirectiveKind(
      "Video", "a video with its controls; the content is its caption", arguments: ["source", "poster", "alt"]
    ).with {
      $0.media = ["source", "poster"]
      $0.open = { writer, directive, node in
        writer.output.add("<figure>\n<video controls preload=\"metadata\" src=\"")
        let source = directive.arguments["source"] ?? ""
        writer.output.write(writer.hooks.image(source)?.href ?? source)
        if let poster = directive.arguments["poster"] {
          writer.output.add("\" poster=\"")
          writer.output.write(writer.hooks.image(poster)?.href ?? poster)
        }
        if let text = directive.arguments["alt"] {
          writer.output.add("\" aria-label=\"")
          writer.output.write(text)
        }
        writer.output.add("\"></video>\n")
        if node.firstChild != Node.none { writer.output.add("<figcaption>\n") }
      }
      $0.close = closeFigure
    },
    DirectiveKind(
      "Code", "a file of a tutorial; lines that changed since it was shown last are marked",
      arguments: ["name", "file", "reset"]
    ).with { $0.fileLabel = "file" },
    DirectiveKind(
      "Snippet", "a file of the package's `Snippets` folder, or a slice of it; the whole file is checked",
      arguments: ["path", "slice"]
    ).with { $0.fileLabel = "path" },
  ]

  private static let closeFigure: @Sendable (inout HTMLWriter, Directive, Node) -> Void = { writer, _, node in
    writer.close(node.firstChild == Node.none ? "</figure>\n" : "</figcaption>\n</figure>\n")
  }
}
