import Foundation

/// A string catalog. Xcode generates a constant for each text whose key a person wrote.
struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: [String: String]?
    var variations: [String: [String: Localization]]?
    /// The texts for places such as `%#@days@`. In such a text, `%arg` is the value with this number and specifier.
    var substitutions: [String: Localization]?
    var argNum: Int?
    var formatSpecifier: String?

    /// The text for a number, `one` or `other`.
    func text(_ number: String = "other") -> String? {
      let varied = variations?.values.compactMap { ($0[number] ?? $0["other"])?.text(number) }.first
      return (substitutions ?? [:]).reduce(stringUnit?["value"] ?? varied) { text, place in
        let value = "%\(place.value.argNum ?? 1)$\(place.value.formatSpecifier ?? "lld")"
        let varied = place.value.text(number)?.replacing("%arg", with: value)
        return text?.replacing("%#@\(place.key)@", with: varied ?? value)
      }
    }
  }

  let sourceLanguage: String
  private var strings: [String: Entry]

  /// The place of a value in a text, such as `%2$(name)@`, or a percent sign.
  private static var specifier: Regex<(Substring, Substring?, Substring?, Substring?)> {
    /%%|%(?:(\d+)\$)?(?:\((\w+)\))?[-+ #.\dhlqztjL]*([@a-zA-Z])/
  }

  /// The texts in the source language by their keys, as a property list. The singular of a text has the key `KEY|one`.
  var table: [UInt8] {
    get throws {
      var texts: [String: String] = [:]
      for (key, entry) in strings {
        let own = entry.localizations?[sourceLanguage]
        texts[key] = own?.text()
        if let one = own?.text("one"), one != texts[key] { texts[key + "|one"] = one }
      }
      return try [UInt8](PropertyListEncoder().encode(texts))
    }
  }

  /// The constants by their names. A text with values is a function, and functions that differ in their values can have
  /// the same name.
  var constants: [String: String] {
    let manual = strings.filter { $0.value.extractionState == "manual" }
    return Dictionary(
      manual.sortedByKey.map { key, entry in
        let name = ModuleResources.constant(key.replacing(Self.specifier, with: " "))
        return (name, Self.constant(name, key, entry.localizations?[sourceLanguage]?.text() ?? key))
      }, uniquingKeysWith: { $0.contains($1.prefix { $0 != "{" }) ? $0 : "\($0); \($1)" })
  }

  private static func constant(_ name: String, _ key: String, _ text: String) -> String {
    var values: [Int: String] = [:]
    let literal = text.debugDescription.replacing(specifier) { match in
      guard let kind = match.output.3 else { return "%" }
      let number = match.output.1.flatMap { Int($0) } ?? values.count + 1
      let label = match.output.2 ?? "arg\(number)"
      let isLong = match.output.0.hasSuffix("l\(kind)")
      let type = kind == "@" ? "String" : "diuxXo".contains(kind) ? "Int" : isLong ? "Double" : "Float"
      values[number] = "\(match.output.2 == nil ? "_ " : "")\(label): \(type)"
      return "\\(\(label))"
    }
    let parameters = values.sortedByKey.map(\.value).withCommas
    return "static \(parameters.isEmpty ? "var \(name):" : "func \(name)(\(parameters)) ->") LocalizedStringResource { "
      + ".init(\(key.debugDescription), defaultValue: \(literal)) }"
  }
}
