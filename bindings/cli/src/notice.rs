//! What happened to the archive, in a sentence for people.

use tengen_core::app::{App, Notice, NoticeKind};

use crate::complaint::complain;

/// Tells on the error stream what happened to the archive, once.
pub fn tell(app: &App) {
    for notice in app.notices() {
        complain(sentence(&notice));
        // If that can't be stored, it is told again the next time.
        let _ = app.acknowledge(notice.id);
    }
}

fn sentence(notice: &Notice) -> String {
    let happened = match notice.kind {
        NoticeKind::RestoredFromBackup { backup_ms, salvaged } => format!(
            "The archive was damaged and is restored from its backup, made {} earlier{}.",
            span(notice.at_ms - backup_ms),
            saved(salvaged, "what was newer in")
        ),
        NoticeKind::StartedAnew { salvaged } => {
            format!("The archive was damaged and begins anew{}.", saved(salvaged, ""))
        }
    };
    match notice.set_aside.as_str() {
        "" => happened,
        kept => format!("{happened} The damaged file is kept as {kept}."),
    }
}

fn saved(games: usize, what: &str) -> String {
    let of = if what.is_empty() { String::new() } else { format!("{what} ") };
    match games {
        0 => String::new(),
        1 => format!("; {of}1 game could be saved"),
        _ => format!("; {of}{games} games could be saved"),
    }
}

/// A span of time in its largest unit.
fn span(ms: i64) -> String {
    let minutes = ms.max(0) / 60_000;
    let (count, unit) = match minutes {
        0 => return "less than a minute".to_owned(),
        1..60 => (minutes, "minute"),
        60..1_440 => (minutes / 60, "hour"),
        _ => (minutes / 1_440, "day"),
    };
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(kind: NoticeKind, set_aside: &str) -> String {
        sentence(&Notice { id: 1, at_ms: 200_000_000, set_aside: set_aside.to_owned(), kind })
    }

    #[test]
    fn a_notice_says_what_is_there_and_what_is_kept() {
        let from = |backup_ms, salvaged| NoticeKind::RestoredFromBackup { backup_ms, salvaged };
        assert_eq!(
            told(from(200_000_000 - 3 * 3_600_000, 2), "archive.corrupt-1.db"),
            "The archive was damaged and is restored from its backup, made 3 hours earlier; what was newer in 2 games \
             could be saved. The damaged file is kept as archive.corrupt-1.db."
        );
        assert_eq!(
            told(from(199_940_000, 0), ""),
            "The archive was damaged and is restored from its backup, made 1 minute earlier."
        );
        assert_eq!(
            told(NoticeKind::StartedAnew { salvaged: 1 }, ""),
            "The archive was damaged and begins anew; 1 game could be saved."
        );
    }

    #[test]
    fn spans_are_told_in_their_largest_unit() {
        let spans = [-5, 59_999, 60_000, 3_599_999, 3_600_000, 90_000_000, 200_000_000].map(span);
        let expected = [
            "less than a minute",
            "less than a minute",
            "1 minute",
            "59 minutes",
            "1 hour",
            "1 day",
            "2 days",
        ];
        assert_eq!(spans, expected);
    }
}
