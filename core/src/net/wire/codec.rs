use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// How deep lists and objects may be nested. Nine is what a whole room needs in which a take-back was once asked for.
pub const MOST_DEPTH: usize = 10;

/// Bytes that are no message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum WireError {
    /// Lists or objects are nested deeper than any message is.
    #[error("nested deeper than {MOST_DEPTH}")]
    TooDeep,
    /// Neither JSON nor, if it is, a message.
    #[error("malformed")]
    Malformed,
    /// A mistake in this program.
    #[error("internal")]
    Internal,
}

/// The bytes of a message.
pub fn encode<T: Serialize>(message: &T) -> Result<Vec<u8>, WireError> {
    serde_json::to_vec(message).map_err(|_| WireError::Internal)
}

/// The message of these bytes.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, WireError> {
    check_depth(bytes)?;
    serde_json::from_slice(bytes).map_err(|_| WireError::Malformed)
}

/// Looks at brackets alone, before anything is built.
fn check_depth(bytes: &[u8]) -> Result<(), WireError> {
    let (mut depth, mut in_text, mut escaped) = (0usize, false, false);
    for byte in bytes {
        match (in_text, byte) {
            (true, _) if escaped => escaped = false,
            (true, b'\\') => escaped = true,
            (_, b'"') => in_text = !in_text,
            (false, b'[' | b'{') => depth += 1,
            (false, b']' | b'}') => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MOST_DEPTH {
            return Err(WireError::TooDeep);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn depth_is_bounded_and_brackets_in_texts_do_not_count() {
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(decode::<Value>(nested(MOST_DEPTH).as_bytes()).is_ok());
        assert_eq!(decode::<Value>(nested(MOST_DEPTH + 1).as_bytes()), Err(WireError::TooDeep));
        assert_eq!(decode::<Value>("[".repeat(10_000).as_bytes()), Err(WireError::TooDeep));
        assert_eq!(decode::<String>(br#""[[[[[[[[[[\"[[[""#).as_deref(), Ok(r#"[[[[[[[[[["[[["#));
        assert_eq!(
            decode::<Vec<Value>>(format!(r#"["\\",{}]"#, nested(MOST_DEPTH)).as_bytes()),
            Err(WireError::TooDeep)
        );
    }

    #[test]
    fn what_is_no_json_is_malformed() {
        for bytes in [&b""[..], b"{", b"\xff\xfe", b"{}x", b"\"\xc3\x28\"", b"]"] {
            assert_eq!(decode::<Value>(bytes), Err(WireError::Malformed), "{bytes:?}");
        }
    }
}
