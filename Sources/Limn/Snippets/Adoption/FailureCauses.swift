public import LimnDiagnostics

/// A reason why several snippets fail, and one remedy for all of them.
public struct FailureCause: Hashable, Sendable {
  /// The number of snippets that fail for this reason.
  public var count: Int
  /// The reason as the end of a sentence that starts with the number of blocks. For the sentence "12 blocks have errors
  /// of their own", the reason is "have errors of their own".
  public var reason: String
  /// What the author should do, as a clause without a period, such as "fix the other block".
  public var remedy: String
  /// The location of the first snippet with this cause.
  public var example: Location
}

/// Groups the failures of a check by cause.
public struct FailureCauses: Sendable {
  private let context: CheckContext

  public init(context: CheckContext) { self.context = context }

  /// The causes, most frequent first.
  public func causes(of report: SnippetReport) throws -> [FailureCause] {
    let failed = report.verdicts.filter { $0.kind == .failed }
    let errors = report.diagnostics.filter { $0.isError && $0.location != nil }.grouped {
      $0.location!.path
    }
    let found = failed.map { verdict in
      let elsewhere = verdict.errorLocations.lazy.compactMap { place in
        errors[place.path]?.first { $0.location == place }
      }
      let own = errors[verdict.path]?.filter { verdict.holds($0.location) } ?? []
      // Other errors follow from an unknown name, and can be before it.
      let unknown = verdict.hasSyntaxErrors ? nil : own.first { Self.unknownName($0) != nil }
      return (verdict, own.first { $0.kind == .missingModule } ?? unknown ?? own.first ?? elsewhere.first)
    }
    let names = found.compactMap { $0.1.flatMap(Self.unknownName) }.filter { !Self.structures.contains($0) }
    let modules = try NameSearch(context: context).modules(declaring: names)
    var causes: [Kind: (count: Int, example: Location)] = [:]
    for (verdict, error) in found {
      let kind = error.map { Self.kind($0, of: verdict, modules) } ?? .dependent
      causes[kind, default: (0, verdict.location)].count += 1
    }
    let listed = causes.map { kind, found in
      let (reason, remedy) = kind.texts(found.count)
      return FailureCause(count: found.count, reason: reason, remedy: remedy, example: found.example)
    }
    return listed.sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
  }

  /// The structures of the C library whose names are likely names of variables.
  static let structures: Set = ["group", "option", "stat", "timezone", "user"]

  fileprivate enum Kind: Hashable {
    case module(String)
    case missingModule(String)
    case platform, unknownName, unknownMacro, noBody, doesNotParse
    case output, otherOutput, building, ending, attribute, dependent, other

    /// Returns the reason as the end of a sentence that starts with the number of blocks, and the remedy. The verb is
    /// singular if `count` is 1, as in "has errors of its own".
    fileprivate func texts(_ count: Int) -> (reason: String, remedy: String) {
      func verb(_ plural: String) -> String {
        guard count == 1 else { return plural }
        return ["are": "is", "do": "does", "have": "has"][plural] ?? plural + "s"
      }
      let these = count == 1 ? "this block" : "these blocks"
      return switch self {
      case .module(let name):
        (
          "\(verb("use")) names that the module \(name) declares",
          "declare them, or if \(name) is meant, add it to 'imports' in limn.yml or in the page's front matter"
        )
      case .missingModule(let name):
        (
          "\(verb("import")) '\(name)', which is not available",
          "correct the name, add its package to the dependencies, or open \(these) with '```swift,platform=macOS' if that platform is needed"
        )
      case .platform:
        (
          "\(verb("use")) names of UIKit, which this machine does not have",
          "open \(these) with '```swift,platform=iOS'"
        )
      case .unknownName:
        (
          "\(verb("use")) names that no earlier block declares",
          "declare them in a Swift block that '<!-- -->' hides, or open \(these) with '```swift,ignore'"
        )
      case .unknownMacro:
        (
          "\(verb("use")) attributes or macros that no imported module declares",
          "correct their names, or import the modules that declare them"
        )
      case .noBody:
        (
          count == 1 ? "is a declaration without a body" : "are declarations without bodies",
          "open \(these) with '```swift,declaration'"
        )
      case .doesNotParse:
        (
          "\(verb("do")) not parse, for example because '...' stands for omitted code",
          "write '<#code#>' for omitted code, which compiles, or open \(these) with '```swift,ignore'"
        )
      case .output: ("\(verb("do")) not produce the expected output", "'limn check --fix' inserts the actual output")
      case .otherOutput:
        (
          "\(verb("do")) not produce the expected output, and \(verb("have")) no automatic fix",
          "correct the code or the expected output"
        )
      case .building:
        (
          "\(verb("compile")) but cannot be built as \(count == 1 ? "a program" : "programs")",
          "see each message for the cause"
        )
      case .ending:
        ("\(verb("do")) not run to the end", "open a block that crashes on purpose with '```swift,should_trap'")
      case .attribute:
        ("\(verb("have")) wrong attributes or unmet expectations", "see each message for what to change")
      case .dependent: ("\(verb("depend")) on another block that fails", "fix the other block")
      case .other:
        (
          "\(verb("have")) errors of \(count == 1 ? "its" : "their") own",
          "fix \(these), or open a block that fails on purpose with '```swift,compile_fail'"
        )
      }
    }
  }

  /// Returns the name `X` in a compiler message such as `cannot find 'X' in scope`. Returns nil for other messages, and
  /// if `X` is `self` or `Self`.
  static func unknownName(_ message: String) -> String? {
    guard let start = (["cannot find type '", "cannot find '"] + macroStarts).first(where: message.hasPrefix) else {
      return nil
    }
    let name = message.dropFirst(start.count).prefix { $0 != "'" }
    return name == "self" || name == "Self" ? nil : String(name)
  }

  private static let macroStarts = ["unknown attribute '", "no macro named '"]

  private static func unknownName(_ error: Diagnostic) -> String? {
    // Limn's message about an unknown attribute of a code block starts like the compiler's message about an unknown
    // attribute in Swift code. Ignore Limn's message, since no module declares attributes of code blocks.
    error.kind == .unknownAttribute ? nil : unknownName(error.message)
  }

  private static func kind(_ error: Diagnostic, of verdict: Verdict, _ modules: [String: String]) -> Kind {
    if error.kind == .missingModule {
      let name = String(error.message.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" })
      return name == "UIKit" ? .platform : .missingModule(name)
    }
    if let name = unknownName(error) {
      if name.contains(/^UI[A-Z]/), modules[name] == nil { return .platform }
      return modules[name].map { .module($0) }
        ?? (macroStarts.contains(where: error.message.hasPrefix) ? .unknownMacro : .unknownName)
    }
    if ["func-decl-without-brace", "initializer-without-body", "missing-body"].contains(error.id)
      || error.message.contains("without a body")
      || error.message.hasPrefix("expected '{' in body") || error.message.contains("requires a body")
    {
      return .noBody
    }
    if verdict.hasSyntaxErrors { return .doesNotParse }
    if error.kind == .runBuild { return .building }
    if error.id.hasPrefix("run-") { return .ending }
    if [.printDiffers, .printMissing, .valueDiffers, .valueMissing, .outputDiffers].contains(error.kind) {
      return error.fixes.contains { $0.isSafe } ? .output : .otherOutput
    }
    if [.compiles, .didNotTrap, .expectedError, .expectedWarning].contains(error.kind) { return .attribute }
    return ["attribute", "using"].contains(where: error.id.contains) ? .attribute : .other
  }
}
