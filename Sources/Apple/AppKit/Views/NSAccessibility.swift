/// The accessibility of the parts of AppKit.
public enum NSAccessibility {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let button = Role(rawValue: "AXButton")
    public static let staticText = Role(rawValue: "AXStaticText")
    public static let textArea = Role(rawValue: "AXTextArea")
    public static let textField = Role(rawValue: "AXTextField")
    public static let group = Role(rawValue: "AXGroup")
    public static let image = Role(rawValue: "AXImage")
    public static let window = Role(rawValue: "AXWindow")
  }
}
