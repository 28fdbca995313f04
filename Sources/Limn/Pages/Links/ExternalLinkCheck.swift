public import LimnDiagnostics
public import LimnPlatform

/// Checks links to other sites, for `limn check --external`.
public enum ExternalLinkCheck {
  /// Returns a diagnostic for each address that cannot be reached. The diagnostic is located at the first link to the
  /// address. It is an error if the site reports that the page does not exist; otherwise, it is a warning.
  ///
  /// - Throws: `EnvironmentFailure` if `curl` is missing.
  public static func run(_ links: [ExternalLink], runner: ProcessRunner = .local)
    throws -> [Diagnostic]
  {
    let answers = concurrentMap(links, jobs: 8) { link in
      Result { try status(of: link.url, runner: runner) }
    }
    var found: [Diagnostic] = []
    for (link, answer) in zip(links, answers) {
      if let problem = problem(link, try answer.get()) { found.append(problem) }
    }
    return found.sorted()
  }

  /// Returns the HTTP status after redirects, or 0 if the site does not respond. Some sites reject HEAD requests, so a
  /// failed HEAD request is repeated as a GET request.
  private static func status(of url: String, runner: ProcessRunner) throws -> Int {
    var last = 0
    for head in [["--head"], []] {
      let arguments =
        "--silent --location --max-redirs 8 --max-time 20 --output /dev/null --write-out %{http_code}".words + head
        + ["--", url]
      let result = try runner.run(Command("curl", arguments, timeLimit: .seconds(30)))
      last = Int(result.outputText.suffix(3)) ?? 0
      if (200..<400).contains(last) { return last }
    }
    return last
  }

  private static func problem(_ link: ExternalLink, _ status: Int) -> Diagnostic? {
    switch status {
    case 200..<400: nil
    case 404, 410:
      .init(.deadExternalLink, "'\(link.url)' does not exist: the site returns status \(status)", at: link.location)
    case 0: .init(.silentExternalLink, "'\(link.url)' does not answer", at: link.location)
    default: .init(.refusedExternalLink, "'\(link.url)' answers with status \(status)", at: link.location)
    }
  }
}
