public import LUCA

/// Reads and changes the app's state. The alias is not named `AppStateClient`, since that name would be ambiguous in a file that also
/// imports the library.
public typealias BMIStateClient = AppStateClient<AppState>
