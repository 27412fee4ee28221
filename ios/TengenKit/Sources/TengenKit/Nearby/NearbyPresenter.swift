import TengenCore

/// What the page shows of `nearby`, of what it keeps itself, and of the game on the `table`, which can be put aside.
public func nearbyState(
  _ nearby: NearbySnapshot, _ local: NearbyLocal, _ table: TableSnapshot
) -> NearbyState {
  let isAmongPeople = nearby.lobby == nil && nearby.room == nil
  return NearbyState(
    name: nearby.name.isEmpty ? nil : nearby.name,
    status: nearby.isVisible ? words(.nearbyVisible, .plain(nearby.name)) : words(.nearbyOpening),
    problem: problem(nearby, local),
    announcement: nearby.announcement,
    peers: isAmongPeople ? nearby.peers.map(peerState) : [],
    lobby: nearby.lobby.map { lobbyState($0, local) },
    room: nearby.room.flatMap { $0.isAtBoard ? nil : roomState($0) },
    sheet: sheet(nearby, local, table)
  )
}

extension NearbySnapshot {
  /// Nobody is seen without a name.
  fileprivate var isVisible: Bool { open && !name.isEmpty }
}

private func problem(_ nearby: NearbySnapshot, _ local: NearbyLocal) -> NearbyProblemState? {
  if let problem = local.problem, local.draft == nil {
    return NearbyProblemState(words: problemText(problem), canAllow: false)
  }
  return nearby.problem.map {
    NearbyProblemState(words: nearbyProblemText($0), canAllow: $0 == .permissionDenied)
  }
}

private func peerState(_ peer: Peer) -> PeerState {
  PeerState(
    id: peer.id,
    name: peer.name.isEmpty ? peer.id : peer.name,
    detail: peerDetail(peer),
    tap: peer.state.isCallable ? .invite(peer.id) : nil,
    canForget: peer.source != .found,
    goOn: goOn(peer)
  )
}

/// Who is in a game may be at this one's board still.
private func goOn(_ peer: Peer) -> GoOnState? {
  guard let game = peer.unfinished, peer.state.isCallable || peer.state == .inGame else { return nil }
  return GoOnState(
    label: words(.nearbyGoOn, .plain(peer.name)), detail: howFar(game), intent: .goOn(peer.id))
}

private func howFar(_ game: Unfinished) -> Words {
  let turn = words(game.myTurn ? .nearbyGoOnMine : .nearbyGoOnTheirs)
  return words(.nearbyDetail, .counted(.nearbyGoOnPlies, Int(game.plies)), turn)
}

extension TengenCore.PeerState {
  /// Who is met but not found may still be where they were.
  fileprivate var isCallable: Bool {
    switch self {
    case .free, .hall, .absent, .unreachable: true
    case .inGame, .connecting, .invited: false
    }
  }
}

private func peerDetail(_ peer: Peer) -> Words {
  let state = stateWords(peer.state)
  return trustWords(peer.trust).map { words(.nearbyDetail, state, $0) } ?? state
}

private func stateWords(_ state: TengenCore.PeerState) -> Words {
  switch state {
  case .free: words(.nearbyPeerFree)
  case .inGame: words(.nearbyPeerInGame)
  case .hall: words(.nearbyPeerHall)
  case .connecting: words(.nearbyPeerConnecting)
  case .invited: words(.nearbyPeerInvited)
  case .absent: words(.nearbyPeerAbsent)
  case .unreachable: words(.nearbyPeerUnreachable)
  }
}

private func trustWords(_ trust: Trust) -> Words? {
  switch trust {
  case .new: nil
  case .known: words(.nearbyTrustKnown)
  case .verified: words(.nearbyTrustVerified)
  case .nameTaken: words(.nearbyTrustNameTaken)
  }
}

/// Somebody's invitation comes before what one was doing, one's own after it.
private func sheet(_ nearby: NearbySnapshot, _ local: NearbyLocal, _ table: TableSnapshot) -> NearbySheet? {
  // Before the page has been opened the core has not looked whether there is one.
  if nearby.open && nearby.name.isEmpty { return firstNameSheet(local) }
  if let incoming = nearby.incoming { return .incoming(incomingSheet(incoming, local, table)) }
  if let outgoing = nearby.outgoing { return .outgoing(outgoingSheet(outgoing)) }
  return local.draft.flatMap { draftSheet($0, nearby, local) }
}

private func firstNameSheet(_ local: NearbyLocal) -> NearbySheet {
  let name = if case .name(let name) = local.draft { name } else { local.suggestedName }
  return .name(NameSheetState(name: name, canSave: !name.isBlank, isFirst: true))
}

private func draftSheet(_ draft: NearbyDraft, _ nearby: NearbySnapshot, _ local: NearbyLocal) -> NearbySheet? {
  switch draft {
  case .name(let name): .name(NameSheetState(name: name, canSave: !name.isBlank, isFirst: false))
  case .address(let address): .address(AddressSheetState(address: address, canCall: !address.isBlank))
  case .code: .code(addresses: nearby.listening?.addresses ?? [], nearby.qr.map(qrState))
  case .invitation(let draft): .invite(inviteSheet(draft, nearby, local.problem))
  case .terms(let draft): nearby.room.map { .terms(termsSheet(draft, $0, local.problem)) }
  }
}

private func incomingSheet(
  _ incoming: Incoming, _ local: NearbyLocal, _ table: TableSnapshot
) -> IncomingSheetState {
  let terms = termsText(incoming.settings.terms)
  let isInterrupted = table.phase == .playing && !table.moves.isEmpty
  return IncomingSheetState(
    title: words(incoming.unfinished != nil ? .nearbyIncomingGoOn : .nearbyIncomingTitle, .plain(incoming.name)),
    warning: warning(incoming.trust),
    code: incoming.code,
    isCompared: local.isCompared,
    setup: incoming.unfinished.map { words(.nearbyDetail, terms, howFar($0)) } ?? terms,
    colour: colourText(incoming.colour),
    aside: isInterrupted ? words(.nearbyIncomingAside) : nil
  )
}

private func warning(_ trust: Trust?) -> Words? {
  trust == .nameTaken ? words(.nearbyTrustNameTakenMeaning) : nil
}

private func colourText(_ colour: CoreStone?) -> Words {
  switch colour {
  case .black: words(.nearbyIncomingBlack)
  case .white: words(.nearbyIncomingWhite)
  case nil: words(.nearbyIncomingLot)
  }
}

private func outgoingSheet(_ outgoing: Outgoing) -> OutgoingSheetState {
  let isOver = outgoing.state != .connecting && outgoing.state != .waiting
  return OutgoingSheetState(
    title: outgoingText(outgoing),
    warning: isOver ? nil : warning(outgoing.trust),
    code: isOver ? nil : outgoing.code,
    isOver: isOver
  )
}

private func outgoingText(_ outgoing: Outgoing) -> Words {
  switch outgoing.state {
  case .connecting: words(.nearbyOutgoingConnecting, .plain(outgoing.name))
  case .waiting: words(outgoing.unfinished != nil ? .nearbyOutgoingGoOn : .nearbyOutgoingWaiting, .plain(outgoing.name))
  case .declined: words(.nearbyOutgoingDeclined, .plain(outgoing.name))
  case .expired: words(.nearbyOutgoingExpired, .plain(outgoing.name))
  case .failed: nearbyProblemText(outgoing.problem ?? .failed)
  }
}

private func qrState(_ qr: QrCode) -> QrState { QrState(side: Int(qr.side), dark: qr.modules.map { $0 != 0 }) }
