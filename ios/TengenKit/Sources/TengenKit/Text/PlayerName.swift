import Foundation
import TengenCore

/// The word for one colour's player.
public func stoneName(_ stone: CoreStone) -> Words { stone == .black ? words(.stoneBlack) : words(.stoneWhite) }

/// The name of a computer level, 1 to 10: three have names of their own, the others a number.
public func levelName(_ level: Int32) -> Words {
  switch level {
  case 1: words(.level1)
  case 5: words(.level5)
  case 10: words(.level10)
  default: words(.levelOther, .number(Int(level)))
  }
}

/// The name of a rule set.
public func rulesName(_ rules: RuleSet) -> Words {
  switch rules {
  case .freestyle: words(.rulesFreestyle)
  case .standard: words(.rulesStandard)
  case .renju: words(.rulesRenju)
  case .caro: words(.rulesCaro)
  case .caroSix: words(.rulesCaroSix)
  case .custom: words(.rulesCustom)
  }
}

/// One sentence that says what a rule set asks for.
public func rulesMeaning(_ rules: RuleSet) -> Words {
  switch rules {
  case .freestyle: words(.rulesFreestyleMeaning)
  case .standard: words(.rulesStandardMeaning)
  case .renju: words(.rulesRenjuMeaning)
  case .caro: words(.rulesCaroMeaning)
  case .caroSix: words(.rulesCaroSixMeaning)
  case .custom: words(.rulesCustomMeaning)
  }
}

/// How sentences call the player of `stone`: by name, "you", "the computer", or by colour where these don't tell.
public func playerName(_ seats: Seats, _ stone: CoreStone) -> Words {
  let facesComputer = seats.opposite(stone).isComputer
  return switch seats.at(stone) {
  case .person(let name):
    if !name.isBlank { .plain(name) } else if facesComputer { words(.playerYou) } else { stoneName(stone) }
  case .computer:
    facesComputer ? stoneName(stone) : words(.playerComputer)
  }
}

extension String {
  /// Whether there is nothing to read in it.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
