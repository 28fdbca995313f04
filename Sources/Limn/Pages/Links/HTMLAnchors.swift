import LimnMarkdown
import LimnMarkup
import LimnPlatform

/// Finds the ids that an HTML text declares.
enum HTMLAnchors {
  static func read(_ html: [UInt8]) -> Set<ExactText> {
    Set(HTMLTag.tags(in: html).compactMap { $0["id"] }.map { ExactText(Markup.unescaped($0)) })
  }
}
