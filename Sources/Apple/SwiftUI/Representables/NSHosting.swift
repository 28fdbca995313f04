public import AppKit
public import Foundation

/// Stands for ``NSHostingView`` and ``NSHostingController`` where the type of their content is not known.
@MainActor protocol RootViewHost {
  associatedtype Content: View
  var rootView: Content { get }
}

/// The sizes that a host of a SwiftUI view reports to AppKit.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

/// The parts of a window that a SwiftUI view changes.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
  public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
  public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}

/// An AppKit view that shows a SwiftUI view.
///
/// - Approximated: the SwiftUI view is drawn only where a SwiftUI view contains this view.
@MainActor @preconcurrency open class NSHostingView<Content>: NSView, RootViewHost where Content: View {
  open var rootView: Content
  open var sizingOptions: NSHostingSizingOptions = .standardBounds
  open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
  open override var isFlipped: Bool { true }

  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { return nil }
  public init?(coder: NSCoder, rootView: Content) { return nil }
}

/// An AppKit view controller that shows a SwiftUI view.
///
/// - Approximated: the SwiftUI view is drawn only where a SwiftUI view contains this controller.
@MainActor @preconcurrency open class NSHostingController<Content>: NSViewController, RootViewHost
where Content: View {
  open var rootView: Content
  open var sizingOptions: NSHostingSizingOptions = .standardBounds
  open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  public init?(coder: NSCoder, rootView: Content) { return nil }

  open override func loadView() { view = NSHostingView(rootView: rootView) }

  /// - Approximated: the result is the offered size, since nothing is measured.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// A menu with SwiftUI views.
///
/// - Approximated: the menu has no items.
@MainActor @preconcurrency open class NSHostingMenu<Content>: NSMenu where Content: View {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(title: "")
  }
  public required init(coder: NSCoder) {
    fatalError("a menu of SwiftUI views is not read from a file")
  }
}
