/// Everything the page of those nearby shows.
public struct NearbyState: Equatable, Sendable {
  /// What others see this person called; nil until it was chosen.
  public let name: String?

  public let status: Words

  /// What has failed and what to do.
  public let problem: NearbyProblemState?

  /// What the host of a hall tells all.
  public let announcement: String?

  public let peers: [PeerState]

  /// The rooms of the hall that one visits.
  public let lobby: LobbyState?

  /// The room one is in while no game runs in it yet.
  public let room: RoomState?

  public let sheet: NearbySheet?
}

/// A step that failed; with `canAllow` the system can be asked for a permission.
public struct NearbyProblemState: Equatable, Sendable {
  public let words: Words
  public let canAllow: Bool
}

/// Somebody in the list.
public struct PeerState: Hashable, Sendable, Identifiable {
  public let id: String
  public let name: String
  public let detail: Words

  /// What a tap asks for, if anything.
  public let tap: NearbyIntent?

  /// They are not found just now.
  public let canForget: Bool

  /// A game with them that was left and can go on.
  public let goOn: GoOnState?
}

/// A game that can go on.
public struct GoOnState: Hashable, Sendable {
  public let label: Words

  /// How far it is and whose turn.
  public let detail: Words

  public let intent: NearbyIntent
}

/// A hall's rooms.
public struct LobbyState: Equatable, Sendable {
  public let title: Words
  public let rooms: [LobbyRoomState]
  public let code: String
  public let asksCode: Bool
}

/// A room of a hall.
public struct LobbyRoomState: Hashable, Sendable, Identifiable {
  public let room: Int32
  public let seats: Words

  /// What is played there and how many watch.
  public let detail: Words

  public let isPrivate: Bool

  public var id: Int32 { room }
}

/// A room before its first game.
public struct RoomState: Equatable, Sendable {
  public let title: Words
  public let setup: Words
  public let persons: [Words]
  public let canReady: Bool
  public let isReady: Bool
  public let canSit: Bool
  public let canStand: Bool

  /// By what it is played can be said here.
  public let canSettle: Bool
}

/// What lies over the page; one at a time.
public enum NearbySheet: Equatable, Sendable {
  /// What shall others call you?
  case name(NameSheetState)

  /// An address to be typed.
  case address(AddressSheetState)

  /// Where others reach this device; the code is the same as a picture.
  case code(addresses: [String], QrState?)

  /// A game to be proposed, or a room to be opened.
  case invite(InviteSheetState)

  /// By what the next game of the room is played.
  case terms(TermsSheetState)

  /// Somebody proposes a game.
  case incoming(IncomingSheetState)

  /// Somebody was asked, or is being called.
  case outgoing(OutgoingSheetState)

  /// Which of them it is, whatever it shows.
  public enum Kind: Hashable, Sendable { case name, address, code, invite, terms, incoming, outgoing }

  public var kind: Kind {
    switch self {
    case .name: .name
    case .address: .address
    case .code: .code
    case .invite: .invite
    case .terms: .terms
    case .incoming: .incoming
    case .outgoing: .outgoing
    }
  }
}

/// What shall others call you?
public struct NameSheetState: Equatable, Sendable {
  public let name: String
  public let canSave: Bool

  /// Nobody is visible before it was answered.
  public let isFirst: Bool
}

/// An address to be typed.
public struct AddressSheetState: Equatable, Sendable {
  public let address: String
  public let canCall: Bool
}

/// A game to be proposed, or with no `peer` a room to be opened.
public struct InviteSheetState: Equatable, Sendable {
  public let peer: String?
  public let colours: [Alternative<NearbyIntent>]
  public let terms: TermsState

  /// Whether more than fixed phrases may be said.
  public let freeChat: Bool

  public let problem: Words?
}

/// By what the next game of a room is played.
public struct TermsSheetState: Equatable, Sendable {
  public let terms: TermsState
  public let problem: Words?
}

/// Somebody proposes a game.
public struct IncomingSheetState: Equatable, Sendable {
  public let title: Words
  public let warning: Words?

  /// What both devices show.
  public let code: String

  /// Their people have said so.
  public let isCompared: Bool

  public let setup: Words
  public let colour: Words

  /// What becomes of the game on the table.
  public let aside: Words?
}

/// Somebody was asked, or is being called.
public struct OutgoingSheetState: Equatable, Sendable {
  public let title: Words
  public let warning: Words?
  public let code: String?

  /// It came to nothing.
  public let isOver: Bool
}

/// A square of dark and light modules, row by row from the top.
public struct QrState: Equatable, Sendable {
  public let side: Int
  public let dark: [Bool]
}
