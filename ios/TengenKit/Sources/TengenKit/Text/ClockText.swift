import TengenCore

/// How one side's time is limited, in a few words.
public func clockText(_ control: TimeControl?) -> Words {
  switch control {
  case nil: words(.clockNone)
  case .perMove(let moveMs): words(.clockPerMove, timeText(moveMs))
  case .total(let mainMs): words(.clockTotal, timeText(mainMs))
  case .byoyomi(let mainMs, let periods, let periodMs):
    words(.clockByoyomi, timeText(mainMs), .number(Int(periods)), timeText(periodMs))
  case .fischer(let mainMs, let incrementMs, _): words(.clockFischer, timeText(mainMs), timeText(incrementMs))
  }
}

/// `5:00`, `1:00:00`: as clocks show it.
private func timeText(_ ms: Int64) -> Words {
  let seconds = ms / 1_000
  let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, padded(seconds % 60))
  return .plain(hours == 0 ? "\(minutes):\(rest)" : "\(hours):\(padded(minutes)):\(rest)")
}

private func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
