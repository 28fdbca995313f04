public import Foundation

// Names of Core Foundation. On Apple's platforms, its types are the same as those of Foundation.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

nonisolated(unsafe) public let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = NSString(string: "CFBundleIdentifier")
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = NSString(string: "CFBundleExecutable")
public let kCFBooleanTrue: CFNumber! = NSNumber(value: true)
public let kCFBooleanFalse: CFNumber! = NSNumber(value: false)

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
