package app.tengen.ui.play

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.tengen.ui.game.Company
import app.tengen.ui.game.CompanyAct
import app.tengen.ui.game.clocksOf
import app.tengen.ui.link.CoreLink

/**
 * The game on the table of [link]; [onHome] and [onSettings] lead elsewhere and lose nothing. In a room there is
 * [company], of which [onCompany] asks something.
 */
@Composable
fun PlayRoute(
  link: CoreLink,
  onHome: () -> Unit,
  onSettings: () -> Unit,
  company: Company? = null,
  onCompany: (CompanyAct) -> Unit = {},
) {
  val model = viewModel { PlayModel(link) }
  val table by link.snapshots.collectAsStateWithLifecycle()
  val events by link.events.collectAsStateWithLifecycle()
  val local by model.local.collectAsStateWithLifecycle()
  val clocks by link.clocks.collectAsStateWithLifecycle(table.clock, minActiveState = Lifecycle.State.RESUMED)
  val send: (PlayIntent) -> Unit = { intent ->
    model.send(intent)
    if (intent == PlayIntent.GoHome) {
      model.leave()
      onHome()
    }
    if (intent == PlayIntent.OpenSettings) onSettings()
    companyAct(intent)?.let(onCompany)
  }
  BackHandler { send(PlayIntent.GoHome) }
  PlayScreen(
    state = remember(table, local, events, company) { playState(table, local, events, company) },
    onIntent = send,
    clocks = { clocks?.let(::clocksOf) },
  )
}

/** What is the company's business. */
private fun companyAct(intent: PlayIntent): CompanyAct? = when (intent) {
  PlayIntent.OpenChat -> CompanyAct.Chat
  PlayIntent.TakeOffer -> CompanyAct.Offer
  PlayIntent.Settle -> CompanyAct.Settle
  PlayIntent.LeaveRoom -> CompanyAct.Leave
  else -> null
}
