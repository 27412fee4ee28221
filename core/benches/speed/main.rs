//! How fast the core is. `./test bench` runs this together with the binding's and the screen's part and makes one table
//! of it; by itself: `cargo bench -p tengen-core -- PART-OF-A-NAME`.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a benchmark that can't do its work must stop, and its figures are rounded anyway"
)]

mod engine;
mod figures;
mod positions;
mod rules;
mod storage;

use std::path::Path;

use figures::Bench;

fn main() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut bench = Bench::from_arguments(&scratch.join("bench"));
    rules::measure(&mut bench);
    engine::measure(&mut bench);
    storage::measure(&mut bench, scratch);
    bench.print();
}
