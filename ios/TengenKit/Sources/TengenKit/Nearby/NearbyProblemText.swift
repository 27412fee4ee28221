import TengenCore

/// Which step of meeting somebody has failed, and what to do.
func nearbyProblemText(_ problem: NearbyProblem) -> Words {
  switch problem {
  case .permissionDenied: words(.nearbyProblemPermission)
  case .noNetwork: words(.nearbyProblemNoNetwork)
  case .vpnActive: words(.nearbyProblemVpn)
  case .searchFailed: words(.nearbyProblemSearch)
  case .cannotListen: words(.nearbyProblemListen)
  case .nothingFound: words(.nearbyProblemNothingFound)
  case .noAddress: words(.nearbyProblemNoAddress)
  case .noLink: words(.nearbyProblemNoLink)
  case .timedOut: words(.nearbyProblemTimedOut)
  case .notTengen: words(.nearbyProblemNotTengen)
  case .oursOutdated: words(.nearbyProblemOursOutdated)
  case .theirsOutdated: words(.nearbyProblemTheirsOutdated)
  case .otherKey: words(.nearbyProblemOtherKey)
  case .downgraded: words(.nearbyProblemDowngraded)
  case .otherGame: words(.nearbyProblemOtherGame)
  case .gameEnded: words(.nearbyProblemGameEnded)
  case .oneself: words(.nearbyProblemOneself)
  case .handshake: words(.nearbyProblemHandshake)
  case .full: words(.nearbyProblemFull)
  case .busy: words(.nearbyProblemBusy)
  case .nobody: words(.nearbyProblemNobody)
  case .replaced: words(.nearbyProblemReplaced)
  case .wrongCode: words(.nearbyProblemWrongCode)
  case .noSuchRoom: words(.nearbyProblemNoRoom)
  case .storageFailed: words(.nearbyProblemStorage)
  case .failed: words(.nearbyProblemFailed)
  }
}
