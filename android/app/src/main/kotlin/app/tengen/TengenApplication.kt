package app.tengen

import android.app.Application
import kotlinx.coroutines.runBlocking

/** The process of the app. It owns the open games: activities come and go over them. */
class TengenApplication : Application() {
  /** The games of this process. */
  lateinit var games: Games
    private set

  /** Finds those nearby. */
  internal lateinit var discovery: NsdDiscovery
    private set

  override fun onCreate() {
    super.onCreate()
    discovery = NsdDiscovery(this)
    games = Games(filesDir.resolve(GAMES_FOLDER), discovery)
  }

  /** A phone just kills the process, and nothing is lost by it; only an emulated one says so beforehand. */
  override fun onTerminate() {
    runBlocking { games.close() }
    super.onTerminate()
  }

  private companion object {
    /** Below the app's own files; the rules for backups in res/xml name it too. */
    const val GAMES_FOLDER = "tengen"
  }
}
