//! What a killed process left in its log, by the format that `SQLite` documents (<https://sqlite.org/fileformat2.html>,
//! section 4).
//!
//! `SQLite` reads a log up to the first frame that is damaged and says nothing of the rest: after a power failure the last
//! transaction may well be torn, and was then never acknowledged. But each commit is synced before the next transaction
//! begins. Where two more commits follow, something is missing that was acknowledged.

/// The head of the log and of a frame, in bytes.
const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;

/// How a log begins that is summed by little-endian words.
const MAGIC: u32 = 0x377F_0682;

/// The size of a page of the archive, in bytes: `SQLite`'s own choice.
pub(super) const PAGE: usize = 4096;

/// The most pages that an archive is believed to have: 4 GiB.
const MOST_PAGES: usize = 1 << 20;

/// The pages that were written and are not in the file yet.
#[derive(Debug)]
pub(super) struct Log<'a> {
    frames: Vec<Frame<'a>>,
    /// How many of the frames `SQLite` reads.
    readable: usize,
}

/// One page as a transaction left it.
#[derive(Debug)]
struct Frame<'a> {
    /// Counts from 1.
    number: usize,
    /// At the end of a transaction the number of pages that the archive then has, else 0.
    pages: usize,
    page: &'a [u8],
    /// Whether it is of the newest turn of the log, and as it was written.
    intact: bool,
}

impl<'a> Log<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Self {
        let frames: Vec<&[u8]> =
            bytes.get(HEAD..).unwrap_or_default().chunks_exact(FRAME_HEAD + PAGE).collect();
        let head_sum = sum([0, 0], bytes.get(..HEAD - 8).unwrap_or_default());
        let head_is_good = word(bytes, 0) == MAGIC && head_sum == [word(bytes, 24), word(bytes, 28)];
        let salt = if head_is_good { Some(&bytes[16..24]) } else { newest_salt(&frames) };
        let mut before = [word(bytes, 24), word(bytes, 28)];
        let mut read = Vec::new();
        for frame in frames {
            let (head, page) = frame.split_at(FRAME_HEAD);
            let expected = [word(head, 16), word(head, 20)];
            let intact = salt == Some(&head[8..16]) && sum(sum(before, &head[..8]), page) == expected;
            read.push(Frame { number: word(head, 0) as usize, pages: word(head, 4) as usize, page, intact });
            before = expected;
        }
        let readable = if head_is_good { read.iter().take_while(|frame| frame.intact).count() } else { 0 };
        Self { frames: read, readable }
    }

    /// Whether something is missing that was acknowledged.
    pub(super) fn is_damaged(&self) -> bool {
        let unread = &self.frames[self.readable..];
        unread.iter().filter(|frame| frame.intact && frame.pages > 0).count() >= 2
    }

    /// Writes the pages into a copy of the archive: as `SQLite` would or, with frames missing, all that are intact.
    pub(super) fn fold_into(&self, archive: &mut Vec<u8>) {
        let end = if self.is_damaged() { self.frames.len() } else { self.readable };
        let intact: Vec<&Frame> = self.frames[..end].iter().filter(|frame| frame.intact).collect();
        // What follows the last commit was never acknowledged.
        let Some(last) = intact.iter().rposition(|frame| (1..=MOST_PAGES).contains(&frame.pages)) else {
            return;
        };
        archive.resize(intact[last].pages * PAGE, 0);
        for frame in &intact[..=last] {
            let at = frame.number.wrapping_sub(1).checked_mul(PAGE);
            if let Some(place) = at.and_then(|at| archive.get_mut(at..)?.get_mut(..PAGE)) {
                place.copy_from_slice(frame.page);
            }
        }
    }
}

/// The salt of the newest turn: each turn counts its first half up, and one frame alone may be damaged.
fn newest_salt<'a>(frames: &[&'a [u8]]) -> Option<&'a [u8]> {
    let salts = frames.iter().map(|frame| &frame[8..16]);
    salts.clone().zip(salts.skip(1)).filter(|(one, next)| one == next).map(|(salt, _)| salt).max()
}

/// Goes on with a checksum over whole pairs of words, which are little-endian on every machine that Tengen runs on.
fn sum(mut sum: [u32; 2], bytes: &[u8]) -> [u32; 2] {
    let (pairs, _) = bytes.as_chunks::<8>();
    for &[a, b, c, d, e, f, g, h] in pairs {
        sum[0] = sum[0].wrapping_add(u32::from_le_bytes([a, b, c, d])).wrapping_add(sum[1]);
        sum[1] = sum[1].wrapping_add(u32::from_le_bytes([e, f, g, h])).wrapping_add(sum[0]);
    }
    sum
}

/// The number at `at`; 0 beyond the end.
fn word(bytes: &[u8], at: usize) -> u32 {
    let word = bytes.get(at..).and_then(|rest| rest.first_chunk());
    word.map_or(0, |&word| u32::from_be_bytes(word))
}
