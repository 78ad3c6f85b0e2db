//! Public key by which KSeF tokens are encrypted: chosen out of the published certificates, and used.
//!
//! From `bezpieczenstwo/klucze-publiczne-do-szyfrowania.md` (5 May 2026) and `open-api.json`,
//! `GET /security/public-key-certificates`. Certificates are believed because TLS brought them; that the right part of
//! one was cut out shows by `publicKeyId`, the SHA-256 of the key's `SubjectPublicKeyInfo`.
use aws_lc_rs::rsa::{OAEP_SHA256_MGF1SHA256, OaepPublicEncryptingKey, PublicEncryptingKey};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use der::asn1::AnyRef;
use der::{Class, Reader, SliceReader, Tag, Tagged};
use jiff::SignedDuration;
use plon_kernel::types::Timestamp;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::error::KsefError;
use super::settings::KsefToken;
use super::transport::{Call, malformed, read_json};

/// Usage of the certificates for tokens.
const USAGE: &str = "KsefTokenEncryption";

/// Time after which the list is read again: keys may change without notice.
const KEPT: SignedDuration = SignedDuration::from_hours(24);

/// Fields before the key in a certificate, after its version: serial number, algorithm, issuer, validity, subject
/// (RFC 5280, 4.1).
const FIELDS_BEFORE_KEY: usize = 5;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct PublishedCertificate {
    certificate: String,
    public_key_id: String,
    valid_from: Timestamp,
    valid_to: Timestamp,
    usage: Vec<String>,
}

/// Public key for tokens.
pub(super) struct EncryptionKey {
    key: OaepPublicEncryptingKey,
    /// Id by which KSeF is told which key was used.
    pub id: String,
    valid_to: Timestamp,
    read_at: Timestamp,
}

impl EncryptionKey {
    /// Chooses the certificate for tokens that is valid now, the newest of several (4.1 of the document).
    ///
    /// # Errors
    /// `KsefError::Malformed` when there is none, or its key cannot be used.
    pub fn choose(list: &[u8], now: Timestamp) -> Result<EncryptionKey, KsefError> {
        let list: Vec<PublishedCertificate> = read_json(Call::Certificates, list)?;
        let usable = list.into_iter().filter(|certificate| {
            let for_tokens = certificate.usage.iter().any(|usage| usage == USAGE);
            for_tokens && certificate.valid_from <= now && now < certificate.valid_to
        });
        let newest = usable.max_by_key(|certificate| certificate.valid_from);
        let newest = newest.ok_or_else(|| unusable("none for tokens is valid now"))?;
        let bytes = BASE64_STANDARD.decode(&newest.certificate).map_err(|_| unusable("not Base64"))?;
        let key = public_key_of(&bytes).map_err(|_| unusable("not X.509"))?;
        if BASE64_STANDARD.encode(Sha256::digest(key)) != newest.public_key_id {
            return Err(unusable("the key is not that of its id"));
        }
        let key = PublicEncryptingKey::from_der(key).map_err(|_| unusable("not a key of RSA"))?;
        let key = OaepPublicEncryptingKey::new(key).map_err(|_| unusable("not a key of RSA"))?;
        Ok(EncryptionKey { key, id: newest.public_key_id, valid_to: newest.valid_to, read_at: now })
    }

    /// True while the key may be used without asking for it again.
    pub fn is_fresh(&self, now: Timestamp) -> bool {
        now < self.valid_to && self.read_at.0.duration_until(now.0) < KEPT
    }

    /// `token|timestamp`, encrypted by RSA-OAEP with SHA-256 (MGF1 with SHA-256), in Base64 (`uwierzytelnianie.md`, 2.2).
    ///
    /// # Errors
    /// `KsefError::Malformed` when the key is too short for it.
    pub fn encrypt(&self, token: &KsefToken, challenged_at_ms: i64) -> Result<String, KsefError> {
        let text = format!("{}|{challenged_at_ms}", token.reveal());
        let mut block = vec![0; self.key.ciphertext_size()];
        let block = self
            .key
            .encrypt(&OAEP_SHA256_MGF1SHA256, text.as_bytes(), &mut block, None)
            .map_err(|_| unusable("the key does not take the token"))?;
        Ok(BASE64_STANDARD.encode(block))
    }
}

fn unusable(reason: &str) -> KsefError {
    malformed(Call::Certificates, reason)
}

/// `SubjectPublicKeyInfo` of a certificate, with its tag and length.
fn public_key_of(certificate: &[u8]) -> der::Result<&[u8]> {
    let mut certificate = SliceReader::new(sequence_in(certificate)?)?;
    let mut to_be_signed = SliceReader::new(sequence_in(certificate.tlv_bytes()?)?)?;
    if to_be_signed.peek_tag()?.class() == Class::ContextSpecific {
        to_be_signed.tlv_bytes()?;
    }
    for _ in 0..FIELDS_BEFORE_KEY {
        to_be_signed.tlv_bytes()?;
    }
    to_be_signed.tlv_bytes()
}

/// Content of bytes that are one sequence and nothing else.
fn sequence_in(bytes: &[u8]) -> der::Result<&[u8]> {
    let any = AnyRef::try_from(bytes)?;
    any.tag().assert_eq(Tag::Sequence)?;
    Ok(any.value())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// List with a certificate that openssl has made, with critical extensions as qualified ones have.
    const LIST: &str = include_str!("../../tests/api/certificates.json");

    fn choose(list: &str) -> Result<EncryptionKey, KsefError> {
        EncryptionKey::choose(list.as_bytes(), Timestamp("2026-06-01T08:00:00Z".parse().unwrap()))
    }

    #[test]
    fn the_key_is_cut_out_of_a_certificate_of_a_real_program() {
        assert_eq!(choose(LIST).unwrap().key.key_size_bits(), 2048);
    }

    #[test]
    fn a_certificate_with_any_byte_cut_off_or_changed_is_no_panic() {
        let list: serde_json::Value = serde_json::from_str(LIST).unwrap();
        let whole = BASE64_STANDARD.decode(list[0]["certificate"].as_str().unwrap()).unwrap();
        for place in 0..whole.len() {
            assert!(public_key_of(&whole[..place]).is_err(), "cut at {place}");
            let mut changed = whole.clone();
            changed[place] ^= 0x81;
            let _ = public_key_of(&changed).map(PublicEncryptingKey::from_der);
        }
    }
}
