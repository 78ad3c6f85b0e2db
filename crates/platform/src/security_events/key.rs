//! Keyed hash of a typed name, so that nobody without the key can try all NIPs against it.
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::store;
use plon_kernel::db::{Db, Read};
use plon_kernel::rng::Rng;

/// Name of the key's row.
const NAME: &str = "typed_names";

/// Hexadecimal digits kept of the hash: 96 bits tell names apart.
const DIGITS: usize = 24;

pub type Key = [u8; 32];

/// Reads the installation's key; creates it where there is none yet.
pub async fn load_key(db: &Db, rng: &Rng) -> anyhow::Result<Key> {
    if let Some(key) = store::find_key(&mut db.read().await?, NAME).await? {
        return as_key(&key);
    }
    let mut tx = db.begin().await?;
    store::insert_key(&mut tx, NAME, &rng.bytes::<32>()).await?;
    let key = store::find_key(&mut tx, NAME).await?.unwrap_or_default();
    tx.commit_unread().await?;
    as_key(&key)
}

/// Hashes a name with the existing key; none when there is no key yet.
pub async fn hash_by_kept(db: &mut impl Read, name: &str) -> anyhow::Result<Option<String>> {
    match store::find_key(db, NAME).await? {
        Some(kept) => Ok(Some(hash_name(&as_key(&kept)?, name)?)),
        None => Ok(None),
    }
}

fn as_key(bytes: &[u8]) -> anyhow::Result<Key> {
    Ok(bytes.try_into()?)
}

/// Keyed hash of a name for storage.
pub fn hash_name(key: &Key, name: &str) -> anyhow::Result<String> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key)?;
    mac.update(name.as_bytes());
    let mut digits = hex::encode(mac.finalize().into_bytes());
    digits.truncate(DIGITS);
    Ok(digits)
}

#[cfg(test)]
mod tests {
    use super::hash_name;

    #[test]
    fn a_hash_depends_on_the_key_and_holds_nothing_of_the_name() {
        let (one, other) =
            (hash_name(&[1; 32], "participant:5260250274").unwrap(), hash_name(&[2; 32], "participant:5260250274"));
        assert_ne!(one, other.unwrap());
        assert_eq!(one, hash_name(&[1; 32], "participant:5260250274").unwrap());
        assert_ne!(one, hash_name(&[1; 32], "participant:7740001454").unwrap());
        assert!(one.len() == 24 && !one.contains("5260250274"));
    }
}
