/// What a build checked besides the catalog itself: snippets, and the steps of previews.
public struct CoverageFacts: Sendable {
  /// One preview.
  public struct Preview: Sendable {
    public var title: String
    /// The address of its page, from the site's root.
    public var address: String
    public var states: Int
    public var tried: Int
    public var untried: Int
    /// What its author should know, each with the state in which it is seen.
    public var findings: [(message: String, state: Int)]

    public init(title: String, address: String, states: Int, tried: Int, untried: Int, findings: [(message: String, state: Int)]) {
      self.title = title
      self.address = address
      self.states = states
      self.tried = tried
      self.untried = untried
      self.findings = findings
    }
  }

  /// The snippets that compiled, or failed as expected.
  public var passedSnippets = 0
  /// The snippets that were not meant to be left out.
  public var snippets = 0
  public var previews: [Preview] = []
  /// The compiler's version, such as `6.3.1`.
  public var swiftVersion: String?

  public init() {}
}

extension CoverageFacts {
  var states: Int { previews.reduce(0) { $0 + $1.states } }
  var tried: Int { previews.reduce(0) { $0 + $1.tried } }
  var untried: Int { previews.reduce(0) { $0 + $1.untried } }
}
