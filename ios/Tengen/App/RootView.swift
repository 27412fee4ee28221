import SwiftUI
import TengenKit

/// All of Tengen's screens, from the start on.
struct RootView: View {
  let model: AppModel

  /// The way to the present place, which the system keeps for a process that it ends.
  @SceneStorage("way") private var way: String?

  var body: some View {
    content
      .task { await model.open(way: way) }
      .onOpenURL { model.follow($0.absoluteString) }
      .speaking(setting: "")
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .opening: OpeningScreen()
    case .failed(let problem): StartProblemScreen(problem: problem)
    case .running(let running):
      RunningView(model: running)
        .onChange(of: running.places.navigator) { way = running.places.navigator.save() }
    }
  }
}

/// The app with its games open, in the language and the light that are set.
private struct RunningView: View {
  let model: RunningModel

  var body: some View {
    PlacesView(model: model)
      .sheet(item: notice) { NoticeSheet(notice: $0) { model.acknowledge($0) } }
      .speaking(setting: model.language)
      .preferredColorScheme(model.isDark.map { $0 ? .dark : .light })
  }

  private var notice: Binding<NoticeState?> {
    Binding(get: { model.notice }, set: { if $0 == nil, let read = model.notice { model.acknowledge(read) } })
  }
}
