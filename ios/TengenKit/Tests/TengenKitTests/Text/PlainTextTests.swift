import Testing

@testable import AndroidStrings

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("can\\'t", "can't"), ("a\\nb", "a\nb"), ("\", \"", ", "), ("  a\n   b ", "a b"), ("\\\"a\\\"", "\"a\""),
    ("%1$s wins: %2$d", "%1$@ wins: %2$lld"), ("\\@\\?\\\\", "@?\\"), ("", ""),
  ])
  func escapesQuotesSpacesAndPlacesAreRead(resource: String, plain: String) throws {
    #expect(try plainText(resource) == plain)
  }

  @Test(arguments: ["100%", "%s", "%1$f", "\\x", "end\\"])
  func whatIsNotUnderstoodIsAnError(resource: String) {
    #expect(throws: AndroidStrings.Fault.self) { try plainText(resource) }
  }
}
