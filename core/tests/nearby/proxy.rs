//! A network that can be cut: a door of this computer behind which is another one.

use std::io::copy;
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

pub struct Proxy {
    port: u16,
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    /// Leads to `address`.
    pub fn to(address: &str) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let (is_cut, open) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Vec::new())));
        let (cut, connections, target) = (Arc::clone(&is_cut), Arc::clone(&open), address.to_owned());
        // It ends with the process of the test.
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let far = (!cut.load(Ordering::SeqCst)).then(|| TcpStream::connect(&target).ok()).flatten();
                let Some(far) = far else { continue };
                let mut kept = connections.lock().unwrap();
                kept.extend([near.try_clone().unwrap(), far.try_clone().unwrap()]);
                drop(kept);
                pour(near.try_clone().unwrap(), far.try_clone().unwrap());
                pour(far, near);
            }
        });
        Self { port, is_cut, open }
    }

    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Nothing comes through any more.
    pub fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for connection in self.open.lock().unwrap().drain(..) {
            let _ = connection.shutdown(Shutdown::Both);
        }
    }

    /// New connections come through again.
    pub fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}

fn pour(mut from: TcpStream, mut to: TcpStream) {
    thread::spawn(move || {
        let _ = copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Both);
    });
}
