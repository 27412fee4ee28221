/// What whoever runs a hall can ask of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Say something to everybody.
    Announce(String),
    /// List the rooms.
    Rooms,
    /// Tell how it is doing.
    Status,
    /// Tell everybody, and end.
    Stop,
    /// What can be asked.
    Help,
}

/// Reads a line; `None` for an empty one.
pub fn read(line: &[u8]) -> Option<Result<Order, String>> {
    let text = String::from_utf8_lossy(line);
    let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let plain =
        |order: Order| if rest.is_empty() { Ok(order) } else { Err(format!("'{word}' stands alone")) };
    Some(match word {
        "" => return None,
        "announce" if rest.trim().is_empty() => Err("announce what?".to_owned()),
        "announce" => Ok(Order::Announce(rest.trim().to_owned())),
        "rooms" => plain(Order::Rooms),
        "status" => plain(Order::Status),
        "stop" | "quit" => plain(Order::Stop),
        "help" => plain(Order::Help),
        _ => Err("announce TEXT, rooms, status, stop and help are what can be asked".to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_and_anything_else_says_what_can_be_asked() {
        let order = |line: &str| read(line.as_bytes());
        assert_eq!(order("  announce tea  at five "), Some(Ok(Order::Announce("tea  at five".to_owned()))));
        assert_eq!(order("rooms"), Some(Ok(Order::Rooms)));
        assert_eq!(order(" stop"), Some(Ok(Order::Stop)));
        assert_eq!(order(" \t"), None);
        for line in ["announce", "rooms 3", "open", "stop now", "\u{0}"] {
            assert!(matches!(order(line), Some(Err(_))), "{line}");
        }
        assert!(matches!(read(b"\xff\xfe"), Some(Err(_))));
    }
}
