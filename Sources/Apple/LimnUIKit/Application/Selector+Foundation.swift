public import Foundation

// Foundation's functions with selectors. Without the run time of Objective-C, no method is called by its name.

extension NotificationCenter {
  /// - Approximated: the observer receives no notifications, since no method can be called by its name.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    MissingEffect.report("a method that is named by a selector receives no notifications")
  }
}

extension Timer {
  /// - Approximated: the timer does not fire, since no method can be called by its name.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    MissingEffect.report("a method that is named by a selector is not called by a timer")
    return Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
  }
}
