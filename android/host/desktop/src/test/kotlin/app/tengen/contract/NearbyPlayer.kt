package app.tengen.contract

import java.io.File

/**
 * One side of a game in a process of its own: `host FOLDER MINOR` or `guest FOLDER MINOR ADDRESS`. The host says where it is;
 * the guest invites and is Black; both say how it ended. The Swift package has the same program, for `tests/e2e`.
 */
object NearbyPlayer {
  @JvmStatic
  fun main(arguments: Array<String>) {
    val (role, folder, minor) = arguments
    val person = Person(File(folder), minor.toInt())
    person.nearby.setName("Kotlin")
    if (role == "host") host(person) else person.nearby.joinTyped(arguments[3])
    val y = if (role == "host") 8 else 7
    for (x in 7..(if (role == "host") 10 else 11)) person.plays(x, y)
    val over = person.seesTable { it.result != null }
    println("over ${over.result?.winner?.name?.lowercase()} ${over.moves.size / 2} stored ${person.finished()}")
    // Who leaves first leaves the other time to see the end.
    person.nearby.leave()
    person.close()
  }

  private fun host(person: Person) {
    person.nearby.open()
    println("address 127.0.0.1:${person.nearby.snapshot().listening?.port}")
    person.sees { it.incoming != null }
    person.nearby.answerInvitation(true)
  }
}
