import Notes

#if canImport(UIKit)
  #error("a command-line tool sees UIKit")
#endif

@main struct Tool {
  static func main() { print(Note(id: 1, text: "Milk").text) }
}
