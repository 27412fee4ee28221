package app.tengen.ui.nearby

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Ports

/**
 * Those nearby, over [link]. A link of [ports] that was read from a code is followed once. [onPlay] leads to the board
 * when a game begins, [onLeave] back.
 */
@Composable
fun NearbyRoute(link: CoreLink, ports: Ports, onPlay: () -> Unit, onLeave: () -> Unit) {
  val model = viewModel { NearbyModel(link, ports.deviceName) }
  val joinLink by ports.joinLink.collectAsStateWithLifecycle()
  val nearby by link.nearby.snapshots.collectAsStateWithLifecycle()
  val table by link.snapshots.collectAsStateWithLifecycle()
  val local by model.local.collectAsStateWithLifecycle()
  val hasName = nearby.name.isNotEmpty()
  val isPlaying = nearby.room?.let(::isAtBoard) == true
  LaunchedEffect(Unit) { model.enter() }
  LaunchedEffect(joinLink, hasName) {
    joinLink?.takeIf { hasName }?.let {
      model.follow(it)
      ports.forgetJoinLink()
    }
  }
  LaunchedEffect(isPlaying) {
    if (isPlaying) {
      model.leave()
      onPlay()
    }
  }
  val send = { intent: NearbyIntent ->
    model.send(intent)
    when (intent) {
      NearbyIntent.AskPermission -> ports.askForNetwork()
      NearbyIntent.Leave -> {
        model.leave()
        onLeave()
      }
      else -> Unit
    }
  }
  BackHandler { send(NearbyIntent.Leave) }
  NearbyScreen(remember(nearby, local, table) { nearbyState(nearby, local, table) }, send)
}
