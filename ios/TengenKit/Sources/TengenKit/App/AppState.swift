/// How far the app has come.
public enum AppState {
  /// The games are being opened.
  case opening

  /// The games can't be opened, and why.
  case failed(Words)

  /// The games are open.
  case running(RunningModel)
}

/// What happened to the saved games, a sentence each, to be read once.
public struct NoticeState: Hashable, Sendable, Identifiable {
  public let id: Int64
  public let sentences: [Words]

  public init(id: Int64, sentences: [Words]) {
    self.id = id
    self.sentences = sentences
  }
}
