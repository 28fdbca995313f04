import LimnUIKit
import Testing

@Suite("Views of UIKit that read files, measure text, and recognize gestures")
@MainActor
struct UIKitTextTests {
  private class Gauge: UIView {
    var level = 3
    override init(frame: CGRect) {
      super.init(frame: frame)
      level = 7
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func awakeFromNib() { level = 9 }
  }

  @Test("A subclass of a view that overrides both initializers can be created without a frame") func subclasses() {
    #expect(Gauge().level == 7 && Gauge().frame == .zero)
  }

  @Test("A text that is wider than its area has several lines") func measuring() {
    let text = NSAttributedString(string: "0123456789", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(text.size() == CGSize(width: 60, height: 12))
    let narrow = text.boundingRect(
      with: CGSize(width: 31, height: 100), options: [.usesLineFragmentOrigin], context: nil)
    #expect(narrow.size == CGSize(width: 30, height: 24))
    #expect(NSAttributedString(string: "").boundingRect(with: .zero, context: nil) == .zero)
  }

  @Test("A scroll view zooms only when code sets the scale, and its delegate can leave out methods") func scrolling() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let (view, delegate) = (UIScrollView(), Delegate())
    view.delegate = delegate
    view.setZoomScale(2, animated: true)
    view.delegate?.scrollViewDidZoom(view)
    #expect(view.zoomScale == 2 && !view.isZooming)
    let swipe = UISwipeGestureRecognizer(target: delegate, action: "swiped")
    swipe.direction = [.up, .down]
    view.addGestureRecognizer(swipe)
    #expect(swipe.state == .possible && swipe.direction.contains(.down))
  }
}
