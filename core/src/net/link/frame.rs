use super::LinkError;

/// The bytes of the length before each frame.
const HEADER: usize = 2;

/// Cuts a stream of bytes into frames: a length of two bytes, the higher one first, and as many bytes.
#[derive(Debug, Default)]
pub struct FrameReader {
    /// What has come and is in no frame yet: less than one frame, after [`Self::next`] has said so.
    pending: Vec<u8>,
    /// Up to where `pending` has been given away.
    taken: usize,
}

impl FrameReader {
    /// Adds what has come.
    pub fn push(&mut self, bytes: &[u8]) {
        self.pending.drain(..self.taken);
        self.taken = 0;
        self.pending.extend_from_slice(bytes);
    }

    /// The next whole frame of at most `cap` bytes; `None` until it is whole. A bad length is told as soon as it is known.
    pub fn next(&mut self, cap: usize) -> Result<Option<&[u8]>, LinkError> {
        let rest = &self.pending[self.taken..];
        let Some(&[high, low]) = rest.first_chunk::<HEADER>() else { return Ok(None) };
        let length = usize::from(u16::from_be_bytes([high, low]));
        if length == 0 || length > cap {
            return Err(LinkError::FrameLength { length, cap });
        }
        if rest.len() < HEADER + length {
            return Ok(None);
        }
        let start = self.taken + HEADER;
        self.taken = start + length;
        Ok(Some(&self.pending[start..self.taken]))
    }

    /// The next `N` bytes outside of any frame; `None` until all are there.
    pub fn raw<const N: usize>(&mut self) -> Option<[u8; N]> {
        let chunk = *self.pending[self.taken..].first_chunk::<N>()?;
        self.taken += N;
        Some(chunk)
    }

    /// What is there of a frame that is not whole.
    #[must_use]
    pub fn rest(&self) -> &[u8] {
        &self.pending[self.taken..]
    }
}

/// Adds `frame` with its length to `out`.
pub fn write_frame(frame: &[u8], out: &mut Vec<u8>) -> Result<(), LinkError> {
    let cap = usize::from(u16::MAX);
    let length = u16::try_from(frame.len()).ok().filter(|&length| length > 0);
    let length = length.ok_or(LinkError::FrameLength { length: frame.len(), cap })?;
    out.extend_from_slice(&length.to_be_bytes());
    out.extend_from_slice(frame);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(reader: &mut FrameReader, cap: usize) -> Result<Vec<Vec<u8>>, LinkError> {
        let mut frames = Vec::new();
        while let Some(frame) = reader.next(cap)? {
            frames.push(frame.to_vec());
        }
        Ok(frames)
    }

    #[test]
    fn frames_are_the_same_however_the_stream_is_cut() {
        let sent: [&[u8]; 3] = [b"hello", "天元".as_bytes(), &[0; 300]];
        let mut stream = Vec::new();
        for frame in sent {
            write_frame(frame, &mut stream).unwrap();
        }
        for step in 1..=stream.len() {
            let (mut reader, mut got) = (FrameReader::default(), Vec::new());
            for chunk in stream.chunks(step) {
                reader.push(chunk);
                got.extend(all(&mut reader, 300).unwrap());
            }
            assert_eq!(got, sent, "in pieces of {step}");
            assert!(reader.rest().is_empty());
        }
    }

    #[test]
    fn a_bad_length_is_told_before_its_bytes_come() {
        for (length, cap) in [(0, 10), (11, 10), (65_535, 16_401)] {
            let mut reader = FrameReader::default();
            reader.push(&u16::try_from(length).unwrap().to_be_bytes());
            assert_eq!(reader.next(cap), Err(LinkError::FrameLength { length, cap }));
            assert!(reader.pending.capacity() < 64);
        }
        let mut out = Vec::new();
        assert!(write_frame(&[], &mut out).is_err() && write_frame(&vec![0; 65_536], &mut out).is_err());
        assert!(out.is_empty());
    }
}
