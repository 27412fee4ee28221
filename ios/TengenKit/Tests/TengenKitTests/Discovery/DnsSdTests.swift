import Testing

@testable import TengenKit

/// Over the system's real service. Nothing leaves the device: on Linux the tests run in a network of their own
/// (`ios/host/own-network.sh`), elsewhere the system is asked for itself alone.
@Suite(.timeLimit(.minutes(2)))
struct DnsSdTests {
  private static let type = "_tengen-test._tcp"

  #if os(Linux)
    private static let interface: UInt32 = 0
  #else
    /// Apple's number for the device itself.
    private static let interface = UInt32.max
  #endif

  private let dnsSd = DnsSd(interface: Self.interface)

  @Test
  func whoIsAdvertisedIsFoundWithWhatItSaysAndLostWhenItGoes() async throws {
    let service = AdvertisedService(instance: "one of two", port: 27_315, text: ["v": "1", "n": "小明"])
    let others = DnsSd(interface: Self.interface)
    try await others.advertise(service, type: Self.type)
    var sightings = await dnsSd.browse(type: Self.type).makeAsyncIterator()
    guard case .found(let found) = await sightings.next() else { return #expect(Bool(false), "nobody was found") }
    #expect(found.instance == service.instance && found.port == service.port && found.text == service.text)
    #expect(!found.addresses.isEmpty && found.addresses.allSatisfy { !$0.isEmpty && !$0.hasPrefix("fe80") })

    await others.withdraw()
    var last = await sightings.next()
    // The same service on another interface, or with another address, may have been told meanwhile.
    while case .found(let again) = last, again.instance == service.instance { last = await sightings.next() }
    #expect(last == .lost(instance: service.instance))
  }

  @Test
  func anotherServiceTakesThePlaceOfTheLast() async throws {
    let type = "_tengen-test2._tcp"
    try await dnsSd.advertise(AdvertisedService(instance: "old", port: 1, text: [:]), type: type)
    try await dnsSd.advertise(AdvertisedService(instance: "new", port: 2, text: ["s": "free"]), type: type)
    for await case .found(let found) in await DnsSd(interface: Self.interface).browse(type: type)
    where found.instance == "new" {
      #expect(found.port == 2 && found.text == ["s": "free"])
      break
    }
    await dnsSd.withdraw()
  }

  @Test
  func whatIsNoServiceIsRefused() async {
    let nothing = AdvertisedService(instance: "x", port: 1, text: [:])
    await #expect(throws: DiscoveryProblem.self) { try await dnsSd.advertise(nothing, type: "no type") }
    var sightings = await dnsSd.browse(type: "no type").makeAsyncIterator()
    guard case .failed = await sightings.next() else { return #expect(Bool(false), "a wrong type was looked for") }
    #expect(await sightings.next() == nil)
  }
}
