public import Foundation
public import FoundationLocalization
public import SwiftUI

/// A layer that draws a path.
///
/// - Approximated: a layer is never drawn.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a gradient.
///
/// - Approximated: a layer is never drawn.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// An animation of a layer.
///
/// - Approximated: nothing is animated.
open class CAAnimation: NSObject, @unchecked Sendable {
  open var duration = 0.0
  open var beginTime = 0.0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
}

open class CABasicAnimation: CAAnimation, @unchecked Sendable {
  open var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public init(keyPath path: String?) { keyPath = path }
}

extension CALayer {
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  public func removeAllAnimations() {}
  public func removeAnimation(forKey key: String) {}
}

/// Groups changes of layers.
///
/// - Approximated: changes take effect immediately.
open class CATransaction: NSObject {
  private nonisolated(unsafe) static var completion: (() -> Void)?

  open class func begin() {}
  open class func commit() {
    let block = completion
    completion = nil
    block?()
  }
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) { completion = block }
}

/// Calls code for each frame.
///
/// - Approximated: it calls nothing.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 0 }
  open var preferredFramesPerSecond = 0
  public init(target: Any, selector sel: Selector) {
    MissingEffect.report("a CADisplayLink calls no method that is named by a selector")
  }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
