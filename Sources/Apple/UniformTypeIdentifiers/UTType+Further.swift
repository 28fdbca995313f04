extension UTType {
  public static let tiff = UTType(known: "public.tiff", "tiff", "image/tiff", in: "public.image")
  public static let bmp = UTType(known: "com.microsoft.bmp", "bmp", "image/bmp", in: "public.image")
  public static let ico = UTType(known: "com.microsoft.ico", "ico", "image/vnd.microsoft.icon", in: "public.image")
  public static let icns = UTType(known: "com.apple.icns", "icns", nil, in: "public.image")
  public static let webP = UTType(known: "org.webmproject.webp", "webp", "image/webp", in: "public.image")
  public static let heif = UTType(known: "public.heif", "heif", "image/heif", in: "public.image")
  public static let rawImage = UTType(known: "public.camera-raw-image", nil, nil, in: "public.image")
  public static let livePhoto = UTType(known: "com.apple.live-photo", nil, nil, in: "public.image")
  public static let exr = UTType(known: "com.ilm.openexr-image", "exr", nil, in: "public.image")
  public static let mpeg = UTType(known: "public.mpeg", "mpg", "video/mpeg", in: "public.movie")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video", "m2v", "video/mpeg2", in: "public.video")
  public static let avi = UTType(known: "public.avi", "avi", "video/avi", in: "public.movie")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", "m4a", "audio/mp4", in: "public.audio")
  public static let appleProtectedMPEG4Video = UTType(
    known: "com.apple.protected-mpeg-4-video", "m4v", nil, in: "public.movie")
  public static let appleProtectedMPEG4Audio = UTType(
    known: "com.apple.protected-mpeg-4-audio", "m4p", nil, in: "public.audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave", in: "public.audio")
  public static let aiff = UTType(known: "public.aiff-audio", "aiff", "audio/aiff", in: "public.audio")
  public static let midi = UTType(known: "public.midi-audio", "mid", "audio/midi", in: "public.audio")
  public static let playlist = UTType(known: "public.playlist", nil, nil, in: "public.item")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist", "m3u", "audio/mpegurl", in: "public.playlist")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive", "gz", "application/gzip", in: "public.archive")
  public static let bz2 = UTType(known: "public.bzip2-archive", "bz2", "application/x-bzip2", in: "public.archive")
  public static let appleArchive = UTType(known: "com.apple.archive", "aar", nil, in: "public.archive")
  public static let epub = UTType(
    known: "org.idpf.epub-container", "epub", "application/epub+zip", in: "public.content")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text", nil, nil, in: "public.plain-text")
  public static let delimitedText = UTType(known: "public.delimited-values-text", nil, nil, in: "public.text")
  public static let tabSeparatedText = UTType(
    known: "public.tab-separated-values-text", "tsv", "text/tab-separated-values", in: "public.delimited-values-text")
  public static let rtfd = UTType(known: "com.apple.rtfd", "rtfd", nil, in: "com.apple.package")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd", nil, nil, in: "public.data")
  public static let webArchive = UTType(known: "com.apple.webarchive", "webarchive", nil, in: "public.data")
  public static let sourceCode = UTType(known: "public.source-code", nil, nil, in: "public.plain-text")
  public static let swiftSource = UTType(known: "public.swift-source", "swift", nil, in: "public.source-code")
  public static let cSource = UTType(known: "public.c-source", "c", nil, in: "public.source-code")
  public static let cHeader = UTType(known: "public.c-header", "h", nil, in: "public.source-code")
  public static let objectiveCSource = UTType(known: "public.objective-c-source", "m", nil, in: "public.source-code")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source", "cp", nil, in: "public.source-code")
  public static let pythonScript = UTType(known: "public.python-script", "py", nil, in: "public.script")
  public static let rubyScript = UTType(known: "public.ruby-script", "rb", nil, in: "public.script")
  public static let perlScript = UTType(known: "public.perl-script", "pl", nil, in: "public.script")
  public static let phpScript = UTType(known: "public.php-script", "php", nil, in: "public.script")
  public static let javaScript = UTType(
    known: "com.netscape.javascript-source", "js", "text/javascript", in: "public.script")
  public static let appleScript = UTType(known: "com.apple.applescript.text", "applescript", nil, in: "public.script")
  public static let osaScript = UTType(known: "com.apple.applescript.script", "scpt", nil, in: "public.data")
  public static let yaml = UTType(known: "public.yaml", "yaml", "application/x-yaml", in: "public.text")
  public static let css = UTType(known: "public.css", "css", "text/css", in: "public.text")
  public static let log = UTType(known: "public.log", "log", nil, in: "public.plain-text")
  public static let propertyList = UTType(known: "com.apple.property-list", "plist", nil, in: "public.data")
  public static let xmlPropertyList = UTType(
    known: "com.apple.xml-property-list", nil, nil, in: "com.apple.property-list")
  public static let binaryPropertyList = UTType(
    known: "com.apple.binary-property-list", nil, nil, in: "com.apple.property-list")
  public static let database = UTType(known: "public.database", nil, nil, in: "public.item")
  public static let message = UTType(known: "public.message", nil, nil, in: "public.item")
  public static let emailMessage = UTType(known: "public.email-message", "eml", "message/rfc822", in: "public.message")
  public static let contact = UTType(known: "public.contact", nil, nil, in: "public.item")
  public static let calendarEvent = UTType(known: "public.calendar-event", nil, nil, in: "public.item")
  public static let toDoItem = UTType(known: "public.to-do-item", nil, nil, in: "public.item")
  public static let bookmark = UTType(known: "public.bookmark", nil, nil, in: "public.item")
  public static let internetLocation = UTType(known: "com.apple.internet-location", nil, nil, in: "public.data")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark", nil, nil, in: "public.data")
  public static let font = UTType(known: "public.font", nil, nil, in: "public.data")
  public static let spreadsheet = UTType(known: "public.spreadsheet", nil, nil, in: "public.content")
  public static let presentation = UTType(known: "public.presentation", nil, nil, in: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content", nil, nil, in: "public.content")
  public static let threeDContent = UTType(known: "public.3d-content", nil, nil, in: "public.content")
  public static let usdz = UTType(
    known: "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip", in: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description", "usd", nil, in: "public.3d-content")
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene", "scn", nil, in: "public.3d-content")
  public static let framework = UTType(known: "com.apple.framework", "framework", nil, in: "com.apple.bundle")
  public static let pluginBundle = UTType(known: "com.apple.plugin", nil, nil, in: "com.apple.bundle")
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension", "appex", nil, in: "com.apple.bundle")
  public static let exe = UTType(known: "com.microsoft.windows-executable", "exe", nil, in: "public.executable")
  public static let mountPoint = UTType(known: "com.apple.mount-point", nil, nil, in: "public.item")
  public static let resolvable = UTType(known: "com.apple.resolvable", nil, nil, in: "public.item")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12", "p12", "application/x-pkcs12", in: "public.data")
  public static let x509Certificate = UTType(
    known: "public.x509-certificate", "cer", "application/x-x509-ca-cert", in: "public.data")

  /// The types of this file, for a search by identifier or extension.
  static let further = [
    tiff, bmp, ico, icns, webP, heif, rawImage, livePhoto, exr, mpeg, mpeg2Video, avi, mpeg4Audio,
    appleProtectedMPEG4Video, appleProtectedMPEG4Audio, wav, aiff, midi, playlist, m3uPlaylist, gzip, bz2,
    appleArchive, epub, utf16PlainText, delimitedText, tabSeparatedText, rtfd, flatRTFD, webArchive, sourceCode,
    swiftSource, cSource, cHeader, objectiveCSource, cPlusPlusSource, pythonScript, rubyScript, perlScript, phpScript,
    javaScript, appleScript, osaScript, yaml, css, log, propertyList, xmlPropertyList, binaryPropertyList, database,
    message, emailMessage, contact, calendarEvent, toDoItem, bookmark, internetLocation, urlBookmarkData, font,
    spreadsheet, presentation, compositeContent, threeDContent, usdz, usd, sceneKitScene, framework, pluginBundle,
    applicationExtension, exe, mountPoint, resolvable, pkcs12, x509Certificate,
  ]
}
