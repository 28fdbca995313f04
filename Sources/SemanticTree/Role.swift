extension SemanticNode {
  /// What kind of element a node is.
  public enum Role: String, Codable, Hashable, Sendable, CaseIterable {
    // What is read.
    case text, image, label, labeledContent, progress, gauge, shape, color, divider, spacer
    // What is operated.
    case button, link, toggle, textField, secureField, textEditor, searchField, picker, option, slider, stepper, datePicker, colorPicker,
      menu
    // What arranges others.
    case hstack, vstack, zstack, grid, gridRow, scroll, list, row, form, section, header, footer, group, groupBox, disclosure, controlGroup
    // Where one is.
    case window, navigation, splitNavigation, column, screen, toolbar, toolbarItem, tabs, tab
    // What lies above the rest.
    case sheet, fullScreenCover, popover, alert, confirmationDialog, contextMenu, swipeActions
    /// Stands where a view could not be evaluated; its label says why.
    case problem
  }
}
