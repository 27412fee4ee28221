import TengenCore

/// Terms being chosen.
public struct TermsDraft: Equatable, Sendable {
  public private(set) var terms: Terms

  /// Whether it is two persons, so that they may ask each other before taking back.
  let people: Bool

  /// Whether one's own terms are shown, be they those of something ready-made or not.
  private(set) var isOwn: Bool

  private(set) var open: TermsSection?

  /// Whether each side's clock is set by itself.
  private(set) var hasHandicap: Bool

  /// A draft that begins with `terms`.
  public init(_ terms: Terms, people: Bool) {
    self.terms = terms
    self.people = people
    isOwn = presetOf(terms: terms) == nil
    hasHandicap = terms.clock != terms.otherClock
  }

  /// Becomes what `intent` makes of it.
  public mutating func take(_ intent: TermsIntent) {
    switch intent {
    case .setPreset(let preset):
      self = TermsDraft(presetTerms(preset: preset, people: people, asks: terms.undo.asks), people: people)
    case .setOwn: isOwn = true
    case .toggle(let section): open = open == section ? nil : section
    case .setSize(let size): terms.size = size
    case .setRules(let rules):
      terms.foulSet = rules == .custom ? terms.foulSet ?? allFouls : nil
      terms.rules = rules
    case .setFoul(let foul, let isOn): set(foul, isOn)
    case .setFouls(let policy): terms.fouls = policy
    case .setOpening(let rule):
      terms.opening.pattern = rule == .given ? terms.opening.pattern ?? 0 : nil
      terms.opening.rule = rule
    case .setPattern(let pattern):
      terms.opening.rule = .given
      terms.opening.pattern = pattern
    case .setFifths(let isOn): terms.opening.fifths = isOn
    case .setClock(let seat, let control): set(control, of: seat)
    case .setHandicap(let isOn):
      hasHandicap = isOn
      if !isOn { terms.otherClock = terms.clock }
    case .setAllowance(let allowance): terms.undo.allowance = allowance
    case .setAsks(let isOn): terms.undo.asks = isOn
    }
  }

  private mutating func set(_ control: TimeControl?, of seat: ClockSeat) {
    if !hasHandicap || seat == .first { terms.clock = control }
    if !hasHandicap || seat == .other { terms.otherClock = control }
  }

  private mutating func set(_ foul: FoulChoice, _ isOn: Bool) {
    var fouls = terms.foulSet ?? allFouls
    switch foul {
    case .overline: fouls.overline = isOn
    case .doubleFour: fouls.doubleFour = isOn
    case .doubleThree: fouls.doubleThree = isOn
    }
    terms.foulSet = fouls
  }
}

/// The fouls of renju.
let allFouls = FoulSet(overline: true, doubleFour: true, doubleThree: true)
