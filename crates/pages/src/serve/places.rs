//! Places for connections: caps per address and in total, the choice of the connection that makes room when all are
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

/// The places for connections.
pub struct Places {
    total: usize,
    per_address: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// Connections by the client that they count for.
    held: HashMap<Network, HashMap<u64, Arc<Seat>>>,
    count: usize,
    reserve: VecDeque<Arc<Seat>>,
    /// Number of connections per peer, proxies excepted.
    peers: HashMap<Network, usize>,
    next: u64,
}

/// State of a connection.
pub struct Seat {
    id: u64,
    /// Requests in progress; with none, the connection waits for the client.
    working: AtomicUsize,
    turn: Mutex<Turn>,
    cut: Notify,
}

struct Turn {
    /// Client that the connection counts for.
    holder: Network,
    /// Start of its wait for the client; bytes that trickle in do not reset it.
    since: Instant,
}

/// Place of a connection, freed on drop.
pub struct Place {
    places: Arc<Places>,
    pub seat: Arc<Seat>,
    peer: Network,
    is_counted: bool,
    /// True when all places were taken: only health checks are answered here.
    pub is_reserve: bool,
}

impl Places {
    pub fn new(total: usize, per_address: usize) -> Arc<Places> {
        Arc::new(Places { total, per_address, open: Mutex::default() })
    }

    /// A place for a new connection; `None` when its address has reached its cap. When all places are taken, the
    /// address with the most connections loses the one that has waited longest for its client; when none waits, the
    /// new one gets a place of the reserve, whose oldest connection makes room.
    pub fn enter(self: &Arc<Self>, peer: Network, is_proxy: bool) -> Option<Place> {
        let mut open = self.open();
        if !is_proxy {
            let held = open.peers.entry(peer).or_default();
            if *held >= self.per_address {
                return None;
            }
            *held += 1;
        }
        open.next += 1;
        let turn = Mutex::new(Turn { holder: peer, since: Instant::now() });
        let seat = Arc::new(Seat { id: open.next, working: AtomicUsize::new(0), turn, cut: Notify::new() });
        let is_reserve = open.count >= self.total && !open.make_room();
        if is_reserve {
            open.reserve.push_back(Arc::clone(&seat));
            if open.reserve.len() > RESERVE
                && let Some(oldest) = open.reserve.pop_front()
            {
                oldest.cut.notify_one();
            }
        } else {
            open.put(peer, Arc::clone(&seat));
        }
        drop(open);
        Some(Place { places: Arc::clone(self), seat, peer, is_counted: !is_proxy, is_reserve })
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
    fn put(&mut self, holder: Network, seat: Arc<Seat>) {
        self.count += 1;
        self.held.entry(holder).or_default().insert(seat.id, seat);
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
            let waiting = seats.values().filter_map(|seat| Some((seat.waits_since()?, Arc::clone(seat))));
            let (since, seat) = waiting.min_by_key(|(since, _)| *since)?;
            Some((seats.len(), std::cmp::Reverse(since), *holder, seat))
        });
        let Some((_, _, holder, seat)) = longest.max_by_key(|(count, since, ..)| (*count, *since)) else {
            return false;
        };
        self.take(holder, seat.id);
        seat.cut.notify_one();
        true
    }
}

impl Seat {
    /// Ends when the connection has to make room for another.
    pub async fn cut(&self) {
        self.cut.notified().await;
    }

    fn waits_since(&self) -> Option<Instant> {
        (self.working.load(Ordering::Relaxed) == 0).then(|| self.turn().since)
    }

    fn turn(&self) -> MutexGuard<'_, Turn> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting for Seat {
    fn begins(&self) {
        self.working.fetch_sub(1, Ordering::Relaxed);
    }

    fn ends(&self) {
        self.working.fetch_add(1, Ordering::Relaxed);
    }
}

impl Place {
    /// Counts the connection for a client behind the proxy; without one, for the proxy.
    fn count_to(&self, client: Option<Network>) {
        if self.is_counted || self.is_reserve {
            return;
        }
        let to = client.unwrap_or(self.peer);
        let mut open = self.places.open();
        let holder = std::mem::replace(&mut self.seat.turn().holder, to);
        if holder != to && open.take(holder, self.seat.id) {
            open.put(to, Arc::clone(&self.seat));
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.places.open();
        let holder = self.seat.turn().holder;
        if self.is_reserve {
            open.reserve.retain(|seat| seat.id != self.seat.id);
        } else {
            open.take(holder, self.seat.id);
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
pub struct Working(Arc<Place>);

impl Working {
    pub fn at(place: &Arc<Place>, client: Network) -> Working {
        place.seat.ends();
        place.seat.turn().since = Instant::now();
        place.count_to(Some(client));
        Working(Arc::clone(place))
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        self.0.seat.turn().since = Instant::now();
        self.0.seat.begins();
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

    use super::{Clients, Place, Places, Working};
    use crate::bodies::Waiting;
    use plon_platform::client_ip::{ClientIp, Network};

    fn network(address: &str) -> Network {
        ClientIp::new(address.parse().unwrap()).network()
    }

    fn is_cut(place: &Place) -> bool {
        place.seat.cut().now_or_never().is_some()
    }

    #[test]
    fn each_address_has_its_own_places_and_gets_them_back() {
        let places = Places::new(9, 1);
        let held = places.enter(network("192.0.2.1"), false);
        assert!(held.is_some());
        assert!(places.enter(network("192.0.2.1"), false).is_none());
        assert!(places.enter(network("192.0.2.2"), false).is_some());
        drop(held);
        assert!(places.enter(network("192.0.2.1"), false).is_some());
        let open = places.open();
        assert!(open.peers.is_empty() && open.held.is_empty() && open.count == 0);
    }

    #[test]
    fn who_holds_most_makes_room_with_what_has_waited_longest() {
        let places = Places::new(3, 3);
        let few = places.enter(network("192.0.2.1"), false).unwrap();
        let [first, second] = [0, 1].map(|_| places.enter(network("192.0.2.2"), false).unwrap());
        let third = places.enter(network("192.0.2.3"), false).unwrap();
        assert_eq!([&few, &first, &second, &third].map(is_cut), [false, true, false, false]);
        assert!(!third.is_reserve);
        assert_eq!(places.open().count, 3);
        drop((first, second, few, third));
        assert_eq!(places.open().count, 0);
    }

    #[test]
    fn what_the_server_works_at_is_not_cut_and_health_has_a_reserve() {
        let places = Places::new(2, 9);
        let [busy, other] = [1, 2].map(|_| Arc::new(places.enter(network("192.0.2.1"), false).unwrap()));
        let working = [&busy, &other].map(|place| Working::at(place, network("192.0.2.1")));
        let asking = places.enter(network("192.0.2.2"), false).unwrap();
        assert!(asking.is_reserve && !is_cut(&busy) && !is_cut(&other));
        // The first connection waits for the rest of a body.
        busy.seat.begins();
        let entered = places.enter(network("192.0.2.2"), false).unwrap();
        assert!(!entered.is_reserve && is_cut(&busy) && !is_cut(&other));
        drop(working);
    }

    #[test]
    fn the_oldest_of_the_reserve_makes_room() {
        let places = Places::new(0, 999);
        let asking: Vec<Place> = (0..=super::RESERVE).map(|_| places.enter(network("::1"), false).unwrap()).collect();
        assert!(asking.iter().all(|place| place.is_reserve));
        assert_eq!(asking.iter().filter(|place| is_cut(place)).count(), 1);
        drop(asking);
        assert!(places.open().reserve.is_empty());
    }

    #[test]
    fn behind_a_proxy_the_client_makes_room_that_has_most_under_way() {
        let places = Places::new(3, 0);
        let proxied = [0, 1, 2].map(|_| Arc::new(places.enter(network("10.0.0.1"), true).unwrap()));
        let clients = ["192.0.2.1", "192.0.2.2", "192.0.2.2"].map(network);
        let _working: Vec<Working> =
            proxied.iter().zip(clients).map(|(place, client)| Working::at(place, client)).collect();
        proxied.iter().for_each(|place| place.seat.begins()); // all wait for the rest of a body
        let next = places.enter(network("10.0.0.1"), true).unwrap();
        assert_eq!(proxied.each_ref().map(|place| is_cut(place)), [false, true, false]);
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
