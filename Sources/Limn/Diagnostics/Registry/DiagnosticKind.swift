/// A kind of diagnostic. Its id, such as `dead-link`, is its name in kebab case.
///
/// Architecture rules and errors of the compiler have ids of their own, which are not listed here.
///
/// The value of a case is its default severity, cause, and remedy, which `DiagnosticTexts` reads.
public enum DiagnosticKind: DiagnosticTexts, CaseIterable, Sendable, Codable {
  // Problems of a Markdown file.
  case invalidUTF8 = "error: A file holds a byte that is not UTF-8. | Save the file as UTF-8."
  case nulByte = """
    error: A text file holds a NUL byte. |
    Remove the byte. If the file is binary, do not use the extension `.md`.
    """
  case unclosedFence = """
    warning: A code block is never closed, so all text after it is shown as code. |
    Close it with the same characters that open it.
    """
  case unclosedFrontMatter = "error: Front matter has no closing line of three hyphens. | Add this line."
  case unusedFootnote = """
    warning: A footnote is not shown, because the text has no reference to it. |
    Add a reference or remove the footnote.
    """
  case unknownFootnote = """
    warning: A footnote reference has no definition. |
    Define the footnote, or write a backslash before the opening bracket.
    """
  case repeatedFootnote = "warning: Two footnotes have the same label. | Change one of the labels."
  case unknownAlert = """
    warning: An alert has a kind that Limn does not know. |
    Use NOTE, TIP, IMPORTANT, WARNING or CAUTION.
    """
  case unopenedTabs = """
    error: A comment closes a group of tabs that was never opened. |
    Add the opening comment or remove the closing comment.
    """
  case unclosedTabs = "error: A group of tabs is opened but never closed. | Add the closing comment."
  case emptyTabs = "error: A group of tabs has no tabs. | Start each tab with its label in bold on a separate line."
  case directiveWithoutFence = """
    warning: A `swift:` comment is not directly above a code block, so it has no effect. |
    Move the comment there.
    """
  case previewWithoutName = "error: A `preview` comment does not name exactly one preview. | Name one."
  case layersWithoutApp = "error: A `layers` comment names no app. | Name one."
  case symbolsWithoutModule = "error: A `symbols` comment does not name exactly one module. | Name one."
  case unknownDirective = """
    warning: Limn does not know a directive of a documentation catalog, so only its content is shown. |
    Correct its name, or set the severity of `unknown-directive` to `off`.
    """
  case unknownArgument = """
    warning: The label of an argument is misspelled, so the argument has no effect. |
    Correct the label.
    """
  case foreignMarkup = """
    warning: Markup of another site generator is shown as plain text. Each kind is reported once. |
    Write Markdown, or set the severity of `foreign-markup` to `off`.
    """
  case unclosedDirective = "error: The opening brace of a directive is never closed. | Add the closing brace."
  case headingAsText = """
    warning: A heading is shown as text, because no space follows its number signs. |
    Write the space.
    """
  case tableAsText = """
    warning: A table is shown as text, because its second line does not have one `---` for each cell of the header. |
    Write one `---` for each column.
    """
  case fenceAsText = """
    warning: A code block is shown as text, because it follows an HTML tag or is indented too far. |
    Write a blank line after the tag, or indent the code block less.
    """
  case linkAsText = """
    warning: A link is shown as text, because of a space in its address or before it. |
    Write `%20` for a space in an address, and no space before the address.
    """
  case textAsDefinition = """
    warning: A line that starts with text in brackets and a colon defines a link, so it is not shown. |
    Write a backslash before the colon.
    """
  case tableCells = """
    warning: A table row has more cells than the header, and the rest is not shown. |
    Write a backslash before a vertical bar that belongs to a cell.
    """
  case wideTable = "warning: A table has too many columns to complete short rows with empty cells. | Split the table."
  case unknownHTML = """
    warning: Text in angle brackets, such as a generic argument, is read as an HTML tag and is not shown. |
    Put code in backticks, or write `&lt;` for `<`.
    """
  case unbalancedHTML = """
    warning: An HTML element is never closed, or a closing tag closes nothing. |
    Add or remove the closing tag.
    """
  case blockedHTML = """
    warning: Raw HTML has a script, a style, or a frame, which the security policy of the pages blocks. |
    Remove it, or set the severity of `blocked-html` to `off`.
    """

  // Problems of `limn.yml` and front matter.
  case yaml = """
    error: `limn.yml` or front matter is not valid YAML, or has an alias or a second document. |
    Fix the YAML at the reported line.
    """
  case duplicateKey = "error: A mapping has the same key twice. | Remove one."
  case unknownKey = "error: `limn.yml` has a key that Limn does not know. | Correct or remove the key."
  case unknownFrontMatterKey = """
    warning: Front matter has a key that Limn does not use, such as one of another site generator. |
    Correct the key, or set the severity of `unknown-front-matter-key` to `off`.
    """
  case invalidSetting = "error: A setting has a wrong value."
  case invalidSlug = """
    error: A slug is empty, starts with a dot, or has characters that an address cannot have. |
    Use letters, digits, hyphens, underscores, dots and tildes.
    """
  case unknownDiagnostic = """
    error: An id under `severity` is similar to a known id, or an id for `limn explain` is unknown. |
    Correct the id. `limn explain` lists all ids.
    """
  case invalidProfile = "error: A profile in `limn.yml` is incomplete or has a wrong value."

  // Broken links and addresses.
  case deadLink = """
    error: A link has no destination, or leads to a page or file that does not exist. In a documentation comment, it is a warning, and the link is shown as text. |
    Correct the path, or remove the link.
    """
  case deadAnchor = """
    error: A link names a heading that the linked page does not have. |
    Use the anchor of one that it has.
    """
  case deadImage = """
    error: A page shows an image that does not exist, is a folder, is hidden, or is outside the content folder. |
    Correct the path, add the file to the content folder, or name a hidden file in `files`.
    """
  case brokenImage = """
    error: A page shows an image that is empty or is not an image. |
    Replace the file. If Git LFS stores it, run `git lfs pull`.
    """
  case ignoredFile = """
    error: A page links to a file that is not published, because Git ignores it. |
    Add the file to `files` in `limn.yml`, or remove the link.
    """
  case secretFile = """
    error: A link or `files` in `limn.yml` leads to a secret: a private key, a `.p8`, `.xcconfig` or `.env` file, the account of a service, or a file with a token. It is never published. |
    Remove the link. If the secret was published before, replace it where it is used.
    """
  case publishedSecret = """
    error: A text to publish contains a private key or a token of a known format, which is replaced by `x`. |
    Remove it, and replace it where it is used. For an example, write `limn:ignore published-secret - reason` in a comment on its line, or on the line before it or its code block.
    """
  case externalLink = """
    warning: A link leads to a file outside the site, or to a page on the repository's host, such as the list of issues. |
    Set `repository` in `limn.yml` to its address.
    """
  case undefinedReference = """
    warning: A link `[text][label]` has an undefined label, so it is shown as text. |
    Define the label in a line `[label]: address`. If the brackets are code, put them in backticks.
    """
  case unsafeLink = """
    error: A link has a `javascript:` or `vbscript:` address. In a documentation comment, it is a warning, and the link is shown as text. |
    Use an address that starts with https.
    """
  case unknownDocument = """
    error: A `doc:` link names an article that does not exist. In a documentation comment, it is a warning, and the link is shown as text. |
    Write an article's file name without its extension.
    """
  case ambiguousDocument = """
    error: A `doc:` link gives a name that several articles have. |
    Link to the article by its path.
    """
  case unknownSymbol = """
    error: A symbol link matches no declaration in the catalog. For articles in `.docc` folders, the severity is warning. |
    Correct the name. If no link is intended, use single backticks.
    """
  case ambiguousSymbol = """
    error: A symbol link matches several declarations. |
    Write one of the spellings in the message.
    """
  case deadExternalLink = "error: An external link leads to a page that does not exist. | Correct the address."
  case silentExternalLink = """
    warning: The site of an external link does not respond. |
    Try again later, or remove the link.
    """
  case refusedExternalLink = """
    warning: The site of an external link answers with an error other than "not found", such as a refusal of automated requests. |
    Try the link in a browser.
    """
  case lostAddress = """
    error: A published address no longer exists. |
    Add the address to `aliases` of a page, or delete its line from `addresses.txt`.
    """
  case invalidAlias = "error: An alias leads outside the site. | Use a path below the root of the site."
  case duplicateAlias = "error: Two pages have the same alias. | Remove one."
  case takenAlias = "error: An alias has the same address as an existing article. | Remove the alias."
  case duplicateAddress = "error: Two articles have the same address. | Change the `slug` or file name of one of them."
  case reservedAddress = """
    error: An article has the address of a generated page, or one below `catalog/`, `assets/` or `search/`. |
    Change its `slug`, or move its file.
    """

  // Problems of the pages, such as accessibility and size.
  case imageWithoutText = "warning: An image has no alternative text. | Describe what the image shows."
  case emptyLink = "warning: A link or button has no text. | Write where the link leads, or what the button does."
  case emptyHeading = "warning: A heading has no text. | Add text, or remove the heading."
  case headingOrder = """
    warning: A heading skips a level, such as a level-3 heading after a level-1 heading. |
    Use the skipped level.
    """
  case secondTitle = "warning: A page has a second level-1 heading. | Use a level-2 heading."
  case tableWithoutHeader = """
    warning: A table has an empty header row, or no header cell. |
    Name the columns or rows in header cells.
    """
  case fieldWithoutLabel = "warning: A form field has no label. | Put the field in a `label` element."
  case frameWithoutTitle = "warning: An `iframe` has no title. | Add a `title` that describes what it shows."
  case duplicateID = "warning: Two elements of a page have the same id. | Change one of the ids."
  case noLanguage = "warning: Raw HTML has an `html` element without `lang`. | Add `lang`, or remove the element."
  case badPicture = "error: A Graphviz diagram cannot be drawn."
  case frameBudget = """
    error: The frame of a page (header, navigation, and footer) is larger than the budget. |
    Make the theme smaller, or raise `frame` in `budgets`.
    """
  case longArticle = """
    warning: The page without its text is larger than `budgets.frame`, because its list of headings is long. |
    Split the article.
    """
  case unknownApp = "error: A `layers` comment names an app that the catalog does not have. | Correct the name."
  case unknownPreview = "error: A `preview` comment names a preview that does not exist. | Correct the name."
  case unknownModule = "error: A `symbols` comment names a module that the package does not have. | Correct the name."
  case shallowClone = "warning: The repository is a shallow clone, so pages have no dates. | Fetch the full history."
  case cssBudget = """
    error: The style sheets are larger than the budget. |
    Make them smaller, or raise `css` in `budgets`.
    """
  case scriptBudget = """
    error: The scripts are larger than the budget. |
    Make them smaller, or raise `scripts` in `budgets`.
    """
  case searchBudget = """
    error: The files that a reader's first search loads are larger than the budget. |
    Publish fewer pages, or raise `search` in `budgets`.
    """

  // Problems of a Swift code block before it runs. Diagnostics with an id from the compiler are not listed.
  case swift = "error: The compiler reports an error that has no id. | Correct the code."
  case unknownAttribute = """
    error: A code block has an unknown attribute. Without a comma before it and a similar attribute, the severity is warning. |
    Correct the spelling.
    """
  case unknownLanguage = """
    warning: A code block is not checked, because its language looks like a misspelled `swift`. |
    Write `swift` if the code is Swift.
    """
  case deepCode = "error: Swift code is nested too deeply to be read. | Split the code into several functions."
  case noHovers = "warning: The symbols of a snippet or a module cannot be read, so hover cards do not show them."
  case attributeValue = "error: An attribute lacks its value, has a wrong value, or has a value although it takes none."
  case duplicateAttribute = "error: A code block has the same attribute twice. | Remove one."
  case conflictingAttributes = "error: Two attributes of a code block contradict each other. | Remove one."
  case unknownUsing = "error: `using` names a code block that does not exist or is not compiled. | Correct the name."
  case circularUsing = "error: Code blocks name each other in `using` and form a cycle. | Remove one."
  case duplicateName = "error: Two code blocks of a page have the same name. | Rename one of them."
  case missingModule = """
    error: A snippet imports a module that is not available. |
    Add the dependency to the package, or add `ignore` to the code block.
    """
  case compiles = "error: A snippet compiles, although it is expected to fail. | Remove `compile_fail`."
  case anyError = """
    warning: A snippet is expected to fail, but the page does not say with which error. |
    Add an `// error:` comment at the end of the line that fails.
    """
  case expectedError = """
    error: The compiler does not report the error of an `// error:` comment on its line or the code above it. |
    Correct the comment or the code.
    """
  case expectedWarning = """
    error: The compiler does not report the warning of a `// warning:` comment on its line or the code above it. |
    Correct the comment or the code.
    """
  case compilerFailure = """
    error: The compiler crashed, reached a limit of time or output, or failed without reporting an error. |
    Make the snippet smaller, or report a crash to the Swift project.
    """
  case uncheckedOutput = """
    warning: Expected output is not checked, because it does not follow a top-level statement. |
    Move the comment there.
    """
  case sourceMissing = """
    error: A code block or directive names no file, or a file or region that does not exist or cannot be read. |
    Correct the path or the region.
    """
  case sourceDiffers = """
    error: A code block differs from the source file that it names. |
    Copy the code from the file again.
    """
  case sourceOutsideRoot = """
    error: A code block names a source file by an absolute path or with `..`. |
    Use a path relative to the project's folder.
    """
  case nothingToPreview = """
    error: A snippet with `preview` has no preview, no statements, and no view that is a struct without generic parameters. |
    Add a view, or remove `preview`.
    """
  case nothingToRun = """
    error: A snippet that should run has no statements. |
    Add a statement, or remove `run`, `should_trap` or the expected output.
    """
  case snippetPreview = """
    error: The preview of a snippet does not compile. |
    Add a `#Preview` to the snippet, or give the view's inputs default values.
    """
  case staleBaseline = """
    warning: The baseline accepts a failure that no longer happens. |
    Update the baseline with `--write-baseline`.
    """
  case baselineGrew = "warning: The new baseline accepts additional failures. | Fix the failures listed in the notes."
  case invalidBaseline = """
    error: The baseline is not a file that Limn wrote. |
    Write the baseline again with `--write-baseline`.
    """

  // Problems that occur when snippets are run.
  case runBuild = "error: A snippet cannot be built as a program."
  case runRefused = """
    error: A snippet cannot be run, because no sandbox is available. |
    Install `bubblewrap`, or pass `--allow-unsandboxed` if you trust the code.
    """
  case runNetwork = """
    error: A snippet uses the network, but snippets run without network access. |
    Remove `run` and the expected output, so that the snippet is only compiled.
    """
  case runCrash = "error: A snippet crashed. | Fix the snippet, or add `should_trap` if the crash is intended."
  case runExit = "error: A snippet exited with a nonzero status. | Correct the code."
  case runUnreached = """
    error: An earlier snippet of the page returned or exited, so this snippet did not run. |
    Change the earlier snippet, or add `isolated` to this one.
    """
  case runThrew = "error: A snippet threw an error. | Handle the error."
  case runTime = """
    error: A snippet ran too long. |
    Make the snippet faster, or raise `time-limit` under `snippets` in `limn.yml`.
    """
  case runMemory = "error: A snippet used too much memory. | Use less memory."
  case runDisk = "error: A snippet wrote too much data to files. | Write less data."
  case runOutput = "error: A snippet printed too much. | Print less."
  case didNotTrap = """
    error: A snippet has the attribute `should_trap`, but does not trap. |
    Remove the attribute, or correct the code.
    """
  case valueDiffers = """
    error: The value of an expression differs from the expected value in its comment. |
    Correct the comment or the code.
    """
  case valueMissing = "error: A line with an expected value was not reached. | Find out why the line does not run."
  case printDiffers = """
    error: The output of a line differs from the expected output in its comment. |
    Correct the comment or the code.
    """
  case printMissing = "error: A line with expected output was not reached. | Find out why the line does not run."
  case outputDiffers = """
    error: The output of a snippet differs from the output block after it. |
    Correct the block or the code.
    """

  // Problems of the catalog's settings or data.
  case unknownRule = "error: A comment or setting names a rule that does not exist. | Correct the id of the rule."
  case suppressionWithoutReason = """
    error: A `limn:ignore` comment gives no reason. |
    Write a hyphen and the reason after the rule's id.
    """
  case unusedSuppression = """
    warning: The line of a `limn:ignore` comment does not violate the rule. |
    Remove the comment.
    """
  case profileMatchesNothing = """
    warning: An entry of `kinds` in a profile matches no type (warning), or a whole profile matches no app (error). |
    Correct the globs or names in the profile.
    """
  case profileOverlap = "error: Several profiles match the same app. | Change their `targets`."
  case notBuilt = """
    warning: A target does not build here. Of the code that does not compile, the catalog reads only the syntax. |
    Fix the code, or ignore the warning if the target needs another platform.
    """
  case symbolsUnread = """
    warning: The compiler cannot read a module of the package again, so its pages show only what its sources say. |
    Follow the compiler's message. Often, a setting of the target is not passed on to targets that import it.
    """
  case unknownParameter = """
    warning: A documentation comment describes a parameter that the declaration does not have. |
    Use its name inside of the function, which is the second of two names.
    """
  case packageUnread = """
    warning: SwiftPM cannot read a package, so its targets are inferred from its folders. |
    Fix `Package.swift` as the message says.
    """
  case projectUnread = """
    warning: An Xcode, XcodeGen or Tuist project cannot be read. |
    Fix the project file, or list the sources in a `Package.swift`.
    """
  case catalogUnreadable = """
    error: A file given to `limn catalog diff` is not a catalog in JSON. |
    Create the file with `limn catalog --format json`.
    """
  case catalogSchema = """
    error: A file given to `limn catalog diff` has a format version that this version of Limn cannot read. |
    Create both files again with this version.
    """

  // Problems that exploring previews finds.
  case previewCrash = "error: A preview crashes. | Fix the failing code. A note gives its location, if known."
  case previewHang = """
    error: A preview does not finish, or never becomes idle. |
    Look for an infinite loop, or for changes that never end.
    """
  case previewDiffers = """
    error: A preview has different results in two runs. |
    Remove what can differ, such as the order of a set or of concurrent tasks.
    """
  case previewProblem = "error: A preview does something that SwiftUI reports as a mistake."
  case previewNoWayBack = """
    warning: A preview opens a sheet, alert or screen from which no control leads back. |
    Add one, such as a back button.
    """
  case previewUnnamedControl = "warning: A control has no name. | Give the control a label."
  case previewDeadControl = """
    note: A control of a preview has no effect. |
    Ignore the note if a parent view handles the control's action.
    """
  case previewUnhandledAction = """
    note: A control sends an action that nothing in the preview handles. |
    Ignore the note if the app handles the action.
    """
  case previewActionNeverSent = """
    note: No preview sends an action, although previews send other actions of the same type. |
    Remove the action, or add a preview with a control that sends it.
    """
  case previewLink = """
    error: The program that runs the previews cannot be linked. |
    Fix the linker error in the message.
    """
  case previewNotBuilt = """
    warning: A preview is not part of the build. |
    Look for a condition around it, such as `#if os(iOS)`, and for the target of its file.
    """
  case noPreviewHost = """
    warning: This copy of Limn was installed without its SwiftUI modules. |
    Run `Site/build --install PREFIX` in a clone of Limn.
    """
  case builtWithoutSwiftui = """
    warning: A package, or an app with UIKit, does not compile with Limn's modules, so it was built without these modules. |
    Ignore the warning if the code compiles on macOS.
    """

  // Problems of the project as a whole.
  case noProject = """
    error: The project's folder has no Markdown file, no `Content` folder and no `Package.swift`. |
    Pass a folder that has one of them.
    """
  case noArticles = "error: The content folder has no Markdown file. | Create `index.md` there."
  case invalidCacheURL = """
    error: The address of the shared cache is not an HTTP address, or `LIMN_CACHE_PATIENCE` is not a whole number from 1 to 1000. |
    Correct `--cache-url`, `LIMN_CACHE_URL`, `cache` in `limn.yml`, or `LIMN_CACHE_PATIENCE`.
    """
  case noFolder = "error: A folder on the command line does not exist, or is a file. | Correct the path."
  case noFile = "error: A file or folder on the command line does not exist. | Correct the path."
  case outsideProject = """
    error: A file or folder on the command line is outside the project. |
    Pass the file's project with `--root`, or move the file.
    """
  case replacedArticles = """
    error: `limn catalog` would replace a site with articles by one without articles. |
    Pass another folder with `--output`, or run `limn build`, whose site contains the catalog too.
    """
  case unreadableFile = """
    error: An article, image or theme file cannot be read: its permissions forbid it, it is no regular file, or it is a symbolic link without a target or in a cycle. The other files are read. |
    Remove or correct the file, or add it to `exclude` in `limn.yml`.
    """
  case ignoredFilesUnknown = """
    warning: Git fails to list the files that it ignores. |
    Fix the problem, for example with `git config --global --add safe.directory`.
    """
  case tooMuchToRead = """
    error: The folder is a home folder or the root of the disk, and no project. |
    Pass the folder of a project.
    """
  case unknownFile = "error: A file on the command line is neither Markdown nor Swift. | Leave it out."
  case externalSymbolicLink = """
    warning: A symbolic link leads outside the project, so Limn does not read its target. |
    Copy the file into the project, or remove the link.
    """
  case noPackage = """
    error: `limn catalog` finds no package or project with Swift sources. |
    Pass the folder of a package or of an Xcode project.
    """
  case packageBuild = """
    error: The package or one of its targets does not build here. The code may be right on a Mac. |
    Correct the code, set `targets` to the targets that build, or accept the errors as warnings with `limn init` or `limn check --write-baseline`.
    """
  case unfetchedDependency = """
    warning: A dependency of the package cannot be fetched, so SwiftPM does not build what needs it. Limn reads and checks that in part. |
    Check the network and the address. If the dependency needs credentials, run `swift package resolve --scratch-path .build/limn/package` once.
    """
  case packageNotInCache = """
    error: `limn check --from-cache` does not find the package's build in the cache. |
    Check the same commit with `--cache-push` first, with the same `--only` and the same toolchain, or leave out `--from-cache`.
    """
  case notInCache = """
    error: `limn check --from-cache` does not find the result of a snippet or preview in the cache. |
    Check this share of the snippets again, or leave out `--from-cache`. Crashes, timeouts and missing modules are never stored.
    """
  case testTargetBuild = """
    warning: A test target does not build on this machine, so it is not documented. |
    Fix the code, or ignore the warning if the target needs another platform.
    """
  case movedProject = "note: The project was moved or copied, so its package is built again. | Ignore the note."
  case packageWithoutTargets = "error: The package has no targets. | Add a target to `Package.swift`."
  case unknownTarget = "error: `targets` names a target that the package does not have. | Correct the name."
  case invalidPort = "error: The port is not a whole number from 0 to 65535. | Use a number in this range."
  case sandboxIgnored = """
    warning: `sandbox: off` is ignored, because the change comes from a fork of the repository. |
    Pass `--allow-unsandboxed` in the workflow if you trust all contributors.
    """
  case noCheck = "warning: `limn serve` could not check the code."
  case cyclicCuration = """
    warning: Articles list each other in their Topics sections and form a cycle. |
    Remove one of the links.
    """

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
  public var severity: Severity { rawValue.severity }

  /// The cause, as a sentence.
  public var cause: String { rawValue.cause }

  /// The remedy, as a sentence.
  public var remedy: String { rawValue.remedy }

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
