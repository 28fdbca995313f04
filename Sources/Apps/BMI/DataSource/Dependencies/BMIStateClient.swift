public import LUCA

/// Reads and changes the app's state. If the alias were named `AppStateClient`, the name would be ambiguous in a file
/// that imports both this module and LUCA.
public typealias BMIStateClient = AppStateClient<AppState>
