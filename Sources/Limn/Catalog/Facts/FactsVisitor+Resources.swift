import SwiftSyntax

/// Finds the uses of resources outside of the app, such as the network.
extension FactsVisitor {
  func outside(_ name: TokenSyntax) {
    let isStore = Self.storeTypes.contains(name.text) && facts.imports.contains { $0.module == "StoreKit" }
    if let world = isStore ? "StoreKit" : Self.world[name.text] {
      facts.outside.append(NamedPlace(name: world, location: place(name)))
    }
  }

  /// StoreKit types whose names also occur in other modules. These names count as uses of StoreKit only in files that
  /// import StoreKit.
  private static let storeTypes: Set = ["Product", "Transaction", "AppStore"]

  /// Names of types and functions that access a resource outside of the app. The value is the resource, such as
  /// `network`.
  private static let world = [String: String](words: [
    "network": "URLSession URLRequest NWConnection URLSessionWebSocketTask",
    "files": "FileManager FileHandle",
    "defaults": "UserDefaults NSUbiquitousKeyValueStore",
    "keychain": "SecItemAdd SecItemCopyMatching Keychain KeychainSwift",
    "SwiftData": "ModelContext ModelContainer ModelActor FetchDescriptor",
    "Core Data": "NSPersistentContainer NSManagedObjectContext",
    "CloudKit": "CKContainer",
    "location": "CLLocationManager",
    "notifications": "UNUserNotificationCenter",
    "StoreKit": "SKPaymentQueue",
    "audio": "AVAudioSession",
    "speech": "SFSpeechRecognizer",
    "pasteboard": "UIPasteboard NSPasteboard",
    "calendar": "EKEventStore",
    "login items": "SMAppService",
  ])
}
