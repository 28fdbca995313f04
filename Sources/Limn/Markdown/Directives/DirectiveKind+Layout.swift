// Directives that arrange content on the page.
extension DirectiveKind {
  static let layout: [DirectiveKind] = [
    box("Row", class: "columns", "puts columns side by side"), box("Column", class: "column", "a column of a row"),
    box("TabNavigator", class: "tabs", "tabs that work without scripts").with {
      $0.open = { writer, _, _ in writer.openTabs() }
    },
    DirectiveKind("Tab", "a tab with its label", arguments: [""]).with {
      $0.open = { writer, directive, _ in writer.openTab(label: directive.arguments[""] ?? "Tab \(writer.tabs + 1)") }
      $0.close = { writer, _, _ in writer.close("</div>\n") }
    },
    box("Small", class: "small", "small print"),
    box("Links", class: "links", "links as a list or as cards", arguments: ["visualStyle"]).with {
      $0.open = { writer, directive, _ in
        writer.output.add("<div class=\"links ")
        writer.output.write(directive.arguments["visualStyle"] ?? "list")
        writer.output.add("\">\n")
      }
    },
    DirectiveKind("DeprecationSummary", "a note that a symbol is deprecated").with {
      $0.open = { writer, _, _ in writer.openAside(.warning, title: "Deprecated") }
      $0.close = { writer, _, _ in writer.close("</aside>\n") }
    },
  ]
}
