/// The bounds between which a value matters, and where in the tree it is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// Whether this is expected to be refuted by the first good move.
    pub(super) cut: bool,
}

impl Frame {
    /// The same for the opponent's answer, `plies` of depth used up.
    pub(super) const fn next(self, plies: i32) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
            depth: self.depth - plies,
            ply: self.ply + 1,
            cut: !self.cut && self.is_narrow(),
        }
    }

    /// Only asks whether the value is above alpha.
    pub(super) const fn narrowed(self) -> Self {
        Self { beta: self.alpha + 1, ..self }
    }

    pub(super) const fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// At least one ply deep: a threat must be answered before a position is judged.
    pub(super) fn deepened(self) -> Self {
        Self { depth: self.depth.max(1), ..self }
    }
}
