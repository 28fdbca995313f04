import LimnToolchain

/// Replaces `#if os(…)` conditions with their values on the app's platform. Without the replacement, the compiler on
/// this machine would skip code for the app's platform.
public enum PlatformConditions {
  /// The lines of a text with a preview that is part of the app on a platform.
  public static func previews(in text: String, for platform: String) -> Set<Int> {
    // What precedes a preview in its line is nothing or an attribute, like before an import.
    let lines = answered(text, for: platform, hasUIKit: platform != "macOS").lines.enumerated().map { number, line in
      line.contains("#Preview") || line.contains(/:\s*PreviewProvider/) ? "import P\(number)" : line
    }
    let entries = SourceImports(lines.withLineFeeds.bytes).entries.filter(\.isActive)
    return Set(entries.compactMap { Int($0.module.dropFirst()) })
  }

  /// Replaces the condition `os(…)` in the `#if` and `#elseif` lines of a text. The new value is `true` if the
  /// condition names the platform, and `false` if not. The condition `targetEnvironment(…)` is always replaced by
  /// `false`, and `swift(>=…)` asks for the compiler's version. All other lines are unchanged.
  ///
  /// - Parameter hasUIKit: whether the target is compiled with UIKit. If true, `canImport(UIKit)` is replaced by `true`,
  ///   and `canImport(AppKit)` and `canImport(Cocoa)` are replaced by `false`. Limn provides an AppKit module, so the
  ///   compiler would otherwise compile the code for AppKit.
  static func answered(_ text: String, for platform: String, hasUIKit: Bool = false) -> String {
    guard text.contains("#if") || text.contains("#elseif") else { return text }
    var lines = text.lines
    for index in lines.indices {
      let start = lines[index].drop { $0 == " " || $0 == "\t" }
      guard start.hasPrefix("#if") || start.hasPrefix("#elseif") else { continue }
      let answered = lines[index].replacing(/os\(\s*([A-Za-z]+)\s*\)/) {
        String($0.output.1) == platform ? "true" : "false"
      }
      .replacing(/targetEnvironment\(\s*[A-Za-z]+\s*\)/) { _ in "false" }
      // Copies are compiled in the mode of Swift 5, in which this would be false for code of later modes.
      .replacing("swift(>=", with: "compiler(>=")
      lines[index] = Substring(
        hasUIKit
          ? answered.replacing(/canImport\(\s*(AppKit|Cocoa|UIKit)\s*\)/) { $0.output.1 == "UIKit" ? "true" : "false" }
          : answered)
    }
    return lines.withLineFeeds
  }
}
