extension SemanticNode {
  /// The kind of element that a node represents.
  public enum Role: String, Record, CaseIterable {
    // Content
    case text, image, label, labeledContent, progress, gauge, shape, color, divider, spacer
    // Controls
    case button, link, toggle, textField, secureField, textEditor, searchField, picker, option, slider, stepper,
      datePicker, colorPicker,
      menu
    // Containers
    case hstack, vstack, zstack, grid, gridRow, scroll, list, row, form, section, header, footer, group, groupBox,
      disclosure, controlGroup
    // Structure of the app
    case window, navigation, splitNavigation, column, screen, toolbar, toolbarItem, tabs, tab
    // Presentations
    case sheet, fullScreenCover, popover, alert, confirmationDialog, contextMenu, swipeActions
    /// A placeholder for a view that could not be evaluated; its label has the reason.
    case problem
  }
}
