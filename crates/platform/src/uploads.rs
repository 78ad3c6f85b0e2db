//! Uploads under way: a caller sends two files at a time, so that what never ends takes no more than those two.
use std::sync::{Arc, Mutex, PoisonError};

use crate::sessions::Subject;

/// How many forms with a file a caller may be sending.
const AT_ONCE: usize = 2;

/// After how many seconds another may be tried.
pub const TRY_AGAIN_AFTER: u64 = 10;

/// Who is sending a form with a file, each as often as they send one.
#[derive(Debug, Clone, Default)]
pub struct Uploads(Arc<Mutex<Vec<Subject>>>);

/// Whose request it is, known to whatever reads the request after the caller was looked up.
#[derive(Debug, Clone, Copy)]
pub struct Caller(pub Subject);

/// The place of an upload; dropped, it is free for the caller's next one.
#[derive(Debug)]
pub struct Place {
    uploads: Uploads,
    of: Subject,
}

impl Uploads {
    /// A place for one more; none when the caller has as many under way as there may be.
    pub fn begin(&self, of: Subject) -> Option<Place> {
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
