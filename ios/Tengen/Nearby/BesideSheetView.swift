import SwiftUI
import TengenKit

/// Shows what lies over the board of a room, while something does.
struct BesideSheets: ViewModifier {
  let model: BesideModel

  func body(content: Content) -> some View {
    content.sheet(isPresented: isCovered) {
      BesideSheetView(state: model.state?.sheet) { model.send($0) }
    }
  }

  private var isCovered: Binding<Bool> {
    Binding(get: { model.state?.sheet != nil }, set: { if !$0 { model.send(.closeSheet) } })
  }
}

struct BesideSheetView: View {
  let state: BesideSheet?
  let onIntent: (RoomIntent) -> Void

  /// What is shown while the sheet slides away.
  @State private var last: BesideSheet?

  var body: some View {
    content
      .presentationDetents([.medium, .large])
      .onChange(of: state, initial: true) { _, now in last = now ?? last }
  }

  @ViewBuilder private var content: some View {
    switch state ?? last {
    case .chat(let chat): SheetPage { Chat(state: chat, onIntent: onIntent) }
    case .terms(let terms):
      NextGameSheet(state: terms) {
        onIntent(.setTerms($0))
      } onSave: {
        onIntent(.saveTerms)
      }
    case .leaveQuestion(let meaning): SheetPage { LeaveQuestion(meaning: meaning, onIntent: onIntent) }
    case nil: EmptyView()
    }
  }
}

/// What was said, phrases that every language has, and own words.
private struct Chat: View {
  let state: ChatState
  let onIntent: (RoomIntent) -> Void

  var body: some View {
    Sentence(.nearbyChat).font(.screenTitle).accessibilityAddTraits(.isHeader)
    if let problem = state.problem { Banner(problem) }
    ChatLines(lines: state.lines)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: Space.small) {
      ForEach(state.phrases) { phrase in
        Button {
          onIntent(.sayPhrase(phrase.phrase))
        } label: {
          Sentence(phrase.words)
        }
        .buttonStyle(.tengen(.quiet, isWide: true))
        .accessibilityIdentifier("phrase-\(phrase.phrase)")
      }
    }
    .disabled(!state.canSay)
    if state.canWrite {
      OwnWords(state: state, onIntent: onIntent)
    } else if !state.canSwitch {
      Sentence(.nearbyChatPhrasesOnly).font(.detail).secondary()
    }
    if state.canSwitch { ownWords }
    mute
  }

  private var ownWords: some View {
    Toggle(isOn: Binding(get: { state.canWrite }, set: { onIntent(.setFreeChat($0)) })) {
      VStack(alignment: .leading, spacing: 0) {
        Sentence(.nearbyInviteChat).font(.plain)
        Sentence(.nearbyInviteChatMeaning).font(.detail).secondary()
      }
    }
    .accessibilityIdentifier("free-chat")
  }

  private var mute: some View {
    Toggle(isOn: Binding(get: { state.isMuted }, set: { onIntent(.mute($0)) })) {
      VStack(alignment: .leading, spacing: 0) {
        Sentence(.nearbyChatMute).font(.plain)
        if state.isMuted { Sentence(.nearbyChatMuted).font(.detail).secondary() }
      }
    }
    .accessibilityIdentifier("mute")
  }
}

/// The newest line is always in sight, and told when somebody else says it.
private struct ChatLines: View {
  let lines: [ChatLineState]

  @ScaledMetric private var height: CGFloat = 220

  var body: some View {
    if lines.isEmpty {
      Sentence(.nearbyChatEmpty).font(.detail).secondary()
    } else {
      UpTo(height: height) {
        ScrollView {
          VStack(spacing: Space.tight) {
            ForEach(lines.indices, id: \.self) { ChatLineView(state: lines[$0]) }
          }
        }
        .defaultScrollAnchor(.bottom)
        .scrollBounceBehavior(.basedOnSize)
      }
      .accessibilityIdentifier("chat-lines")
      .announced(others.last?.words, number: others.count)
    }
  }

  private var others: [ChatLineState] { lines.filter { !$0.isMine } }
}

/// As high as it wants to be, up to a height; what scrolls does so from there on.
private struct UpTo: Layout {
  let height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let wanted = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: wanted.width, height: min(wanted.height, height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

private struct ChatLineView: View {
  let state: ChatLineState

  @Environment(\.palette) private var palette

  var body: some View {
    Sentence(state.words)
      .font(.plain)
      .padding(.horizontal, Space.medium)
      .padding(.vertical, Space.small)
      .background(.of(palette.sunken), in: RoundedRectangle(cornerRadius: Corner.medium))
      .frame(maxWidth: .infinity, alignment: state.isMine ? .trailing : .leading)
  }
}

private struct OwnWords: View {
  let state: ChatState
  let onIntent: (RoomIntent) -> Void

  @Environment(\.catalogue) private var catalogue

  var body: some View {
    HStack(spacing: Space.small) {
      LineField(label: words(.nearbyChatField), text: state.text, writing: .sentence) { onIntent(.setText($0)) }
      Button {
        onIntent(.sayText)
      } label: {
        Icon.send.image.frame(width: touchTarget, height: touchTarget).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!state.canSayText)
      .accessibilityLabel(Text(verbatim: catalogue.read(.nearbyChatSay)))
      .accessibilityIdentifier("say")
    }
  }
}

/// "Leave the room?"
private struct LeaveQuestion: View {
  let meaning: Words?
  let onIntent: (RoomIntent) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tight) {
      Sentence(.companyLeaveQuestion).font(.screenTitle).accessibilityAddTraits(.isHeader)
      if let meaning { Sentence(meaning).font(.plain).secondary() }
    }
    WideButton(label: .companyLeave, kind: .danger, intent: .leaveRoom, onIntent: onIntent)
    WideButton(label: .companyStay, kind: .quiet, intent: .closeSheet, onIntent: onIntent)
  }
}
