use super::LinkError;

/// The most bytes of a message in one part.
pub const PART_BYTES: usize = 16 * 1024;

/// The first byte of a part.
const LAST: u8 = 0;
const MORE: u8 = 1;

/// Cuts a message into parts, each with a byte before it that says whether more follow.
pub fn cut(message: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    // An empty message is one empty part.
    let parts = message.len().div_ceil(PART_BYTES).max(1);
    (0..parts).map(move |part| {
        let start = part * PART_BYTES;
        let end = message.len().min(start + PART_BYTES);
        let mut bytes = Vec::with_capacity(1 + end - start);
        bytes.push(if part + 1 == parts { LAST } else { MORE });
        bytes.extend_from_slice(&message[start..end]);
        bytes
    })
}

/// Puts parts together again.
#[derive(Debug)]
pub struct Parts {
    whole: Vec<u8>,
    cap: usize,
}

impl Parts {
    /// Takes messages of at most `cap` bytes.
    #[must_use]
    pub const fn new(cap: usize) -> Self {
        Self { whole: Vec::new(), cap }
    }

    /// Adds a part and gives the message when it is whole.
    pub fn push(&mut self, part: &[u8]) -> Result<Option<Vec<u8>>, LinkError> {
        let (&mark, bytes) = part.split_first().ok_or(LinkError::Tampered)?;
        // A part before the last one is full: else a message of thousands of empty ones could be sent.
        let fits = mark == LAST && bytes.len() <= PART_BYTES || mark == MORE && bytes.len() == PART_BYTES;
        if !fits {
            return Err(LinkError::Tampered);
        }
        if self.whole.len() + bytes.len() > self.cap {
            return Err(LinkError::TooLong { cap: self.cap });
        }
        self.whole.extend_from_slice(bytes);
        Ok((mark == LAST).then(|| std::mem::take(&mut self.whole)))
    }

    /// Whether a message has begun and is not whole.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.whole.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_of_any_length_is_put_together_again() {
        for length in [0, 1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 5 * PART_BYTES, 70_000] {
            let message: Vec<u8> = (0..length).map(|n| u8::try_from(n % 251).unwrap()).collect();
            let mut parts = Parts::new(5 * PART_BYTES);
            let whole: Vec<_> = cut(&message).filter_map(|part| parts.push(&part).unwrap()).collect();
            assert_eq!(whole, [message]);
            assert!(!parts.is_open());
        }
    }

    #[test]
    fn too_much_and_nonsense_are_refused() {
        let mut parts = Parts::new(PART_BYTES);
        let long = vec![0; PART_BYTES + 1];
        let outcome: Result<Vec<_>, _> = cut(&long).map(|part| parts.push(&part)).collect();
        assert_eq!(outcome, Err(LinkError::TooLong { cap: PART_BYTES }));
        for part in [&[][..], &[2, 0], &[MORE], &[MORE, 1, 2, 3]] {
            assert_eq!(Parts::new(PART_BYTES).push(part), Err(LinkError::Tampered));
        }
    }
}
