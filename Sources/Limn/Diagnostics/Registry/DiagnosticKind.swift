/// A kind of diagnostic. Its id, such as `dead-link`, is its name in kebab case.
///
/// Architecture rules and errors of the compiler have ids of their own, which are not listed here.
public enum DiagnosticKind: CaseIterable, Sendable {
  // Problems of a Markdown file.
  case invalidUTF8, nulByte, unclosedFence, unclosedFrontMatter, unusedFootnote, unknownFootnote, repeatedFootnote,
    unknownAlert, unopenedTabs, unclosedTabs, emptyTabs, directiveWithoutFence, previewWithoutName, layersWithoutApp,
    symbolsWithoutModule, unknownDirective, unknownArgument, foreignMarkup, unclosedDirective, headingAsText,
    tableAsText, fenceAsText, linkAsText, textAsDefinition, tableCells, wideTable, unknownHTML, unbalancedHTML,
    blockedHTML

  // Problems of `limn.yml` and front matter.
  case yaml, duplicateKey, unknownKey, unknownFrontMatterKey, invalidSetting, invalidSlug, unknownDiagnostic,
    invalidProfile

  // Broken links and addresses.
  case deadLink, deadAnchor, deadImage, brokenImage, ignoredFile, secretFile, publishedSecret, externalLink,
    undefinedReference, unsafeLink, unknownDocument, ambiguousDocument, unknownSymbol, ambiguousSymbol,
    deadExternalLink, silentExternalLink, refusedExternalLink, lostAddress, invalidAlias, duplicateAlias, takenAlias,
    duplicateAddress, reservedAddress

  // Problems of the pages, such as accessibility and size.
  case imageWithoutText, emptyLink, emptyHeading, headingOrder, secondTitle, tableWithoutHeader, fieldWithoutLabel,
    frameWithoutTitle, duplicateID, noLanguage, badPicture, frameBudget, longArticle,
    unknownApp, unknownPreview, unknownModule, shallowClone, cssBudget, scriptBudget, searchBudget

  // Problems of a Swift code block before it runs. Diagnostics with an id from the compiler are not listed.
  case swift, unknownAttribute, unknownLanguage, deepCode, noHovers, attributeValue, duplicateAttribute,
    conflictingAttributes, unknownUsing, circularUsing, duplicateName, missingModule, compiles, anyError,
    expectedError, expectedWarning, compilerFailure, uncheckedOutput, sourceMissing, sourceDiffers,
    sourceOutsideRoot, nothingToPreview, nothingToRun, snippetPreview, staleBaseline, baselineGrew, invalidBaseline

  // Problems that occur when snippets are run.
  case runBuild, runRefused, runNetwork, runCrash, runExit, runUnreached, runThrew, runTime, runMemory, runDisk,
    runOutput, didNotTrap, valueDiffers, valueMissing, printDiffers, printMissing, outputDiffers

  // Problems of the catalog's settings or data.
  case unknownRule, suppressionWithoutReason, unusedSuppression, profileMatchesNothing, profileOverlap, notBuilt,
    symbolsUnread, unknownParameter, packageUnread, projectUnread, catalogUnreadable, catalogSchema

  // Problems that exploring previews finds.
  case previewCrash, previewHang, previewDiffers, previewProblem, previewNoWayBack, previewUnnamedControl,
    previewDeadControl, previewUnhandledAction, previewActionNeverSent, previewLink, previewNotBuilt, noPreviewHost,
    builtWithoutSwiftui

  // Problems of the project as a whole.
  case noProject, noArticles, invalidCacheURL, noFolder, noFile, outsideProject, replacedArticles, unreadableFile,
    ignoredFilesUnknown, tooMuchToRead, unknownFile, externalSymbolicLink, noPackage, packageBuild,
    unfetchedDependency, packageNotInCache, notInCache, testTargetBuild, movedProject, packageWithoutTargets,
    unknownTarget, invalidPort, sandboxIgnored, noCheck, cyclicCuration
}

extension DiagnosticKind {
  private static let ids = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      (kind, "\(kind)".replacing(/[a-z0-9][A-Z]/) { "\($0.output.prefix(1))-\($0.output.suffix(1))" }.lowercased())
    })
  private static let kinds = Dictionary(uniqueKeysWithValues: ids.map { ($1, $0) })

  public var id: String { Self.ids[self] ?? "" }

  /// Creates the kind with an id; nil if there is none.
  public init?(id: String) {
    guard let kind = Self.kinds[id] else { return nil }
    self = kind
  }

  /// Whether a diagnostic of this kind can disappear although no file of the project changes. For example, a missing
  /// tool may be installed, or an external site may respond again.
  public var dependsOnMachine: Bool { Self.machineKinds.contains(self) }

  private static let machineKinds: Set<DiagnosticKind> = [
    .badPicture, .compilerFailure, .deadExternalLink, .missingModule, .movedProject, .noCheck, .noHovers,
    .noPreviewHost, .notBuilt, .packageBuild, .packageUnread, .previewCrash, .previewHang, .previewNotBuilt,
    .projectUnread, .refusedExternalLink, .runBuild, .runRefused, .runTime, .sandboxIgnored, .shallowClone,
    .silentExternalLink, .testTargetBuild, .unfetchedDependency,
  ]

  /// The default severity, which `severity` in `limn.yml` can change.
  public var severity: Severity { texts.severity }

  /// The cause, as a sentence.
  public var cause: String { texts.cause }

  /// The remedy, as a sentence.
  public var remedy: String { texts.remedy }
}

extension DiagnosticKind: Codable {
  public init(from decoder: any Decoder) throws {
    let id = try String(from: decoder)
    guard let kind = Self.kinds[id] else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "there is no diagnostic '\(id)'"))
    }
    self = kind
  }

  public func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }
}
