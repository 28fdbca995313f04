public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
    }
  }

  /// Creates a text from Markdown.
  ///
  /// - Approximated: links and emphasis are read, and blocks and code are not. The style of emphasis is lost.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    var rest = markdown[...]
    let syntax = /\[([^\]]*)\]\(([^)\s]*)\)|(\*{1,3}|~~|`)(\S(?:.*?\S)??)\3/
    while let match = rest.firstMatch(of: syntax) {
      append(AttributedString(String(rest[..<match.range.lowerBound])))
      if let label = match.output.1, let address = match.output.2 {
        var link = AttributedString(String(label))
        link.link = URL(string: String(address), relativeTo: baseURL)
        append(link)
      } else {
        append(AttributedString(String(match.output.4 ?? "")))
      }
      rest = rest[match.range.upperBound...]
    }
    append(AttributedString(String(rest)))
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates the text of a resource for its locale.
  public init(localized resource: LocalizedStringResource) {
    self = (try? AttributedString(markdown: String(localized: resource))) ?? AttributedString()
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = keyAndValue.text(table: table, bundle: bundle, in: locale ?? .current)
    self = (try? AttributedString(markdown: text)) ?? AttributedString()
  }
}
