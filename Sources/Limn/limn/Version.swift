/// The version of Limn, in semantic versioning.
let limnVersion = "0.1.0"
