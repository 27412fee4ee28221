import TengenCore
import TengenSpecimens
import Testing

@testable import TengenKit

/// The words of meeting others, as they are read in each language.
@Suite struct NearbyTextTests {
  @Test func everyProblemSaysWhatToDoInWordsOfItsOwn() throws {
    #expect(NearbyProblem.allCases.count > 20)
    try expectSpoken(NearbyProblem.allCases.map(nearbyProblemText))
  }

  @Test func onlyAMissingPermissionCanBeAskedFor() {
    for problem in NearbyProblem.allCases {
      let shown = nearbyState(aNearby(problem: problem), NearbyLocal(), aTable()).problem
      #expect(shown == NearbyProblemState(words: nearbyProblemText(problem), canAllow: problem == .permissionDenied))
    }
  }

  @Test func whatEveryPeerDoesIsTold() throws {
    let states = TengenCore.PeerState.allCases.map { aPeer("Li", $0) }
    let peers = states + Trust.allCases.dropFirst().map { aPeer("Li", .free, $0) }
    try expectSpoken(nearbyState(aNearby(peers), NearbyLocal(), aTable()).peers.map(\.detail))
  }

  @Test func everyPhraseIsSaidInEachLanguage() throws {
    let lines = Phrase.allCases.map { ChatLine(name: "Li", mine: false, phrase: $0, text: nil) }
    let sheet = besideState(aRoom(chat: lines), BesideLocal(isChatOpen: true)).sheet
    let shown: ChatState? = if case .chat(let chat)? = sheet { chat } else { nil }
    let chat = try #require(shown)
    #expect(chat.lines.count == Phrase.allCases.count)
    #expect(chat.phrases.count == Phrase.allCases.count - 1, "nobody says what is not known")
    try expectSpoken(chat.lines.map(\.words))
  }

  @Test func whoIsNotThereIsToldUnderTheNameAndInTheNotice() throws {
    let companies = Presence.allCases.dropFirst().map { besideState(aRoom(li: $0), BesideLocal()).company }
    try expectSpoken(companies.compactMap { $0.presence[.white] } + companies.compactMap(\.notice))
    #expect(companies.allSatisfy { $0.presence.count == 1 && $0.notice != nil })
    let contacts = RoomContact.allCases.dropFirst().map { besideState(aRoom(contact: $0), BesideLocal()).company }
    try expectSpoken(contacts.compactMap(\.notice))
    #expect(contacts.allSatisfy { $0.notice != nil })
  }
}
