package app.tengen.ui.nearby

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.design.Banner
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.LineField
import app.tengen.ui.design.Space
import app.tengen.ui.design.SwitchRow
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenSheet
import app.tengen.ui.design.ThinBar
import app.tengen.ui.design.Writing
import app.tengen.ui.design.tabular
import app.tengen.ui.text.read

/** What lies over the page. */
@Composable
internal fun NearbySheets(sheet: NearbySheet, onIntent: (NearbyIntent) -> Unit) = when (sheet) {
  is NearbySheet.Name -> NameSheet(sheet, onIntent)
  is NearbySheet.Address -> AddressSheet(sheet, onIntent)
  is NearbySheet.Code -> CodeSheet(sheet, onIntent)
  is NearbySheet.Invite -> InviteSheet(sheet, onIntent)
  is NearbySheet.NextGame -> NextGameSheet(
    sheet.sheet,
    onTerms = { onIntent(NearbyIntent.SetTerms(it)) },
    onSave = { onIntent(NearbyIntent.SaveTerms) },
    onDismiss = { onIntent(NearbyIntent.CloseSheet) },
  )
  is NearbySheet.Incoming -> IncomingSheet(sheet, onIntent)
  is NearbySheet.Outgoing -> OutgoingSheet(sheet, onIntent)
}

@Composable
internal fun Title(text: String) = Text(text, Modifier.semantics { heading() }, style = Tengen.type.titleLarge)

@Composable
private fun Quiet(text: String) = Text(text, style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)

/** Leaving the first question leaves the page: nobody is visible without a name. */
@Composable
private fun NameSheet(sheet: NearbySheet.Name, onIntent: (NearbyIntent) -> Unit) = TengenSheet(
  { onIntent(if (sheet.isFirst) NearbyIntent.Leave else NearbyIntent.CloseSheet) },
  Modifier.testTag("name-sheet"),
) {
  Title(stringResource(R.string.nearby_name_title))
  LineField(
    sheet.name,
    { onIntent(NearbyIntent.SetName(it)) },
    stringResource(R.string.nearby_name),
    Modifier.testTag("own-name"),
  )
  Quiet(stringResource(R.string.nearby_name_meaning))
  TengenButton(
    stringResource(R.string.nearby_name_save),
    { onIntent(NearbyIntent.SaveName) },
    Modifier.fillMaxWidth().testTag("save-name"),
    enabled = sheet.canSave,
  )
}

@Composable
private fun AddressSheet(sheet: NearbySheet.Address, onIntent: (NearbyIntent) -> Unit) =
  TengenSheet({ onIntent(NearbyIntent.CloseSheet) }, Modifier.testTag("address-sheet")) {
    Title(stringResource(R.string.nearby_address_title))
    LineField(
      sheet.address,
      { onIntent(NearbyIntent.SetAddress(it)) },
      stringResource(R.string.nearby_address_field),
      Modifier.testTag("address"),
      Writing.ADDRESS,
    )
    Quiet(stringResource(R.string.nearby_address_meaning))
    TengenButton(
      stringResource(R.string.nearby_address_call),
      { onIntent(NearbyIntent.Call) },
      Modifier.fillMaxWidth().testTag("call"),
      enabled = sheet.canCall,
    )
  }

@Composable
private fun CodeSheet(sheet: NearbySheet.Code, onIntent: (NearbyIntent) -> Unit) =
  TengenSheet({ onIntent(NearbyIntent.CloseSheet) }, Modifier.testTag("code-sheet")) {
    Title(stringResource(R.string.nearby_code_title))
    if (sheet.addresses.isEmpty()) Quiet(stringResource(R.string.nearby_code_none))
    sheet.qr?.takeIf { sheet.addresses.isNotEmpty() }?.let {
      QrPicture(
        it,
        stringResource(R.string.nearby_code_spoken),
        Modifier.align(Alignment.CenterHorizontally).widthIn(max = 280.dp),
      )
    }
    for (address in sheet.addresses) {
      Text(
        address,
        Modifier.align(Alignment.CenterHorizontally).testTag("own-address"),
        style = Tengen.type.titleLarge.tabular(),
      )
    }
    if (sheet.addresses.isNotEmpty()) Quiet(stringResource(R.string.nearby_code_meaning))
    TengenButton(
      stringResource(R.string.nearby_close),
      { onIntent(NearbyIntent.CloseSheet) },
      Modifier.fillMaxWidth().testTag("close-code"),
      ButtonKind.QUIET,
    )
  }

/** Closing it is a no: the other person must not wait for nothing. */
@Composable
private fun IncomingSheet(sheet: NearbySheet.Incoming, onIntent: (NearbyIntent) -> Unit) =
  TengenSheet({ onIntent(NearbyIntent.Decline) }, Modifier.testTag("incoming"), foot = { Answers(onIntent) }) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.tight)) {
      Title(sheet.title.read())
      Text(sheet.setup.read(), style = Tengen.type.bodyLarge)
      Text(sheet.colour.read(), style = Tengen.type.bodyLarge)
    }
    sheet.warning?.let { Banner(it.read(), Modifier.testTag("warning")) }
    Code(sheet.code)
    SwitchRow(
      stringResource(R.string.nearby_incoming_compared),
      sheet.isCompared,
      { onIntent(NearbyIntent.SetCompared(it)) },
      Modifier.testTag("compared"),
      stringResource(R.string.nearby_incoming_code_meaning),
    )
    sheet.aside?.let { Quiet(it.read()) }
  }

/** Side by side, so that the code above stays in sight on a low screen. */
@Composable
private fun Answers(onIntent: (NearbyIntent) -> Unit) {
  Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(Space.small)) {
    TengenButton(
      stringResource(R.string.nearby_decline),
      { onIntent(NearbyIntent.Decline) },
      Modifier.weight(1f).fillMaxHeight().testTag("decline"),
      ButtonKind.QUIET,
    )
    TengenButton(
      stringResource(R.string.nearby_accept),
      { onIntent(NearbyIntent.Accept) },
      Modifier.weight(1f).fillMaxHeight().testTag("accept"),
    )
  }
}

@Composable
private fun OutgoingSheet(sheet: NearbySheet.Outgoing, onIntent: (NearbyIntent) -> Unit) =
  TengenSheet({ onIntent(NearbyIntent.Withdraw) }, Modifier.testTag("outgoing")) {
    Text(
      sheet.title.read(),
      Modifier.testTag("outgoing-state").semantics { heading(); liveRegion = LiveRegionMode.Polite },
      style = Tengen.type.titleLarge,
    )
    sheet.warning?.let { Banner(it.read(), Modifier.testTag("warning")) }
    if (!sheet.isOver) {
      ThinBar(null)
      sheet.code?.let { Code(it) }
    }
    TengenButton(
      stringResource(if (sheet.isOver) R.string.nearby_close else R.string.nearby_outgoing_withdraw),
      { onIntent(NearbyIntent.Withdraw) },
      Modifier.fillMaxWidth().testTag("withdraw"),
      ButtonKind.QUIET,
    )
  }

/** The number that both devices show; told digit by digit, as one compares them. */
@Composable
private fun ColumnScope.Code(code: String) {
  Column(Modifier.align(Alignment.CenterHorizontally), horizontalAlignment = Alignment.CenterHorizontally) {
    val digits = code.filterNot(Char::isWhitespace).toList().joinToString(" ")
    Quiet(stringResource(R.string.nearby_incoming_code))
    Text(
      code,
      Modifier.testTag("code").semantics { contentDescription = digits },
      style = Tengen.type.displaySmall.tabular(),
      color = Tengen.palette.accent,
    )
  }
}
