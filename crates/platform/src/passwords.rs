//! Password hashing: argon2id at 19 MiB and t=2, two at a time, off the request threads.
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Context;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};

use crate::error::ApiError;
use plon_kernel::priority_semaphore::{Full, Lane, PrioritySemaphore};
use plon_kernel::rng::Rng;

/// Hash that no password has: verified for an unknown NIP, so that it takes as long as a known one.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$cGxvbi1ub2JvZHktc2FsdA$VtLiZEPkPgGPLkWPlHnvBPpFKMMJYrP5iJKLIpqqqLQ";

/// Hashes computed at once: a flood of sign-ins must not slow the reads.
const AT_ONCE: usize = 2;

/// Places to wait in each lane: less than a second's work of two cores, past which an answer would come too late.
const WAITING: usize = 32;

/// Seconds after which a caller who found no place should retry.
const WAIT_SECONDS: u64 = 2;

/// Hashes and verifies passwords, `AT_ONCE` at a time.
pub struct Passwords {
    semaphore: PrioritySemaphore,
    memories: Arc<MemoryPool>,
    /// Number of hashes computed so far.
    hashed: AtomicU64,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            semaphore: PrioritySemaphore::new(AT_ONCE, WAITING),
            memories: Arc::default(),
            hashed: AtomicU64::new(0),
        }
    }
}

impl Passwords {
    /// Hashes a password for storing; waits in the known callers' lane, because its owner has proven who they are.
    ///
    /// # Errors
    /// `Busy` when too many wait already.
    pub async fn hash(&self, rng: &Rng, password: &str) -> Result<String, ApiError> {
        let salt = rng.bytes::<16>();
        let password = password.to_owned();
        let memories = Arc::clone(&self.memories);
        Ok(self.in_turn(Lane::Known, move || memories.lend(|memory| hash_in(memory, &password, &salt))).await??)
    }

    /// True when the password is the one that was hashed; without a hash it takes as long and is false.
    ///
    /// # Errors
    /// `Busy` when too many wait in the lane already; unexpected, when the stored hash is not readable.
    pub async fn verify(&self, lane: Lane, password: &str, hash: Option<&str>) -> Result<bool, ApiError> {
        let known = hash.is_some();
        let (password, hash) = (password.to_owned(), hash.unwrap_or(NOBODY).to_owned());
        let memories = Arc::clone(&self.memories);
        let right = self.in_turn(lane, move || memories.lend(|memory| is_right(memory, &password, &hash))).await??;
        Ok(right && known)
    }

    /// Number of passwords hashed, right or wrong; tests count them, and never time them, to show that an unknown
    /// name costs as much as a known one.
    pub fn hashed(&self) -> u64 {
        self.hashed.load(Ordering::Relaxed)
    }

    /// Runs the work when it is its turn. The turn goes with the work, not with the request: a request that is given
    /// up leaves its hash running, and giving up many would else run as many at once.
    async fn in_turn<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let turn = self.semaphore.acquire(lane).await.map_err(|Full| ApiError::Busy(WAIT_SECONDS))?;
        self.hashed.fetch_add(1, Ordering::Relaxed);
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        Ok(done.await.map_err(anyhow::Error::new)?)
    }
}

/// Pool of memories for hashing, used again and again: 19 MiB allocated anew for each hash would stay with the
/// allocator's arenas, one per thread.
#[derive(Default)]
struct MemoryPool(Mutex<Vec<Vec<Block>>>);

impl MemoryPool {
    /// Lends a memory that nobody else uses to the work.
    fn lend<T>(&self, work: impl FnOnce(&mut Vec<Block>) -> T) -> T {
        let mut memory = self.free().pop().unwrap_or_default();
        let done = work(&mut memory);
        self.free().push(memory);
        done
    }

    fn free(&self) -> MutexGuard<'_, Vec<Vec<Block>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Hashes a password with a given salt, for the sample programme, which must be the same every time.
///
/// # Errors
/// When hashing fails, which valid parameters do not.
pub fn hash_now(password: &str, salt: &[u8]) -> anyhow::Result<String> {
    hash_in(&mut Vec::new(), password, salt)
}

fn hash_in(memory: &mut Vec<Block>, password: &str, salt: &[u8]) -> anyhow::Result<String> {
    let (params, salt) = (Params::default(), Salt::new(salt).context("a salt")?);
    let output = output_of(memory, Algorithm::default(), Version::default(), &params, (password, &salt))?;
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).context("argon2")?,
        salt: Some(salt),
        hash: Some(output),
    };
    Ok(hash.to_string())
}

/// Recomputes the hash with the parameters of the stored one; outputs compare in constant time.
fn is_right(memory: &mut Vec<Block>, password: &str, stored: &str) -> anyhow::Result<bool> {
    let unreadable = "a stored password hash is not readable";
    let stored = PasswordHash::new(stored).context(unreadable)?;
    let (Some(salt), Some(expected)) = (&stored.salt, &stored.hash) else { anyhow::bail!(unreadable) };
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).context(unreadable)?;
    let version = stored.version.map_or(Ok(Version::default()), Version::try_from).context(unreadable)?;
    let params = Params::try_from(&stored).context(unreadable)?;
    Ok(output_of(memory, algorithm, version, &params, (password, salt))? == *expected)
}

fn output_of(
    memory: &mut Vec<Block>,
    algorithm: Algorithm,
    version: Version,
    params: &Params,
    (password, salt): (&str, &Salt),
) -> anyhow::Result<Output> {
    memory.resize(params.block_count(), Block::default());
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let mut output = vec![0; length];
    Argon2::new(algorithm, version, params.clone())
        .hash_password_into_with_memory(password.as_bytes(), salt, &mut output, memory)
        .context("argon2")?;
    Output::new(&output).context("argon2")
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use argon2::password_hash::PasswordHasher;

    use super::*;

    /// Cost of a hash: algorithm, version, parameters, and the lengths of salt and output.
    fn work_of(hash: &str) -> (String, Option<u32>, String, usize, usize) {
        let hash = PasswordHash::new(hash).unwrap();
        let (salt, output) = (hash.salt.unwrap(), hash.hash.unwrap());
        (hash.algorithm.to_string(), hash.version, hash.params.to_string(), salt.len(), output.len())
    }

    #[test]
    fn a_hash_costs_nineteen_mebibytes_and_two_passes() {
        let (algorithm, version, params, ..) = work_of(&hash_now("Zboze#2025", &[7; 16]).unwrap());
        assert_eq!((algorithm.as_str(), version, params.as_str()), ("argon2id", Some(0x13), "m=19456,t=2,p=1"));
    }

    #[test]
    fn an_unknown_name_costs_as_much_as_a_known_one() {
        assert_eq!(work_of(NOBODY), work_of(&hash_now("Zboze#2025", &[7; 16]).unwrap()));
    }

    #[tokio::test]
    async fn only_the_password_that_was_hashed_is_right() {
        let passwords = Passwords::default();
        let hash = passwords.hash(&Rng::seeded(1), "Zboze#2025").await.unwrap();
        for lane in [Lane::Known, Lane::Stranger] {
            assert!(passwords.verify(lane, "Zboze#2025", Some(&hash)).await.unwrap());
            assert!(!passwords.verify(lane, "Zboze#2024", Some(&hash)).await.unwrap());
            assert!(!passwords.verify(lane, "Zboze#2025", None).await.unwrap());
            assert!(passwords.verify(lane, "Zboze#2025", Some("not a hash")).await.is_err());
        }
    }

    #[test]
    fn a_hash_is_what_argon2_itself_makes_and_takes() {
        let of_argon2 = Argon2::default().hash_password_with_salt(b"Zboze#2025", &[7; 16]).unwrap().to_string();
        assert_eq!(hash_now("Zboze#2025", &[7; 16]).unwrap(), of_argon2);
        // Made with less memory than today's, as a hash of another time might be.
        let other = "$argon2id$v=19$m=8,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw";
        let params = Params::new(8, 1, 1, None).unwrap();
        let other_hash = Argon2::from(params).hash_password_with_salt(b"Zboze#2025", &[7; 16]).unwrap().to_string();
        assert!(other_hash.starts_with(other), "{other_hash}");
        let mut memory = Vec::new();
        assert!(is_right(&mut memory, "Zboze#2025", &other_hash).unwrap());
        assert!(is_right(&mut memory, "Zboze#2025", &of_argon2).unwrap());
        assert!(!is_right(&mut memory, "Zboze#2024", &of_argon2).unwrap());
    }

    #[tokio::test]
    async fn the_memory_of_a_hash_is_used_again() {
        let passwords = Passwords::default();
        for _ in 0..3 {
            passwords.verify(Lane::Stranger, "Zboze#2025", None).await.unwrap();
        }
        let kept = passwords.memories.free().iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(kept, [Params::default().block_count()], "one after the other needs one");
    }

    #[tokio::test]
    async fn a_request_that_is_given_up_keeps_its_turn_until_its_work_is_done() {
        let passwords = Passwords::default();
        let (finish, finished) = mpsc::channel::<()>();
        let mut request = Box::pin(passwords.in_turn(Lane::Stranger, move || finished.recv()));
        assert!(futures_util::poll!(&mut request).is_pending());
        drop(request);
        assert_eq!(passwords.semaphore.free(), AT_ONCE - 1);
        finish.send(()).unwrap();
        while passwords.semaphore.free() < AT_ONCE {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn past_its_bound_the_strangers_lane_is_closed_and_the_known_callers_is_open() {
        let passwords = Passwords::default();
        let semaphore = [
            passwords.semaphore.acquire(Lane::Known).await.unwrap(),
            passwords.semaphore.acquire(Lane::Known).await.unwrap(),
        ];
        let mut waiting: Vec<_> =
            (0..WAITING).map(|_| Box::pin(passwords.verify(Lane::Stranger, "Zboze#2025", None))).collect();
        for one in &mut waiting {
            assert!(futures_util::poll!(one).is_pending());
        }
        let refused = passwords.verify(Lane::Stranger, "Zboze#2025", None).await;
        assert!(matches!(refused, Err(ApiError::Busy(WAIT_SECONDS))), "{refused:?}");
        let mut known = Box::pin(passwords.verify(Lane::Known, "Zboze#2025", None));
        assert!(futures_util::poll!(&mut known).is_pending());
        drop(semaphore);
        assert!(!known.await.unwrap());
    }
}
