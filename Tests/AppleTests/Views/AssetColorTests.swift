import DeveloperToolsSupport
import Foundation
import LimnUIKit
@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

/// Colors of asset catalogs, as Xcode writes them.
@Suite @MainActor struct AssetColorTests {
  private typealias Paint = SemanticNode.Paint

  @Test("Reads fractions, whole numbers, and hexadecimal numbers") func readsEveryFormOfComponents() throws {
    let bundle = try Catalog([
      "Fraction": Catalog.color(#""red": "0.200", "green": "0.4", "blue": "1.000", "alpha": "0.500""#),
      "Whole": Catalog.color(#""red": "51", "green": "0", "blue": "255", "alpha": "1.000""#),
      "Hexadecimal": Catalog.color(#""red": "0x33", "green": "0x00", "blue": "0xFF", "alpha": "1.000""#),
      "Number": Catalog.color(#""red": 0.2, "green": 0, "blue": 255"#),
      "Gray": Catalog.color(#""white": "0.400", "alpha": "1.000""#, space: "gray-gamma-22"),
    ])
    let indigo = Paint.color(.components(red: 0.2, green: 0, blue: 1, opacity: 1))
    #expect(try bundle.paint("Fraction") == .color(.components(red: 0.2, green: 0.4, blue: 1, opacity: 0.5)))
    for name in ["Whole", "Hexadecimal", "Number"] { #expect(try bundle.paint(name) == indigo, "\(name)") }
    #expect(try bundle.paint("Gray") == .color(.components(red: 0.4, green: 0.4, blue: 0.4, opacity: 1)))
  }

  @Test("Converts colors of wide color spaces") func convertsColorsOfWideColorSpaces() throws {
    let bundle = try Catalog([
      "Wide": Catalog.color(#""red": "1.000", "green": "0.500", "blue": "0.250""#, space: "display-p3"),
      "White": Catalog.color(#""red": "1.000", "green": "1.000", "blue": "1.000""#, space: "display-p3"),
    ])
    // Computed from the primaries of both spaces: 1.0740, 0.4625, 0.1491. The first is not in sRGB.
    let wide = bundle.color("Wide").resolve(in: EnvironmentValues())
    #expect(wide.red == 1 && abs(wide.green - 0.4625) < 0.0005 && abs(wide.blue - 0.1491) < 0.0005, "\(wide)")
    #expect(bundle.color("White").resolve(in: EnvironmentValues()).description == "#FFFFFFFF")
  }

  @Test("Has a dark variant that the environment chooses") func hasADarkVariant() throws {
    let entries = [
      Catalog.entry(#""red": "1.000", "green": "1.000", "blue": "1.000""#),
      Catalog.entry(
        #""red": "0.000", "green": "0.000", "blue": "0.000""#,
        with: #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#),
      Catalog.entry(
        #""red": "1.000", "green": "0.000", "blue": "0.000""#,
        with: #""appearances": [{"appearance": "contrast", "value": "high"}], "#),
    ]
    let bundle = try Catalog(["Ground": "{\"colors\": [\(entries.joined(separator: ", "))]}"])
    let white = Paint.Color.components(red: 1, green: 1, blue: 1, opacity: 1)
    let black = Paint.Color.components(red: 0, green: 0, blue: 0, opacity: 1)
    #expect(try bundle.paint("Ground") == .color(.adaptive(light: white, dark: black)))
    var environment = EnvironmentValues()
    #expect(bundle.color("Ground").resolve(in: environment).red == 1)
    environment.colorScheme = .dark
    #expect(bundle.color("Ground").opacity(0.5).resolve(in: environment).description == "#00000080")
  }

  @Test("Prefers the color for every device") func prefersTheColorForEveryDevice() throws {
    let entries = [
      Catalog.entry(#""red": "1.000", "green": "0.000", "blue": "0.000""#).replacing("universal", with: "ipad"),
      Catalog.entry(#""red": "0.000", "green": "1.000", "blue": "0.000""#),
    ]
    let bundle = try Catalog(["Device": "{\"colors\": [\(entries.joined(separator: ", "))]}"])
    #expect(try bundle.paint("Device") == .color(.components(red: 0, green: 1, blue: 0, opacity: 1)))
  }

  @Test("Refers to colors of the system") func refersToColorsOfTheSystem() throws {
    let reference = { (name: String) in
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\#(name)"}}]}"#
    }
    let bundle = try Catalog([
      "Link": reference("systemBlueColor"), "Text": reference("labelColor"), "Fill": reference("systemGray6Color"),
      "Unknown": reference("noSuchColor"),
    ])
    #expect(try bundle.paint("Link") == .color(.named("blue")))
    #expect(try bundle.paint("Text") == .color(.named("primary")))
    #expect(bundle.color("Fill") == UIColor.systemGray6.color)
    #expect(try bundle.paint("Unknown") == .color(.asset("Unknown")))
  }

  @Test("A folder with a namespace is a part of the name") func aFolderWithANamespaceIsAPartOfTheName() throws {
    let green = Catalog.color(#""red": "0.000", "green": "1.000", "blue": "0.000""#)
    let bundle = try Catalog(["Brand/Leaf": green, "Group/Moss": green], namespaces: ["Brand"])
    let paint = Paint.color(.components(red: 0, green: 1, blue: 0, opacity: 1))
    #expect(try bundle.paint("Brand/Leaf") == paint)
    #expect(try bundle.paint("Moss") == paint)
    #expect(try bundle.paint("Leaf") == .color(.asset("Leaf")))
  }

  @Test("Is the accent color without a readable color set") func isTheAccentColorWithoutAReadableColorSet() throws {
    let bundle = try Catalog([
      "Empty": #"{"colors": [{"idiom": "universal"}]}"#, "Broken": "{\"colors\": [",
      "Odd": Catalog.color(#""red": "x""#),
    ])
    for name in ["Empty", "Broken", "Odd", "Missing"] {
      #expect(try bundle.paint(name) == .color(.asset(name)))
    }
  }

  @Test("Xcode's constants and UIKit find the same colors") func constantsAndUIKitFindTheSameColors() throws {
    let bundle = try Catalog(["Leaf": Catalog.color(#""red": "0.000", "green": "1.000", "blue": "0.000""#)])
    let leaf = bundle.color("Leaf")
    #expect(leaf != Color("Leaf"))
    #expect(Color(ColorResource(name: "Leaf", bundle: bundle.bundle)) == leaf)
    #expect(UIColor(named: "Leaf", in: bundle.bundle, compatibleWith: nil)?.color == leaf)
    #expect(UIColor(resource: ColorResource(name: "Leaf", bundle: bundle.bundle)).color == leaf)
  }

  @Test("UIKit's dynamic colors have both variants") func dynamicColorsHaveBothVariants() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0, alpha: 0.5) }
    let node = try node { Color(uiColor: color) }
    #expect(
      node.content
        == .paint(
          .color(
            .adaptive(
              light: .components(red: 0, green: 0, blue: 0, opacity: 0.5),
              dark: .components(red: 1, green: 1, blue: 1, opacity: 1)))))
    #expect(UIColor { _ in .systemRed }.color == .red)
  }
}

/// A bundle with an asset catalog.
private final class Catalog {
  let bundle: Bundle

  /// - Parameter sets: the content of each color set's file, by the path of the set.
  init(_ sets: [String: String], namespaces: [String] = []) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("limn-colors-\(UUID().uuidString)")
    let catalog = root.appendingPathComponent("Assets.xcassets")
    func write(_ text: String, in folder: String) throws {
      let folder = catalog.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
    for (path, text) in sets { try write(text, in: path + ".colorset") }
    for folder in namespaces { try write(#"{"properties": {"provides-namespace": true}}"#, in: folder) }
    bundle = try #require(Bundle(path: root.path))
  }

  deinit { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

  func color(_ name: String) -> Color { Color(name, bundle: bundle) }

  @MainActor func paint(_ name: String) throws -> SemanticNode.Paint {
    guard case .paint(let paint) = try node({ color(name) }).content else { throw NotOneNode(count: 0) }
    return paint
  }

  static func color(_ components: String, space: String = "srgb") -> String {
    "{\"colors\": [\(entry(components, space: space))], \"info\": {\"author\": \"xcode\", \"version\": 1}}"
  }

  static func entry(_ components: String, space: String = "srgb", with more: String = "") -> String {
    "{\(more)\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}}"
  }
}
