import TengenCore

/// What can be answered to an offer, to the opening, or to clocks that stand still; an offer comes first.
func choicesOf(_ table: TableSnapshot) -> [PlayChoice] {
  if table.offer != nil { return table.canAnswer ? answers : [withdraw] }
  if let ask = table.opening?.ask { return table.canChoose ? choicesOf(ask) : [] }
  if table.clock?.paused == true { return [runClocks] }
  return []
}

private let answers = [
  PlayChoice(label: words(.playAccept), intent: .accept, tag: "accept"),
  PlayChoice(label: words(.playDecline), intent: .decline, tag: "decline"),
]

private let withdraw = PlayChoice(label: words(.playWithdraw), intent: .withdraw, tag: "withdraw")

private let runClocks = PlayChoice(label: words(.playGoOn), intent: .runClocks, tag: "run-clocks")

private func choicesOf(_ ask: OpeningAsk) -> [PlayChoice] {
  let agreed = ask.agree.map { chosen(words(.choiceAgree), .lay(pattern: $0), "agree") }
  let fifths = words(.choiceOfferFifths, .number(Int(ask.offers)))
  let choices = [
    agreed,
    ask.stay ? chosen(stayText(ask.decider), .stay, "stay") : nil,
    ask.swap ? chosen(swapText(ask.decider), .swap, "swap") : nil,
    ask.addTwo ? chosen(words(.choiceAddTwo), .addTwo, "add-two") : nil,
    ask.offerFifths ? chosen(fifths, .offerFifths, "offer-fifths") : nil,
    ask.declare > 0 ? PlayChoice(label: words(.choiceDeclare), intent: .openFifths, tag: "declare") : nil,
    ask.propose || ask.lay ? openings(isAnother: ask.agree != nil) : nil,
  ]
  return choices.compactMap(\.self)
}

private func chosen(_ label: Words, _ choice: OpeningChoice, _ tag: String) -> PlayChoice {
  PlayChoice(label: label, intent: .choose(choice), tag: tag)
}

private func openings(isAnother: Bool) -> PlayChoice {
  PlayChoice(label: words(isAnother ? .choiceAnother : .choiceOpenings), intent: .openOpenings, tag: "openings")
}
