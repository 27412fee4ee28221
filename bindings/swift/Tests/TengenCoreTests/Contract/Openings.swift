import ContractSteps
import TengenCore

/// What a scenario can expect of openings and fouls.
func opening(_ table: Table, _ now: TableSnapshot) -> [String: Json] {
  let view = now.opening
  return [
    "opening": .of(view.map { text($0.opening) }),
    "ask": .of(view?.ask.map { name(of: $0.kind) }),
    "decider": .of(now.decider.map { name(of: $0) }),
    "open": .of(view?.ask.map(open) ?? ""),
    "area": .of(view?.ask?.area.map(text)),
    "points": .of((view?.points.count ?? 0) / 2),
    "offers": .of((view?.offers ?? []).map(\.name).joined(separator: " ")),
    "pattern": .of(view?.pattern.map(code)),
    "swapped": .of(view?.swapped ?? false),
    "can_choose": .of(now.canChoose),
    "can_claim": .of(now.canClaim),
    "foul": .of(now.foul.map { "\($0.point.name) \($0.foul.mixture)" }),
    "foul_policy": .of(now.foulPolicy.map { name(of: $0) }),
    "foul_set": .of(now.foulSet.map(text)),
    "wrong_claims": .of(table.eventsSince(id: 0).filter { $0.kind == .wrongClaim }.count),
    "preset": .of(now.terms.flatMap { presetOf(terms: $0) }.map { name(of: $0) }),
  ]
}

private func code(_ number: Int32) -> String {
  openingPatterns().first { $0.number == number }?.code ?? ""
}

private func text(_ opening: Opening) -> String {
  name(of: opening.rule) + (opening.pattern.map { " " + code($0) } ?? "") + (opening.fifths ? " +2" : "")
}

/// What may be chosen, in a fixed order.
private func open(_ ask: OpeningAsk) -> String {
  var open: [String] = []
  if ask.swap { open.append("swap") }
  if ask.stay { open.append("stay") }
  if ask.addTwo { open.append("add_two") }
  if ask.offerFifths { open.append("offer_fifths") }
  if ask.propose { open.append("propose") }
  if ask.lay { open.append("lay") }
  if ask.declare > 0 { open.append("declare=\(ask.declare)") }
  if let agree = ask.agree { open.append("agree=" + code(agree)) }
  if ask.offers > 0 { open.append("offers=\(ask.offers)") }
  return open.joined(separator: " ")
}

private func text(_ area: OpeningArea) -> String {
  switch area {
  case .anywhere: "anywhere"
  case .within(let distance): "within \(distance)"
  case .beyond(let distance): "beyond \(distance)"
  }
}

private func text(_ set: FoulSet) -> String {
  let all = [(set.overline, "overline"), (set.doubleFour, "double_four"), (set.doubleThree, "double_three")]
  return all.filter(\.0).map(\.1).joined(separator: " ")
}

/// The name of a refusal that is about openings or claims.
func openingName(of refusal: Refusal) -> String? {
  switch refusal {
  case .nothingToClaim: "nothing_to_claim"
  case .openingFirst: "opening_first"
  case .openingNotOpen: "opening_not_open"
  case .openingChooseFirst: "opening_choose_first"
  case .openingOutside: "opening_outside"
  case .openingOffered: "opening_offered"
  case .openingSymmetric: "opening_symmetric"
  case .openingNotOffered: "opening_not_offered"
  default: nil
  }
}
