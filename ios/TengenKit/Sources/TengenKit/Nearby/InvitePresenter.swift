import TengenCore

/// The sheet for the game that is drafted.
func inviteSheet(_ draft: InvitationDraft, _ nearby: NearbySnapshot, _ problem: TengenError?) -> InviteSheetState {
  let peer = draft.peer.map { id in
    nearby.peers.first { $0.id == id }.map { $0.name.isEmpty ? id : $0.name } ?? id
  }
  let names = ClockNames(first: .plain(nearby.name), other: .plain(peer ?? ""))
  return InviteSheetState(
    peer: peer,
    colours: alternatives(
      [ColourChoice.black, .white, .lot], chosen: draft.settings.first, label: colourName,
      intent: NearbyIntent.setColour),
    terms: ofRoom(termsState(draft.terms, names)),
    freeChat: draft.settings.freeChat,
    problem: problem.map(problemText)
  )
}

/// The sheet for the next game of `room`.
func termsSheet(_ draft: TermsDraft, _ room: RoomView, _ problem: TengenError?) -> TermsSheetState {
  let names = ClockNames(first: .plain(room.first?.name ?? ""), other: .plain(room.second?.name ?? ""))
  return TermsSheetState(terms: ofRoom(termsState(draft, names)), problem: problem.map(problemText))
}

/// In a room both have the same clock, and who takes back always asks: neither is a question.
private func ofRoom(_ terms: TermsState) -> TermsState {
  TermsState(presets: terms.presets, sections: terms.sections.map(ofRoom))
}

private func ofRoom(_ section: SectionState) -> SectionState {
  SectionState(
    section: section.section,
    title: section.title,
    value: section.value,
    isOpen: section.isOpen,
    fields: section.fields.filter { !$0.isDecided }
  )
}

extension FieldState {
  fileprivate var isDecided: Bool {
    guard case .toggle(let toggle) = self else { return false }
    return switch toggle.intent {
    case .setHandicap, .setAsks: true
    default: false
    }
  }
}

private func colourName(_ colour: ColourChoice) -> Words {
  switch colour {
  case .black: words(.nearbyColourBlack)
  case .white: words(.nearbyColourWhite)
  case .alternate, .lot: words(.nearbyColourLot)
  }
}
