import UIKit

public func tint() -> UIColor { UIColor.red }
