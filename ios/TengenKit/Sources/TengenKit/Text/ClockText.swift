import TengenCore

/// How one side's time is limited, as short as players write it: "10 min + 30 s".
public func clockText(_ control: TimeControl?) -> Words {
  switch control {
  case nil: words(.clockNone)
  case .perMove(let moveMs): words(.clockPerMove, timeText(moveMs))
  case .total(let mainMs): timeText(mainMs)
  case .byoyomi(let mainMs, let periods, let periodMs):
    byoyomiText(mainMs, words(.clockPeriods, .number(Int(periods)), timeText(periodMs)))
  case .fischer(let mainMs, let incrementMs, _): words(.clockFischer, timeText(mainMs), timeText(incrementMs))
  }
}

private func byoyomiText(_ mainMs: Int64, _ periods: Words) -> Words {
  mainMs == 0 ? periods : words(.clockByoyomi, timeText(mainMs), periods)
}

/// The longest time that is told in seconds alone.
private let mostSeconds: Int64 = 120

/// A time of so many milliseconds: whole minutes, a few seconds, else as clocks show it ("1:02:03").
public func timeText(_ ms: Int64) -> Words {
  let seconds = ms / 1_000
  if seconds > 0 && seconds.isMultiple(of: 60) { return words(.timeMinutes, .number(Int(seconds / 60))) }
  return seconds <= mostSeconds ? words(.timeSeconds, .number(Int(seconds))) : .plain(clockFace(seconds))
}

private func clockFace(_ seconds: Int64) -> String {
  let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, padded(seconds % 60))
  return hours == 0 ? "\(minutes):\(rest)" : "\(hours):\(padded(minutes)):\(rest)"
}

private func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
