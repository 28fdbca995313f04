@_spi(Headless) public import AppKit
import Foundation
public import UniformTypeIdentifiers

import SemanticTree

extension Color {
  public init(nsColor color: NSColor) {
    if let name = color.name {
      self = name.hasPrefix("asset:") ? Color(String(name.dropFirst(6))) : Color(.named(name))
    } else {
      self.init(
        red: Double(color.redComponent), green: Double(color.greenComponent), blue: Double(color.blueComponent),
        opacity: Double(color.alphaComponent))
    }
  }

  public init(_ color: NSColor) { self.init(nsColor: color) }
}

extension NSColor {
  /// - Approximated: a color that adapts to the appearance is its light variant.
  public convenience init(_ color: Color) { self.init(color.base) }

  convenience init(_ base: SemanticNode.Paint.Color) {
    switch base.variant(in: .light) {
    case .components(let red, let green, let blue, let opacity):
      self.init(red: red, green: green, blue: blue, alpha: opacity)
    case .asset(let name): self.init(name: "asset:" + name, red: 0, green: 0, blue: 0)
    case .adaptive: self.init(white: 0, alpha: 1)
    case .named(let name):
      let known = Self.named.first { $0.name == name } ?? .black
      self.init(
        name: name, red: known.redComponent, green: known.greenComponent, blue: known.blueComponent,
        alpha: known.alphaComponent)
    }
  }

  private static let named: [NSColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .controlAccentColor, .labelColor,
    .secondaryLabelColor, NSColor(name: "white", red: 1, green: 1, blue: 1),
    NSColor(name: "clear", red: 0, green: 0, blue: 0, alpha: 0),
  ]
}

@_spi(Headless) extension NSColor: ValueKeeping {
  public var keptValue: Any { Color(nsColor: self) }
}

extension Font {
  public init(_ font: NSFont) {
    let weights: [(NSFont.Weight, Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    let weight = weights.first { $0.0 == font.weight }?.1
    self = font.familyName.map { .custom($0, size: font.pointSize) } ?? .system(size: font.pointSize)
    if let weight { self = self.weight(weight) }
  }
}

extension Image {
  /// - Approximated: an image that is created from data is shown as the symbol `photo`.
  public init(nsImage: NSImage) {
    self = nsImage.isSymbol ? Image(systemName: nsImage.source) : Image(nsImage.source)
  }
}

@_spi(Headless) extension NSImage: ValueKeeping {
  public var keptValue: Any { source }
}

extension NSSavePanel {
  /// The types of the files that can be chosen.
  ///
  /// - Approximated: no files can be chosen, so the types are not kept.
  public var allowedContentTypes: [UTType] {
    get { [] }
    set {}
  }
}
