package app.tengen.ui.app

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.tengen.core.Phase
import app.tengen.core.Theme
import app.tengen.ui.design.TengenTheme
import app.tengen.ui.home.HomeRoute
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import app.tengen.ui.link.Ports
import app.tengen.ui.nearby.NearbyRoute
import app.tengen.ui.nearby.RoomBeside
import app.tengen.ui.newgame.NewGameRoute
import app.tengen.ui.play.PlayRoute
import app.tengen.ui.settings.SettingsRoute
import app.tengen.ui.text.noticeText
import kotlinx.coroutines.launch

private val navigatorSaver = Saver<Navigator, String>({ it.save() }, Navigator::restore)

/** All of Tengen's screens, from [launch] on. [systemDark] is whether the system shows itself dark. */
@Composable
fun TengenApp(launch: Launch, ports: Ports, systemDark: Boolean = isSystemInDarkTheme()) {
  when (launch) {
    Launch.Opening -> Themed(ports, systemDark) { OpeningScreen() }
    is Launch.Failed -> Themed(ports, systemDark) { StartProblemScreen(launch.problem) }
    is Launch.Ready -> Running(launch.link, ports, systemDark)
  }
}

@Composable
private fun Running(link: CoreLink, ports: Ports, systemDark: Boolean) {
  val settings by link.settings.collectAsStateWithLifecycle()
  val dark = when (settings.theme) {
    Theme.SYSTEM -> systemDark
    Theme.LIGHT -> false
    Theme.DARK -> true
  }
  ports.InLanguage(settings.language) {
    Themed(ports, dark) {
      Places(link, ports)
      Notices(link)
    }
  }
}

@Composable
private fun Themed(ports: Ports, dark: Boolean, content: @Composable () -> Unit) {
  ports.SystemBars(dark)
  TengenTheme(dark, content)
}

@Composable
private fun Places(link: CoreLink, ports: Ports) {
  var navigator by rememberSaveable(stateSaver = navigatorSaver) {
    mutableStateOf(
      Navigator.atStart(
        interrupted = link.snapshots.value.phase == Phase.PLAYING,
        preferHome = link.settings.value.startOnHome,
      ),
    )
  }
  fun go(destination: Destination) {
    navigator = navigator.to(destination)
  }
  val joinLink by ports.joinLink.collectAsStateWithLifecycle()
  LaunchedEffect(joinLink) { if (joinLink != null) go(Destination.Nearby) }
  BackHandler(enabled = navigator.canGoBack) { navigator = navigator.back() }
  when (navigator.screen) {
    Destination.Play -> RoomBeside(link, onLeft = { navigator = Navigator.toNearby }) { company, ask ->
      PlayRoute(
        link,
        onHome = { go(Destination.Home) },
        onSettings = { go(Destination.Settings) },
        company = company,
        onCompany = ask,
      )
    }
    Destination.Nearby -> NearbyRoute(
      link,
      ports,
      onPlay = { go(Destination.Play) },
      onLeave = { navigator = navigator.back() },
    )
    Destination.Settings -> SettingsRoute(link, onLeave = { navigator = navigator.back() })
    else -> HomeRoute(
      link,
      onPlay = { go(Destination.Play) },
      onEdit = { go(Destination.NewGame(it)) },
      onNearby = { go(Destination.Nearby) },
      onSettings = { go(Destination.Settings) },
    )
  }
  navigator.sheet?.let {
    NewGameRoute(
      link,
      it.kind,
      onStarted = { go(Destination.Play) },
      onClose = { navigator = navigator.back() },
    )
  }
}

@Composable
private fun Notices(link: CoreLink) {
  val notices by link.notices.collectAsStateWithLifecycle()
  val scope = rememberCoroutineScope()
  notices.firstOrNull()?.let { notice ->
    val sentences = remember(notice) { noticeText(notice, System.currentTimeMillis()) }
    NoticeSheet(sentences) { scope.launch { link.acknowledge(notice) } }
  }
}
