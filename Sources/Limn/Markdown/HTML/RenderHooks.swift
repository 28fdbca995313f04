/// Closures with which a page changes the HTML of a document. If a closure returns nil, the author's content is kept.
public struct RenderHooks {
  /// Resolves the destination of a link, which can start with `doc:`.
  public var link: (_ destination: String) -> ResolvedLink?
  /// Resolves the source of an image.
  public var image: (_ source: String) -> ResolvedLink?
  /// Resolves the address of a link or an image in raw HTML.
  public var address: (_ address: String, _ isImage: Bool) -> String?
  /// Returns the HTML of a code block, including its `pre` element.
  public var codeBlock: (Fence) -> [UInt8]?
  /// Returns the address of a symbol such as `PersonBMI`.
  public var symbol: (_ name: String) -> String?
  /// Returns the HTML for `<!-- preview: Name -->`.
  public var preview: (_ name: String) -> [UInt8]?
  /// Returns the HTML for `<!-- symbols: Module -->`.
  public var symbolList: (_ module: String) -> [UInt8]?
  /// Returns the HTML for `<!-- results -->`.
  public var results: () -> [UInt8]?
  /// Returns the HTML for `<!-- layers: App -->`.
  public var layers: (_ app: String) -> [UInt8]?
  /// Returns the rendered diagram of a `dot` code block.
  public var dot: (_ text: String) -> [UInt8]?

  public init(
    link: @escaping (String) -> ResolvedLink? = { _ in nil }, image: @escaping (String) -> ResolvedLink? = { _ in nil },
    address: @escaping (String, Bool) -> String? = { _, _ in nil },
    codeBlock: @escaping (Fence) -> [UInt8]? = { _ in nil }, symbol: @escaping (String) -> String? = { _ in nil },
    preview: @escaping (String) -> [UInt8]? = { _ in nil }, symbolList: @escaping (String) -> [UInt8]? = { _ in nil },
    results: @escaping () -> [UInt8]? = { nil }, layers: @escaping (String) -> [UInt8]? = { _ in nil },
    dot: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    self.link = link
    self.image = image
    self.address = address
    self.codeBlock = codeBlock
    self.symbol = symbol
    self.preview = preview
    self.symbolList = symbolList
    self.results = results
    self.layers = layers
    self.dot = dot
  }
}
