/// A request to list the symbols of a module, written as `<!-- symbols: Module -->`.
public struct SymbolListReference: Sendable, Hashable {
  public var module: String
  public var range: SourceRange

  public init(module: String, range: SourceRange) {
    self.module = module
    self.range = range
  }
}
