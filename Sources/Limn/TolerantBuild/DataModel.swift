import LimnPlatform

/// The classes that Xcode generates from the data models of Core Data.
struct DataModel {
  private(set) var source = ""

  /// Generates the classes for the models among a target's resources. Of the versions of a model, the last one counts.
  init(_ paths: [String], _ files: FileSystem) {
    let models = paths.filter { $0.hasSuffix(".xcdatamodel/contents") }.grouped { $0.split(separator: "/").dropLast(2) }
    for path in models.values.compactMap({ $0.max() }).sorted() { add((try? files.text(path)) ?? "") }
    if !source.isEmpty { source = "import CoreData\n" + source }
  }

  /// Adds the classes of a model. Xcode writes these files, so each element has the form that the expressions expect.
  private mutating func add(_ text: String) {
    var isOpen = false
    for element in text.matches(of: /<(\/?entity|attribute|relationship)\b([^>]*)>/) {
      let pairs = element.output.2.matches(of: /(\w+)="([^"]*)"/).map { (String($0.output.1), String($0.output.2)) }
      let values = Dictionary(keepingFirst: pairs)
      if element.output.1 == "entity" {
        isOpen = start(values)
        if isOpen, element.output.2.hasSuffix("/") { source += "}\n" }
      } else if isOpen {
        source += element.output.1 == "/entity" ? "}\n" : Self.property(values)
      }
    }
  }

  /// Starts a class, or an extension of a class that is written by hand. Returns false if Xcode generates nothing.
  private mutating func start(_ values: [String: String]) -> Bool {
    guard let name = values["representedClassName"], let kind = values["codeGenerationType"] else { return false }
    let parent = values["parentEntity"] ?? "NSManagedObject"
    source +=
      "extension \(name): Identifiable { "
      + "public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \"\(name)\") } }\n"
      + (kind == "category" ? "extension \(name) {\n" : "public class \(name): \(parent), @unchecked Sendable {\n")
    return true
  }

  private static let types = [
    "Boolean": "Bool", "Double": "Double", "Float": "Float", "Integer 16": "Int16", "Integer 32": "Int32",
    "Integer 64": "Int64", "Decimal": "NSDecimalNumber", "Binary": "Data", "URI": "URL", "Transformable": "NSObject",
  ]

  private static func property(_ values: [String: String]) -> String {
    let name = values["name"] ?? "_"
    var type = values["destinationEntity"].map { "\($0)?" } ?? ""
    var methods = ""
    if values["toMany"] == "YES", let item = values["destinationEntity"] {
      type = values["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
      let suffix = name.capitalizedFirst
      for (verb, call) in [("addTo", "_add"), ("removeFrom", "_remove")] {
        methods += "public func \(verb)\(suffix)(_ value: \(item)) { \(call)([value], \"\(name)\") }\n"
        methods += "public func \(verb)\(suffix)(_ values: NSSet) { \(call)(values.allObjects, \"\(name)\") }\n"
      }
    } else if let attribute = values["attributeType"] {
      type = types[attribute] ?? attribute
      if attribute == "Transformable", let own = values["customClassName"] { type = own }
      if values["usesScalarValueType"] != "YES" { type += "?" }
    }
    return "public var \(name): \(type) { get { _managedValue(\"\(name)\") } "
      + "set { _setManagedValue(newValue, \"\(name)\") } }\n" + methods
  }
}
