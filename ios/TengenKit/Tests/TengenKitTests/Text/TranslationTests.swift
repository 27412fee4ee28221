import AndroidStrings
import Foundation
import Testing

@testable import TengenKit

/// The iPhone's words are Android's, in each language, and each is said somewhere.
@Suite struct TranslationTests {
  private let android = try! AndroidStrings(repository: Repository.root)
  private let catalogue = try! JSONDecoder().decode(
    StringCatalogueFile.self,
    from: Data(contentsOf: Repository.root.appending(path: "ios/Tengen/Resources/Localizable.xcstrings")))

  @Test func bothPhonesHaveTheSameKeysInTheSameLanguages() {
    #expect(android.entries.count == 2)
    #expect(Set(android.entries.keys) == Set(Catalogue.languages))
    for (language, entries) in android.entries {
      #expect(entries.count > 100, "\(language)")
      #expect(Set(entries.keys) == Set(catalogue.strings.keys), "\(language)")
    }
    for (key, entry) in catalogue.strings {
      #expect(Set(entry.localizations.keys) == Set(Catalogue.languages), "\(key)")
    }
    #expect(catalogue.sourceLanguage == "en")
  }

  @Test func bothPhonesSayTheSame() {
    for (language, entries) in android.entries {
      for (key, entry) in entries {
        #expect(catalogue.strings[key]?.localizations[language].map(spoken) == entry, "\(language) \(key)")
      }
    }
  }

  private func spoken(_ words: StringCatalogueFile.Localization) -> AndroidStrings.Entry {
    if let text = words.stringUnit?.value { return .string(text) }
    return .plural((words.variations?.plural ?? [:]).mapValues(\.stringUnit.value))
  }

  @Test func theSameNumberedPlacesInEveryLanguage() throws {
    func places(_ entry: AndroidStrings.Entry) -> Set<Set<String>> {
      Set(entry.forms.map { form in Set(form.matches(of: /%\d\$(@|lld)/).map { String($0.0) }) })
    }
    // What is called differently in each language: every one of them takes its own of the names it is given.
    let names: Set = ["pattern_name", "pattern_meaning"]
    let english = try #require(android.entries["en"])
    #expect(english.values.contains { places($0) == [["%1$@", "%2$lld"]] })
    for entries in android.entries.values {
      for (key, entry) in entries where !names.contains(key) {
        #expect(english[key].map(places) == places(entry), "\(key)")
      }
    }
  }

  @Test func everyKeyHasItsNameInSwift() throws {
    let declared = Key.allCases.map(\.rawValue) + PluralKey.allCases.map(\.rawValue)
    #expect(Set(declared) == Set(catalogue.strings.keys))
    for key in PluralKey.allCases {
      let forms = try #require(catalogue.strings[key.rawValue]?.localizations["en"]?.variations?.plural)
      #expect(Set(forms.keys) == ["one", "other"], "\(key)")
    }
  }

  @Test func theSystemCallsTheAppByItsNameInEachLanguage() throws {
    let file = Repository.root.appending(path: "ios/Tengen/Resources/InfoPlist.xcstrings")
    let names = try JSONDecoder().decode(StringCatalogueFile.self, from: Data(contentsOf: file)).strings
    let name = try #require(names["CFBundleDisplayName"]).localizations.mapValues(\.stringUnit?.value)
    #expect(name == ["en": "Tengen", "zh-Hans": "天元"])
  }

  /// Nobody edits them by hand: what is changed in Android's resources and not carried over shows here.
  @Test func theFilesAreAsTheToolWritesThem() throws {
    #expect(android.derivedFiles.count == 3)
    for (file, text) in android.derivedFiles {
      let written = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
      #expect(written == text, "ios/host/strings.sh has to be run: \(file)")
    }
  }
}
