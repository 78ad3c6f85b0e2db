//! Hash by which KSeF knows a file.

use sha2::{Digest, Sha256};

/// SHA-256 of a file's exact bytes.
pub fn sha256(file: &[u8]) -> [u8; 32] {
    Sha256::digest(file).into()
}
