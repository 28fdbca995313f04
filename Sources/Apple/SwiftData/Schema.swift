public import Foundation

/// The models of a store.
public final class Schema: @unchecked Sendable {
  public struct Version: Hashable, Comparable, Codable, Sendable {
    public let major, minor, patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// How a property is stored.
  public enum Attribute {
    public struct Option: Hashable, Sendable {
      private let name: String

      public static var unique: Option { Option(name: "unique") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var spotlight: Option { Option(name: "spotlight") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
    }
  }

  /// A property's relationship with other models.
  public enum Relationship {
    public enum DeleteRule: String, Codable, Sendable { case noAction, nullify, cascade, deny }

    public struct Option: Hashable, Sendable {
      private let name: String
      public static var unique: Option { Option(name: "unique") }
    }
  }

  let models: [any PersistentModel.Type]
  public let version: Version

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    models = types
    self.version = version
  }

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
}

/// The storage location of a container's objects.
///
/// - Approximated: objects are kept in memory while the program runs.
public struct ModelConfiguration: Hashable, Sendable {
  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL(fileURLWithPath: "/dev/null")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    self.name = name ?? "default"
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }

  public struct GroupContainer: Sendable {
    private let name: String
    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    public static var none: GroupContainer { GroupContainer(name: "none") }
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  public struct CloudKitDatabase: Sendable {
    private let name: String
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }
}
