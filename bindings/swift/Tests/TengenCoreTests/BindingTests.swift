import Testing

/// All tests of the binding. One after the other: the one that measures memory wants the process for itself.
@Suite(.serialized)
enum BindingTests {}
