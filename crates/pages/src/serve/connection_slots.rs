//! Slots for connections: caps per address and in total, the choice of the connection that makes room when all are
//! taken, and a reserve for health checks.
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::bodies::Waiting;
use plon_platform::client_ip::Network;

/// Connections beyond the cap that may still make a health check.
const RESERVE: usize = 64;

/// The slots for connections.
pub struct ConnectionSlots {
    total: usize,
    per_address: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// Connections by the client that they count for.
    held: HashMap<Network, HashMap<u64, Arc<ConnectionState>>>,
    count: usize,
    reserve: VecDeque<Arc<ConnectionState>>,
    /// Number of connections per peer, proxies excepted.
    peers: HashMap<Network, usize>,
    next: u64,
}

/// State of a connection.
pub struct ConnectionState {
    id: u64,
    /// Requests in progress; with none, the connection waits for the client.
    working: AtomicUsize,
    holder: Mutex<Holder>,
    cut: Notify,
}

struct Holder {
    /// Client that the connection counts for.
    network: Network,
    /// Start of its wait for the client; bytes that trickle in do not reset it.
    since: Instant,
}

/// Slot of a connection, freed on drop.
pub struct Slot {
    slots: Arc<ConnectionSlots>,
    pub state: Arc<ConnectionState>,
    peer: Network,
    is_counted: bool,
    /// True when all slots were taken: only health checks are answered here.
    pub is_reserve: bool,
}

impl ConnectionSlots {
    pub fn new(total: usize, per_address: usize) -> Arc<ConnectionSlots> {
        Arc::new(ConnectionSlots { total, per_address, open: Mutex::default() })
    }

    /// A slot for a new connection; `None` when its address has reached its cap. When all slots are taken, the
    /// address with the most connections loses the one that has waited longest for its client; when none waits, the
    /// new one gets a slot of the reserve, whose oldest connection makes room.
    pub fn acquire(self: &Arc<Self>, peer: Network, is_proxy: bool) -> Option<Slot> {
        let mut open = self.open();
        if !is_proxy {
            let held = open.peers.entry(peer).or_default();
            if *held >= self.per_address {
                return None;
            }
            *held += 1;
        }
        open.next += 1;
        let holder = Mutex::new(Holder { network: peer, since: Instant::now() });
        let state =
            Arc::new(ConnectionState { id: open.next, working: AtomicUsize::new(0), holder, cut: Notify::new() });
        let is_reserve = open.count >= self.total && !open.make_room();
        if is_reserve {
            open.reserve.push_back(Arc::clone(&state));
            if open.reserve.len() > RESERVE
                && let Some(oldest) = open.reserve.pop_front()
            {
                oldest.cut.notify_one();
            }
        } else {
            open.put(peer, Arc::clone(&state));
        }
        drop(open);
        Some(Slot { slots: Arc::clone(self), state, peer, is_counted: !is_proxy, is_reserve })
    }

    /// Closes a connection that waits for its client; true if there was one.
    pub fn make_room(&self) -> bool {
        self.open().make_room()
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn put(&mut self, holder: Network, state: Arc<ConnectionState>) {
        self.count += 1;
        self.held.entry(holder).or_default().insert(state.id, state);
    }

    /// Removes a connection; false when it has already made room.
    fn take(&mut self, holder: Network, id: u64) -> bool {
        let Some(seats) = self.held.get_mut(&holder) else { return false };
        let found = seats.remove(&id).is_some();
        if seats.is_empty() {
            self.held.remove(&holder);
        }
        self.count -= usize::from(found);
        found
    }

    fn make_room(&mut self) -> bool {
        let longest = self.held.iter().filter_map(|(holder, seats)| {
            let waiting = seats.values().filter_map(|state| Some((state.waits_since()?, Arc::clone(state))));
            let (since, state) = waiting.min_by_key(|(since, _)| *since)?;
            Some((seats.len(), std::cmp::Reverse(since), *holder, state))
        });
        let Some((_, _, holder, state)) = longest.max_by_key(|(count, since, ..)| (*count, *since)) else {
            return false;
        };
        self.take(holder, state.id);
        state.cut.notify_one();
        true
    }
}

impl ConnectionState {
    /// Ends when the connection has to make room for another.
    pub async fn cut(&self) {
        self.cut.notified().await;
    }

    fn waits_since(&self) -> Option<Instant> {
        (self.working.load(Ordering::Relaxed) == 0).then(|| self.holder().since)
    }

    fn holder(&self) -> MutexGuard<'_, Holder> {
        self.holder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting for ConnectionState {
    fn begins(&self) {
        self.working.fetch_sub(1, Ordering::Relaxed);
    }

    fn ends(&self) {
        self.working.fetch_add(1, Ordering::Relaxed);
    }
}

impl Slot {
    /// Counts the connection for a client behind the proxy; without one, for the proxy.
    fn count_to(&self, client: Option<Network>) {
        if self.is_counted || self.is_reserve {
            return;
        }
        let to = client.unwrap_or(self.peer);
        let mut open = self.slots.open();
        let holder = std::mem::replace(&mut self.state.holder().network, to);
        if holder != to && open.take(holder, self.state.id) {
            open.put(to, Arc::clone(&self.state));
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.slots.open();
        let holder = self.state.holder().network;
        if self.is_reserve {
            open.reserve.retain(|state| state.id != self.state.id);
        } else {
            open.take(holder, self.state.id);
        }
        if self.is_counted
            && let Some(count) = open.peers.get_mut(&self.peer)
        {
            *count -= 1;
            if *count == 0 {
                open.peers.remove(&self.peer);
            }
        }
    }
}

/// A request in progress, until it is dropped.
pub struct Working(Arc<Slot>);

impl Working {
    pub fn at(slot: &Arc<Slot>, client: Network) -> Working {
        slot.state.ends();
        slot.state.holder().since = Instant::now();
        slot.count_to(Some(client));
        Working(Arc::clone(slot))
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        self.0.state.holder().since = Instant::now();
        self.0.state.begins();
        self.0.count_to(None);
    }
}

/// Number of requests in progress per client.
pub struct Clients {
    most: usize,
    held: Mutex<HashMap<Network, usize>>,
}

/// One request of a client, until it is dropped.
pub struct Entry {
    clients: Arc<Clients>,
    client: Network,
}

impl Clients {
    pub fn new(most: usize) -> Arc<Clients> {
        Arc::new(Clients { most, held: Mutex::default() })
    }

    /// Admits another request of the client; `None` when it has reached its limit.
    pub fn enter(self: &Arc<Self>, client: Network) -> Option<Entry> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(client).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Entry { clients: Arc::clone(self), client })
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        let mut held = self.clients.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::FutureExt;

    use super::{Clients, ConnectionSlots, Slot, Working};
    use crate::bodies::Waiting;
    use plon_platform::client_ip::{ClientIp, Network};

    fn network(address: &str) -> Network {
        ClientIp::new(address.parse().unwrap()).network()
    }

    fn is_cut(slot: &Slot) -> bool {
        slot.state.cut().now_or_never().is_some()
    }

    #[test]
    fn each_address_has_its_own_places_and_gets_them_back() {
        let slots = ConnectionSlots::new(9, 1);
        let held = slots.acquire(network("192.0.2.1"), false);
        assert!(held.is_some());
        assert!(slots.acquire(network("192.0.2.1"), false).is_none());
        assert!(slots.acquire(network("192.0.2.2"), false).is_some());
        drop(held);
        assert!(slots.acquire(network("192.0.2.1"), false).is_some());
        let open = slots.open();
        assert!(open.peers.is_empty() && open.held.is_empty() && open.count == 0);
    }

    #[test]
    fn who_holds_most_makes_room_with_what_has_waited_longest() {
        let slots = ConnectionSlots::new(3, 3);
        let few = slots.acquire(network("192.0.2.1"), false).unwrap();
        let [first, second] = [0, 1].map(|_| slots.acquire(network("192.0.2.2"), false).unwrap());
        let third = slots.acquire(network("192.0.2.3"), false).unwrap();
        assert_eq!([&few, &first, &second, &third].map(is_cut), [false, true, false, false]);
        assert!(!third.is_reserve);
        assert_eq!(slots.open().count, 3);
        drop((first, second, few, third));
        assert_eq!(slots.open().count, 0);
    }

    #[test]
    fn what_the_server_works_at_is_not_cut_and_health_has_a_reserve() {
        let slots = ConnectionSlots::new(2, 9);
        let [busy, other] = [1, 2].map(|_| Arc::new(slots.acquire(network("192.0.2.1"), false).unwrap()));
        let working = [&busy, &other].map(|slot| Working::at(slot, network("192.0.2.1")));
        let asking = slots.acquire(network("192.0.2.2"), false).unwrap();
        assert!(asking.is_reserve && !is_cut(&busy) && !is_cut(&other));
        // The first connection waits for the rest of a body.
        busy.state.begins();
        let entered = slots.acquire(network("192.0.2.2"), false).unwrap();
        assert!(!entered.is_reserve && is_cut(&busy) && !is_cut(&other));
        drop(working);
    }

    #[test]
    fn the_oldest_of_the_reserve_makes_room() {
        let slots = ConnectionSlots::new(0, 999);
        let asking: Vec<Slot> = (0..=super::RESERVE).map(|_| slots.acquire(network("::1"), false).unwrap()).collect();
        assert!(asking.iter().all(|slot| slot.is_reserve));
        assert_eq!(asking.iter().filter(|slot| is_cut(slot)).count(), 1);
        drop(asking);
        assert!(slots.open().reserve.is_empty());
    }

    #[test]
    fn behind_a_proxy_the_client_makes_room_that_has_most_under_way() {
        let slots = ConnectionSlots::new(3, 0);
        let proxied = [0, 1, 2].map(|_| Arc::new(slots.acquire(network("10.0.0.1"), true).unwrap()));
        let clients = ["192.0.2.1", "192.0.2.2", "192.0.2.2"].map(network);
        let _working: Vec<Working> =
            proxied.iter().zip(clients).map(|(slot, client)| Working::at(slot, client)).collect();
        proxied.iter().for_each(|slot| slot.state.begins()); // all wait for the rest of a body
        let next = slots.acquire(network("10.0.0.1"), true).unwrap();
        assert_eq!(proxied.each_ref().map(|slot| is_cut(slot)), [false, true, false]);
        drop(next);
    }

    #[test]
    fn requests_are_counted_by_client() {
        let clients = Clients::new(1);
        let held = clients.enter(network("192.0.2.1"));
        assert!(held.is_some() && clients.enter(network("192.0.2.1")).is_none());
        assert!(clients.enter(network("192.0.2.2")).is_some());
        drop(held);
        assert!(clients.held.lock().unwrap().is_empty());
    }
}
