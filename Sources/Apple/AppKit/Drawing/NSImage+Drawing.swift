public import Foundation

extension NSImage {
  public struct SymbolConfiguration: Hashable, Sendable {
    var pointSize: CGFloat = 0
    public init(pointSize: CGFloat, weight: NSFont.Weight) { self.pointSize = pointSize }
    public init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) { self.pointSize = pointSize }
    public init(scale: SymbolScale) {}
    public init(textStyle style: NSFont.TextStyle) {}
    public init(textStyle style: NSFont.TextStyle, scale: SymbolScale) {}
    public init(paletteColors: [NSColor]) {}
    public init(hierarchicalColor: NSColor) {}
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration { self }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(scale: .medium) }
  }
  public enum SymbolScale: Int, Sendable { case small = 1, medium, large }

  /// - Approximated: the symbol looks the same in each configuration.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
  public convenience init?(symbolName name: String, variableValue value: Double) {
    self.init(systemSymbolName: name, accessibilityDescription: nil)
  }
  public convenience init?(
    symbolName name: String, bundle: Bundle?, variableValue value: Double
  ) {
    self.init(named: name)
  }
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?
  ) {
    self.init(systemSymbolName: name, accessibilityDescription: description)
  }
  public convenience init(cgImage: CGImage, size: NSSize) { self.init(size: size) }
  public convenience init(byReferencing url: URL) { self.init() }
  public convenience init?(pasteboard: NSPasteboard) { return nil }
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init(size: size)
  }

  public var isValid: Bool { true }
  public var representations: [NSImageRep] { [] }
  public func addRepresentation(_ imageRep: NSImageRep) {}
  public var tiffRepresentation: Data? { nil }
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? { CGImage(width: Int(size.width), height: Int(size.height)) }
  public func lockFocus() {}
  public func unlockFocus() {}
  public func draw(in rect: NSRect) {}
  public func draw(in rect: NSRect, from: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {}
  public func draw(at point: NSPoint, from: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {}
  public func bestRepresentation(
    for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?
  ) -> NSImageRep? { nil }
  public func setName(_ string: NSImage.Name?) -> Bool { true }
  public func name() -> NSImage.Name? { isSymbol ? nil : source }

  // The names of Apple's system images.
  public static let applicationIconName = "NSApplicationIcon"
  public static let folderName = "NSFolder"
  public static let cautionName = "NSCaution"
  public static let infoName = "NSInfo"
  public static let statusAvailableName = "NSStatusAvailable"
  public static let statusPartiallyAvailableName = "NSStatusPartiallyAvailable"
  public static let statusUnavailableName = "NSStatusUnavailable"
  public static let statusNoneName = "NSStatusNone"
}
