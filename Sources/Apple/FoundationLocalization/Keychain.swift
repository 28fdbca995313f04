public import Foundation

// The keychain of the Security framework.
//
// - Approximated: the keychain is empty, and nothing is stored in it.

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  errSecSuccess
}
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  errSecItemNotFound
}
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { errSecItemNotFound }
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  NSString(string: "OSStatus \(status)")
}

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecUserCanceled: OSStatus = -128
public let errSecMissingEntitlement: OSStatus = -34018

nonisolated(unsafe) public let kSecClass: CFString = NSString(string: "class")
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = NSString(string: "genp")
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = NSString(string: "inet")
nonisolated(unsafe) public let kSecClassKey: CFString = NSString(string: "keys")
nonisolated(unsafe) public let kSecClassCertificate: CFString = NSString(string: "cert")
nonisolated(unsafe) public let kSecClassIdentity: CFString = NSString(string: "idnt")
nonisolated(unsafe) public let kSecAttrAccount: CFString = NSString(string: "acct")
nonisolated(unsafe) public let kSecAttrService: CFString = NSString(string: "svce")
nonisolated(unsafe) public let kSecAttrServer: CFString = NSString(string: "srvr")
nonisolated(unsafe) public let kSecAttrLabel: CFString = NSString(string: "labl")
nonisolated(unsafe) public let kSecAttrGeneric: CFString = NSString(string: "gena")
nonisolated(unsafe) public let kSecAttrComment: CFString = NSString(string: "icmt")
nonisolated(unsafe) public let kSecAttrDescription: CFString = NSString(string: "desc")
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = NSString(string: "agrp")
nonisolated(unsafe) public let kSecAttrAccessible: CFString = NSString(string: "pdmn")
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = NSString(string: "ak")
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = NSString(string: "ck")
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = NSString(string: "aku")
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = NSString(string: "cku")
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = NSString(string: "sync")
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = NSString(string: "syna")
nonisolated(unsafe) public let kSecAttrKeyType: CFString = NSString(string: "type")
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = NSString(string: "atag")
nonisolated(unsafe) public let kSecValueData: CFString = NSString(string: "v_Data")
nonisolated(unsafe) public let kSecValueRef: CFString = NSString(string: "v_Ref")
nonisolated(unsafe) public let kSecReturnData: CFString = NSString(string: "r_Data")
nonisolated(unsafe) public let kSecReturnAttributes: CFString = NSString(string: "r_Attributes")
nonisolated(unsafe) public let kSecReturnRef: CFString = NSString(string: "r_Ref")
nonisolated(unsafe) public let kSecMatchLimit: CFString = NSString(string: "m_Limit")
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = NSString(string: "m_LimitOne")
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = NSString(string: "m_LimitAll")
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = NSString(string: "nleg")
