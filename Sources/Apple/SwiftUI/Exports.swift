// `import SwiftUI` also imports these modules, as on Apple platforms.
@_exported public import CoreGraphicsTypes
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import FoundationLocalization
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import Symbols

public import Combine

public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published
