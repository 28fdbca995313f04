// `import MapKit` also imports the locations, as on Apple platforms.
@_exported public import CoreLocation
@_exported public import Foundation
