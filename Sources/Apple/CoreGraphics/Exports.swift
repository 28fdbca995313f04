// On Linux, Foundation declares points, sizes, and rectangles. The other types of this module are declared in
// CoreGraphicsTypes, which SwiftUI re-exports.
@_exported public import CoreGraphicsTypes
@_exported public import Foundation
