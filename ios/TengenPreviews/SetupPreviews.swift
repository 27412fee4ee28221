import SwiftUI
import TengenKit
import TengenSpecimens

#Preview("New game") {
  Gallery(newGameSpecimens) { state in NewGameSheet(state: state) { _ in } }
}

#Preview("Settings") {
  Gallery(settingsSpecimens) { state in NavigationStack { SettingsScreen(state: state) { _ in } } }
}

#Preview("What happened to the games") {
  Gallery(noticeSpecimens) { notice in NoticeSheet(notice: notice) { _ in } }
}

#Preview("The games can't be opened") {
  Gallery(startProblemSpecimens) { problem in StartProblemScreen(problem: problem) }
}

#Preview("Opening") { OpeningScreen() }
