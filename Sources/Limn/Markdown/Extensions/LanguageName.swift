/// Display names of languages.
enum LanguageName {
  /// The display name of a language, such as `Shell` for `sh`. An unknown name is returned unchanged.
  static func display(of language: String) -> String {
    switch language.lowercased() {
    case "": "Text"
    case "swift": "Swift"
    case "sh", "bash", "zsh", "shell", "console": "Shell"
    case "json", "jsonc": "JSON"
    case "yaml", "yml": "YAML"
    case "html": "HTML"
    case "xml", "plist": "XML"
    case "css": "CSS"
    case "c", "h": "C"
    case "cpp", "c++", "cxx": "C++"
    case "objc", "objective-c", "m": "Objective-C"
    case "js", "javascript": "JavaScript"
    case "ts", "typescript": "TypeScript"
    case "py", "python": "Python"
    case "kotlin", "kt": "Kotlin"
    case "md", "markdown": "Markdown"
    case "diff", "patch": "Diff"
    case "text", "txt", "plain": "Text"
    case "toml": "TOML"
    case "dot": "Graphviz"
    default: language
    }
  }
}
