import SwiftUI

/// The icons of the app, each a symbol of the system's that every iOS it runs on has.
enum Icon: String, CaseIterable {
  case chat = "bubble.left.and.bubble.right"
  case clock = "clock"
  case close = "chevron.up"
  case computer = "desktopcomputer"
  case draw = "equal"
  case edit = "pencil"
  case forget = "xmark"
  case forward = "chevron.forward"
  case foul = "exclamationmark"
  case hint = "lightbulb"
  case home = "house"
  case leave = "rectangle.portrait.and.arrow.right"
  case less = "minus"
  case more = "ellipsis"
  case nearby = "wifi"
  case open = "chevron.down"
  case pause = "pause.fill"
  case people = "person.2"
  case person = "person"
  case plus = "plus"
  case redo = "arrow.uturn.forward"
  case resign = "flag"
  case restart = "arrow.clockwise"
  case send = "paperplane"
  case settings = "slider.horizontal.3"
  case stop = "stop.fill"
  case terms = "list.bullet"
  case undo = "arrow.uturn.backward"
  case warning = "exclamationmark.triangle"
  case watch = "eye"

  var image: Image { Image(systemName: rawValue) }
}
