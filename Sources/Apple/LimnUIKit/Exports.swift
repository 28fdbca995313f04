// As on Apple platforms, `import UIKit` also provides the following modules. This module is named UIKit only when app targets are compiled,
// so `#if canImport(UIKit)` is false in libraries.
@_exported public import Combine
@_exported public import CoreGraphicsTypes
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
