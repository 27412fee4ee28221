import Testing

@testable import TengenKit

/// What `sentences` say in each language: nothing is left to fill in, and no two are the same.
func expectSpoken(_ sentences: [Words]) throws {
  for language in Catalogue.languages {
    let catalogue = try sampleCatalogue(language)
    let read = sentences.map(catalogue.read)
    #expect(Set(read).count == read.count, "\(read)")
    for sentence in read { #expect(!sentence.contains("%") && !sentence.isEmpty, "\(sentence)") }
  }
}
