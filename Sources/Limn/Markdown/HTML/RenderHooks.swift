/// What a page decides about a document's HTML. Each closure answers nil for "as the author wrote it".
public struct RenderHooks {
  /// Leads a link's destination, `doc:` ones included, to an address.
  public var link: (_ destination: String) -> ResolvedLink?
  /// Leads an image's source to an address.
  public var image: (_ source: String) -> ResolvedLink?
  /// The HTML of a whole code block, `pre` included.
  public var codeBlock: (Fence) -> [UInt8]?
  /// Where a symbol such as `PersonBMI` leads.
  public var symbol: (_ name: String) -> String?
  /// The HTML that stands for `<!-- preview: Name -->`.
  public var preview: (_ name: String) -> [UInt8]?
  /// The HTML that stands for `<!-- symbols: Module -->`.
  public var symbolList: (_ module: String) -> [UInt8]?
  /// The HTML that stands for `<!-- results -->`.
  public var results: () -> [UInt8]?
  /// The picture of a `dot` fence.
  public var dot: (_ text: String) -> [UInt8]?

  public init(
    link: @escaping (String) -> ResolvedLink? = { _ in nil }, image: @escaping (String) -> ResolvedLink? = { _ in nil },
    codeBlock: @escaping (Fence) -> [UInt8]? = { _ in nil }, symbol: @escaping (String) -> String? = { _ in nil },
    preview: @escaping (String) -> [UInt8]? = { _ in nil }, symbolList: @escaping (String) -> [UInt8]? = { _ in nil },
    results: @escaping () -> [UInt8]? = { nil }, dot: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    self.link = link
    self.image = image
    self.codeBlock = codeBlock
    self.symbol = symbol
    self.preview = preview
    self.symbolList = symbolList
    self.results = results
    self.dot = dot
  }
}
