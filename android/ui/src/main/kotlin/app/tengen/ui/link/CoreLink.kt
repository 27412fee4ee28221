package app.tengen.ui.link

import app.tengen.core.App
import app.tengen.core.ChangeListener
import app.tengen.core.GameSummary
import app.tengen.core.NewGame
import app.tengen.core.Notice
import app.tengen.core.Point
import app.tengen.core.Settings
import app.tengen.core.TableSnapshot
import app.tengen.core.TengenException
import app.tengen.core.Topic
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/**
 * The screens' only way to the core: its changes come out as flows, acts go in as suspending functions that answer
 * with a value.
 *
 * The core's blocking calls run one after the other on a dispatcher of their own, so acts keep the order in which the
 * finger made them; only what the core calls main-safe is called on [main].
 */
class CoreLink private constructor(private val app: App, private val main: CoroutineDispatcher) {
  private val table = app.table()
  private val archive = app.archive()

  @OptIn(ExperimentalCoroutinesApi::class)
  private val serial = Dispatchers.IO.limitedParallelism(1)
  private val scope = CoroutineScope(SupervisorJob() + main)
  private val tableFlow = MutableStateFlow(table.snapshot())
  private val settingsFlow = MutableStateFlow(app.settings())
  private val unfinishedFlow = MutableStateFlow(emptyList<GameSummary>())
  private val noticesFlow = MutableStateFlow(app.notices())
  private val subscription = app.register(Listener())

  /** The game on the table, always the newest revision. */
  val snapshots: StateFlow<TableSnapshot> = tableFlow.asStateFlow()

  /** What is set, the last choices for new games included. */
  val settings: StateFlow<Settings> = settingsFlow.asStateFlow()

  /** The other unfinished games, the one on the table left out. */
  val unfinished: StateFlow<List<GameSummary>> = unfinishedFlow.asStateFlow()

  /** What happened to the saved games and was not read yet, oldest first. */
  val notices: StateFlow<List<Notice>> = noticesFlow.asStateFlow()

  init {
    scope.launch { pullUnfinished() }
  }

  /** Places the stone of the side to move. */
  suspend fun play(point: Point): Answer = act { table.play(point.x, point.y) }

  /** Takes back to the person's previous turn, between people one ply. */
  suspend fun undo(): Answer = act { table.undo() }

  /** Brings back what was last taken back. */
  suspend fun redo(): Answer = act { table.redo() }

  /** The person gives up, between people the side to move. */
  suspend fun resign(): Answer = act { table.resign() }

  /** Starts to look for a hint, which comes with a later snapshot. */
  suspend fun hint(): Answer = act { table.hint() }

  /** Ends the computer's thinking: it plays the best it has; a search for a hint just ends. */
  suspend fun stopThinking(): Answer = act { table.stopThinking() }

  /** Puts a new game on the table; an unfinished one stays in the archive. */
  suspend fun start(game: NewGame): Answer = act { table.newGame(game) }

  /** Starts the same game anew; the old one stays in the archive. */
  suspend fun restart(): Answer = act { table.restart() }

  /** Puts the unfinished game with this archive number back on the table. */
  suspend fun open(game: Long): Answer = act { table.openGame(game) }

  /** Stores what [change] makes of the settings. */
  suspend fun change(change: (Settings) -> Settings): Answer = act { app.updateSettings(change(app.settings())) }

  /** Forgets a notice that was read. */
  suspend fun acknowledge(notice: Notice): Answer = act { app.acknowledge(notice.id) }

  /** The app is out of sight: thinking ends and the archive is one file, so that the system may stop the process. */
  suspend fun enterBackground(): Answer = act { app.enterBackground() }

  /** The app is in sight again: the computer, if it is to move, thinks. */
  suspend fun enterForeground(): Answer = act { app.enterForeground() }

  /** Ends thinking and closes the archive; nothing may be asked of this link any more. */
  suspend fun close() {
    scope.cancel()
    withContext(serial) {
      subscription.close()
      app.shutdown()
      table.close()
      archive.close()
      app.close()
    }
  }

  private suspend fun act(act: () -> Unit): Answer {
    // What a finger asked for happens, even where the screen that asked has been left by the time it is its turn.
    val answer = withContext(serial + NonCancellable) { answerOf(act) }
    // The caller may rely on what it did: the flows are at least as new as the answer.
    withContext(main) { pullMemory() }
    return answer
  }

  private fun pullMemory() {
    val newest = table.snapshot()
    tableFlow.update { if (newest.revision > it.revision) newest else it }
    settingsFlow.value = app.settings()
    noticesFlow.value = app.notices()
  }

  private suspend fun pullUnfinished() {
    val games = withContext(serial) {
      try {
        archive.unfinished()
      } catch (_: TengenException) {
        // The list is beside the point when the archive can't be read: the game on the table says so by itself.
        null
      }
    }
    if (games != null) unfinishedFlow.value = games
  }

  /** Called on the core's own thread: it only says that there is something to fetch. */
  private inner class Listener : ChangeListener {
    override fun onChanged(topic: Topic, revision: Long) {
      scope.launch {
        when (topic) {
          Topic.TABLE, Topic.SETTINGS, Topic.NEARBY -> pullMemory()
          Topic.ARCHIVE -> {
            pullMemory()
            pullUnfinished()
          }
        }
      }
    }
  }

  companion object {
    /** Opens the games below [folder]. */
    suspend fun open(folder: String, main: CoroutineDispatcher = Dispatchers.Main): Launch =
      withContext(Dispatchers.IO) {
        try {
          Launch.Ready(CoreLink(App(folder), main))
        } catch (problem: TengenException) {
          Launch.Failed(problem)
        }
      }
  }
}
