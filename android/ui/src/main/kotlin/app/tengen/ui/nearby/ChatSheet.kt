package app.tengen.ui.nearby

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.design.Banner
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.Corner
import app.tengen.ui.design.LineField
import app.tengen.ui.design.Space
import app.tengen.ui.design.SwitchRow
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenIconButton
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.design.TengenSheet
import app.tengen.ui.design.Writing
import app.tengen.ui.text.read

/** What lies over the board of a room. */
@Composable
fun BesideSheets(sheet: BesideSheet, onIntent: (RoomIntent) -> Unit) = when (sheet) {
  is BesideSheet.Chat -> ChatSheet(sheet, onIntent)
  is BesideSheet.NextGame -> NextGameSheet(
    sheet.sheet,
    onTerms = { onIntent(RoomIntent.SetTerms(it)) },
    onSave = { onIntent(RoomIntent.SaveTerms) },
    onDismiss = { onIntent(RoomIntent.CloseSheet) },
  )
  is BesideSheet.LeaveQuestion -> LeaveQuestion(sheet, onIntent)
}

/** What was said, phrases that every language has, and own words. */
@Composable
private fun ChatSheet(sheet: BesideSheet.Chat, onIntent: (RoomIntent) -> Unit) =
  TengenSheet({ onIntent(RoomIntent.CloseSheet) }, Modifier.testTag("chat-sheet")) {
    Title(stringResource(R.string.nearby_chat))
    sheet.problem?.let { Banner(it.read(), Modifier.testTag("problem")) }
    Lines(sheet)
    Phrases(sheet, onIntent)
    if (sheet.canWrite) {
      TextToSay(sheet, onIntent)
    } else if (!sheet.canSwitch) {
      Text(
        stringResource(R.string.nearby_chat_phrases_only),
        style = Tengen.type.bodyMedium,
        color = Tengen.palette.secondary,
      )
    }
    if (sheet.canSwitch) {
      SwitchRow(
        stringResource(R.string.nearby_invite_chat),
        sheet.canWrite,
        { onIntent(RoomIntent.SetFreeChat(it)) },
        Modifier.testTag("free-chat"),
        stringResource(R.string.nearby_invite_chat_meaning),
      )
    }
    SwitchRow(
      stringResource(R.string.nearby_chat_mute),
      sheet.isMuted,
      { onIntent(RoomIntent.Mute(it)) },
      Modifier.testTag("mute"),
      if (sheet.isMuted) stringResource(R.string.nearby_chat_muted) else null,
    )
  }

/** The newest line is always in sight. */
@Composable
private fun Lines(sheet: BesideSheet.Chat) {
  if (sheet.lines.isEmpty()) {
    Text(stringResource(R.string.nearby_chat_empty), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
    return
  }
  val list = rememberLazyListState()
  LaunchedEffect(sheet.lines.size) { list.requestScrollToItem(sheet.lines.lastIndex) }
  LazyColumn(
    Modifier
      .fillMaxWidth()
      .heightIn(max = 220.dp)
      .testTag("chat-lines")
      .semantics { liveRegion = LiveRegionMode.Polite },
    list,
    verticalArrangement = Arrangement.spacedBy(Space.tight),
  ) {
    itemsIndexed(sheet.lines) { index, line -> Line(line, Modifier.testTag("chat-line-$index")) }
  }
}

@Composable
private fun Line(line: ChatLineState, modifier: Modifier) {
  Box(Modifier.fillMaxWidth(), if (line.isMine) Alignment.CenterEnd else Alignment.CenterStart) {
    Text(
      line.words.read(),
      modifier
        .widthIn(max = 300.dp)
        .clip(Corner.medium)
        .background(Tengen.palette.sunken)
        .padding(horizontal = Space.medium, vertical = Space.small),
      style = Tengen.type.bodyLarge,
    )
  }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun Phrases(sheet: BesideSheet.Chat, onIntent: (RoomIntent) -> Unit) {
  FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
    for (phrase in sheet.phrases) {
      TengenButton(
        phrase.words.read(),
        { onIntent(RoomIntent.SayPhrase(phrase.phrase)) },
        Modifier.testTag("phrase-${phrase.phrase}"),
        ButtonKind.QUIET,
        sheet.canSay,
      )
    }
  }
}

@Composable
private fun TextToSay(sheet: BesideSheet.Chat, onIntent: (RoomIntent) -> Unit) {
  Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
    LineField(
      sheet.text,
      { onIntent(RoomIntent.SetText(it)) },
      stringResource(R.string.nearby_chat_field),
      Modifier.weight(1f).testTag("chat-text"),
      Writing.SENTENCE,
    )
    TengenIconButton(
      TengenIcons.Send,
      stringResource(R.string.nearby_chat_say),
      { onIntent(RoomIntent.SayText) },
      Modifier.testTag("say"),
      sheet.canSayText,
    )
  }
}

@Composable
private fun LeaveQuestion(sheet: BesideSheet.LeaveQuestion, onIntent: (RoomIntent) -> Unit) =
  TengenSheet({ onIntent(RoomIntent.CloseSheet) }, Modifier.testTag("leave-question")) {
    Title(stringResource(R.string.company_leave_question))
    sheet.meaning?.let { Text(it.read(), style = Tengen.type.bodyLarge, color = Tengen.palette.secondary) }
    Column(verticalArrangement = Arrangement.spacedBy(Space.medium)) {
      TengenButton(
        stringResource(R.string.company_leave),
        { onIntent(RoomIntent.LeaveRoom) },
        Modifier.fillMaxWidth().testTag("leave-yes"),
        ButtonKind.DANGER,
      )
      TengenButton(
        stringResource(R.string.company_stay),
        { onIntent(RoomIntent.CloseSheet) },
        Modifier.fillMaxWidth().testTag("leave-no"),
        ButtonKind.QUIET,
      )
    }
  }
