import ContractSteps

@testable import TengenKit

extension NearbyIntent {
  /// What a person asks for on the page of those nearby; `peers` are the ids of the list by their names.
  init(_ text: String, _ peers: [String: String]) throws {
    let (name, about) = halves(text)
    let simple: [String: NearbyIntent] = [
      "edit_name": .editName, "save_name": .saveName, "send_invitation": .sendInvitation, "accept": .accept,
      "decline": .decline, "withdraw": .withdraw, "open_address": .openAddress, "open_terms": .openTerms,
      "save_terms": .saveTerms, "sit": .sit, "stand": .stand, "call": .call,
      "show_code": .showCode, "leave_room": .leaveRoom, "close_sheet": .closeSheet, "leave": .leave,
    ]
    switch name {
    case "set_name": self = .setName(about)
    case "invite": self = .invite(try known(peers[about], text))
    case "go_on": self = .goOn(try known(peers[about], text))
    case "set_ready": self = .setReady(about == "true")
    case "set_terms": self = .setTerms(try TermsIntent(about))
    case "set_colour": self = .setColour(try value(named: about))
    case "set_free_chat": self = .setFreeChat(about == "true")
    case "set_compared": self = .setCompared(about == "true")
    case "set_address": self = .setAddress(about)
    case "forget": self = .forget(try known(peers[about], text))
    default: self = try known(simple[name], text)
    }
  }
}

extension RoomIntent {
  /// What a person asks for beside the board of a room.
  init(_ text: String) throws {
    let (name, about) = halves(text)
    let simple: [String: RoomIntent] = [
      "open_chat": .openChat, "say_text": .sayText, "claim": .claim, "ask_leave": .askLeave,
      "open_terms": .openTerms, "save_terms": .saveTerms,
      "leave_room": .leaveRoom, "close_sheet": .closeSheet,
    ]
    switch name {
    case "say_phrase": self = .sayPhrase(try value(named: about))
    case "set_text": self = .setText(about)
    case "set_free_chat": self = .setFreeChat(about == "true")
    case "set_terms": self = .setTerms(try TermsIntent(about))
    case "mute": self = .mute(about == "true")
    default: self = try known(simple[name], text)
    }
  }
}
