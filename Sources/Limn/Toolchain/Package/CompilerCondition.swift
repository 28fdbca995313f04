/// Evaluates the condition of an `#if` directive, from left to right.
struct CompilerCondition {
  private var words: [String] = []
  private var index = 0
  private let present: Set<String>

  /// - Parameter present: modules that can be imported in addition to the modules of the platform.
  init(_ text: Substring, _ present: Set<String>) {
    self.present = present
    var rest = text
    while let first = rest.first, !rest.hasPrefix("//"), !rest.hasPrefix("/*") {
      let word: Substring
      if ["&&", "||", ">="].contains(where: { rest.hasPrefix($0) }) {
        word = rest.prefix(2)
      } else if first.isLetter || first.isNumber || first == "_" {
        word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      } else {
        word = rest.prefix(1)
      }
      if !first.isWhitespace { words.append(String(word)) }
      rest = rest.dropFirst(word.count)
    }
  }
}

extension CompilerCondition {
  /// Evaluates the condition up to its end or to a closing parenthesis.
  mutating func disjunction() -> Bool {
    var value = conjunction()
    while take("||") {
      let other = conjunction()
      value = value || other
    }
    return value
  }

  private mutating func conjunction() -> Bool {
    var value = term()
    while take("&&") {
      let other = term()
      value = value && other
    }
    return value
  }

  private mutating func term() -> Bool {
    if take("!") { return !term() }
    if take("(") {
      let value = disjunction()
      _ = take(")")
      return value
    }
    guard index < words.count else { return false }
    let name = words[index]
    index += 1
    guard take("(") else { return name == "true" || name == "DEBUG" }
    var arguments: [String] = []
    var depth = 1
    while index < words.count {
      depth += words[index] == "(" ? 1 : words[index] == ")" ? -1 : 0
      index += 1
      if depth == 0 { break }
      arguments.append(words[index - 1])
    }
    return holds(name, arguments.first ?? "")
  }

  private func holds(_ name: String, _ argument: String) -> Bool {
    switch name {
    case "canImport": present.contains(argument) || Self.platformModules.contains(argument)
    case "os": argument == Self.system
    // Assume that version conditions are true, since the package is built with this compiler.
    case "swift", "compiler", "hasFeature", "hasAttribute": true
    default: false
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard index < words.count, words[index] == word else { return false }
    index += 1
    return true
  }

  #if os(Linux)
    private static let system = "Linux"
    private static let platformModules: Set<String> = [
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
      "Glibc", "Dispatch",
      "Synchronization", "RegexBuilder", "Observation", "Distributed", "XCTest", "Testing", "_Concurrency",
      "_StringProcessing", "Swift",
    ]
  #else
    private static let system = "macOS"
    private static let platformModules: Set<String> = [
      "Foundation", "Darwin", "Dispatch", "Synchronization", "RegexBuilder", "Observation", "Distributed", "XCTest",
      "Testing", "SwiftUI",
      "Combine", "AppKit", "CryptoKit", "os", "OSLog", "CoreGraphics", "CoreData", "ObjectiveC", "_Concurrency",
      "Swift",
    ]
  #endif
}
