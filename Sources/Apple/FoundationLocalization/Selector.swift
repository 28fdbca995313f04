public import Foundation

/// The name of a method. Limn compiles `#selector` as such a name, since `#selector` needs the run time of Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

// Foundation's functions with selectors. Without the run time of Objective-C, no method is called by its name.

extension NotificationCenter {
  /// - Approximated: the observer receives no notifications, since no method can be called by its name.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {}
}

extension Timer {
  /// - Approximated: the timer does not fire, since no method can be called by its name.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer { Timer(timeInterval: ti, repeats: yesOrNo) { _ in } }
}
