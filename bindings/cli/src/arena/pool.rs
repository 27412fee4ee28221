//! Several workers, one order: results are looked at as if one worker had made them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

/// Makes `count` things with `jobs` threads and shows each in order, until `show` says no.
pub fn in_order<T: Send>(
    jobs: usize,
    count: usize,
    make: impl Fn(usize) -> T + Sync,
    mut show: impl FnMut(T) -> bool,
) {
    let (next, over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, count.max(1)) {
            let (sender, next, over, make) = (sender.clone(), &next, &over, &make);
            scope.spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || sender.send((number, make(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut early, mut shown) = (BTreeMap::new(), 0);
        for (number, thing) in results {
            early.insert(number, thing);
            while let Some(thing) = early.remove(&shown) {
                shown += 1;
                if !over.load(Ordering::Relaxed) && !show(thing) {
                    over.store(true, Ordering::Relaxed);
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_come_in_order_whoever_makes_them() {
        for jobs in [1, 2, 7] {
            let mut seen = Vec::new();
            let slow = |n: usize| {
                thread::sleep(std::time::Duration::from_millis((n % 3) as u64));
                n
            };
            in_order(jobs, 40, slow, |n| {
                seen.push(n);
                n < 30
            });
            assert_eq!(seen, (0..=30).collect::<Vec<_>>(), "{jobs} jobs");
        }
        in_order(3, 0, |n| n, |_| panic!("there is nothing to show"));
    }
}
