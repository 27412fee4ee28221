//! The options of `new` about time and taking back: `clock=fischer:300+5`, `undo=ask:3`. Times in seconds.

use tengen_core::game::{TimeControl, UndoRule};

use crate::options::{OptionError, shorten};

/// `none`, `move:30`, `total:300`, `byoyomi:600+3x30`, `fischer:300+5` or, with the first increment before the first move,
/// `fischer:300+5:early`.
pub fn clock(text: &str) -> Result<TimeControl, OptionError> {
    let wrong = || OptionError::Clock(shorten(text));
    let milliseconds = |text: &str| {
        let seconds = text.parse::<i64>().map_err(|_| wrong())?;
        seconds.checked_mul(1_000).ok_or_else(wrong)
    };
    let (kind, times) = text.split_once(':').unwrap_or((text, ""));
    let (main, more) = times.split_once('+').unwrap_or((times, ""));
    let control = match (kind.to_ascii_lowercase().as_str(), more) {
        ("none", "") if times.is_empty() => TimeControl::None,
        ("move", "") => TimeControl::PerMove { move_ms: milliseconds(main)? },
        ("total", "") => TimeControl::Total { main_ms: milliseconds(main)? },
        ("fischer", more) => {
            let increment = more.strip_suffix(":early").unwrap_or(more);
            TimeControl::Fischer {
                main_ms: milliseconds(main)?,
                increment_ms: milliseconds(increment)?,
                early: increment != more,
            }
        }
        ("byoyomi", periods) => {
            let (count, period) = periods.split_once('x').ok_or_else(wrong)?;
            TimeControl::Byoyomi {
                main_ms: milliseconds(main)?,
                periods: count.parse().map_err(|_| wrong())?,
                period_ms: milliseconds(period)?,
            }
        }
        _ => return Err(wrong()),
    };
    control.check()?;
    Ok(control)
}

/// `free`, `free:3`, `ask` or `ask:3`.
pub fn undo(text: &str) -> Result<UndoRule, OptionError> {
    let wrong = || OptionError::Undo(shorten(text));
    let (word, most) = text.split_once(':').map_or((text, None), |(word, most)| (word, Some(most)));
    let allowance = most.map(|most| most.parse::<u32>().map_err(|_| wrong())).transpose()?;
    match word.to_ascii_lowercase().as_str() {
        "free" => Ok(UndoRule { asks: false, allowance }),
        "ask" => Ok(UndoRule { asks: true, allowance }),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_in_seconds() {
        for (text, control) in [
            ("none", ""),
            ("move:30", "move 30000"),
            ("TOTAL:300", "total 300000"),
            ("byoyomi:600+3x30", "byoyomi 600000 3 30000"),
            ("fischer:300+5", "fischer 300000 5000"),
            ("fischer:0+5:early", "fischer 0 5000 early"),
        ] {
            assert_eq!(clock(text).map(|control| control.to_string()).as_deref(), Ok(control), "{text}");
        }
        for text in [
            "",
            "none:3",
            "move",
            "move:x",
            "total:300+5",
            "fischer:300",
            "byoyomi:600+3",
            "byoyomi:600+3x",
            "blitz:3",
            "total:9223372036854775807",
            "total:0",
            "byoyomi:1+0x5",
        ] {
            assert!(clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn taking_back_is_free_or_asked_for() {
        let rule = |asks, allowance| Ok(UndoRule { asks, allowance });
        assert_eq!(undo("free"), rule(false, None));
        assert_eq!(undo("FREE:0"), rule(false, Some(0)));
        assert_eq!(undo("ask"), rule(true, None));
        assert_eq!(undo("ask:3"), rule(true, Some(3)));
        for text in ["", "ask:-1", "ask:", "never", "ask:x"] {
            assert!(undo(text).is_err(), "{text}");
        }
    }
}
