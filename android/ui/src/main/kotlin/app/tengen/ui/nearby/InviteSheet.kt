package app.tengen.ui.nearby

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.tengen.ui.R
import app.tengen.ui.design.Banner
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.SwitchRow
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenSheet
import app.tengen.ui.game.Alternatives
import app.tengen.ui.setup.TermsForm
import app.tengen.ui.setup.TermsIntent
import app.tengen.ui.text.read

/** The game that is proposed to somebody, or that a room of one's own is for. */
@Composable
internal fun InviteSheet(sheet: NearbySheet.Invite, onIntent: (NearbyIntent) -> Unit) {
  val title =
    if (sheet.peer == null) stringResource(R.string.nearby_lobby_open)
    else stringResource(R.string.nearby_invite_title, sheet.peer)
  TengenSheet(
    { onIntent(NearbyIntent.CloseSheet) },
    Modifier.testTag("invite"),
    foot = { SendButton(sheet, onIntent) },
  ) {
    Title(title)
    sheet.problem?.let { Banner(it.read(), Modifier.testTag("problem")) }
    Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
      SectionTitle(stringResource(R.string.nearby_invite_colour))
      Alternatives(sheet.colours, onIntent, Modifier.fillMaxWidth())
    }
    TermsForm(sheet.terms, { onIntent(NearbyIntent.SetTerms(it)) })
    SwitchRow(
      stringResource(R.string.nearby_invite_chat),
      sheet.freeChat,
      { onIntent(NearbyIntent.SetFreeChat(it)) },
      Modifier.testTag("free-chat"),
      stringResource(R.string.nearby_invite_chat_meaning),
    )
  }
}

/** By what the next game of a room is played. */
@Composable
internal fun NextGameSheet(
  state: TermsSheetState,
  onTerms: (TermsIntent) -> Unit,
  onSave: () -> Unit,
  onDismiss: () -> Unit,
) = TengenSheet(
  onDismiss,
  Modifier.testTag("next-game"),
  foot = {
    TengenButton(stringResource(R.string.nearby_settle_save), onSave, Modifier.fillMaxWidth().testTag("save-terms"))
  },
) {
  Title(stringResource(R.string.nearby_settle))
  state.problem?.let { Banner(it.read(), Modifier.testTag("problem")) }
  TermsForm(state.terms, onTerms)
}

@Composable
private fun SendButton(sheet: NearbySheet.Invite, onIntent: (NearbyIntent) -> Unit) = TengenButton(
  stringResource(if (sheet.peer == null) R.string.nearby_lobby_open else R.string.nearby_invite_send),
  { onIntent(NearbyIntent.SendInvitation) },
  Modifier.fillMaxWidth().testTag("send"),
)
