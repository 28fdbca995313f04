public import LUCA

/// Reads and changes the app's state. The name differs from the library's, because a file that imports both could not refer to two types of one name.
public typealias BMIStateClient = AppStateClient<AppState>
