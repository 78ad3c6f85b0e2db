//! Uploads under way: a caller sends two files at a time, so that uploads that never end hold no more than those two.
use std::sync::{Arc, Mutex, PoisonError};

use crate::sessions::Subject;
use plon_kernel::ids::ApiClientId;

/// Forms with a file that a caller may be sending at once.
const AT_ONCE: usize = 2;

/// Seconds after which another upload may be tried.
pub const TRY_AGAIN_AFTER: u64 = 10;

/// Callers who are sending a form with a file, one entry per form.
#[derive(Debug, Clone, Default)]
pub struct Uploads(Arc<Mutex<Vec<Caller>>>);

/// Caller of a request, for whatever reads the request after the caller was looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caller {
    Person(Subject),
    Machine(ApiClientId),
}

/// Place of an upload; dropping it frees it for the caller's next one.
#[derive(Debug)]
pub struct Place {
    uploads: Uploads,
    of: Caller,
}

impl Uploads {
    /// Takes a place for one more upload; `None` when the caller has the most allowed under way.
    pub fn begin(&self, of: Caller) -> Option<Place> {
        let mut under_way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if under_way.iter().filter(|known| **known == of).count() >= AT_ONCE {
            return None;
        }
        under_way.push(of);
        Some(Place { uploads: self.clone(), of })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut under_way = self.uploads.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = under_way.iter().position(|known| *known == self.of) {
            under_way.swap_remove(found);
        }
    }
}
