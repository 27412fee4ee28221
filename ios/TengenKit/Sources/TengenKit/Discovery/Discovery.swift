/// Who else is on the local network, and how one is found there oneself (DNS-SD). The core says what is advertised and
/// hears what was found; here is nothing to decide.
public protocol Discovery: Sendable {
  /// Makes `service` known until `withdraw`. Another one takes the place of the last.
  func advertise(_ service: AdvertisedService, type: String) async throws(DiscoveryProblem)

  /// What was advertised is known no longer.
  func withdraw() async

  /// Looks for services of a type, such as `_name._tcp`, until nobody follows the sightings any more. One's own is among them.
  func browse(type: String) async -> AsyncStream<Sighting>
}

/// What others are told of a service.
public struct AdvertisedService: Equatable, Sendable {
  /// Its name on the network. The system alters it where another has it already.
  public var instance: String

  /// Where it listens.
  public var port: UInt16

  /// What it says of itself; a key and its value have at most 254 bytes together.
  public var text: [String: String]

  public init(instance: String, port: UInt16, text: [String: String]) {
    self.instance = instance
    self.port = port
    self.text = text
  }
}

/// A service of somebody on the network.
public struct FoundService: Equatable, Sendable {
  /// Its name on the network.
  public var instance: String

  /// Where its device can be reached, IPv4 first. Addresses that only mean something with an interface are left out.
  public var addresses: [String]

  /// Where it listens.
  public var port: UInt16

  /// What it says of itself.
  public var text: [String: String]

  public init(instance: String, addresses: [String], port: UInt16, text: [String: String]) {
    self.instance = instance
    self.addresses = addresses
    self.port = port
    self.text = text
  }
}

/// What is seen while one browses.
public enum Sighting: Equatable, Sendable {
  /// A service is there, or says something else of itself than before.
  case found(FoundService)

  /// No interface has this service any more.
  case lost(instance: String)

  /// Nothing more will be seen.
  case failed(DiscoveryProblem)
}

/// Why nobody can be found, or nobody finds one.
public enum DiscoveryProblem: Error, Equatable, Sendable {
  /// The person doesn't let the app use the local network.
  case notAllowed

  /// It was withdrawn, or another took its place, before others could find it.
  case withdrawn

  /// The system's service for it does not answer; its number for the reason.
  case unavailable(code: Int32)
}
