import ProjectFiles
import Testing

/// The privacy manifest. What the core calls is compared with it by `required-reasons.sh`; here it is what Swift calls.
struct PrivacyTests {
  let manifest: [String: Any]
  let reasons: [String: [String]]

  init() throws {
    manifest = try PropertyList.dictionary("ios/Tengen/PrivacyInfo.xcprivacy")
    let entries = manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]] ?? []
    reasons = Dictionary(
      uniqueKeysWithValues: entries.map {
        let category = $0["NSPrivacyAccessedAPIType"] as? String ?? ""
        return (category, $0["NSPrivacyAccessedAPITypeReasons"] as? [String] ?? [])
      })
  }

  @Test func tracksNobodyAndCollectsNothing() {
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
    #expect((manifest["NSPrivacyCollectedDataTypes"] as? [[String: Any]])?.isEmpty == true)
  }

  @Test func givesTheReasons() {
    #expect(
      reasons == [
        "NSPrivacyAccessedAPICategoryFileTimestamp": ["C617.1"],
        "NSPrivacyAccessedAPICategoryDiskSpace": ["E174.1"],
        "NSPrivacyAccessedAPICategorySystemBootTime": ["35F9.1"],
      ])
  }

  /// Names that stand for an interface of Apple's list, by its category.
  static let interfaces = [
    "UserDefaults": ["UserDefaults", "AppStorage"],
    "FileTimestamp": ["creationDate", "modificationDate", "contentModificationDateKey", "creationDateKey"],
    "SystemBootTime": ["systemUptime", "mach_absolute_time"],
    "DiskSpace": ["volumeAvailableCapacity", "volumeTotalCapacity", "systemFreeSize", "systemSize"],
    "ActiveKeyboards": ["activeInputModes"],
  ]

  @Test func swiftCallsNothingUndeclared() throws {
    let folders = ["ios/Tengen", "ios/TengenKit/Sources/TengenKit"]
    let files = folders.flatMap { Checkout.files(below: $0, suffix: ".swift") }
    #expect(files.count > 30)
    for file in files {
      let text = try Checkout.text(file)
      for (category, names) in Self.interfaces where reasons["NSPrivacyAccessedAPICategory\(category)"] == nil {
        for name in names { #expect(!text.contains(name), "\(file) uses \(name): \(category) wants a reason") }
      }
    }
  }
}
