import TengenCore

/// What a `room` adds to its board.
public func besideState(_ room: RoomView, _ local: BesideLocal) -> BesideState {
  BesideState(company: companyOf(room, local), sheet: sheet(room, local))
}

private func sheet(_ room: RoomView, _ local: BesideLocal) -> BesideSheet? {
  if local.asksLeave {
    return .leaveQuestion(meaning: room.phase == .playing ? words(.companyLeaveMeaning) : nil)
  }
  if let terms = local.terms, room.canSettle { return .terms(termsSheet(terms, room, local.problem)) }
  return local.isChatOpen ? .chat(chatOf(room, local)) : nil
}

private func companyOf(_ room: RoomView, _ local: BesideLocal) -> Company {
  let persons = [room.first, room.second].compactMap(\.self)
  var presence: [Stone: Words] = [:]
  for person in persons {
    if let colour = person.colour { presence[stoneOf(colour)] = presenceText(person.presence) }
  }
  return Company(
    presence: presence,
    notice: notice(room, persons.filter { !$0.me }),
    offer: room.canClaim == nil ? nil : words(.companyClaim),
    unread: room.muted ? 0 : Int(max(room.said - local.seen, 0)),
    isWatching: room.seat == nil,
    canSettle: room.canSettle
  )
}

private func presenceText(_ presence: Presence) -> Words? {
  switch presence {
  case .here: nil
  case .reconnecting: words(.companyReconnecting)
  case .away: words(.companyAway)
  case .left: words(.companyLeft)
  }
}

/// One thing at a time: first what concerns this device, then what can be done, then who is not there.
private func notice(_ room: RoomView, _ others: [RoomPerson]) -> Words? {
  contactText(room) ?? room.refused.map(roomText) ?? claimText(room, others) ?? room.missed.map(missedText)
    ?? nextText(room, others) ?? others.lazy.compactMap(absenceText).first ?? watchingText(room)
}

private func contactText(_ room: RoomView) -> Words? {
  switch room.contact {
  case .here: nil
  case .reconnecting: words(.companySelfReconnecting)
  case .hostAway: words(.companyHostAway, .plain(room.host))
  case .hostStopped: words(.companyHostStopped, .plain(room.host))
  case .replaced: words(.companyReplaced)
  }
}

private func claimText(_ room: RoomView, _ others: [RoomPerson]) -> Words? {
  guard let other = others.first?.name else { return nil }
  return switch room.canClaim {
  case .noShow: words(.companyMayClaimNoShow, .plain(other))
  case .absent: words(.companyMayClaimAbsent, .plain(other))
  case nil: nil
  }
}

private func missedText(_ missed: Missed) -> Words {
  if missed.began { return words(.companyMissedNew) }
  return missed.ended ? words(.companyMissedEnd) : .counted(.companyMissed, Int(missed.plies))
}

/// Whoever agrees to another game knows by what it is played.
private func nextText(_ room: RoomView, _ others: [RoomPerson]) -> Words? {
  let ready = readyText(room, others)
  guard room.termsChanged, room.phase == .finished else { return ready }
  let next = words(.nearbySettleNext, termsText(room.settings.terms))
  return ready.map { words(.playTold, $0, next) } ?? next
}

private func readyText(_ room: RoomView, _ others: [RoomPerson]) -> Words? {
  guard let other = others.first, room.phase == .finished, room.seat != nil else { return nil }
  if other.ready { return words(.companyReadyOther, .plain(other.name)) }
  return room.ready ? words(.companyReadyMe, .plain(other.name)) : nil
}

private func absenceText(_ person: RoomPerson) -> Words? {
  switch person.presence {
  case .here: nil
  case .reconnecting: words(.companyIsReconnecting, .plain(person.name))
  case .away: words(.companyIsAway, .plain(person.name))
  case .left: words(.companyHasLeft, .plain(person.name))
  }
}

private func watchingText(_ room: RoomView) -> Words? { room.seat == nil ? words(.companyWatching) : nil }

private func chatOf(_ room: RoomView, _ local: BesideLocal) -> ChatState {
  let canSay = room.contact == .here
  return ChatState(
    lines: room.chat.filter { $0.mine || !room.muted }.map(lineState),
    phrases: Phrase.allCases.filter { $0 != .unknown }.map { PhraseState(words: phraseText($0), phrase: $0) },
    text: local.text,
    canWrite: room.settings.freeChat,
    canSwitch: room.canSwitchChat,
    canSay: canSay,
    canSayText: canSay && !local.text.isBlank,
    isMuted: room.muted,
    problem: local.problem.map(problemText)
  )
}

private func lineState(_ line: ChatLine) -> ChatLineState {
  let said = line.phrase.map(phraseText) ?? .plain(line.text ?? "")
  let words = line.mine ? words(.nearbyChatMe, said) : words(.nearbyChatLine, .plain(line.name), said)
  return ChatLineState(words: words, isMine: line.mine)
}

private func phraseText(_ phrase: Phrase) -> Words {
  switch phrase {
  case .hello: words(.phraseHello)
  case .goodLuck: words(.phraseGoodLuck)
  case .goodMove: words(.phraseGoodMove)
  case .thanks: words(.phraseThanks)
  case .oops: words(.phraseOops)
  case .thinking: words(.phraseThinking)
  case .hurry: words(.phraseHurry)
  case .goodGame: words(.phraseGoodGame)
  case .again: words(.phraseAgain)
  case .goodbye: words(.phraseGoodbye)
  case .unknown: words(.phraseUnknown)
  }
}
