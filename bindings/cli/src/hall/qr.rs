use tengen_core::app::nearby::QrCode;

/// The border that a reader needs, in modules.
pub const BORDER: usize = 4;

/// A code in half blocks, two rows of modules a line, light on dark terminals and dark ones alike: the light modules are
/// drawn, and the border with them.
pub fn drawn(code: &QrCode) -> Vec<String> {
    bordered(code, BORDER)
}

/// The same with another border: most readers do with half of it.
pub fn bordered(code: &QrCode, border: usize) -> Vec<String> {
    let side = code.side + 2 * border;
    let is_light = |x: usize, y: usize| {
        let inside = |at: usize| (border..border + code.side).contains(&at).then(|| at - border);
        match (inside(x), inside(y)) {
            (Some(x), Some(y)) => !code.modules[y * code.side + x],
            _ => y < side,
        }
    };
    let cell = |x: usize, y: usize| match (is_light(x, y), is_light(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    (0..side).step_by(2).map(|y| (0..side).map(|x| cell(x, y)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_modules_are_one_character_and_the_border_is_light() {
        let code =
            QrCode { side: 3, modules: vec![true, false, true, true, true, false, false, false, true] };
        let lines = drawn(&code);
        assert_eq!(lines.len(), 6);
        assert!(lines.iter().all(|line| line.chars().count() == 11));
        assert_eq!([lines[2].as_str(), lines[3].as_str()], ["████ ▀▄████", "██████▄████"]);
        assert_eq!((lines[0].as_str(), lines[5].as_str()), ("███████████", "▀▀▀▀▀▀▀▀▀▀▀"));
    }
}
