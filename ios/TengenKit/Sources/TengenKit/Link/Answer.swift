import TengenCore

/// What the core said to an act. What changed comes as a new snapshot, never in here.
public enum Answer: Equatable, Sendable {
  /// It is done and stored.
  case done

  /// The rules or the state of the game don't allow it; nothing changed.
  case refused(Refusal)

  /// Something outside the game went wrong; nothing changed.
  case failed(TengenError)

  /// Runs `act` and turns what it throws into a value.
  init(to act: () throws -> Void) {
    do {
      try act()
      self = .done
    } catch TengenError.Refused(let refusal) {
      self = .refused(refusal)
    } catch {
      self = .failed(problem(error))
    }
  }
}

/// What the binding threw. All that the core itself throws is a `TengenError`; the rest is a defect of the binding.
func problem(_ error: any Error) -> TengenError {
  error as? TengenError ?? .Internal(code: String(describing: error))
}
