import Foundation
import LimnUIKit
@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

/// The module that app targets import as UIKit.
@Suite @MainActor struct UIKitTests {
  @Test("A color can be archived") func archivedColors() throws {
    let color = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test("A font keeps the style, the traits, and the design of its descriptor") func fontDescriptors() throws {
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
    let descriptor = try #require(title.withSymbolicTraits(.traitBold)?.withDesign(.rounded))
    #expect(Font(UIFont(descriptor: descriptor, size: 0)) == .system(size: 34, design: .rounded).weight(.bold))
    #expect(Font(UIFont(descriptor: descriptor, size: 12)) == .system(size: 12, design: .rounded).weight(.bold))
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .semibold)) == .system(size: 20).weight(.semibold))
    #expect(Font(UIFont.preferredFont(forTextStyle: .body) as CTFont) == .system(size: 17))
    #expect(title.symbolicTraits == [])
  }

  @Test("A mutable copy of a paragraph style can be changed and compared") func paragraphStyles() throws {
    let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy != .default && copy.alignment == .center)
    let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle == style)
    #expect(NSAttributedString().length == 0)
  }

  @Test("A path keeps its lines and curves in Core Graphics and UIKit") func paths() throws {
    let rounded = CGPath(
      roundedRect: CGRect(x: 10, y: 20, width: 30, height: 40), cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(rounded.boundingBox == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(Path(rounded) == Path(roundedRect: rounded.boundingBox, cornerRadius: 5))
    let path = try #require(rounded.mutableCopy())
    path.addLines(between: [.zero, CGPoint(x: 1, y: 2)])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2) && rounded.currentPoint != path.currentPoint)
    let bezier = UIBezierPath(cgPath: path)
    bezier.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 2)))
    #expect(bezier.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    let moved = withUnsafePointer(to: CGAffineTransform(translationX: 1, y: 2)) {
      CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: $0)
    }
    #expect(Path(moved) == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test("A button has a title for each state, and the keychain is empty") func buttonsAndKeychain() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    #expect(button.title(for: .disabled) == "Off" && button.title(for: .selected) == "On")
    let query = [kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: true] as [String: Any]
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound && found == nil)
  }

  @Test("A color has the hue, the saturation, and the brightness with which it was created") func hues() {
    var (hue, saturation, brightness, alpha, white): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
    for expected in [0.0, 0.1, 0.4, 0.7, 0.9] {
      let color = UIColor(hue: expected, saturation: 0.5, brightness: 0.8, alpha: 0.25)
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      #expect(abs(hue - expected) < 0.001 && abs(saturation - 0.5) < 0.001)
      #expect(abs(brightness - 0.8) < 0.001 && alpha == 0.25)
    }
    #expect(UIColor.white.getWhite(&white, alpha: &alpha) && abs(white - 1) < 0.001 && alpha == 1)
    #expect(!UIColor.label.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
  }

  private final class Player: NSObject { var rate = 2 }
  private final class Screen: UIViewController {
    // As on Apple's platforms, this overrides no designated initializer.
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("The first value of a property can be observed") func observing() {
    let player = Player()
    var values: [Int] = []
    let token = player.observe(\.rate, options: [.initial, .new]) { values.append($1.newValue ?? $0.rate + 100) }
    let subscription = player.publisher(for: \.rate).sink { values.append($0) }
    #expect(values == [2, 2])
    token.invalidate()
    subscription.cancel()
  }

  @Test("Views keep their order, and a table has no rows") func viewsAndTables() {
    let view = Screen().view ?? UIView()
    let (first, second, third) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.addSubview(third)
    view.insertSubview(second, belowSubview: third)
    #expect(view.subviews == [first, second, third])
    view.bringSubviewToFront(first)
    view.sendSubviewToBack(third)
    #expect(view.subviews == [third, second, first] && first.isDescendant(of: view))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 20), style: .grouped)
    var path = IndexPath(row: 2, section: 1)
    path.row += 1
    #expect(table.style == .grouped && table.rectForRow(at: path) == .zero && path == IndexPath(item: 3, section: 1))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(table.frame.inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 16))
    let sheet = UIViewController().sheetPresentationController
    sheet?.detents = [.custom(identifier: .init("small")) { $0.maximumDetentValue / 4 }, .large()]
    #expect(sheet?.detents.map(\.identifier.rawValue) == ["small", "com.apple.UIKit.large"])
  }

  @Test("A picker of a Core Graphics color changes the color") func graphicsColors() throws {
    let binding = Binding.constant(UIColor.red.cgColor)
    #expect(try node { ColorPicker("Ink", selection: binding) }.label == "Ink")
    #expect(AnyView(_fromValue: 1) == nil && AnyView(_fromValue: Text(verbatim: "a")) != nil)
  }

  @Test("A popover has settings, and a controller that is shown otherwise has none") func popovers() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.permittedArrowDirections = [.up]
    #expect(controller.popoverPresentationController?.permittedArrowDirections == .up)
    #expect(controller.presentationController?.presentedViewController === controller)
  }

  @Test("An error without a domain can be thrown") func emptyError() {
    #expect(throws: NSError(domain: "", code: 0)) { throw NSError() }
  }

  @Test("Keeps the relations between view controllers") func keepsTheRelationsBetweenViewControllers() {
    let (root, detail, child) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.pushViewController(detail, animated: true)
    detail.addChild(child)
    #expect(child.navigationController === navigation && child.tabBarController === tabs)
    #expect(navigation.popToRootViewController(animated: false) == [detail] && navigation.viewControllers == [root])
    #expect(detail.navigationController == nil && child.parent === detail)
    #expect(navigation.popViewController(animated: false) == nil && navigation.viewControllers == [root])
    child.removeFromParent()
    #expect(detail.children == [] && child.parent == nil)
    navigation.setViewControllers([detail], animated: false)
    #expect(root.navigationController == nil && detail.navigationController === navigation)
  }

  @Test("A cell keeps the configuration of its content") func aCellKeepsTheConfigurationOfItsContent() throws {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.horizontal, 8).minSize(height: 20)
      .background(.red)
    let view = try #require(cell.contentConfiguration).makeContentView()
    #expect(view.configuration is UIHostingConfiguration<Text, _UIHostingConfigurationBackgroundView<Color>>)
  }

  @Test("Keeps the pages and the items of controllers") func keepsThePagesAndTheItemsOfControllers() {
    let (pages, page) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), UIViewController()
    )
    var isFinished = false
    pages.setViewControllers([page], direction: .forward, animated: true) { isFinished = $0 }
    #expect(pages.viewControllers == [page] && isFinished)
    page.navigationItem.title = "One"
    #expect(page.navigationItem.title == "One")
  }

  @Test("Keeps the layers and the arranged views of a view") func keepsTheLayersAndTheArrangedViews() {
    let (layer, first, second) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(second)
    layer.insertSublayer(first, at: 0)
    #expect(layer.sublayers == [first, second] && first.superlayer === layer)
    first.removeFromSuperlayer()
    #expect(layer.sublayers == [second] && first.superlayer == nil)
    let view = UIView(frame: .zero)
    view.layer.borderColor = UIColor.red.cgColor
    #expect(view.layer.borderColor.map { Color(cgColor: $0) } == UIColor.red.color)
    #expect(UIColor(cgColor: UIColor.systemRed.cgColor) == .systemRed)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = .vertical
    #expect(stack.arrangedSubviews == [view] && stack.subviews == [view])
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews == [] && stack.subviews == [view])
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(UIImage(named: "cat", in: nil, compatibleWith: .current)?.image == Image("cat"))
  }

  @Test("Converts insets by the direction of text") func convertsInsets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets && EdgeInsets(.zero) == EdgeInsets())
  }

  @Test("Observes notifications by selectors without calling them") func observesBySelectors() {
    final class Observer {
      var count = 0
      func changed() { count += 1 }
    }
    let (center, observer) = (NotificationCenter(), Observer())
    center.addObserver(observer, selector: "changed", name: nil, object: nil)
    center.post(name: Notification.Name("changed"), object: nil)
    #expect(observer.count == 0)
    // UIKit also imports the notifications of users.
    #expect(UNMutableNotificationContent().title.isEmpty)
  }

  @Test("Offers a sheet to controllers that sheets show") func offersASheet() {
    let controller = UIViewController()
    controller.sheetPresentationController?.prefersGrabberVisible = true
    #expect(controller.sheetPresentationController?.prefersGrabberVisible == true)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
  }

  @Test("Keeps constants of layout rules") func keepsConstantsOfLayoutRules() {
    let (view, other) = (UIView(frame: .zero), UIView(frame: .zero))
    let rules = [
      view.topAnchor.constraint(equalTo: other.safeAreaLayoutGuide.topAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(rules)
    #expect(rules.map(\.constant) == [8, 20] && rules.allSatisfy(\.isActive))
  }

  @Test("Says in previews what fields and representables do not do") func saysWhatFieldsAndRepresentablesDoNotDo()
    throws
  {
    let field = try node {
      TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
    }
    #expect(field.approximations == ["fields have the reader's own keyboard", "fields are not filled automatically"])
    let host = HeadlessHost(Spinner())
    #expect(host.approximations == ["a placeholder replaces the UIKit content"])
  }

  @Test("Draws the SwiftUI view that a controller hosts") func drawsTheSwiftUIViewThatAControllerHosts() {
    let host = HeadlessHost(Hosted(title: "Lakes"))
    #expect(host.tree().texts == ["Lakes, updated"] && host.approximations == [])
  }

  @Test("Keeps the sizes of a flow layout") func keepsTheSizesOfAFlowLayout() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.scrollDirection == .vertical)
    layout.itemSize.width = 80
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect((view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize == CGSize(width: 80, height: 50))
  }

  @Test("Reads the frame of a keyboard") func readsTheFrameOfAKeyboard() {
    let frame = CGRect(x: 0, y: 500, width: 402, height: 374)
    #expect(NSValue(rect: frame).cgRectValue == frame)
  }

  private struct Hosted: UIViewControllerRepresentable {
    let title: String

    func makeUIViewController(context: Context) -> UIHostingController<Text> {
      UIHostingController(rootView: Text(title))
    }

    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
      controller.rootView = Text(title + ", updated")
    }
  }

  private struct Spinner: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
  }
}

@Suite struct MissingEffectTests {
  /// Makes the calls in a separate process, so that the test can read its standard error.
  @Test("Reports a call without effect once")
  func reportsACallWithoutEffectOnce() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 0..<2 { UIApplication.shared.registerForRemoteNotifications() }
        _ = UIImage(systemName: "star")?.pngData()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.components(separatedBy: "UIKit on Linux: UIApplication receives no notifications\n").count == 2, "\(text)")
    #expect(text.contains("UIKit on Linux: UIImage is not converted to PNG\n"))
  }
}
