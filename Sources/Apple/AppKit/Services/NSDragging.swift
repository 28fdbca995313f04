public import Foundation

public struct NSDragOperation: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let generic = NSDragOperation(rawValue: 4)
  public static let `private` = NSDragOperation(rawValue: 8)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
  public static let every = NSDragOperation(rawValue: .max)
}

/// What is dragged over a view. Limn drags nothing.
@MainActor @preconcurrency public protocol NSDraggingInfo: AnyObject {
  var draggingPasteboard: NSPasteboard { get }
  var draggingLocation: NSPoint { get }
  var draggedImageLocation: NSPoint { get }
  var draggingSource: Any? { get }
  var draggingSourceOperationMask: NSDragOperation { get }
  var draggingDestinationWindow: NSWindow? { get }
  var draggingSequenceNumber: Int { get }
  var numberOfValidItemsForDrop: Int { get set }
}
@MainActor @preconcurrency public protocol NSDraggingDestination: NSObjectProtocol {}
public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }
@MainActor @preconcurrency public protocol NSDraggingSource: NSObjectProtocol {
  func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext)
    -> NSDragOperation
}
@MainActor @preconcurrency open class NSDraggingSession: NSObject {
  public override init() { super.init() }
  open var draggingPasteboard: NSPasteboard { .general }
  open var draggingFormation = NSDraggingFormation.default
  open var animatesToStartingPositionsOnCancelOrFail = true
}
public enum NSDraggingFormation: Int, Sendable { case `default`, none, pile, list, stack }
@MainActor @preconcurrency open class NSDraggingItem: NSObject {
  public let item: Any
  open var draggingFrame = NSRect.zero
  public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter }
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
}
