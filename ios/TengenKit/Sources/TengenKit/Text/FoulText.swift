import TengenCore

/// What makes a point forbidden: every kind the foul is made of, the strongest first; a mixture of three rows or more is
/// called as players call it.
public func foulText(_ foul: Foul) -> Words {
  let kinds = kindsText(foul)
  return foul.isMixture ? words(.foulMixture, .plain(foul.mixture), kinds) : kinds
}

extension Foul {
  /// Whether its stone makes three rows or more.
  var isMixture: Bool { mixture.count { $0 == "-" } > 1 }
}

private func kindsText(_ foul: Foul) -> Words {
  let kinds = foul.parts.map { foulKindText($0.kind) }
  return switch kinds.count {
  case 1: kinds[0]
  case 2: .keyed(.foulTwoKinds, kinds)
  default: .keyed(.foulThreeKinds, kinds)
  }
}

private func foulKindText(_ kind: CoreFoulKind) -> Words {
  switch kind {
  case .overline: words(.foulOverline)
  case .doubleFour: words(.foulDoubleFour)
  case .doubleThree: words(.foulDoubleThree)
  }
}
