@testable import LimnCatalog
import LimnConfiguration
import LimnToolchain
@testable import LimnPlatform
import TestFiles
import Testing

@Suite struct XcodeProjectTests {
  /// A project with a group of files, a synchronized folder that excludes a file from one target and adds a file to
  /// another, and a local package.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, WIDGET, ); packageReferences = (PACKAGE, ); };
        PACKAGE = {isa = XCLocalSwiftPackageReference; relativePath = "Packages/Core Kit"; };
        MAIN = {isa = PBXGroup; children = (GROUP, SYNC, ); sourceTree = "<group>"; };
        GROUP = {isa = PBXGroup; children = (FILE, ); path = Classic; sourceTree = "<group>"; };
        FILE = {isa = PBXFileReference; path = "Old View.swift"; sourceTree = "<group>"; };
        BUILD = {isa = PBXBuildFile; fileRef = FILE; };
        SOURCES = {isa = PBXSourcesBuildPhase; files = (BUILD, ); };
        SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (OUT, IN, ); };
        OUT = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Skipped.swift, ); };
        IN = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET; membershipExceptions = (Shared.swift, ); };
        APP = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (SOURCES, COPY, );
          fileSystemSynchronizedGroups = (SYNC, ); packageProductDependencies = (PRODUCT, ); };
        COPY = {isa = PBXCopyFilesBuildPhase; files = (EMBED, ); };
        EMBED = {isa = PBXBuildFile; fileRef = APPEX; };
        WIDGET = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; productReference = APPEX; };
        PRODUCT = {isa = XCSwiftPackageProductDependency; productName = CoreKit; };
      };
      rootObject = ROOT;
    }
    """

  private func read(_ text: String) throws -> XcodeProject {
    let files = FileSystem.inMemory([
      "/r/ios/Classic/Old View.swift": "", "/r/ios/App/Main.swift": "", "/r/ios/App/Skipped.swift": "",
      "/r/ios/App/Shared.swift": "", "/r/ios/Cl\u{e1}ssic/Old View.swift": "",
      "/r/ios/App/notes.txt": "", "/r/ios/App/Kit/Package.swift": "", "/r/ios/App/Kit/Sources/Kit/Kit.swift": "",
    ])
    return try #require(
      XcodeProject(
        Array(text.utf8), folder: "ios", root: "/r", files: files))
  }

  @Test("Reads groups and synchronized folders with their exceptions")
  func readsGroupsAndSynchronizedFoldersWithTheirExceptions() throws {
    let targets = try read(Self.project).targets
    #expect(targets.map(\.name) == ["My App", "Widget"] && targets.map(\.module) == ["My_App", "Widget"])
    #expect(targets[0].sources == ["ios/App/Main.swift", "ios/App/Shared.swift", "ios/Classic/Old View.swift"])
    #expect(targets[1].sources == ["ios/App/Shared.swift"])
    #expect(targets[0].kind == .application && targets[0].products == ["CoreKit"] && targets[0].embeds == ["Widget"])
  }

  @Test("Leaves out files that are for another platform") func platformFilters() throws {
    let all = Self.project.replacing("name = \"My App\";", with: "name = \"My App\"; buildConfigurationList = LIST;")
    let settings = """
      LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG, ); };
      DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = xros; }; };
      """
    let text = all.replacing("SYNC = {isa", with: settings + "SYNC = {isa")
    #expect(try read(text).targets[0].sources.count == 3)
    let other = text.replacing("fileRef = FILE;", with: "fileRef = FILE; platformFilter = ios;")
    #expect(try read(other).targets[0].sources == ["ios/App/Main.swift", "ios/App/Shared.swift"])
    let own = text.replacing("fileRef = FILE;", with: "fileRef = FILE; platformFilters = (macos, xros, );")
      .replacing(
        "membershipExceptions = (Skipped.swift, );",
        with: "platformFiltersByRelativePath = {Skipped.swift = (xros, ); Main.swift = (ios, ); };")
    #expect(
      try read(own).targets[0].sources == [
        "ios/App/Shared.swift", "ios/App/Skipped.swift", "ios/Classic/Old View.swift",
      ])
  }

  @Test("A letter and its accent are one character in paths, as in Git") func accents() throws {
    let text = Self.project.replacing("path = Classic", with: "path = \"Cla\u{301}ssic\"")
    let path = "ios/Cl\u{e1}ssic/Old View.swift"
    #expect(try read(text).targets[0].sources.contains { Array($0.utf8) == Array(path.utf8) })
  }

  /// The settings of a target override the settings in the target's configuration file. Both override the settings of
  /// the project. `$(inherited)` stands for the value that is overridden.
  @Test("Reads build settings of all levels") func readsBuildSettingsOfAllLevels() throws {
    let text = """
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, ); buildConfigurationList = LIST; };
          LIST = {isa = XCConfigurationList; buildConfigurations = (RELEASE, DEBUG, ); };
          RELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = watchos; }; };
          DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
          MAIN = {isa = PBXGroup; children = (CONFIG, ); sourceTree = "<group>"; };
          CONFIG = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
          APP = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = ();
            buildConfigurationList = OWN; };
          OWN = {isa = XCConfigurationList; buildConfigurations = (OWNDEBUG, ); };
          OWNDEBUG = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = CONFIG; buildSettings = {
            PRODUCT_NAME = "$(TARGET_NAME) $(SUFFIX)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", EXTENDED, ); }; };
        };
        rootObject = ROOT;
      }
      """
    let files = FileSystem.inMemory([
      "/r/App.xcconfig": "#include \"Base.xcconfig\"\n// A comment\nSUFFIX = Beta // the channel\n",
      "/r/Base.xcconfig":
        "SUFFIX = None\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\nSWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES\n",
    ])
    let project = try #require(
      XcodeProject(Array(text.utf8), folder: "", root: "/r", files: files))
    let target = try #require(project.targets.first)
    #expect(target.module == "My_App_Beta" && target.platforms == ["macOS"])
    #expect(
      target.flags == [
        "-D", "DEBUG", "-D", "EXTENDED", "-default-isolation", "MainActor", "-enable-upcoming-feature",
        "ExistentialAny",
      ])
  }

  @Test("A file that is copied to a folder of the resources is a resource with this folder")
  func copiedFiles() throws {
    let text = """
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
          MAIN = {isa = PBXGroup; children = (DATA, TOOL, ); sourceTree = "<group>"; };
          DATA = {isa = PBXFileReference; path = rooms.json; sourceTree = "<group>"; };
          TOOL = {isa = PBXFileReference; path = helper; sourceTree = "<group>"; };
          DATAFILE = {isa = PBXBuildFile; fileRef = DATA; };
          TOOLFILE = {isa = PBXBuildFile; fileRef = TOOL; };
          APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildPhases = (COPY, OTHER, ); };
          COPY = {isa = PBXCopyFilesBuildPhase; dstPath = Samples/Home; dstSubfolderSpec = 7; files = (DATAFILE, ); };
          OTHER = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 6; files = (TOOLFILE, ); };
        };
        rootObject = ROOT;
      }
      """
    let files = FileSystem.inMemory(["/r/rooms.json": "{}", "/r/helper": ""])
    let project = try #require(XcodeProject(Array(text.utf8), folder: "", root: "/r", files: files))
    let target = try #require(project.targets.first)
    #expect(target.resources == ["rooms.json"] && target.resourceFolders == ["rooms.json": "Samples/Home"])
  }

  @Test("A property list is a resource, also one for each language, but not the properties of the app")
  func propertyLists() throws {
    let text = """
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
          MAIN = {isa = PBXGroup; children = (HELP, INFO, ); sourceTree = "<group>"; };
          HELP = {isa = PBXVariantGroup; name = Help.plist; children = (EN, DE, ); sourceTree = "<group>"; };
          EN = {isa = PBXFileReference; name = en; path = en.lproj/Help.plist; sourceTree = "<group>"; };
          DE = {isa = PBXFileReference; name = de; path = de.lproj/Help.plist; sourceTree = "<group>"; };
          INFO = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
          HELPFILE = {isa = PBXBuildFile; fileRef = HELP; };
          INFOFILE = {isa = PBXBuildFile; fileRef = INFO; };
          APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildPhases = (RESOURCES, ); };
          RESOURCES = {isa = PBXResourcesBuildPhase; files = (HELPFILE, INFOFILE, ); };
        };
        rootObject = ROOT;
      }
      """
    let files = FileSystem.inMemory(["/r/en.lproj/Help.plist": "", "/r/de.lproj/Help.plist": "", "/r/Info.plist": ""])
    let project = try #require(XcodeProject(Array(text.utf8), folder: "", root: "/r", files: files))
    #expect(project.targets.first?.resources == ["de.lproj/Help.plist", "en.lproj/Help.plist"])
  }

  @Test("The platforms of a target are the main one and the others that it supports")
  func platforms() {
    var settings = BuildSettings()
    settings.add(["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphonesimulator iphoneos"])
    #expect(settings.platforms == ["iOS", "macOS"])
    settings.add(["SDKROOT": "macosx"])
    #expect(settings.platforms == ["macOS", "iOS"])
    settings.add(["SUPPORTED_PLATFORMS": ""])
    #expect(settings.platforms == ["macOS"])
  }

  @Test(
    "Refuses what is no project",
    arguments: ["", "{", "{a = (1 2);}", "{objects = {}; rootObject = X;}", "{\"a = 1;}", "/* {"])
  func refusesWhatIsNoProject(text: String) {
    #expect(XcodeProject(Array(text.utf8), folder: "", root: "/r", files: .inMemory([:])) == nil)
  }

  @Test("A file in two targets is the apps and packages come first")
  func aFileInTwoTargetsIsTheAppsAndPackagesComeFirst() throws {
    var graph = CodebaseGraph(root: "/r")
    graph.add(try read(Self.project).targets, manifest: "ios/My App.xcodeproj/project.pbxproj")
    let codebase = graph.joined()
    #expect(codebase.description.targets.map(\.name) == ["My App"])
    #expect(codebase.description.targets[0].sources.count == 3 && codebase.description.targets[0].path == "ios")
  }

  @Test("A file of an app and a command-line tool is the app's") func fileOfATool() {
    var graph = CodebaseGraph(root: "/r")
    let target = { (name: String, kind: PackageTarget.Kind) in
      ProjectTarget(
        name: name, module: name, kind: kind, isTool: kind == .library, sources: ["Shared.swift", name + ".swift"],
        dependencies: [], products: [])
    }
    graph.add([target("Pond", .application), target("CLI", .library)], manifest: "Pond.xcodeproj/project.pbxproj")
    let targets = graph.joined().description.targets
    #expect(targets.map(\.sources) == [["CLI.swift"], ["Shared.swift", "Pond.swift"]])
    #expect(targets.map(\.sharedSources) == [["Shared.swift"], []])
  }

  @Test("An app extension is part of the app that contains it, or else an app of its own", arguments: [true, false])
  func extensions(hasApp: Bool) {
    var graph = CodebaseGraph(root: "/r")
    let target = { (name: String, kind: PackageTarget.Kind, hasCode: Bool, embeds: [String]) in
      ProjectTarget(
        name: name, module: name, kind: kind, sources: hasCode ? [name + ".swift"] : [], dependencies: [], products: [],
        embeds: embeds)
    }
    let targets = [
      target("Pond", .application, hasApp, ["Watch"]), target("Watch", .application, false, ["Steps"]),
      target("Steps", .appExtension, true, []),
    ]
    graph.add(targets, manifest: "Pond.xcodeproj/project.pbxproj")
    let codebase = graph.joined()
    let finder = AppFinder(
      description: codebase.description, profiles: [], documented: ["Pond", "Steps"], facts: [],
      embeds: codebase.embeds, choices: ArchitectureChoices())
    let apps = finder.apps().apps
    #expect(apps.map(\.name) == [hasApp ? "Pond" : "Steps"])
    #expect(apps.map(\.targets) == [hasApp ? ["Pond", "Steps"] : ["Steps"]])
  }

  @Test("Products of the same name get modules of different names") func equalProducts() {
    var graph = CodebaseGraph(root: "/r")
    let app = { (name: String) in
      ProjectTarget(
        name: name, module: "Birds", kind: .application, sources: [name + ".swift"], dependencies: [], products: [])
    }
    graph.add([app("Birds"), app("Birds (Watch)")], manifest: "Birds.xcodeproj/project.pbxproj")
    #expect(graph.joined().description.targets.map(\.module) == ["Birds", "Birds__Watch_"])
  }

  @Test("A target that two packages declare with the same name and folder is one target") func sharedTargets() {
    var graph = CodebaseGraph(root: "/r")
    let target = { (name: String, path: String, needed: [String]) in
      PackageTarget(name: name, path: path, sources: [path + "/A.swift"], dependencies: needed)
    }
    graph.add(PackageDescription(name: "Small", targets: [target("Pond", "Code/Sources/Pond", [])]), folder: "")
    graph.add(
      PackageDescription(
        name: "Whole",
        targets: [target("Frog", "Sources/Frog", ["Pond"]), target("Pond", "Sources/Pond", [])]), folder: "Code")
    graph.add(PackageDescription(name: "Other", targets: [target("Pond", "Sources/Pond", [])]), folder: "Other")
    let targets = graph.joined().description.targets
    #expect(targets.map(\.name) == ["Frog", "Other-Pond", "Pond"])
    #expect(targets[0].dependencies == ["Pond"] && targets[2].manifest == "Package.swift")
  }

  @Test("Finds storyboards, except for those of launch screens") func storyboards() {
    let names = ["App/Main.storyboard", "App/LaunchScreen.storyboard", "Tests/Other.storyboard", "Package.swift"]
    let files = FileSystem.inMemory(Dictionary(uniqueKeysWithValues: names.map { ("/r/\($0)", "") }))
    let found = ProjectFinder(root: "/r", wanted: [], files: files).find()
    #expect(found.storyboards == ["App/Main.storyboard"] && found.packages == [""])
  }

  @Test("A file in no target counts for the target with the innermost folder, or else for an app") func strays() {
    let target = { (name: String, kind: PackageTarget.Kind, path: String) in
      PackageTarget(name: name, kind: kind, path: path)
    }
    let targets = [
      target("Core", .library, "App/Core"), target("Widget", .appExtension, "App"), target("Pond", .application, "App"),
      target("PondTests", .test, "Checks"),
    ]
    let codebase = Codebase(root: "/r", description: PackageDescription(name: "Pond", targets: targets))
    let paths = ["App/Old.swift", "App/Core/Sub/Old.swift", "App/Other/Old.swift", "Checks/Old.swift", "Old.swift"]
    #expect(paths.map(codebase.nearestModule) == ["Pond", "Core", "Pond", "Pond", "Pond"])
    let none = Codebase(root: "/r", description: PackageDescription(name: "None", targets: []))
    #expect(none.nearestModule(to: "Old.swift") == "")
  }

  @Test("Swift files are found except for manifests, hidden files, tests, and builds", arguments: [[], [Glob("App")]])
  func swiftFiles(wanted: [Glob]) {
    let names = ["App/Old.swift", "Package.swift", "Tests/T.swift", "build/B.swift", ".hidden/H.swift", "App/a.txt"]
    let files = FileSystem.inMemory(Dictionary(uniqueKeysWithValues: names.map { ("/r/\($0)", "") }))
    let found = ProjectFinder(root: "/r", wanted: wanted, files: files).find()
    #expect(found.sources == (wanted.isEmpty ? ["App/Old.swift"] : []))
  }
}
