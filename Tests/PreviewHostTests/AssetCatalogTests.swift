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

  @Test("The image of a catalog is in the answer once, and the page shows it") func images() throws {
    let program = try PreviewProgram(
      """
      import SwiftUI
      #Preview {
        VStack {
          Image("sky/moon")
          Image("sky/moon").resizable().scaledToFit()
          Image("sky/sun")
          Button("Next") {}
        }
      }
      """)
    let catalog = program.built.scratch + "/previews/bundle/Assets.xcassets"
    func write(_ path: String, _ data: Data) throws {
      let file = URL(fileURLWithPath: "\(catalog)/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    // The header of a PNG file with 8 by 4 pixels.
    let moon = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 8, 0, 0, 0, 4])
    let variants = #"{"filename": "moon.pdf", "scale": "1x"}, {"filename": "moon.png", "scale": "2x"}"#
    try write("night/sky/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
    try write("night/sky/moon.imageset/Contents.json", Data(#"{"images": [\#(variants)]}"#.utf8))
    try write("night/sky/moon.imageset/moon.png", moon)

    let report = try withExtendedLifetime(program) { try program.explorer().explore() }
    let graph = try #require(report.graphs.first)
    let images = try #require(graph.states.first?.tree).all.filter { $0.role == .image }
    let contents = images.map(\.content)
    guard case .image(.file(let name)) = contents.first else {
      Issue.record("no file: \(contents)")
      return
    }
    #expect(contents == [.image(.file(name)), .image(.file(name)), .image(.asset("sky/sun"))])
    #expect(name.hasPrefix("sky-moon-") && name.hasSuffix(".png"))
    #expect(images.map(\.boxes) == [[.frame(.init(width: 4, height: 2))], [.aspectRatio(2, .fit)], []])

    let files = PreviewPages(report.graphs).files
    let folder = "catalog/preview/images/"
    #expect(files.map(\.path).filter { $0.hasPrefix(folder) } == [folder + name])
    #expect(files.last?.bytes == [UInt8](moon))
    let page = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(page.contains("src=\"../../images/\(name)\" alt=\"sky/moon\""), "\(page)")
    let json = files.first { $0.path.hasSuffix(".json") }
    #expect(json.map { String(decoding: $0.bytes, as: UTF8.self).contains(moon.base64EncodedString()) } == false)
  }
}
