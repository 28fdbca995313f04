public import Foundation

/// Shares items with services.
///
/// - Approximated: nothing is shared.
@MainActor @preconcurrency open class NSSharingService: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
    public static let composeMessage = Name(rawValue: "com.apple.messages.ShareExtension")
    public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
  }
  public init?(named serviceName: Name) {}
  open var title: String { "" }
  open var image: NSImage { NSImage() }
  open var recipients: [String]?
  open var subject: String?
  open func canPerform(withItems items: [Any]?) -> Bool { false }
  open func perform(withItems items: [Any]) {}
  open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
}
@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService]
  func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService] { proposedServices }
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
  ) {}
}

@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) {}
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
