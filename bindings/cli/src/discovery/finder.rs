use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use tengen_core::app::nearby::{AdapterProblem, Advertisement, Nearby};
use tengen_core::app::{App, Subscription, Topic};

use super::{Announced, Search};

/// Finds others and lets them find this app, for as long as its snapshots want so and not a moment before. It has a thread
/// of its own, as a goodbye takes a while. Dropping it says that the app is gone.
pub struct Finder {
    _subscription: Subscription,
    orders: Sender<Order>,
    thread: Option<JoinHandle<()>>,
}

enum Order {
    Look,
    End,
}

impl Finder {
    /// Follows what the app wants from now on.
    pub fn start(app: &App) -> io::Result<Self> {
        let (orders, queue) = channel();
        let from_core = orders.clone();
        let subscription = app.register(Box::new(move |topic, _| {
            if topic == Topic::Nearby {
                let _ = from_core.send(Order::Look);
            }
        }));
        let mut work = Work { nearby: app.nearby(), announced: None, search: None };
        let thread = thread::Builder::new().name("discovery".to_owned()).spawn(move || work.run(&queue))?;
        // A room of the last time may want it already.
        let _ = orders.send(Order::Look);
        Ok(Self { _subscription: subscription, orders, thread: Some(thread) })
    }
}

impl Drop for Finder {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::End);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What its thread has.
struct Work {
    nearby: Nearby,
    announced: Option<(Advertisement, Announced)>,
    search: Option<Search>,
}

impl Work {
    fn run(&mut self, queue: &Receiver<Order>) {
        while let Ok(Order::Look) = queue.recv() {
            let wanted = self.nearby.snapshot();
            let done = self.announce(wanted.advertisement.as_ref()).and_then(|()| self.look(wanted.open));
            // Told once: a page that is closed forgets it.
            if done.is_err() && wanted.open {
                self.nearby.adapter_problem(Some(AdapterProblem::SearchFailed));
            }
        }
        (self.announced, self.search) = (None, None);
    }

    fn announce(&mut self, wanted: Option<&Advertisement>) -> Result<(), mdns_sd::Error> {
        let Some(wanted) = wanted else {
            self.announced = None;
            return Ok(());
        };
        match &mut self.announced {
            Some((told, _)) if told == wanted => {}
            Some((told, announced)) => {
                wanted.clone_into(told);
                announced.update(wanted)?;
            }
            None => self.announced = Some((wanted.clone(), Announced::new(wanted)?)),
        }
        Ok(())
    }

    fn look(&mut self, wanted: bool) -> Result<(), mdns_sd::Error> {
        match (wanted, &self.search) {
            (true, None) => self.search = Some(Search::new(self.nearby.clone())?),
            (false, Some(_)) => self.search = None,
            _ => {}
        }
        Ok(())
    }
}
