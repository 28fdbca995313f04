public import Foundation

@MainActor @preconcurrency open class NSImageView: NSControl {
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
  }
  open var image: NSImage?
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var imageAlignment = ImageAlignment.alignCenter
  open var contentTintColor: NSColor?
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  open var animates = false
  open var isEditable = false

  public enum ImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight,
      alignRight
  }
}

@MainActor @preconcurrency open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  open var style = Style.bar
  open var isIndeterminate = true
  open var isDisplayedWhenStopped = true
  open var isBezeled = true
  open var controlSize = NSControl.ControlSize.regular
  open var doubleValue = 0.0
  open var minValue = 0.0
  open var maxValue = 100.0
  open func increment(by delta: Double) { doubleValue += delta }
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}

@MainActor @preconcurrency open class NSSlider: NSControl {
  open var minValue = 0.0
  open var maxValue = 1.0
  open var numberOfTickMarks = 0
  open var allowsTickMarkValuesOnly = false
  open var isVertical = false
}

@MainActor @preconcurrency open class NSSwitch: NSControl {
  open var state = NSControl.StateValue.off
}
@MainActor @preconcurrency open class NSStepper: NSControl {
  open var minValue = 0.0
  open var maxValue = 59.0
  open var increment = 1.0
}
@MainActor @preconcurrency open class NSColorWell: NSControl { open var color = NSColor.black }
@MainActor @preconcurrency open class NSPathControl: NSControl { open var url: URL? }
@MainActor @preconcurrency open class NSLevelIndicator: NSControl {
  open var minValue = 0.0
  open var maxValue = 10.0
}
@MainActor @preconcurrency open class NSDatePicker: NSControl { open var dateValue = Date() }

@MainActor @preconcurrency open class NSSegmentedControl: NSControl {
  open var segmentCount = 0
  open var selectedSegment = -1
  open func setLabel(_ label: String, forSegment segment: Int) {}
  open func setImage(_ image: NSImage?, forSegment segment: Int) {}
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
}

@MainActor @preconcurrency open class NSBox: NSView {
  public enum BoxType: UInt, Sendable { case primary = 0, separator = 2, custom = 4 }
  open var boxType = BoxType.primary
  open var title = ""
  open var borderColor = NSColor.clear
  open var fillColor = NSColor.clear
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 1
  open var contentView: NSView?
}

@MainActor @preconcurrency open class NSStackView: NSView {
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  open var alignment = NSLayoutConstraint.Attribute.centerY
  open var distribution = Distribution.gravityAreas
  open var spacing: CGFloat = 8
  open var edgeInsets = NSEdgeInsets()
  open private(set) var arrangedSubviews: [NSView] = []
  open func addArrangedSubview(_ view: NSView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
}
