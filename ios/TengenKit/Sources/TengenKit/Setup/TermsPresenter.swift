import TengenCore

/// The two whose clocks are set, as sentences call them.
public struct ClockNames: Sendable {
  let first: Words
  let other: Words

  public init(first: Words, other: Words) {
    self.first = first
    self.other = other
  }
}

/// Lines that a board may have in each direction.
private let sizes: ClosedRange<Int32> = 10...20

/// What is shown of `draft` between the two called `names`.
public func termsState(_ draft: TermsDraft, _ names: ClockNames) -> TermsState {
  TermsState(
    presets: Preset.allCases.map { presetState($0, draft) } + [ownState(draft)],
    sections: draft.isOwn ? sections(draft, names) : []
  )
}

private func presetState(_ preset: Preset, _ draft: TermsDraft) -> OptionState {
  OptionState(
    name: presetName(preset),
    detail: termsText(presetTerms(preset: preset, people: draft.people, asks: false)),
    isChosen: !draft.isOwn && presetOf(terms: draft.terms) == preset,
    intent: .setPreset(preset)
  )
}

private func ownState(_ draft: TermsDraft) -> OptionState {
  OptionState(
    name: words(.setupOwn),
    detail: draft.isOwn ? termsText(draft.terms) : words(.setupOwnMeaning),
    isChosen: draft.isOwn,
    intent: .setOwn
  )
}

private func sections(_ draft: TermsDraft, _ names: ClockNames) -> [SectionState] {
  TermsSection.allCases.filter { $0 != .fouls || termsQuestions(terms: draft.terms).fouls }.map { section in
    let isOpen = section == draft.open
    return SectionState(
      section: section,
      title: title(section),
      value: value(section, draft),
      isOpen: isOpen,
      fields: isOpen ? fields(section, draft, names) : []
    )
  }
}

private func title(_ section: TermsSection) -> Words {
  switch section {
  case .board: words(.setupBoard)
  case .rules: words(.setupRules)
  case .opening: words(.setupOpening)
  case .fouls: words(.setupFouls)
  case .clock: words(.setupClock)
  case .undo: words(.setupUndo)
  }
}

private func value(_ section: TermsSection, _ draft: TermsDraft) -> Words {
  switch section {
  case .board: sizeText(draft.terms.size)
  case .rules: rulesName(draft.terms.rules)
  case .opening: openingText(draft.terms.opening)
  case .fouls: policyName(draft.terms.fouls)
  case .clock: clockValue(draft)
  case .undo: undoValue(draft)
  }
}

private func fields(_ section: TermsSection, _ draft: TermsDraft, _ names: ClockNames) -> [FieldState] {
  switch section {
  case .board: [sizeField(draft.terms)]
  case .rules: rulesFields(draft.terms)
  case .opening: openingFields(draft.terms)
  case .fouls: [.pick(FoulPolicy.allCases.map { policyOption($0, draft.terms) })]
  case .clock: clockFields(draft, names)
  case .undo: undoFields(draft)
  }
}

private func sizeText(_ size: Int32) -> Words { words(.setupSize, .number(Int(size))) }

private func sizeField(_ terms: Terms) -> FieldState {
  .step(
    StepState(
      title: words(.setupLines),
      value: sizeText(terms.size),
      less: terms.size > sizes.lowerBound ? .setSize(terms.size - 1) : nil,
      more: terms.size < sizes.upperBound ? .setSize(terms.size + 1) : nil
    ))
}

private func rulesFields(_ terms: Terms) -> [FieldState] {
  let options = RuleSet.allCases.map {
    OptionState(
      name: rulesName($0), detail: rulesMeaning($0), isChosen: $0 == terms.rules, intent: .setRules($0))
  }
  return [.pick(options)] + (termsQuestions(terms: terms).foulSet ? foulFields(terms) : [])
}

private func foulFields(_ terms: Terms) -> [FieldState] {
  let fouls = terms.foulSet ?? allFouls
  func toggle(_ foul: FoulChoice, _ title: Key, _ isOn: Bool) -> FieldState {
    .toggle(ToggleState(title: words(title), meaning: nil, isOn: isOn, intent: .setFoul(foul, isOn: !isOn)))
  }
  let toggles = [
    toggle(.doubleThree, .setupDoubleThree, fouls.doubleThree),
    toggle(.doubleFour, .setupDoubleFour, fouls.doubleFour),
    toggle(.overline, .setupOverline, fouls.overline),
  ]
  return toggles + (termsQuestions(terms: terms).fouls ? [] : [.note(words(.setupNoFouls))])
}

private func policyOption(_ policy: FoulPolicy, _ terms: Terms) -> OptionState {
  OptionState(
    name: policyName(policy),
    detail: policyMeaning(policy),
    isChosen: policy == terms.fouls,
    intent: .setFouls(policy)
  )
}

private func policyName(_ policy: FoulPolicy) -> Words {
  switch policy {
  case .prevented: words(.setupFoulsPrevented)
  case .loses: words(.setupFoulsLose)
  case .claim: words(.setupFoulsClaimed)
  }
}

private func policyMeaning(_ policy: FoulPolicy) -> Words {
  switch policy {
  case .prevented: words(.setupFoulsPreventedMeaning)
  case .loses: words(.setupFoulsLoseMeaning)
  case .claim: words(.setupFoulsClaimedMeaning)
  }
}
