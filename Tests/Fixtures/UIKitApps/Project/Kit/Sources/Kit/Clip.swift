public struct Clip: Sendable {
  public var text: String
  public init(text: String) { self.text = text }
}
