//! What is said on standard error.

use std::fmt::Display;
use std::io::{Write as _, stderr};

/// Says why something was not done. Where standard error is gone, as with a terminal that went, nobody hears it.
pub fn complain(what: impl Display) {
    let _ = writeln!(stderr(), "tengen: {what}");
}
