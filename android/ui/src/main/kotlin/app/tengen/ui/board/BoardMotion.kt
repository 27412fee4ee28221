package app.tengen.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.State
import androidx.compose.runtime.remember
import app.tengen.ui.design.LocalReducedMotion

private const val LANDING_MS = 120
private const val LINE_MS = 250

/** What the board showed before, to see what is new on it. */
private class Shown(var state: BoardState?)

/** What moves on a board: a stone that lands, the line through a five. */
internal class BoardMotion(val landingScale: State<Float>, val lineProgress: State<Float>)

/**
 * The motion from the board shown before to [state]. A board that appears with its stones doesn't move, nor does one
 * that takes moves back.
 */
@Composable
internal fun boardMotion(state: BoardState): BoardMotion {
  val still = LocalReducedMotion.current
  val shown = remember { Shown(null) }
  val before = shown.state
  SideEffect { shown.state = state }

  val landing = remember(state.lastMove, state.cells) {
    Animatable(if (!still && before != null && landed(before, state)) 1.1f else 1f)
  }
  LaunchedEffect(landing) { landing.animateTo(1f, tween(LANDING_MS, easing = LinearOutSlowInEasing)) }

  val line = remember(state.winningLine) {
    Animatable(if (!still && before != null && before.winningLine.isEmpty()) 0f else 1f)
  }
  LaunchedEffect(line) { line.animateTo(1f, tween(LINE_MS)) }
  return remember(landing, line) { BoardMotion(landing.asState(), line.asState()) }
}

private fun landed(before: BoardState, now: BoardState): Boolean {
  val point = now.lastMove ?: return false
  return before.size == now.size && before[point] == null && now[point] != null
}
