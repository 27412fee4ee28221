package app.tengen.ui.nearby

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.tengen.ui.game.Company
import app.tengen.ui.game.CompanyAct
import app.tengen.ui.link.CoreLink

/**
 * The game of a room over [link]: [game] draws the board with those who are elsewhere, if it is one, and the chat lies
 * over it. [onLeft] follows once the room was left.
 */
@Composable
fun RoomBeside(link: CoreLink, onLeft: () -> Unit, game: @Composable (Company?, (CompanyAct) -> Unit) -> Unit) {
  val model = viewModel { BesideModel(link) }
  val nearby by link.nearby.snapshots.collectAsStateWithLifecycle()
  val local by model.local.collectAsStateWithLifecycle()
  val room = nearby.room
  val state = remember(room, local) { room?.let { besideState(it, local) } }
  game(state?.company) { act ->
    model.send(
      when (act) {
        CompanyAct.Chat -> RoomIntent.OpenChat
        CompanyAct.Offer -> RoomIntent.Claim
        CompanyAct.Settle -> RoomIntent.OpenTerms
        CompanyAct.Leave -> RoomIntent.AskLeave
      },
    )
  }
  state?.sheet?.let { sheet -> BesideSheets(sheet) { model.send(it, onLeft) } }
}
