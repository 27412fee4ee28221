package app.tengen.contract

import com.sun.jna.Library
import com.sun.jna.Native
import com.sun.jna.NativeLong
import com.sun.jna.Structure

/** What the C allocator has lent out to this process: the core's memory is in it, the JVM's own objects are not. */
object NativeMemory {
  private val library = Native.load("c", Glibc::class.java)

  /** Bytes lent out once the garbage collector has nothing more to give back: it does so in threads of its own. */
  fun settled(): Long {
    var least = lentOut()
    var looks = 0
    while (looks < QUIET_LOOKS) {
      System.gc()
      Thread.sleep(20)
      val now = lentOut()
      looks = if (now < least) 0 else looks + 1
      least = minOf(least, now)
    }
    return least
  }

  private fun lentOut(): Long = library.mallinfo2().let { it.uordblks.toLong() + it.hblkhd.toLong() }

  private const val QUIET_LOOKS = 5
}

/** The part of glibc that is called. */
interface Glibc : Library {
  fun mallinfo2(): MallInfo
}

/** `struct mallinfo2`; [uordblks] and [hblkhd] together are what is lent out. */
@Structure.FieldOrder(
  "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
)
class MallInfo : Structure(), Structure.ByValue {
  @JvmField var arena = NativeLong()
  @JvmField var ordblks = NativeLong()
  @JvmField var smblks = NativeLong()
  @JvmField var hblks = NativeLong()
  @JvmField var hblkhd = NativeLong()
  @JvmField var usmblks = NativeLong()
  @JvmField var fsmblks = NativeLong()
  @JvmField var uordblks = NativeLong()
  @JvmField var fordblks = NativeLong()
  @JvmField var keepcost = NativeLong()
}
