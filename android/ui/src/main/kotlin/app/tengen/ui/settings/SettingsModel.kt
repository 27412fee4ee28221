package app.tengen.ui.settings

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.tengen.core.TengenException
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/** Has what is set stored at once. */
class SettingsModel(private val link: CoreLink) : ViewModel() {
  private val problemFlow = MutableStateFlow<TengenException?>(null)

  /** Why the last change failed. */
  val problem: StateFlow<TengenException?> = problemFlow.asStateFlow()

  /** Stores what [intent] changes; what was said is over once one leaves. */
  fun send(intent: SettingsIntent): Job? {
    if (intent == SettingsIntent.Leave) {
      problemFlow.value = null
      return null
    }
    return viewModelScope.launch {
      problemFlow.value = (link.change { changed(it, intent) } as? Answer.Failed)?.problem
    }
  }
}
