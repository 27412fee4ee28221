package app.tengen.ui.nearby

import app.tengen.core.NearbyProblem
import app.tengen.ui.R
import app.tengen.ui.text.Words
import app.tengen.ui.text.words

/** Which step of meeting somebody has failed, and what to do. */
internal fun nearbyProblemText(problem: NearbyProblem): Words = words(
  when (problem) {
    NearbyProblem.PERMISSION_DENIED -> R.string.nearby_problem_permission
    NearbyProblem.NO_NETWORK -> R.string.nearby_problem_no_network
    NearbyProblem.VPN_ACTIVE -> R.string.nearby_problem_vpn
    NearbyProblem.SEARCH_FAILED -> R.string.nearby_problem_search
    NearbyProblem.CANNOT_LISTEN -> R.string.nearby_problem_listen
    NearbyProblem.NOTHING_FOUND -> R.string.nearby_problem_nothing_found
    NearbyProblem.NO_ADDRESS -> R.string.nearby_problem_no_address
    NearbyProblem.NO_LINK -> R.string.nearby_problem_no_link
    NearbyProblem.TIMED_OUT -> R.string.nearby_problem_timed_out
    NearbyProblem.NOT_TENGEN -> R.string.nearby_problem_not_tengen
    NearbyProblem.OURS_OUTDATED -> R.string.nearby_problem_ours_outdated
    NearbyProblem.THEIRS_OUTDATED -> R.string.nearby_problem_theirs_outdated
    NearbyProblem.OTHER_KEY -> R.string.nearby_problem_other_key
    NearbyProblem.DOWNGRADED -> R.string.nearby_problem_downgraded
    NearbyProblem.OTHER_GAME -> R.string.nearby_problem_other_game
    NearbyProblem.GAME_ENDED -> R.string.nearby_problem_game_ended
    NearbyProblem.ONESELF -> R.string.nearby_problem_oneself
    NearbyProblem.HANDSHAKE -> R.string.nearby_problem_handshake
    NearbyProblem.FULL -> R.string.nearby_problem_full
    NearbyProblem.BUSY -> R.string.nearby_problem_busy
    NearbyProblem.NOBODY -> R.string.nearby_problem_nobody
    NearbyProblem.REPLACED -> R.string.nearby_problem_replaced
    NearbyProblem.WRONG_CODE -> R.string.nearby_problem_wrong_code
    NearbyProblem.NO_SUCH_ROOM -> R.string.nearby_problem_no_room
    NearbyProblem.STORAGE_FAILED -> R.string.nearby_problem_storage
    NearbyProblem.FAILED -> R.string.nearby_problem_failed
  },
)
