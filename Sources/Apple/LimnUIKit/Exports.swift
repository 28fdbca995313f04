// The modules that `import UIKit` provides, as on Apple platforms. This module has the name UIKit only when it is compiled for app targets,
// so `#if canImport(UIKit)` stays false in libraries.
@_exported public import Combine
@_exported public import CoreGraphicsTypes
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
