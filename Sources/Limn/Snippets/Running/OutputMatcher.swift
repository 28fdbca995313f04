import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// Compares a snippet's behavior with the expectations of its author.
struct OutputMatcher {
  var snippet: Snippet
  var result: RunResult
  /// Whether the program runs statements of the snippet itself, and not only statements of earlier snippets.
  var hasStatements = true
  /// All code blocks of the page. A block after the snippet can contain the expected output.
  var fences: [Fence]
  var limits: CheckOptions

  func diagnostics() -> [Diagnostic] {
    let end = ending()
    if end.isEmpty, result.endedEarlier, hasStatements {
      return [
        .init(
          .runUnreached, "the snippet did not run, since an earlier snippet of the page returned before it", at: place
        )
      ]
    }
    if end.isEmpty { return values() + prints() + output() }
    // If the program ended unexpectedly, some statements were not reached. Leave out the errors about their missing
    // values and missing output. Keep the errors about wrong values and wrong output of earlier statements.
    return end + (values() + prints()).filter { ![.valueMissing, .printMissing].contains($0.kind) }
  }

  private func ending() -> [Diagnostic] {
    let trapped = [4, 5, 6, 8, 11].contains { result.end == .signal($0) }
    if snippet.attributes.shouldTrap {
      if trapped { return [] }
      if result.end == .normal {
        return [
          .init(
            .didNotTrap, "the snippet ran to its end, but 'should_trap' says that it traps", at: snippet.opening)
        ]
      }
    }
    switch result.end {
    case .normal: return []
    case .threw(let error):
      // On Linux, `Data(contentsOf:)` can only read files. For the URL of a website, it throws this error, but the text
      // of the error does not say why.
      let isAboutAddress = error.contains("NSCocoaErrorDomain Code=262")
      let note = Note("snippets run without network access, so only 'file:' addresses can be read")
      let thrown = Diagnostic(
        .runThrew, "the snippet threw an error: \(Self.short(error))", at: place, notes: isAboutAddress ? [note] : [])
      return [network(error) ?? thrown]
    case .exit(let status): return [.init(.runExit, "the snippet exited with status \(status)", at: place)]
    case .timeLimit:
      return [
        .init(
          .runTime,
          "the snippet did not end within \(Int(limits.scope.timeLimit.components.seconds).counted("second"))",
          at: place,
          notes: [Note("'snippets: { time-limit: SECONDS }' in limn.yml changes the limit")])
      ]
    case .outputLimit:
      return [.init(.runOutput, "the snippet prints more than \(limits.outputLimit >> 10) KB", at: place)]
    case .memoryLimit:
      return [.init(.runMemory, "the snippet needs more than \(limits.memoryLimit >> 20) MB of memory", at: place)]
    case .diskLimit:
      let policy = SandboxPolicy()
      let limits =
        "\(policy.fileSizeLimit >> 20) MB to a file, or more than \(policy.writtenSizeLimit >> 20) MB to all files"
      return [.init(.runDisk, "the snippet writes more than \(limits)", at: place)]
    case .signal(let number):
      let (reason, own) = reason()
      if let reason, let problem = network(reason) { return [problem] }
      let message = reason.map { "the snippet crashed: \(Self.short($0))" } ?? "the snippet crashed (signal \(number))"
      return [.init(.runCrash, message, at: own ?? place)]
    }
  }

  /// The location of the last executed statement. If the statement is unknown, the location of the snippet's first
  /// item.
  private var place: Location {
    guard let item = result.lastItem, snippet.syntax.items.indices.contains(item) else { return snippet.start }
    return snippet.location(of: snippet.syntax.items[item].range.lowerBound)
  }

  /// Returns a diagnostic if the error text shows that the snippet tried to use the network.
  private func network(_ error: String) -> Diagnostic? {
    let signs = [
      "NSURLErrorDomain", "URLError", "Could not resolve", "Name or service not known",
      "Temporary failure in name resolution",
      "Network is unreachable", "getaddrinfo",
    ]
    guard signs.contains(where: error.contains) else { return nil }
    return .init(
      .runNetwork, "the snippet uses the network, but snippets run without network access", at: place,
      notes: [
        Note("the error was: \(Self.short(error))"),
        Note("remove 'run' and the expected output to compile the snippet without running it"),
      ])
  }

  /// Returns the first line of an error, shortened for a message.
  private static func short(_ error: String) -> String {
    let line = error.firstLine ?? error
    return line.count > 200 ? line.prefix(200) + "…" : line
  }

  /// Returns the reason and the location in a runtime message such as `Module/a.md:12: Fatal error: no more`. The
  /// runtime prints only the last component of the file's path.
  private func reason() -> (String?, Location?) {
    guard let mark = result.lastError.firstRange(of: "Fatal error") else { return (nil, nil) }
    let text = result.lastError[mark.upperBound...].drop { $0 == ":" || $0 == " " }
    let place = result.lastError[..<mark.lowerBound].parts(at: ":")
    let name = "\(UnitCompiler.moduleName)/\(snippet.path.fileName)"
    let line = place.count >= 2 && place[0] == name ? Int(place[1]) : nil
    return (text.isEmpty ? "fatal error" : String(text), line.map { Location(path: snippet.path, line: $0) })
  }

  private func values() -> [Diagnostic] {
    snippet.expectations.values.enumerated().compactMap { index, expected in
      guard let actual = result.values[index] else {
        return .init(.valueMissing, "this expression was not reached", at: snippet.location(of: expected.range))
      }
      if actual == expected.text || expected.isLoose && actual == PrintedText.quoted(expected.text) { return nil }
      let line = actual.replacing("\n", with: "\\n")
      let isWritable = line == actual && actual.first?.isWhitespace == false && actual.last?.isWhitespace == false
      let edit = SnippetEdit.replace(expected.range, of: snippet, with: line)
      return .init(
        .valueDiffers, "the value is \(line), not \(expected.text)", at: snippet.location(of: expected.range),
        // Offer no fix if the value is a function, since the author probably forgot to call it. Offer no fix if a
        // comment cannot contain the value.
        fixes: actual == "(Function)" || !isWritable
          ? [] : [Fix("write the actual value into the comment", edits: [edit])])
    }
  }

  private func prints() -> [Diagnostic] {
    snippet.expectations.prints.enumerated().compactMap { index, expected in
      guard let all = result.prints[index] else {
        return .init(.printMissing, "this line was not reached", at: snippet.location(of: expected.range))
      }
      let actual = all.map { $0.trimmingSuffix("\n") }.withLineFeeds
      if actual == expected.text { return nil }
      let (place, wanted) = (
        snippet.location(of: expected.range), PrintedText.quotedLines(expected.text).withCommas
      )
      // Offer no fix if the statement printed nothing, since the fix would delete the expected output that the author
      // wrote.
      if all.allSatisfy(\.isEmpty) {
        return .init(.printDiffers, "the statement prints nothing, but the comment expects \(wanted)", at: place)
      }
      let shown = PrintedText.quotedLines(actual)
      var fixes: [Fix] = []
      if shown.count == 1, expected.count == 1 {
        let text = expected.isQuoted ? shown[0] : PrintedText.plain(actual)
        fixes = [
          Fix(
            "write the actual output into the comment",
            edits: [SnippetEdit.replace(expected.range, of: snippet, with: text)])
        ]
      }
      return .init(
        .printDiffers, "the statement prints \(shown.withCommas), not \(wanted)", at: place, fixes: fixes
      )
    }
  }

  private func output() -> [Diagnostic] {
    guard let expected = snippet.expectations.output else { return [] }
    let fence = fences[expected.fence]
    let actual = result.output.trimmingSuffix("\n")
    let written = expected.text.trimmingSuffix("\n")
    if actual == written { return [] }
    let lines = (actual.lines, written.lines)
    let index = zip(lines.0, lines.1).prefix { $0 == $1 }.count
    let place = fence.lines.indices.contains(index) ? fence.lines[index] : nil
    let location = Location(
      path: snippet.path, line: place?.number ?? fence.line,
      column: place?.column ?? fence.range.start.column)
    let message: String
    if index >= lines.1.count {
      message = "the output continues: \(PrintedText.quoted(String(lines.0[index])))"
    } else {
      message =
        index >= lines.0.count
        ? "the output ends before this line" : "the actual output here is \(PrintedText.quoted(String(lines.0[index])))"
    }
    // Offer no fix if the output has a carriage return, since Limn would read the carriage return back as a line break.
    let isWritable = !actual.utf8.contains(13)
    let edit = isWritable ? SnippetEdit.replaceAll(of: fence, path: snippet.path, with: actual + "\n") : nil
    return [
      .init(
        .outputDiffers, message, at: location,
        fixes: edit.map { [Fix("write the actual output into the block", edits: [$0], isSafe: !actual.isEmpty)] } ?? [])
    ]
  }
}
