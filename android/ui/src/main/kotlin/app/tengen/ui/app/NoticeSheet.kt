package app.tengen.ui.app

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.tengen.ui.R
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenSheet
import app.tengen.ui.text.Words
import app.tengen.ui.text.read

/** Tells once what happened to the saved games; [onRead] forgets it. */
@Composable
fun NoticeSheet(sentences: List<Words>, onRead: () -> Unit) {
  TengenSheet(onRead, Modifier.testTag("notice")) {
    Text(stringResource(R.string.app_notice), style = Tengen.type.titleLarge)
    for (sentence in sentences) Text(sentence.read(), style = Tengen.type.bodyLarge)
    TengenButton(stringResource(R.string.app_notice_read), onRead, Modifier.fillMaxWidth().testTag("notice-read"))
  }
}
