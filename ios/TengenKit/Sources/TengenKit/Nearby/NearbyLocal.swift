import TengenCore

/// What the page of those nearby keeps to itself.
public struct NearbyLocal: Equatable, Sendable {
  /// What is being typed or set up.
  var draft: NearbyDraft?

  /// What the device is called, to begin with.
  var suggestedName: String

  /// Whether both people have seen the same number.
  var isCompared: Bool

  /// The code for a private room.
  var roomCode = ""

  /// Why the last thing asked for was refused at once.
  var problem: TengenError?

  public init(
    draft: NearbyDraft? = nil, suggestedName: String = "", isCompared: Bool = false, problem: TengenError? = nil
  ) {
    self.draft = draft
    self.suggestedName = suggestedName
    self.isCompared = isCompared
    self.problem = problem
  }

  /// Becomes what `intent` makes of it; what it asks of the core may still fail.
  mutating func take(_ intent: NearbyIntent, _ nearby: NearbySnapshot) {
    problem = nil
    switch intent {
    case .editName: draft = .name(nearby.name)
    case .setName(let name): draft = .name(name)
    case .invite(let peer): draft = .invitation(InvitationDraft(peer: peer, nearby.settings))
    case .openRoom: draft = .invitation(InvitationDraft(peer: nil, nearby.settings))
    case .setColour(let colour): changeInvitation { $0.settings.first = colour }
    case .setTerms(let intent): changeTerms { $0.take(intent) }
    case .openTerms: draft = nearby.room.map { .terms(TermsDraft($0.settings.terms, people: true)) }
    case .setFreeChat(let isFree): changeInvitation { $0.settings.freeChat = isFree }
    case .setCompared(let compared): isCompared = compared
    case .accept, .decline: isCompared = false
    case .openAddress: draft = .address("")
    case .setAddress(let address): draft = .address(address)
    case .showCode: draft = .code
    case .setRoomCode(let code): roomCode = code
    case .closeSheet: draft = nil
    case .saveName, .sendInvitation, .goOn, .withdraw, .call, .enterRoom, .saveTerms, .sit, .stand, .setReady,
      .leaveRoom, .forget, .askPermission, .leave:
      break
    }
  }

  /// What was done closes its sheet; what failed says why on it.
  mutating func take(_ answer: Answer, to intent: NearbyIntent?) {
    switch (answer, intent) {
    case (.failed(let problem), _): self.problem = problem
    case (.done, .saveName), (.done, .sendInvitation), (.done, .call), (.done, .saveTerms): draft = nil
    default: break
    }
  }

  private mutating func changeTerms(_ change: (inout TermsDraft) -> Void) {
    if case .terms(var terms) = draft {
      change(&terms)
      draft = .terms(terms)
    } else {
      changeInvitation { change(&$0.terms) }
    }
  }

  private mutating func changeInvitation(_ change: (inout InvitationDraft) -> Void) {
    guard case .invitation(var invitation) = draft else { return }
    change(&invitation)
    draft = .invitation(invitation)
  }
}

/// Something that is not sent yet.
public enum NearbyDraft: Equatable, Sendable {
  case name(String)
  case address(String)

  /// One's own address is being shown.
  case code

  case invitation(InvitationDraft)

  /// By what the next game of the room is played.
  case terms(TermsDraft)
}

/// A game for the peer of an id, or a room of a hall where there is none.
public struct InvitationDraft: Equatable, Sendable {
  let peer: String?
  var settings: RoomSettings
  var terms: TermsDraft

  public init(peer: String?, _ settings: RoomSettings) {
    self.peer = peer
    self.settings = settings
    terms = TermsDraft(settings.terms, people: true)
  }

  /// What would be proposed now.
  var proposal: RoomSettings {
    var proposal = settings
    proposal.terms = terms.terms
    return proposal
  }
}
