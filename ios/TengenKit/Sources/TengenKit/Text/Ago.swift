private let minuteMs: Int64 = 60_000
private let hourMs = 60 * minuteMs
private let dayMs = 24 * hourMs

/// How long before `nowMs` `thenMs` was, both in milliseconds of the wall clock; a moment ahead is "just now".
public func agoText(thenMs: Int64, nowMs: Int64) -> Words {
  let passed = nowMs - thenMs
  return switch passed {
  case ..<minuteMs: words(.agoNow)
  case ..<hourMs: .counted(.agoMinutes, Int(passed / minuteMs))
  case ..<dayMs: .counted(.agoHours, Int(passed / hourMs))
  default: .counted(.agoDays, Int(passed / dayMs))
  }
}
