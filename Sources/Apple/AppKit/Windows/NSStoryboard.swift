public import Foundation

/// A file with objects that Interface Builder archived, which Limn does not read.
@MainActor @preconcurrency open class NSNib: NSObject {
  public typealias Name = String
  public init?(nibNamed nibName: Name, bundle: Bundle?) { return nil }
}

/// A file with scenes that Interface Builder archived, which Limn does not read.
@MainActor @preconcurrency open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String
  open class var main: NSStoryboard? { nil }
  public init(name: Name, bundle storyboardBundleOrNil: Bundle?) {}
  /// Stops the program, since there are no scenes.
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    fatalError("the scene \(identifier) of a storyboard cannot be created on this platform")
  }
  open func instantiateInitialController() -> Any? { nil }
}

@MainActor @preconcurrency open class NSStoryboardSegue: NSObject {
  public typealias Identifier = String
  open var identifier: Identifier? { nil }
  open var destinationController: Any { NSObject() }
}

@MainActor @preconcurrency open class NSTitlebarAccessoryViewController: NSViewController {
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  open var fullScreenMinHeight: CGFloat = 0
  open var isHidden = false
}
