import LimnDiagnostics
import LimnToolchain

/// The types of some targets, with the syntax facts from which kinds are inferred. Test targets are excluded.
struct StructureFacts {
  /// A type, merged with its extensions.
  struct Item {
    var fact: TypeFact
    var extensions: [TypeFact] = []
    var target: PackageTarget
    var path: String
    var isGenerated: Bool
    /// Protocols and superclasses, including inherited ones.
    var conformances: Set<String> = []
  }
  private(set) var items: [Item] = []
  let files: [FileFacts]
  /// The names that code outside of previews and of types that are named as previews calls.
  private let shown: Set<String>
  private(set) var imports: Set<String> = []
  private var byName: [String: [Int]] = [:]
  /// For each type alias, the names of the types that it stands for.
  private var aliases: [String: Set<String>] = [:]
  /// Indices of items by the name without enclosing types.
  private var byLastName: [String: [Int]] = [:]
  /// Names of types whose values select a screen. Such a value is an element of a navigation path, the item of a sheet,
  /// or a selection.
  private(set) var routes: Set<String> = []
  /// For each type, the names of the views and scenes that own or receive one of its values.
  private(set) var holders: [String: Set<String>] = [:]
  /// Names of types that views read from the environment.
  private(set) var shared: Set<String> = []
  /// Names of the types of the properties whose changes views and scenes can see.
  private(set) var observed: Set<String> = []
  /// Names of classes that connect a view of UIKit or AppKit to SwiftUI: the results of `makeCoordinator`.
  private(set) var bridges: Set<String> = []
  /// Names of the types of the actions that functions such as `send` and `reduce` take, with others.
  let sent: Set<String>
  /// Names of protocols that constrain a generic parameter of a view, or that a view uses as `any`.
  private(set) var viewConstraints: Set<String> = []

  init(_ files: [(facts: FileFacts, target: PackageTarget)]) {
    let read = files.filter { $0.target.kind != .test }
    self.files = read.map(\.facts)
    shown = Set(
      self.files.flatMap { file in
        let spans = (file.previews.map(\.span) + Self.namedAsPreview(file).map(\.span))
        return file.calls.filter { call in !spans.contains { $0.contains(call.location) } }.map(\.name)
      })
    let types = read.flatMap(\.facts.types)
    let members = types.flatMap(\.members) + read.flatMap(\.facts.globals)
    let isSender = { (member: MemberFact) in
      ["send", "dispatch", "reduce", "reducer"].contains(where: member.baseName.lowercased().hasSuffix)
    }
    // The action of the app's own `Store<State, Action>` is one of the types that are written for its parameters.
    let stores = types.filter { $0.members.contains(where: isSender) }.map { $0.name + "<" }
    let written = members.compactMap(\.type).filter { stores.contains(where: $0.hasPrefix) }
    let actions = members.filter(isSender).flatMap(\.parameters).filter { $0.name == "action" }.map(\.type)
    sent = Set((actions + written.flatMap(NameTable.names)).map(\.shortName))
    for file in read {
      imports.formUnion(file.facts.imports.map(\.module))
      for fact in file.facts.types where !fact.isExtension {
        byName[fact.name, default: []].append(items.count)
        byLastName[fact.shortName, default: []].append(items.count)
        items.append(Item(fact: fact, target: file.target, path: file.facts.path, isGenerated: file.facts.isGenerated))
      }
    }
    for file in read {
      for fact in file.facts.types where fact.isExtension {
        for index in byName[fact.name] ?? []
        where items[index].target.name == file.target.name || byName[fact.name]?.count == 1 {
          items[index].extensions.append(fact)
        }
      }
    }
    readAliases(self.files)
    for index in items.indices { items[index].conformances = conformances(of: index) }
    for item in items where (item.isView || item.isScene) && !item.isPreviewView { readHolder(item) }
    readPresentations()
    for item in items { readPaths(item) }
  }

  /// The type with the given name. Among several types with this name, a type in `target` is preferred.
  func item(named name: String, in target: String? = nil) -> Item? {
    let found = byName[name] ?? []
    return (found.first { items[$0].target.name == target } ?? found.first).map { items[$0] }
  }

  var hasScreens: Bool { items.contains { $0.isView || $0.isScene } }

  /// The type that an item is nested in.
  func outer(of item: Item) -> Item? { item.fact.outerName.flatMap { self.item(named: $0, in: item.target.name) } }

  /// The index of the item with a name. The name may include the enclosing types.
  func index(named name: String) -> Int? { byName[name]?.first ?? byLastName[name]?.first }

  /// Whether only previews, or views for previews, create the view. A view that nothing creates counts only if its name
  /// contains `Preview`. Always false for a view without this name that is not private, since it is meant for the app.
  func isShownOnlyByPreviews(_ item: Item) -> Bool {
    let name = item.shortName
    guard item.fact.access.hasSuffix("private") || name.contains("Preview") else { return false }
    let calls = areInPreviews(callsOf: item)
    return calls.allSatisfy(\.self) && (!calls.isEmpty || name.contains("Preview"))
  }

  /// Whether code of the app creates the view: a call outside of previews and of types that are named as previews.
  func isShownByApp(_ item: Item) -> Bool { areInPreviews(callsOf: item).contains(false) }

  /// For each call that creates a view: whether it is in a preview, or in another type that is named as one and that the
  /// app does not create.
  private func areInPreviews(callsOf item: Item) -> [Bool] {
    files.flatMap { file -> [Bool] in
      let helpers = Self.namedAsPreview(file).filter { $0.shortName != item.shortName && !shown.contains($0.shortName) }
      let spans = file.previews.map(\.span) + helpers.map(\.span)
      let calls = file.calls.filter { $0.name == item.shortName }
      return calls.map { call in spans.contains { $0.contains(call.location) } }
    }
  }

  private static func namedAsPreview(_ file: FileFacts) -> [TypeFact] {
    file.types.filter { $0.name.contains("Preview") }
  }

  /// Whether an enum has a property or function that returns a view for each case, such as `destination`. In its code,
  /// branches of a `switch` must create at least two different views of the app.
  func hasViewsOfCases(_ item: Item) -> Bool {
    item.members.contains { member in
      guard ["some View", "AnyView"].contains(member.type),
        let file = files.first(where: { $0.path == member.location.path })
      else { return false }
      let views = views(in: file)
      return file.switches.map(\.branches).contains { branches in
        let shown = branches.compactMap { branch in views.first { branch.body.contains($0.location) }?.name }
        return Set(shown).count > 1 && branches.allSatisfy { member.span.contains($0.body) }
      }
    }
  }

  /// Whether several static members of a type make values of the type from views, as `static let home = Place { Home() }`
  /// does.
  func hasViewsOfMembers(_ item: Item) -> Bool {
    let made = item.members.filter { member in
      member.makes(item.fact)
        && files.first { $0.path == member.location.path }.map(views)?.contains { member.span.contains($0.location) }
          == true
    }
    return made.count > 1
  }

  /// The calls in a file that create views of the app.
  private func views(in file: FileFacts) -> [CallFact] {
    file.calls.filter { call in index(named: call.name).map { items[$0].isView } ?? false }
  }

  /// The names of the types that conform to a protocol.
  func conformers(of name: String) -> [String] { items.filter { $0.conformances.contains(name) }.map(\.fact.shortName) }

  /// Returns the names of the types in a property's declared type, or in the type of a function's result. Types that the
  /// codebase does not declare are left out. A generic parameter stands for the types that constrain it.
  /// - Parameter owner: the full name of the type with the property. A name is first looked up among the types that are
  ///   nested in the owner, and then among the types that are nested in the owner's enclosing types.
  func types(of property: MemberFact, in owner: String) -> [String] {
    guard let written = property.valueType ?? property.type else { return [] }
    let bounds = item(named: owner)?.fact.constraints
    let parts = owner.split(separator: ".")
    let around = parts.indices.reversed().map { parts[...$0].withDots }
    return NameTable.names(in: written).flatMap { bounds?[$0] ?? [$0] }.flatMap { name in
      if let nested = around.lazy.map({ "\($0).\(name)" }).first(where: { byName[$0] != nil }) { return [nested] }
      return [name, name.shortName].filter { byName[$0] != nil }
    }
  }

  /// Reads type aliases, such as `typealias Controller = UIViewController`. Code for several platforms can declare the
  /// same alias several times with different types, so all these types are stored.
  private mutating func readAliases(_ files: [FileFacts]) {
    for member in files.flatMap({ $0.globals + $0.types.flatMap(\.members) }) where member.keyword == "typealias" {
      guard let type = member.type, byName[member.baseName] == nil, !type.contains("->") else { continue }
      aliases[member.baseName, default: []].formUnion(Self.plainNames(in: type))
    }
  }

  private func conformances(of index: Int) -> Set<String> {
    Self.direct(items[index]).reaching { name in
      Array(aliases[name] ?? []) + (byName[name] ?? []).flatMap { Self.direct(items[$0]) }
    }
  }

  private static func direct(_ item: Item) -> [String] {
    var written = ([item.fact] + item.extensions).flatMap { $0.inheritance.map(\.name) }
    // The clause of a protocol can name what its types inherit from.
    if item.keyword == "protocol" {
      written += item.fact.text.split(separator: "Self:").dropFirst().map { String($0.prefix { $0 != "," }) }
    }
    return written.flatMap(plainNames)
      + item.fact.attributes.compactMap { TypeFact.macros[$0.name] }
  }

  /// Names of the protocols and classes in a type as written, without generic arguments.
  private static func plainNames(in written: String) -> [String] {
    written.split(separator: "&").map { TypeFact.protocolName(String($0)) }
  }

  private mutating func readHolder(_ item: Item) {
    for property in item.members where ["var", "let"].contains(property.keyword) {
      let names = types(of: property, in: item.name)
      let isShared = property.first(attributeIn: ["Environment", "EnvironmentObject"]) != nil
      if !isShared, !property.isStatic {
        for name in names { holders[name, default: []].insert(item.name) }
      }
      if isShared { shared.formUnion(names) }
      if property.attributes.allSatisfy({ $0.name.contains(/Bind|Environment|Object|State/) }) {
        observed.formUnion(names)
      }
      if let type = property.type, type.contains("any ") { viewConstraints.formUnion(NameTable.names(in: type)) }
    }
    for member in item.members where member.baseName == "makeCoordinator" {
      bridges.formUnion(types(of: member, in: item.fact.name))
    }
    viewConstraints.formUnion(item.fact.constraints.values.joined())
  }

  private mutating func readPresentations() {
    typealias Owned = (owner: String, property: MemberFact)
    let variables = items.flatMap { item -> [Owned] in
      item.members.filter { $0.keyword == "var" }.map { (item.name, $0) }
    }.grouped(by: \.property.baseName)
    for file in files where !file.presentations.isEmpty {
      let own = file.types.flatMap { type -> [Owned] in type.members.map { (type.name, $0) } }.grouped(
        by: \.property.baseName)
      for fact in file.presentations {
        // What an alert asks for, and what a property with a name such as `sheetHeight` gets, can be no screen.
        guard let value = fact.value,
          fact.isLink ? [.push, .tab].contains(fact.via) : ![.alert, .dialog].contains(fact.via)
        else { continue }
        if value.isCapitalized {
          routes.insert(value)
        } else {
          // Several properties can have this name. Use those that are declared in this file. If this file declares
          // none, use every `var` with this name in the app.
          for (owner, property) in own[value] ?? variables[value] ?? [] {
            // A struct, such as the item of a sheet, is data of one screen. It does not select between screens.
            routes.formUnion(types(of: property, in: owner).filter { item(named: $0)?.hasCases == true })
          }
        }
      }
    }
  }

  /// Adds the types of properties that hold the current screens, such as `var path: [Route]`.
  private mutating func readPaths(_ item: Item) {
    guard item.isObservable || item.isView || item.conformances.contains("Reducer") else { return }
    for property in item.members where property.keyword == "var" {
      let name = property.baseName.lowercased()
      guard ["path", "stack", "route", "destination", "sheet"].contains(where: name.hasSuffix),
        !["undo", "redo"].contains(where: name.hasPrefix)
      else { continue }
      routes.formUnion(types(of: property, in: item.name))
    }
  }
}

extension StructureFacts.Item {
  var members: [MemberFact] { fact.members + extensions.flatMap(\.members) }
  var stored: [MemberFact] { fact.members.filter(\.isStoredProperty) }
  var keyword: String { fact.keyword }
  var name: String { fact.name }
  var shortName: String { fact.shortName }
  var hasCases: Bool { fact.members.contains { $0.keyword == "case" } }
  var hasFunctions: Bool { members.contains { $0.keyword == "func" } }
  func conforms(to names: Set<String>) -> Bool { !conformances.isDisjoint(with: names) }
  func conforms(to name: String) -> Bool { conformances.contains(name) }
  func has(_ attribute: String) -> Bool {
    fact.has(attribute: attribute) || extensions.contains { $0.has(attribute: attribute) }
  }
  var isClass: Bool { ["class", "actor"].contains(keyword) }
  var isModel: Bool { conforms(to: ["NSManagedObject", "PersistentModel"]) }
  var isObservable: Bool { keyword == "class" && !isModel && conforms(to: ["Observable", "ObservableObject"]) }
  var isView: Bool { conformances.contains(where: Role.isView) }
  /// Whether the view's name shows that only previews use the view. Such a view does not count as an owner of the types
  /// of its properties. Otherwise, a type with one owner in the app would seem to have two owners.
  var isPreviewView: Bool {
    shortName.hasPrefix("Preview") || shortName.hasSuffix("Preview") || fact.name.contains("_Previews")
  }
  /// Whether the view has a store of The Composable Architecture.
  var holdsStore: Bool {
    members.contains { member in
      ["StoreOf<", "Store<", "ViewStore"].contains { (member.type ?? member.initialValue)?.contains($0) == true }
        || member.initialValue?.hasPrefix("Store(") == true
    }
  }
  var isScene: Bool { conforms(to: ["App", "Scene", "Widget", "WidgetBundle"]) }
  /// Whether most stored properties are closures, as in a client that is a value type.
  var isStructOfClosures: Bool {
    guard keyword == "struct", !isView else { return false }
    let closures = stored.filter { $0.type?.contains("->") == true }
    return !closures.isEmpty && closures.count * 2 > stored.count
  }
  func hasSuffix(_ endings: String...) -> Bool { endings.contains(where: shortName.hasSuffix) }
}
