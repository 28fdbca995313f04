// The modules that `import UIKit` provides, as on Apple platforms. The module is only compiled under the name UIKit for app targets, so
// that `#if canImport(UIKit)` stays false in libraries.
@_exported public import CoreGraphicsTypes
@_exported public import Foundation
