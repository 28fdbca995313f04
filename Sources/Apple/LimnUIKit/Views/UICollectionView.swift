public import Foundation

/// A scroll view that shows items.
///
/// - Approximated: no item is shown, and no method of the delegate is called.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
  }

  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    MissingEffect.report("UICollectionView has no items to scroll to")
  }
}

@MainActor @preconcurrency open class UICollectionViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Arranges the items of a collection view.
///
/// - Approximated: nothing is arranged.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public nonisolated override init() { super.init() }
}

@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
