import Foundation
import SemanticTree

/// The size of a text in DejaVu Sans, a free font.
struct TextMetrics {
  private let text: String
  private let fontSize: CGFloat
  private let isBold: Bool
  private let lineLimit: Int?

  init(_ node: SemanticNode) {
    text = node.label ?? ""
    let style = node.style.font?.textStyle ?? "body"
    fontSize = node.style.font?.size.map { CGFloat($0) } ?? Self.sizes[style] ?? 17
    isBold = ["semibold", "bold", "heavy", "black"].contains(node.style.font?.weight) || style == "headline"
    lineLimit = node.layout.lineLimit
  }

  var lineHeight: CGFloat { (fontSize * (Self.ascentShare + Self.descentShare)).rounded(.up) }
  var ascent: CGFloat { (fontSize * Self.ascentShare).rounded(.up) }

  /// Returns the size of the text if lines break between words at the offered width. A word that is wider than this
  /// width is broken.
  func size(_ offered: CGFloat?) -> CGSize {
    let width = max(offered ?? .infinity, 0)
    var lines: [CGFloat] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: CGFloat = 0
      for word in paragraph.split(separator: " ") {
        let length = advance(word)
        let longer = line == 0 ? length : line + advance(" ") + length
        if longer <= width {
          line = longer
        } else {
          if line > 0 { lines.append(line) }
          line = length
          while line > width, width > fontSize {
            lines.append(width)
            line -= width
          }
        }
      }
      lines.append(line)
    }
    if let lineLimit { lines = Array(lines.prefix(max(lineLimit, 1))) }
    let widest = (lines.max() ?? 0).rounded(.up)
    return CGSize(width: min(widest, max(width, 0)), height: CGFloat(max(lines.count, 1)) * lineHeight)
  }

  private func advance(_ text: some StringProtocol) -> CGFloat {
    let units = text.unicodeScalars.reduce(0) { sum, scalar in
      let index = Int(scalar.value) - 32
      return sum + (Self.advances.indices.contains(index) ? Self.advances[index] : scalar.value > 0x2E7F ? 1000 : 612)
    }
    return CGFloat(units) / 1000 * fontSize * (isBold ? 1.1 : 1)
  }

  private static let ascentShare = 0.928
  private static let descentShare = 0.236

  /// The font size of each text style in points, at the default text size.
  private static let sizes: [String: CGFloat] = [
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
    "subheadline": 15,
    "footnote": 13, "caption": 12, "caption2": 11,
  ]

  /// The widths of characters in thousandths of the font size, starting with the space.
  private static let advances = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636,
    636, 636, 636, 337,
    337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787,
    695, 635, 611, 732,
    684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278,
    974, 634, 612, 635,
    635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
  ]
}
