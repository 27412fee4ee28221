import TengenCore

/// What happened to the saved games, a sentence each: what was damaged, what is there now, where the damaged file is.
public func noticeText(_ notice: Notice, nowMs: Int64) -> [Words] {
  let happened =
    switch notice.kind {
    case .restoredFromBackup(let backupMs, let games):
      [words(.noticeRestored, agoText(thenMs: backupMs, nowMs: nowMs))] + salvaged(games)
    case .startedAnew(let games):
      [words(.noticeStartedAnew)] + salvaged(games)
    }
  return happened + setAside(notice.setAside)
}

private func salvaged(_ games: Int32) -> [Words] { games > 0 ? [.counted(.noticeSalvaged, Int(games))] : [] }

private func setAside(_ file: String) -> [Words] { file.isEmpty ? [] : [words(.noticeSetAside, .plain(file))] }
