//! What is said over a link, as JSON: small, readable, and open to additions. A field or message that is not known is
//! skipped, so that a newer minor only adds.

mod codec;
mod hello;
mod text;

pub use codec::{MOST_DEPTH, WireError, decode, encode};
pub use hello::{Agreed, Hello, MOST_CAPS};
pub use text::{ANNOUNCEMENT_CHARS, CHAT_CHARS, NAME_BYTES, Name, clean_announcement, clean_chat};
