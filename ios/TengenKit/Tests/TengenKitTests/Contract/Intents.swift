import ContractSteps

@testable import TengenKit

// What a person asks for, as stories write it: the intent's name and what it is about.

extension PlayIntent {
  init(_ text: String) throws {
    let (name, about) = halves(text)
    let simple: [String: PlayIntent] = [
      "place": .place, "cancel": .cancel, "undo": .undo, "redo": .redo, "hint": .hint, "stop": .stop,
      "open_openings": .openOpenings, "open_fifths": .openFifths, "claim_foul": .claimFoul,
      "open_more": .openMore, "ask_resign": .askResign, "resign": .resign, "close_sheet": .closeSheet,
      "restart": .restart, "offer_draw": .offerDraw, "offer_restart": .offerRestart, "open_clocks": .openClocks,
      "accept": .accept, "decline": .decline, "withdraw": .withdraw, "run_clocks": .runClocks,
      "open_settings": .openSettings, "go_home": .goHome,
    ]
    switch name {
    case "tap":
      let (point, room) = halves(about)
      self = .tap(pointOf(CorePoint(named: point)), isRoomy: room == "roomy")
    case "choose": self = .choose(try openingChoice(about))
    case "propose_clocks": self = .proposeClocks(try timeControl(about))
    default: self = try known(simple[name], text)
    }
  }
}

extension HomeIntent {
  init(_ text: String, _ remembered: [String: Int64]) throws {
    let (name, about) = halves(text)
    switch name {
    case "continue": self = .continue
    case "start": self = .start(try value(named: about))
    case "edit": self = .edit(try value(named: about))
    case "open": self = .open(try known(remembered[about] ?? Int64(about), text))
    case "open_nearby": self = .openNearby
    case "open_settings": self = .openSettings
    default: throw BadStep("no such intent: \(text)")
    }
  }
}

extension NewGameIntent {
  init(_ text: String) throws {
    let (name, about) = halves(text)
    let (place, rest) = halves(about)
    switch name {
    case "set_kind": self = .setKind(try value(named: about))
    case "set_name": self = .setName(try value(named: place), rest)
    case "set_level": self = .setLevel(try value(named: place), try known(Int32(rest), text))
    case "set_colour": self = .setColour(try value(named: about))
    case "start": self = .start
    case "close": self = .close
    default: self = .setTerms(try TermsIntent(text))
    }
  }
}

extension TermsIntent {
  init(_ text: String) throws {
    let (name, about) = halves(text)
    let (place, rest) = halves(about)
    switch name {
    case "set_preset": self = .setPreset(try value(named: about))
    case "set_own": self = .setOwn
    case "toggle": self = .toggle(try value(named: about))
    case "set_size": self = .setSize(try known(Int32(about), text))
    case "set_rules": self = .setRules(try value(named: about))
    case "set_foul": self = .setFoul(try value(named: place), isOn: rest == "on")
    case "set_fouls": self = .setFouls(try value(named: about))
    case "set_opening": self = .setOpening(try value(named: about))
    case "set_pattern": self = .setPattern(try known(Int32(about), text))
    case "set_fifths": self = .setFifths(about == "on")
    case "set_clock": self = .setClock(try value(named: place), try timeControl(rest))
    case "set_handicap": self = .setHandicap(about == "on")
    case "set_allowance": self = .setAllowance(Int32(about))
    case "set_asks": self = .setAsks(about == "on")
    default: throw BadStep("no such intent: \(text)")
    }
  }
}

extension SettingsIntent {
  init(_ text: String) throws {
    let (name, about) = halves(text)
    switch name {
    case "set_placement": self = .setPlacement(try value(named: about))
    case "set_theme": self = .setTheme(try value(named: about))
    case "set_language": self = .setLanguage(about)
    case "set_start_on_home": self = .setStartOnHome(about == "true")
    case "leave": self = .leave
    default: throw BadStep("no such intent: \(text)")
    }
  }
}

/// The first word and all that follows it.
func halves(_ text: String) -> (String, String) {
  let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
  return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
}

func known<Value>(_ value: Value?, _ text: String) throws -> Value {
  guard let value else { throw BadStep("not understood: \(text)") }
  return value
}
