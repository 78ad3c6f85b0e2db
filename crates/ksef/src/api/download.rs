//! Invoices by number (`open-api.json`, `GET /invoices/ksef/{ksefNumber}`).
use sha2::{Digest, Sha256};

use super::KsefApi;
use super::error::KsefError;
use super::metadata::read_hash;
use super::transport::{Call, malformed};
use crate::KsefNumber;

/// Header with the file's SHA-256 in Base64, since version 2.0.0 of the API.
const HASH_HEADER: &str = "x-ms-meta-hash";

impl KsefApi {
    /// The file of an invoice, byte for byte, at most 3 MB. It has the hash that KSeF sends with it, and the one that
    /// the caller knows from the metadata.
    ///
    /// # Errors
    /// `KsefError::NotFound` and `NotYetAvailable` for the number; `Malformed` when the file has another hash, or none
    /// to compare with is known.
    pub async fn download(&self, number: &KsefNumber, known_hash: Option<&[u8; 32]>) -> Result<Vec<u8>, KsefError> {
        let path = format!("/invoices/ksef/{number}");
        let answer = self.authorized(Call::Download, || self.transport.get(&path)).await?;
        let sent_hash = match answer.headers.get(HASH_HEADER) {
            Some(value) => Some(read_hash(Call::Download, value.to_str().unwrap_or_default())?),
            None => None,
        };
        if sent_hash.is_none() && known_hash.is_none() {
            return Err(malformed(Call::Download, "a file without its hash"));
        }
        let hash: [u8; 32] = Sha256::digest(&answer.body).into();
        if [sent_hash.as_ref(), known_hash].into_iter().flatten().any(|expected| *expected != hash) {
            return Err(malformed(Call::Download, "a file with another hash"));
        }
        Ok(answer.body)
    }
}
