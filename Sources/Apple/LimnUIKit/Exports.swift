// `import UIKit` also provides the following modules, as on Apple platforms. This module has the name UIKit only in
// builds of app targets. In builds of libraries, `#if canImport(UIKit)` is therefore false.
@_exported public import Combine
@_exported public import CoreGraphicsTypes
@_exported public import Foundation
@_exported public import FoundationLocalization
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import UserNotifications
