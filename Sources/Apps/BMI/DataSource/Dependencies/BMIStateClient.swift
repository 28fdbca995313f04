public import LUCA

/// The way to the app's state. It has a name of its own, since a file that imports the library as well could not tell two of one name apart.
public typealias BMIStateClient = AppStateClient<AppState>
