import LimnPlatform

/// The build settings of a target that affect how its code is compiled.
struct BuildSettings: Hashable {
  private var values: [String: String] = [:]

  /// Adds settings, which override the settings that were added before. For example, first add the project's settings,
  /// then the target's settings. In a new value, `$(inherited)` stands for the old value of the same setting.
  mutating func add(_ level: [String: String]) {
    for (key, value) in level {
      values[key] = value.replacing("$(inherited)", with: values[key] ?? "").replacing(
        "${inherited}", with: values[key] ?? "")
    }
  }

  /// The value of a setting in a project file. The elements of a list are joined with spaces.
  struct Value: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text = (try? value.decode(String.self)) ?? (try? value.decode([String].self).withSpaces) ?? ""
    }
  }

  /// The value of a setting, with references to other settings resolved. Nil if the setting has no value, or if its
  /// value refers to an unknown setting.
  subscript(key: String) -> String? { values[key].flatMap { resolved($0, depth: 0) } }

  private func resolved(_ text: String, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    guard let match = text.firstMatch(of: /\$[({]([A-Za-z_0-9]+)(?::[^)}]*)?[)}]/) else { return text }
    guard let value = values[String(match.output.1)] else { return nil }
    return resolved(text[..<match.range.lowerBound] + value + text[match.range.upperBound...], depth: depth + 1)
  }

  /// The platforms as named in `#if os(…)`, the main one first; empty if the settings do not set one.
  var platforms: [String] {
    let known = [
      ("iphone", "iOS"), ("macosx", "macOS"), ("watch", "watchOS"), ("appletv", "tvOS"), ("xr", "visionOS"),
    ]
    return ["SDKROOT", "SUPPORTED_PLATFORMS"].flatMap { key in
      let names = self[key]?.split(separator: " ") ?? []
      return known.filter { prefix, _ in names.contains { $0.hasPrefix(prefix) } }.map(\.1)
    }.unique
  }

  /// The compiler flags for compilation conditions, actor isolation, and upcoming features.
  var compilerFlags: [String] {
    var flags = (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").filter { !$0.contains("$") }
      .flatMap { ["-D", String($0)] }
    if self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
    let features = values.keys.filter { $0.hasPrefix("SWIFT_UPCOMING_FEATURE_") && self[$0] == "YES" }.sorted()
    for key in features {
      flags += ["-enable-upcoming-feature", Self.feature(key.dropFirst("SWIFT_UPCOMING_FEATURE_".count))]
    }
    return flags
  }

  /// Converts `EXISTENTIAL_ANY` to `ExistentialAny`.
  private static func feature(_ name: Substring) -> String {
    name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  /// The settings in an `.xcconfig` file and in the files that it includes.
  static func configuration(at path: String, root: String, files: FileSystem, depth: Int = 0) -> [String: String] {
    guard depth < 8, let bytes = try? files.readIfPresent("\(root)/\(path)") else { return [:] }
    var found: [String: String] = [:]
    for line in bytes.text.split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: /^\s*#include\??\s+"([^"]+)"/) {
        let other = path.folder.resolving(String(match.output.1))
        found.merge(configuration(at: other, root: root, files: files, depth: depth + 1)) { _, new in new }
      } else if let match = line.firstMatch(of: /^\s*([A-Za-z_0-9]+)\s*=\s*(.*?);?\s*(?:\/\/.*)?$/) {
        let key = String(match.output.1)
        found[key] = String(match.output.2).replacing("$(inherited)", with: found[key] ?? "$(inherited)")
      }
    }
    return found
  }
}
