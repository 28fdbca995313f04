import Foundation
import FoundationLocalization
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct LocalizedResourceTests {
  private let greeting: LocalizedStringResource = "Hello **\("Ada*")**, \(1234)"

  @Test("Writes relative times and lists in English") func writesRelativeTimesAndLists() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 86_400) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -90_000) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    (formatter.dateTimeStyle, formatter.unitsStyle) = (.numeric, .short)
    #expect(formatter.localizedString(fromTimeInterval: -180) == "3 min. ago")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
  }

  @Test("Shows the texts of a bundle, with the values in the order of the translation") func translations() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Texts-\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tables = [
      "Localizable": [
        "greeting": "Hello **there**", "%@ has %lld": "%2$lld of %1$@ (100%%)", "%lld doors": "%lld doors",
        "%lld doors|one": "a door", "broken %@": "%1$@ and %2$@",
      ],
      "Rooms": ["greeting": "Come in"],
    ]
    for (table, texts) in tables {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "en.lproj"), withIntermediateDirectories: true)
      try PropertyListEncoder().encode(texts).write(to: folder.appending(path: "en.lproj/\(table).strings"))
    }
    let bundle = try #require(Bundle(url: folder))
    #expect(try node { Text("greeting", bundle: bundle) }.label == "Hello there")
    #expect(try node { Text("greeting", tableName: "Rooms", bundle: bundle) }.label == "Come in")
    #expect(try node { Text("\("Ada") has \(3)", bundle: bundle) }.label == "3 of Ada (100%)")
    #expect(try node { Text("\(1) doors", bundle: bundle) }.label == "a door")
    #expect(try node { Text("\(2) doors", bundle: bundle) }.label == "2 doors")
    #expect(try node { Text("broken \("pipe")", bundle: bundle) }.label == "broken pipe")
    #expect(try node { Text("new \("room")", bundle: bundle) }.label == "new room")
    #expect(try node { Text(verbatim: "greeting") }.label == "greeting")
    #expect(String(localized: "\("Ada") has \(1)", bundle: bundle) == "1 of Ada (100%)")
    #expect(String(localized: "\(1) doors", bundle: bundle) == "a door")
    let resource = LocalizedStringResource("greeting", defaultValue: "Hi", table: "Rooms", bundle: .atURL(folder))
    #expect(String(localized: resource) == "Come in")
    #expect(try node { Text(resource) }.label == "Come in")
  }

  @Test("Provides what only Apple's Foundation has") func appleOnly() {
    let store = NSUbiquitousKeyValueStore()
    store.set(true, forKey: "isOn")
    store.set("a" as Any?, forKey: "name")
    #expect(store.bool(forKey: "isOn") && store.string(forKey: "name") == "a" && store.data(forKey: "name") == nil)
    store.removeObject(forKey: "name")
    #expect(store.object(forKey: "name") == nil && store.synchronize())
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(URL(fileURLWithPath: "/a").startAccessingSecurityScopedResource())
    struct Named { var name: String }
    let order = SortDescriptor(\Named.name, comparator: .localizedStandard)
    #expect([Named(name: "b"), Named(name: "a")].sorted(using: order).map(\.name) == ["a", "b"])
  }

  @Test("Writes measurements with their units, and values in formats of C") func writesMeasurements() {
    let english = Locale(identifier: "en_US")
    let warm = Measurement(value: 72, unit: UnitTemperature.fahrenheit)
    #expect(warm.formatted() == "72°F")
    let far = Measurement(value: 1, unit: UnitLength.kilometers)
    #expect(far.formatted(.measurement(width: .wide, usage: .road)) == "1 kilometer")
    #expect((far * 2500).formatted(.measurement(width: .wide).locale(english)) == "2,500 kilometers")
    #expect(far.formatted(.measurement(width: .narrow)) == "1km")
    let precise = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))
    #expect(far.formatted(.measurement(width: .abbreviated, numberFormatStyle: precise)) == "1.0 km")
    #expect(String(localized: "#\(7, specifier: "%03d") \(2.5, specifier: "%.2f")") == "#007 2.50")
  }

  @Test("Shows a resource with its values and Markdown") func showsAResourceWithItsValuesAndMarkdown() throws {
    let node = try node { Text(greeting).environment(\.locale, Locale(identifier: "en_US")) }
    #expect(node.label == "Hello Ada*, 1,234")
    #expect(
      outline { Text("<\(greeting)>").environment(\.locale, Locale(identifier: "de_DE")) }
        == "text \"<Hello Ada*, 1.234>\"")
  }

  @Test("Gives titles to controls") func givesTitlesToControls() throws {
    #expect(try node { Button(LocalizedStringResource("Save")) {} }.label == "Save")
    #expect(try node { Toggle(LocalizedStringResource("On"), isOn: .constant(true)) }.label == "On")
    #expect(try node { Text("a").accessibilityLabel(LocalizedStringResource("b")) }.label == "b")
  }

  @Test("Prefers keys for literals and text for strings") func prefersKeysForLiteralsAndTextForStrings() throws {
    let string = "**a**"
    #expect(try node { Text("**a**") }.label == "a")
    #expect(try node { Text(string) }.label == "**a**")
    #expect(try node { Button("**a**") {} }.label == "a")
    #expect(try node { Button(string) {} }.label == "**a**")
  }

  @Test("Writes a resource as a string for its locale") func writesAResourceAsAStringForItsLocale() {
    var resource: LocalizedStringResource = "\(2.5) of \(1000)"
    resource.locale = Locale(identifier: "en_US")
    #expect(String(localized: resource) == "2.500000 of 1,000")
    #expect(resource.key == "%lf of %lld")
    #expect(LocalizedStringResource("KEY", defaultValue: "text").key == "KEY")
    #expect(String(localized: LocalizedStringResource("KEY", defaultValue: "text")) == "text")
    #expect(String(localized: "plain", locale: Locale(identifier: "fr_FR")) == "plain")
  }
}
