import TengenCore

/// By what a game is played, in one line: "Renju · 15 · Taraguchi-10 · 10 min + 30 s".
public func termsText(_ terms: Terms) -> Words {
  let parts = termsParts(terms: terms).map(partText)
  guard let first = parts.first else { return .plain("") }
  return parts.dropFirst().reduce(first) { words(.termsAnd, $0, $1) }
}

private func partText(_ part: TermsPart) -> Words {
  switch part {
  case .rules(let rules, _): rulesName(rules)
  case .size(let lines): .plain("\(lines)")
  case .opening(let opening): openingText(opening)
  case .fouls(let policy): foulsInShort(policy)
  case .clock(let control): clockText(control)
  case .clocks(let first, let second): words(.termsClocks, clockText(first), clockText(second))
  }
}

private func foulsInShort(_ policy: FoulPolicy) -> Words {
  switch policy {
  case .prevented: words(.termsFoulsPrevented)
  case .loses: words(.termsFoulsLose)
  case .claim: words(.termsFoulsClaimed)
  }
}

/// An opening as it is agreed on: the rule, or which of the 26 it is, and whether there are two fifth moves.
public func openingText(_ opening: Opening) -> Words {
  let name = opening.pattern.map { patternName($0) } ?? openingName(opening.rule)
  return opening.fifths ? words(.openingWithFifths, name) : name
}

/// What players call an opening rule.
public func openingName(_ rule: OpeningRule) -> Words {
  switch rule {
  case .free: words(.openingFree)
  case .centreFirst: words(.openingCentreFirst)
  case .pro: words(.openingPro)
  case .longPro: words(.openingLongPro)
  case .swap: words(.openingSwap)
  case .swap2: .plain("Swap2")
  case .agreed: words(.openingAgreed)
  case .given: words(.openingGiven)
  case .lot: words(.openingLot)
  case .classic: words(.openingClassic)
  case .yamaguchi: words(.openingYamaguchi)
  case .soosorv: words(.openingSoosorv)
  case .taraguchi: words(.openingTaraguchi)
  }
}

/// One sentence that says how a game begins by an opening rule.
public func openingMeaning(_ rule: OpeningRule) -> Words {
  switch rule {
  case .free: words(.openingFreeMeaning)
  case .centreFirst: words(.openingCentreFirstMeaning)
  case .pro: words(.openingProMeaning)
  case .longPro: words(.openingLongProMeaning)
  case .swap: words(.openingSwapMeaning)
  case .swap2: words(.openingSwap2Meaning)
  case .agreed: words(.openingAgreedMeaning)
  case .given: words(.openingGivenMeaning)
  case .lot: words(.openingLotMeaning)
  case .classic: words(.openingClassicMeaning)
  case .yamaguchi: words(.openingYamaguchiMeaning)
  case .soosorv: words(.openingSoosorvMeaning)
  case .taraguchi: words(.openingTaraguchiMeaning)
  }
}

/// What a ready-made setup is called.
public func presetName(_ preset: Preset) -> Words {
  switch preset {
  case .quick: words(.presetQuick)
  case .tournament: words(.presetTournament)
  case .renju: words(.presetRenju)
  }
}
