// What a client gets with `import UIKit` alone, as on Apple's platforms. The module is compiled for app targets under the name UIKit only, so that
// `#if canImport(UIKit)` stays false in libraries.
@_exported public import CoreGraphicsTypes
@_exported public import Foundation
