public import Foundation

// Controls that code creates and configures. They are never drawn.

@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  public let buttonType: ButtonType
  open private(set) var titleLabel: UILabel? = UILabel(frame: .zero)
  open private(set) var imageView: UIImageView? = UIImageView(frame: .zero)
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var showsMenuAsPrimaryAction = false
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero, type: buttonType) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, type: .custom) }
  private init(frame: CGRect, type: ButtonType) {
    buttonType = type
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }

  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor @preconcurrency open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

@MainActor @preconcurrency open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// Shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { return nil }
}
