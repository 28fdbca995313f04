public import Foundation

// The types behind `#colorLiteral` and `#imageLiteral`.

extension UIColor: _ExpressibleByColorLiteral {}

public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ImageLiteralType = UIImage

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
