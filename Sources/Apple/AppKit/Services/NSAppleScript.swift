public import Foundation

/// A script in AppleScript.
///
/// - Approximated: the script is not run.
open class NSAppleScript: NSObject, @unchecked Sendable {
  public let source: String?
  public init?(source: String) { self.source = source }
  public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) { return nil }
  @discardableResult open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?)
    -> NSAppleEventDescriptor
  { NSAppleEventDescriptor() }
  @discardableResult open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
    false
  }
}
open class NSAppleEventDescriptor: NSObject, @unchecked Sendable {
  public override init() {}
  open var stringValue: String? { nil }
  open var booleanValue: Bool { false }
  open var int32Value: Int32 { 0 }
  open var numberOfItems: Int { 0 }
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}
