import Foundation
import LimnPreviews
import LimnToolchain
import SemanticTree
import Testing

@Suite struct AssetCatalogTests {
  @Test("The catalog of an app has its accent color and other colors") func theCatalogOfAnAppHasItsColors() throws {
    let program = try PreviewProgram(
      """
      import SwiftUI
      #Preview { Color("Leaf") }
      """)
    let catalog = program.built.scratch + "/previews/bundle/Assets.xcassets"
    for (name, green) in [("AccentColor", "0x80"), ("Leaf", "1.000")] {
      let file = URL(fileURLWithPath: "\(catalog)/\(name).colorset/Contents.json")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let components = #"{"red": "0", "green": "\#(green)", "blue": "0", "alpha": "1"}"#
      let color = #"{"color-space": "srgb", "components": \#(components)}"#
      try Data(#"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#.utf8).write(to: file)
    }
    let report = try withExtendedLifetime(program) { try program.explorer().explore() }
    let tree = try #require(report.graphs.first?.states.first?.tree)
    #expect(tree.style.tint == .color(.components(red: 0, green: 128.0 / 255, blue: 0, opacity: 1)))
    #expect(tree.first(.color)?.content == .paint(.color(.components(red: 0, green: 1, blue: 0, opacity: 1))))
  }
}
