package app.tengen.ui.link

import app.tengen.core.App
import app.tengen.core.ChangeListener
import app.tengen.core.GameSummary
import app.tengen.core.NewGame
import app.tengen.core.Notice
import app.tengen.core.OpeningChoice
import app.tengen.core.Point
import app.tengen.core.Settings
import app.tengen.core.Stone
import app.tengen.core.TableClock
import app.tengen.core.TableEvent
import app.tengen.core.TableSnapshot
import app.tengen.core.TengenException
import app.tengen.core.TimeControl
import app.tengen.core.Topic
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.transformLatest
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
class CoreLink private constructor(
  private val app: App,
  private val main: CoroutineDispatcher,
  discovery: Discovery?,
) {
  private val table = app.table()
  private val archive = app.archive()

  @OptIn(ExperimentalCoroutinesApi::class)
  private val serial = Dispatchers.IO.limitedParallelism(1)
  private val scope = CoroutineScope(SupervisorJob() + main)
  private val tableFlow = MutableStateFlow(table.snapshot())
  private val eventsFlow = MutableStateFlow(emptyList<TableEvent>())
  private val settingsFlow = MutableStateFlow(app.settings())
  private val unfinishedFlow = MutableStateFlow(emptyList<GameSummary>())
  private val noticesFlow = MutableStateFlow(app.notices())

  /** Those nearby, and the room that one is in; its game is in [snapshots]. */
  val nearby = NearbyLink(app.nearby(), discovery, ::act)

  private val subscription = app.register(Listener())

  /** The game on the table, always the newest revision. */
  val snapshots: StateFlow<TableSnapshot> = tableFlow.asStateFlow()

  /** What happened at the table last, oldest first; at least as new as the snapshots. */
  val events: StateFlow<List<TableEvent>> = eventsFlow.asStateFlow()

  /**
   * The clocks as they are, again whenever one of them shows something else; none in a game without. Time is looked at
   * only while somebody collects and a clock runs.
   */
  @OptIn(ExperimentalCoroutinesApi::class)
  val clocks: Flow<TableClock?> = tableFlow.map { it.clock }.distinctUntilChanged().transformLatest {
    while (true) {
      val now = table.clock()
      emit(now)
      delay(now?.changesInMs() ?: break)
    }
  }.flowOn(main)

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

  /** Chooses something of the opening. */
  suspend fun choose(choice: OpeningChoice): Answer = act { table.choose(choice) }

  /** White says that Black's last stone was a foul. */
  suspend fun claimFoul(): Answer = act { table.claimFoul() }

  /** Takes back to the person's previous turn, between people one ply. */
  suspend fun undo(): Answer = act { table.undo() }

  /** Brings back what was last taken back. */
  suspend fun redo(): Answer = act { table.redo() }

  /** Who placed the last stone asks to have it back. */
  suspend fun askUndo(): Answer = act { table.askUndo() }

  /** Offers a draw. */
  suspend fun offerDraw(): Answer = act { table.offerDraw() }

  /** Asks for another game in place of this one. */
  suspend fun offerRestart(): Answer = act { table.offerRestart() }

  /** Proposes that both sides get this clock. */
  suspend fun proposeClocks(control: TimeControl?): Answer = act { table.proposeClocks(control, control) }

  /** Agrees to what is offered. */
  suspend fun accept(): Answer = act { table.accept() }

  /** Doesn't agree to it. */
  suspend fun decline(): Answer = act { table.decline() }

  /** Takes the own offer back. */
  suspend fun withdraw(): Answer = act { table.withdraw() }

  /** Nobody is at the table: the clocks stand still. */
  suspend fun pause(): Answer = act { table.pause() }

  /** Somebody is there: they run. */
  suspend fun resume(): Answer = act { table.resume() }

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

  /**
   * Ends thinking and closes the archive; nothing may be asked of this link any more. The binding's objects go with the
   * last who holds them, as what changed just before may still be fetched on another thread.
   */
  suspend fun close() {
    scope.cancel()
    withContext(serial) {
      subscription.close()
      nearby.end()
      app.shutdown()
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
    pullEvents(newest)
    tableFlow.update { if (newest.revision > it.revision) newest else it }
    settingsFlow.value = app.settings()
    noticesFlow.value = app.notices()
    nearby.pull()
  }

  /** Before the snapshot that has them is shown, so that nobody sees it without its events. */
  private fun pullEvents(newest: TableSnapshot) {
    val known = eventsFlow.value
    val seen = known.lastOrNull()?.id ?: 0
    if (newest.lastEvent > seen) eventsFlow.value = (known + table.eventsSince(seen)).takeLast(REMEMBERED_EVENTS)
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
    /** More than one command of a person and the computer's answer bring about. */
    private const val REMEMBERED_EVENTS = 32

    /** Opens the games below [folder]; [app] is how, [discovery] finds those nearby. */
    suspend fun open(
      folder: String,
      main: CoroutineDispatcher = Dispatchers.Main,
      discovery: Discovery? = null,
      app: (String) -> App = { App(it) },
    ): Launch =
      withContext(Dispatchers.IO) {
        try {
          Launch.Ready(CoreLink(app(folder), main, discovery))
        } catch (problem: TengenException) {
          Launch.Failed(problem)
        }
      }
  }
}

/** After how many milliseconds the running clock shows something else; null while both stand still. */
private fun TableClock.changesInMs(): Long? = when (running) {
  Stone.BLACK -> black.changesInMs
  Stone.WHITE -> white.changesInMs
  null -> null
}
