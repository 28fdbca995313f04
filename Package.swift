// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// A package that depends on this one gets only the first section of targets: the libraries and, on Linux, the modules
// of Apple that they import. The other sections contain the tool, the sample apps, and all tests.

/// Whether SwiftPM or Xcode checked out this package as a dependency, which they do in a folder named `checkouts`.
/// Module names are shared by all packages, so the later sections are left out: their modules, such as `Models`, could
/// conflict with modules of the other package. The command plugin sets `LIMN_TOOL` to build the tool from such a
/// checkout.
let isCheckout = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"
let isDependency = isCheckout && Context.environment["LIMN_TOOL"] == nil

/// The root folder of the toolchain that reads this manifest, derived from the path of the loaded PackageDescription
/// library.
let toolchain: String = {
  #if os(Linux)
    let suffix = "/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    // Read the file line by line, since reading it all at once returns only the first memory page.
    var loaded: [String] = []
    var line = [CChar](repeating: 0, count: 1 << 13)
    let maps = fopen("/proc/self/maps", "r")
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if let slash = text.firstIndex(of: "/") { loaded.append(text[slash...].trimmingCharacters(in: .newlines)) }
    }
    fclose(maps)
  #else
    let suffix = "/lib/swift/pm/ManifestAPI/libPackageDescription.dylib"
    let loaded = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
  #endif
  guard let path = loaded.first(where: { $0.hasSuffix(suffix) }) else {
    fatalError("the toolchain was not found: PackageDescription is not loaded from \(suffix)")
  }
  return String(path.dropLast(suffix.count))
}()
let host = toolchain + "/lib/swift/host"

/// The compiler setting for the toolchain's copy of SwiftSyntax.
let swiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
func linkSwiftSyntax(_ libraries: [String]) -> [LinkerSetting] {
  [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + libraries.map { "-l" + $0 })]
}
let indexStore = ["-L\(toolchain)/lib", "-Xlinker", "-rpath", "-Xlinker", "\(toolchain)/lib", "-lIndexStore"]
let parsing = ["SwiftSyntax", "SwiftParser", "SwiftIDEUtils"]
let expanding =
  parsing + [
    "SwiftOperators", "SwiftDiagnostics", "SwiftParserDiagnostics", "SwiftBasicFormat", "SwiftSyntaxMacros",
    "SwiftSyntaxBuilder",
    "SwiftSyntaxMacroExpansion", "SwiftCompilerPluginMessageHandling",
  ]

/// Whether warnings are errors. This is always so with the tested compiler. Set `LIMN_STRICT` to make it so with other
/// compilers.
var isStrict = Context.environment["LIMN_STRICT"] != nil
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  isStrict = true
#endif
// With two processors, compiling two modules at once is faster than splitting one. Only the root package may use unsafe
// flags.
let isSmall = !isCheckout && ProcessInfo.processInfo.activeProcessorCount <= 2
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (isStrict && !isDependency ? [.treatAllWarnings(as: .error)] : [])
  + (isSmall ? [.unsafeFlags(["-driver-batch-count", "1"])] : [])

#if os(Linux)
  let apple: [Target.Dependency] = ["SwiftUI"]
  let lock: [Target.Dependency] = ["os"]
  let combine: [Target.Dependency] = ["Combine"]
  let appKit: [Target.Dependency] = ["AppKit"]
  // Nettle computes SHA-256 on Linux. On Apple's platforms, CryptoKit does. OpenSSL's library takes a tenth of the time
  // of a start to load.
  let crypto: [Target.Dependency] = ["CNettle"]
#else
  let apple: [Target.Dependency] = []
  let (lock, combine, appKit, crypto) = (apple, apple, apple, apple)
#endif

/// The modules that explore previews. They are optimized in debug builds too, since limn builds this package's own
/// previews for debugging.
let exploring: Set = ["SemanticTree", "PreviewHost"]
/// The modules that read every byte of the input. A release build optimizes only these and `exploring`, since an
/// installation from source has to build all modules first. Site/package sets `LIMN_OPTIMIZE` to optimize all of them.
let hot: Set = ["LimnDiagnostics", "LimnPlatform", "LimnMarkup", "LimnMarkdown", "LimnSearch"]
let optimizesAll = Context.environment["LIMN_OPTIMIZE"] != nil
func speed(_ name: String, in folder: String) -> [SwiftSetting] {
  guard !isDependency else { return [] }
  if exploring.contains(name) { return [.unsafeFlags(["-O"], .when(configuration: .debug))] }
  guard !optimizesAll, ["Limn", "Apple"].contains(folder), !hot.contains(name) else { return [] }
  return [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
func library(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], swift: [SwiftSetting] = [],
  linker: [LinkerSetting] = [],
  resources: [Resource] = []
) -> Target {
  // The tool's modules have the prefix `Limn`, since a package and its dependencies share one set of module names.
  // Their folders have no prefix.
  let place = folder == "Limn" ? String(name.dropFirst("Limn".count)) : name
  return .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(place)", resources: resources,
    swiftSettings: settings + speed(name, in: folder) + swift, linkerSettings: linker)
}
func program(_ name: String, in folder: String, _ dependencies: [Target.Dependency], swift: [SwiftSetting] = [])
  -> Target
{
  .executableTarget(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: settings + speed(name, in: folder) + swift)
}
func system(_ name: String, _ pkgConfig: String, _ providers: [SystemPackageProvider]) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: providers)
}
func tests(_ name: String, _ dependencies: [Target.Dependency], swift: [SwiftSetting] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings + swift)
}

// MARK: The libraries, and on Linux the modules that they import and that the platform lacks. They import nothing of
// the tool.
var targets: [Target] = [
  library("Puddles", in: "Architectures", apple + combine + lock),
  library("Queryable", in: "Architectures", apple + combine + lock),
  library("LUCA", in: "Architectures", apple + lock),
  library("ViewContract", in: "Architectures", apple + combine),
]
#if os(Linux)
  targets += [
    "Combine", "os", "DeveloperToolsSupport", "CoreTransferable", "Symbols", "UniformTypeIdentifiers",
    "_Testing_AppKit", "_Testing_CoreGraphics",
  ].map {
    library($0, in: "Apple")
  }
  targets += [
    .target(
      name: "SemanticTree", path: "Sources/SemanticTree", swiftSettings: settings + speed("SemanticTree", in: "")),
    .macro(
      name: "SwiftUIMacros", path: "Sources/Apple/SwiftUIMacros",
      swiftSettings: settings + speed("SwiftUIMacros", in: "Apple") + swiftSyntax,
      linkerSettings: linkSwiftSyntax(expanding)),
    library("OSLog", in: "Apple", ["os"]),
    // The part of Foundation that Linux lacks. The ABI name gives its symbols the module name Foundation.
    library(
      "FoundationLocalization", in: "Apple", ["os"],
      swift: [.unsafeFlags(["-Xfrontend", "-module-abi-name", "-Xfrontend", "Foundation"])]),
    // The Core Graphics types that Foundation on Linux lacks. The ABI name gives their symbols the module name
    // CoreGraphics.
    library(
      "CoreGraphicsTypes", in: "Apple",
      swift: [.unsafeFlags(["-Xfrontend", "-module-abi-name", "-Xfrontend", "CoreGraphics"])]),
    library("CoreGraphics", in: "Apple", ["CoreGraphicsTypes", "_Testing_CoreGraphics"]),
    library(
      "AppKit", in: "Apple",
      ["_Testing_AppKit", "CoreGraphicsTypes", "FoundationLocalization", "UniformTypeIdentifiers"]),
    library(
      "SwiftUI", in: "Apple",
      [
        "SwiftUIMacros", "AppKit", "Combine", "CoreGraphicsTypes", "CoreTransferable", "DeveloperToolsSupport",
        "FoundationLocalization",
        "SemanticTree", "Symbols", "UniformTypeIdentifiers",
      ]),
    // App targets import this module as UIKit, by `-module-alias`. The name LimnUIKit keeps `#if canImport(UIKit)`
    // false in libraries.
    library("LimnUIKit", in: "Apple", ["SwiftUI", "Combine", "CoreGraphicsTypes", "UserNotifications"]),
    // Stores objects only in memory. Its macros are implemented in SwiftUIMacros.
    library("SwiftData", in: "Apple", ["SwiftUI", "SwiftUIMacros"]),
    library("Charts", in: "Apple", ["SwiftUI", "ReplacedParts"]),
    library("AppIntents", in: "Apple", ["SwiftUI", "FoundationLocalization", "os"]),
    library("CoreData", in: "Apple", ["SwiftUI", "Combine"]),
    library("Cocoa", in: "Apple", ["AppKit", "CoreData"]),
    library(
      "WidgetKit", in: "Apple", ["ActivityKit", "AppIntents", "SwiftUI", "SwiftUIMacros", "DeveloperToolsSupport"]),
    library("ActivityKit", in: "Apple", ["FoundationLocalization"]),
    library("AuthenticationServices", in: "Apple", ["SwiftUI"]),
    library("AVFoundation", in: "Apple"),
    library("AVKit", in: "Apple", ["AVFoundation", "SwiftUI"]),
    library("CoreLocation", in: "Apple"),
    library("HealthKit", in: "Apple"),
    library("LocalAuthentication", in: "Apple"),
    library("MapKit", in: "Apple", ["SwiftUI", "CoreLocation"]),
    library("PhotosUI", in: "Apple", ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers"]),
    library("StoreKit", in: "Apple", ["SwiftUI"]),
    library("TipKit", in: "Apple", ["SwiftUI"]),
    library("UserNotifications", in: "Apple"),
    library("WatchConnectivity", in: "Apple"),
    // The functions that Limn calls in place of code that does not compile.
    library("ReplacedParts", in: "Apple", ["SwiftUI"]),
    .target(name: "CPreviewHost", path: "Sources/Apple/CPreviewHost"),
    library(
      "PreviewHost", in: "Apple",
      ["SwiftUI", "DeveloperToolsSupport", "os", "SemanticTree", "CPreviewHost", "ReplacedParts"]),
  ]
  let headless: [Target.Dependency] = ["PreviewHost", "SemanticTree"]
#else
  let headless: [Target.Dependency] = []
#endif

// MARK: Sources/System, Sources/Limn: the tool. Arrows point down only.
let base: [Target.Dependency] = ["LimnDiagnostics", "LimnPlatform", "LimnConfiguration"]
let tool: [Target] = [
  system("CMark", "libcmark", [.apt(["libcmark-dev"]), .brew(["cmark"])]),
  system("CYAML", "yaml-0.1", [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  system("CMicroHTTP", "libmicrohttpd", [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
  system("CZlib", "zlib", [.apt(["zlib1g-dev"])]),
  .target(name: "CPlatform", path: "Sources/System/CPlatform", linkerSettings: [.linkedLibrary("curl")]),
  .systemLibrary(name: "CIndexStore", path: "Sources/System/CIndexStore"),
  library("LimnDiagnostics", in: "Limn", ["SemanticTree"]),
  library("LimnPlatform", in: "Limn", ["LimnDiagnostics", "CPlatform"] + crypto),
  library("LimnMarkup", in: "Limn", ["LimnDiagnostics"]),
  library("LimnSearch", in: "Limn", ["LimnPlatform", "LimnMarkup"]),
  library("LimnConfiguration", in: "Limn", ["LimnDiagnostics", "CYAML"]),
  library(
    "LimnMarkdown", in: "Limn",
    ["LimnDiagnostics", "LimnConfiguration", "LimnPlatform", "LimnMarkup", "LimnSearch", "CMark"]),
  library(
    "LimnToolchain", in: "Limn", ["LimnDiagnostics", "LimnPlatform", "CIndexStore"],
    swift: swiftSyntax, linker: linkSwiftSyntax(parsing) + [.unsafeFlags(indexStore + ["-lswiftDemangle"])]),
  library("LimnTolerantBuild", in: "Limn", base + ["LimnToolchain"], swift: swiftSyntax),
  library("LimnSnippets", in: "Limn", base + ["LimnMarkdown", "LimnToolchain"], swift: swiftSyntax),
  library(
    "LimnCatalog", in: "Limn", base + ["LimnMarkdown", "LimnToolchain", "LimnTolerantBuild"], swift: swiftSyntax),
  library(
    "LimnPreviews", in: "Limn", base + ["LimnMarkup", "LimnToolchain", "LimnTolerantBuild", "SemanticTree"],
    swift: swiftSyntax),
  library(
    "LimnPages", in: "Limn",
    base + [
      "LimnMarkup", "LimnMarkdown", "LimnSearch", "LimnToolchain", "LimnSnippets", "LimnCatalog", "LimnPreviews",
      "CZlib",
    ],
    swift: swiftSyntax,
    resources: [.copy("Theme")]),
  program(
    "limn", in: "Limn",
    base + [
      "LimnMarkdown", "LimnToolchain", "LimnTolerantBuild", "LimnSnippets", "LimnCatalog", "LimnPreviews", "LimnPages",
      "CMicroHTTP",
    ],
    swift: swiftSyntax),

  .target(name: "TestFiles", dependencies: ["LimnPlatform"], path: "Tests/TestFiles", swiftSettings: settings),
  tests("DiagnosticsTests", ["TestFiles", "LimnDiagnostics", "LimnPlatform", "LimnConfiguration"]),
  tests("MarkdownTests", ["LimnMarkdown", "LimnDiagnostics"]),
  tests("ToolchainTests", ["TestFiles", "LimnToolchain", "LimnDiagnostics"], swift: swiftSyntax),
  tests("TolerantBuildTests", ["TestFiles", "LimnTolerantBuild", "LimnDiagnostics"], swift: swiftSyntax),
  tests("SnippetsTests", ["TestFiles", "LimnSnippets", "LimnDiagnostics"], swift: swiftSyntax),
  // These tests compile the sample apps, which import Apple's modules.
  tests(
    "CatalogTests",
    ["TestFiles", "LimnCatalog", "LimnTolerantBuild", "LimnDiagnostics"] + apple + combine + lock + appKit,
    swift: swiftSyntax),
  tests("PreviewsTests", ["LimnPreviews", "LimnMarkup", "LimnDiagnostics"], swift: swiftSyntax),
  tests(
    "PagesTests",
    ["TestFiles", "LimnPages", "LimnSearch", "LimnPreviews", "LimnMarkup", "LimnToolchain", "LimnDiagnostics"],
    swift: swiftSyntax),
  tests("LimnTests", ["TestFiles", "limn", "LimnToolchain", "LimnDiagnostics"], swift: swiftSyntax),
]

// MARK: Tests of the modules that stand for Apple's, and what the tool needs besides on each platform.
#if os(Linux)
  let platform: [Target] = [
    system("CNettle", "nettle", [.apt(["nettle-dev"])]),
    tests(
      "AppleTests",
      [
        "SwiftUI", "Combine", "os", "OSLog", "AppIntents", "AppKit", "Charts", "Cocoa", "CoreData", "WidgetKit",
        "ReplacedParts", "ActivityKit", "AuthenticationServices", "CoreLocation", "HealthKit", "LocalAuthentication",
        "MapKit", "PhotosUI", "StoreKit",
        "AVFoundation", "AVKit", "TipKit", "UserNotifications", "WatchConnectivity",
        "CoreGraphics",
        "CoreGraphicsTypes", "CoreTransferable",
        "DeveloperToolsSupport", "FoundationLocalization", "LimnUIKit", "SemanticTree", "SwiftData", "Symbols",
        "UniformTypeIdentifiers",
      ]),
    // These tests also read the sample apps' object files. The apps are not dependencies, since their catalogs would
    // then list these tests.
    tests(
      "PreviewHostTests", ["PreviewHost", "LimnPreviews", "LimnToolchain", "LimnPlatform", "LimnDiagnostics"],
      swift: swiftSyntax),
  ]
#else
  let platform: [Target] = [.target(name: "SemanticTree", path: "Sources/SemanticTree", swiftSettings: settings)]
#endif

// MARK: Tests of the libraries, and Sources/Apps: the sample apps that the site documents. They import nothing of the
// tool.
let numberFacts: [Target.Dependency] = [
  "Puddles", "Queryable", "Models", "MockData", "Extensions", "NumbersAPI", "CultureMindsClient", "NumbersStore",
]
let samples: [Target] = [
  tests("PuddlesTests", ["Puddles"] + apple + combine + headless),
  tests("QueryableTests", ["Queryable"] + apple + combine + headless),
  tests("LUCATests", ["LUCA"] + apple + lock),
  tests("ViewContractTests", ["ViewContract"] + apple + combine),
  tests("ArticleTests", ["Puddles", "Queryable", "LUCA", "ViewContract"] + apple + combine + lock + headless),

  library("JSONStore", in: "Apps/Shared"),
  tests("JSONStoreTests", ["JSONStore"]),

  library("Models", in: "Apps/NumberFacts"),
  library("MockData", in: "Apps/NumberFacts", ["Models"]),
  library("Extensions", in: "Apps/NumberFacts"),
  library("NumbersAPI", in: "Apps/NumberFacts", ["Models"]),
  library("CultureMindsClient", in: "Apps/NumberFacts"),
  library("NumbersStore", in: "Apps/NumberFacts", ["Models", "JSONStore"]),
  library("NumberFacts", in: "Apps/NumberFacts", numberFacts + apple + combine + lock),
  program("NumberFactsApp", in: "Apps/NumberFacts", ["NumberFacts"] + apple + headless),
  tests("NumberFactsTests", ["NumberFacts"] + numberFacts + apple + headless),

  library("DataSource", in: "Apps/BMI", ["LUCA"] + lock),
  library("Model", in: "Apps/BMI", ["LUCA", "DataSource"] + apple + appKit),
  library("UserInterface", in: "Apps/BMI", ["LUCA", "DataSource", "Model"] + apple + lock),
  program("BMIApp", in: "Apps/BMI", ["Model", "UserInterface"] + apple + appKit + headless),
  tests("ModelTests", ["DataSource", "Model", "UserInterface", "LUCA"] + apple + lock + headless),

  library("ItemList", in: "Apps/ItemList", ["ViewContract", "JSONStore"] + apple + combine + lock),
  program("ItemListApp", in: "Apps/ItemList", ["ItemList"] + apple + headless),
  tests("ItemListTests", ["ItemList", "ViewContract", "JSONStore"] + apple + combine + headless),
]

// MARK: `swift package limn`. Only macOS confines plugins, and asks for the permission.
#if os(macOS)
  let permissions: [PluginPermission] = [
    .writeToPackageDirectory(reason: "limn writes the site and the baseline of accepted failures.")
  ]
#else
  let permissions: [PluginPermission] = []
#endif
let verb = PluginCommandIntent.custom(
  verb: "limn", description: "Check and build the documentation: limn check, build, or serve.")
targets.append(
  .plugin(
    name: "LimnCommand", capability: .command(intent: verb, permissions: permissions),
    path: "Sources/Plugins/LimnCommand"))

/// The products: the name, the only target, and whether the product is a program.
var products = ["Puddles", "Queryable", "LUCA", "ViewContract"].map { (name: $0, target: $0, isProgram: false) }
if !isDependency {
  targets += tool + platform + samples
  products += [
    ("limn", "limn", true), ("numberfacts", "NumberFactsApp", true), ("bmi", "BMIApp", true),
    ("itemlist", "ItemListApp", true),
  ]
}

// MARK: Fuzz targets: a program with libFuzzer, whose library Tests/fuzz names in `LIMN_FUZZ`, else tests that replay
// what it found.
if let library = Context.environment["LIMN_FUZZ"] {
  let instrument: SwiftSetting = .unsafeFlags(["-sanitize=fuzzer,address"])
  for target in targets where target.path?.hasPrefix("Sources/Limn/") == true {
    target.swiftSettings = (target.swiftSettings ?? []) + [instrument]
  }
  let tested = [
    "LimnConfiguration", "LimnDiagnostics", "LimnMarkdown", "LimnToolchain", "LimnSnippets", "LimnCatalog", "LimnPages",
    "LimnPlatform", "LimnSearch",
  ]
  targets.append(
    .executableTarget(
      name: "limn-fuzz", dependencies: tested.map { .byName(name: $0) }, path: "Tests/FuzzTests",
      exclude: ["ReplayTests.swift"], swiftSettings: swiftSyntax + [instrument],
      linkerSettings: [.unsafeFlags(["-sanitize=address", library, "-lstdc++"])]))
  products.append(("limn-fuzz", "limn-fuzz", true))
} else if !isDependency {
  targets.append(
    .testTarget(
      name: "FuzzTests", dependencies: ["LimnConfiguration", "LimnDiagnostics", "LimnPages", "LimnSearch"],
      path: "Tests/FuzzTests",
      exclude: ["Driver"],
      swiftSettings: settings + swiftSyntax))
}

// `LIMN_ONLY=MarkdownTests,limn swift test` builds only these targets and their dependencies. Otherwise, SwiftPM builds
// every test target.
if let only = Context.environment["LIMN_ONLY"], !only.isEmpty {
  var kept = Set<String>()
  var open = only.split(separator: ",").map(String.init)
  while let name = open.popLast() {
    guard kept.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
    for dependency in target.dependencies {
      if case .byNameItem(let name, _) = dependency { open.append(name) }
      if case .targetItem(let name, _) = dependency { open.append(name) }
    }
  }
  targets.removeAll { !kept.contains($0.name) }
  products.removeAll { !kept.contains($0.target) }
}

let package = Package(
  name: "limn", platforms: [.macOS(.v15), .iOS(.v18)],
  products: products.map { product in
    product.isProgram
      ? .executable(name: product.name, targets: [product.target])
      : .library(name: product.name, targets: [product.target])
  } + targets.filter { $0.type == .plugin }.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: targets, swiftLanguageModes: [.v6])
