import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One file of Android's resources, its texts without Android's escapes and with the places as Apple writes them.
final class ResourceFile: NSObject, XMLParserDelegate {
  private(set) var entries: [String: AndroidStrings.Entry] = [:]
  private var key = ""
  private var quantity = ""
  private var forms: [String: String] = [:]
  private var text = ""
  private var fault: (any Error)?

  init(_ file: URL) throws {
    super.init()
    let parser = XMLParser(data: try Data(contentsOf: file))
    parser.delegate = self
    guard parser.parse(), fault == nil else {
      throw AndroidStrings.Fault(description: "\(file.lastPathComponent): \(fault ?? parser.parserError!)")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    switch element {
    case "string": key = attributes["name"] ?? ""
    case "plurals": (key, forms) = (attributes["name"] ?? "", [:])
    case "item": quantity = attributes["quantity"] ?? ""
    case "resources": break
    default: stop(parser, "<\(element)> is not understood")
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    do {
      switch element {
      case "string": entries[key] = .string(try plainText(text))
      case "item": forms[quantity] = try plainText(text)
      case "plurals": entries[key] = .plural(forms)
      default: break
      }
    } catch {
      stop(parser, "\(key): \(error)")
    }
  }

  private func stop(_ parser: XMLParser, _ why: String) {
    fault = AndroidStrings.Fault(description: why)
    parser.abortParsing()
  }
}
