/// A kind of diagnostic. Its raw value is its stable id.
///
/// Architecture rules and errors of the compiler have ids of their own, which are not listed here.
public enum DiagnosticKind: String, CaseIterable, Codable, Sendable {
  // Problems of a Markdown file.
  case invalidUTF8 = "invalid-utf8"
  case nulByte = "nul-byte"
  case unclosedFence = "unclosed-fence"
  case unclosedFrontMatter = "unclosed-front-matter"
  case unusedFootnote = "unused-footnote"
  case unknownFootnote = "unknown-footnote"
  case repeatedFootnote = "repeated-footnote"
  case unknownAlert = "unknown-alert"
  case unopenedTabs = "unopened-tabs"
  case unclosedTabs = "unclosed-tabs"
  case emptyTabs = "empty-tabs"
  case directiveWithoutFence = "directive-without-fence"
  case previewWithoutName = "preview-without-name"
  case layersWithoutApp = "layers-without-app"
  case symbolsWithoutModule = "symbols-without-module"
  case unknownDirective = "unknown-directive"
  case foreignMarkup = "foreign-markup"
  case unclosedDirective = "unclosed-directive"

  // Problems of `limn.yml` and front matter.
  case yaml
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case unknownFrontMatterKey = "unknown-front-matter-key"
  case invalidSetting = "invalid-setting"
  case invalidSlug = "invalid-slug"
  case unknownDiagnostic = "unknown-diagnostic"
  case invalidProfile = "invalid-profile"

  // Broken links and addresses.
  case deadLink = "dead-link"
  case deadAnchor = "dead-anchor"
  case deadImage = "dead-image"
  case externalLink = "external-link"
  case undefinedReference = "undefined-reference"
  case unsafeLink = "unsafe-link"
  case unknownDocument = "unknown-document"
  case ambiguousDocument = "ambiguous-document"
  case unknownSymbol = "unknown-symbol"
  case ambiguousSymbol = "ambiguous-symbol"
  case deadExternalLink = "dead-external-link"
  case silentExternalLink = "silent-external-link"
  case refusedExternalLink = "refused-external-link"
  case lostAddress = "lost-address"
  case invalidAlias = "invalid-alias"
  case duplicateAlias = "duplicate-alias"
  case takenAlias = "taken-alias"
  case duplicateAddress = "duplicate-address"
  case reservedAddress = "reserved-address"

  // Problems of the pages, such as accessibility and size.
  case imageWithoutText = "image-without-text"
  case emptyLink = "empty-link"
  case emptyHeading = "empty-heading"
  case headingOrder = "heading-order"
  case secondTitle = "second-title"
  case tableWithoutHeader = "table-without-header"
  case fieldWithoutLabel = "field-without-label"
  case frameWithoutTitle = "frame-without-title"
  case duplicateID = "duplicate-id"
  case noLanguage = "no-language"
  case badPicture = "bad-picture"
  case noPictures = "no-pictures"
  case frameBudget = "frame-budget"
  case longArticle = "long-article"
  case contrastBudget = "contrast-budget"
  case unreadColor = "unread-color"
  case unknownApp = "unknown-app"
  case unknownPreview = "unknown-preview"
  case unknownModule = "unknown-module"
  case shallowClone = "shallow-clone"
  case cssBudget = "css-budget"
  case scriptBudget = "script-budget"
  case searchBudget = "search-budget"

  // Problems of a Swift code block before it runs. Diagnostics with an id from the compiler are not listed.
  case swift
  case unknownAttribute = "unknown-attribute"
  case unknownLanguage = "unknown-language"
  case noHovers = "no-hovers"
  case attributeValue = "attribute-value"
  case duplicateAttribute = "duplicate-attribute"
  case conflictingAttributes = "conflicting-attributes"
  case unknownUsing = "unknown-using"
  case circularUsing = "circular-using"
  case duplicateName = "duplicate-name"
  case missingModule = "missing-module"
  case compiles
  case anyError = "any-error"
  case expectedError = "expected-error"
  case expectedWarning = "expected-warning"
  case compilerFailure = "compiler-failure"
  case uncheckedOutput = "unchecked-output"
  case sourceMissing = "source-missing"
  case sourceDiffers = "source-differs"
  case sourceOutsideRoot = "source-outside-root"
  case nothingToPreview = "nothing-to-preview"
  case nothingToRun = "nothing-to-run"
  case snippetPreview = "snippet-preview"
  case staleBaseline = "stale-baseline"
  case baselineGrew = "baseline-grew"
  case invalidBaseline = "invalid-baseline"

  // Problems that occur when snippets are run.
  case runBuild = "run-build"
  case runRefused = "run-refused"
  case runNetwork = "run-network"
  case runCrash = "run-crash"
  case runExit = "run-exit"
  case runUnreached = "run-unreached"
  case runThrew = "run-threw"
  case runTime = "run-time"
  case runMemory = "run-memory"
  case runDisk = "run-disk"
  case runOutput = "run-output"
  case didNotTrap = "did-not-trap"
  case valueDiffers = "value-differs"
  case valueMissing = "value-missing"
  case printDiffers = "print-differs"
  case printMissing = "print-missing"
  case outputDiffers = "output-differs"

  // Problems of the catalog's settings or data.
  case unknownRule = "unknown-rule"
  case suppressionWithoutReason = "suppression-without-reason"
  case unusedSuppression = "unused-suppression"
  case profileMatchesNothing = "profile-matches-nothing"
  case profileOverlap = "profile-overlap"
  case notBuilt = "not-built"
  case symbolsUnread = "symbols-unread"
  case unknownParameter = "unknown-parameter"
  case packageUnread = "package-unread"
  case projectUnread = "project-unread"
  case catalogUnreadable = "catalog-unreadable"
  case catalogSchema = "catalog-schema"

  // Problems that exploring previews finds.
  case previewCrash = "preview-crash"
  case previewHang = "preview-hang"
  case previewDiffers = "preview-differs"
  case previewProblem = "preview-problem"
  case previewNoWayBack = "preview-no-way-back"
  case previewUnnamedControl = "preview-unnamed-control"
  case previewDeadControl = "preview-dead-control"
  case previewUnhandledAction = "preview-unhandled-action"
  case previewActionNeverSent = "preview-action-never-sent"
  case previewLink = "preview-link"
  case previewNotBuilt = "preview-not-built"
  case noPreviewHost = "no-preview-host"
  case builtWithoutSwiftUI = "built-without-swiftui"

  // Problems of the project as a whole.
  case noProject = "no-project"
  case noArticles = "no-articles"
  case invalidCacheURL = "invalid-cache-url"
  case noFolder = "no-folder"
  case noFile = "no-file"
  case outsideProject = "outside-project"
  case replacedArticles = "replaced-articles"
  case unreadableFile = "unreadable-file"
  case unknownFile = "unknown-file"
  case externalSymbolicLink = "external-symbolic-link"
  case noPackage = "no-package"
  case packageBuild = "package-build"
  case packageNotInCache = "package-not-in-cache"
  case notInCache = "not-in-cache"
  case testTargetBuild = "test-target-build"
  case movedProject = "moved-project"
  case packageWithoutTargets = "package-without-targets"
  case unknownTarget = "unknown-target"
  case invalidPort = "invalid-port"
  case sandboxIgnored = "sandbox-ignored"
  case noCheck = "no-check"
  case cyclicCuration = "cyclic-curation"
}

extension DiagnosticKind {
  public var id: String { rawValue }

  /// The default severity, which `severity` in `limn.yml` can change.
  public var severity: Severity { texts.severity }

  /// The cause, as a sentence.
  public var cause: String { texts.cause }

  /// The remedy, as a sentence.
  public var remedy: String { texts.remedy }

  /// All kinds as a Markdown table, one row for each, sorted by id.
  public static var table: String {
    let rows = allCases.sorted { $0.id < $1.id }.map {
      "| `\($0.id)` | \($0.severity.rawValue) | \($0.cause) | \($0.remedy) |"
    }
    return (["| id | default | cause | what to do |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
      + "\n"
  }
}
