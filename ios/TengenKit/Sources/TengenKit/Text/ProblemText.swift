import TengenCore

/// What went wrong outside the rules of the game, and the next step.
public func problemText(_ problem: TengenError) -> Words {
  switch problem {
  case .Refused(let refusal): refusalText(refusal)
  case .AlreadyOpen(let path): words(.problemAlreadyOpen, .plain(path))
  case .Storage(let problem, let detail): storageText(problem, detail)
  case .NotFound: words(.problemNotFound)
  case .NoGame: words(.problemNoGame)
  case .BadSetup(let problem): setupText(problem)
  case .BadSetting(let detail): words(.problemBadSetting, .plain(detail))
  case .InRoom: words(.problemInRoom)
  case .Room(let reason): roomText(reason)
  case .Internal(let code): words(.problemInternal, .plain(code))
  }
}

/// Why something was not done in a room.
public func roomText(_ refusal: RoomRefusal) -> Words {
  switch refusal {
  case .offline: words(.problemRoomOffline)
  case .unconfirmed: words(.problemRoomUnconfirmed)
  case .stale: words(.problemRoomStale)
  case .seatTaken: words(.problemRoomSeatTaken)
  case .tooFast: words(.problemRoomTooFast)
  case .chatOff: words(.problemRoomChatOff)
  case .badText: words(.problemRoomBadText)
  case .notNow: words(.problemRoomNotNow)
  case .unanswered: words(.problemRoomUnanswered)
  }
}

private func setupText(_ problem: SetupProblem) -> Words {
  switch problem {
  case .size(let lines): words(.problemSetupSize, .number(Int(lines)))
  case .level(let level): words(.problemSetupLevel, .number(Int(level)))
  case .clock: words(.problemSetupClock)
  case .pattern: words(.problemSetupPattern)
  case .name(let most): words(.problemSetupName, .number(Int(most)))
  case .asksComputer: words(.problemSetupAsks)
  }
}

private func storageText(_ problem: StorageProblem, _ detail: String) -> Words {
  switch problem {
  case .full: words(.problemStorageFull)
  case .corrupt: words(.problemStorageCorrupt)
  case .newer: words(.problemStorageNewer)
  case .io: words(.problemStorageIo, .plain(detail))
  }
}
