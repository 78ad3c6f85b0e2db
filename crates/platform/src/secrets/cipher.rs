//! Encrypts a text for one place in the database: AES-256-GCM with a random nonce, the place as associated data.
use std::fmt::{self, Display, Formatter};

use anyhow::{Context, anyhow};
use aws_lc_rs::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use aws_lc_rs::hkdf::{HKDF_SHA256, Prk, Salt};
use aws_lc_rs::hmac;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, WebhookTargetId};
use plon_kernel::rng::Rng;

/// Prefix of an encrypted text: the version of its format. No seed in base32 and no card number has a full stop.
pub(super) const MARK: &str = "v1.";

/// Length of a key's id, in characters.
const KEY_ID: usize = 8;

/// Length of a key, in bytes.
pub(super) const KEY_LEN: usize = 32;

/// Row and column of a secret; a text sealed for one place opens in no other.
#[derive(Debug, Clone, Copy)]
pub enum Place<'a> {
    SecondFactor(OperatorId),
    /// Seed offered by an enrolment, by the hash of its handle.
    Enrolment(&'a str),
    CardNumber(OrderId),
    CardPin(OrderId),
    /// Secret of a webhook's target; the one before it keeps its place.
    WebhookSecret(WebhookTargetId),
    KsefToken(ParticipantId),
    PushKey,
}

impl Display for Place<'_> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Place::SecondFactor(operator) => write!(to, "operators.totp_secret/{}", operator.0),
            Place::Enrolment(handle) => write!(to, "login_challenges.totp_secret/{handle}"),
            Place::CardNumber(order) => write!(to, "card_codes.number/{}", order.0),
            Place::CardPin(order) => write!(to, "card_codes.pin/{}", order.0),
            Place::KsefToken(participant) => write!(to, "ksef_connections.token/{}", participant.0),
            Place::PushKey => to.write_str("push_keys.private_key"),
            Place::WebhookSecret(target) => write!(to, "webhook_targets.secret/{}", target.0),
        }
    }
}

/// Keys of this process; the first one encrypts, all of them decrypt.
pub struct Secrets {
    first: Key,
    earlier: Vec<Key>,
}

struct Key {
    id: String,
    cipher: LessSafeKey,
    index: hmac::Key,
}

impl Secrets {
    /// Takes the keys: the first one encrypts, the others were in use before.
    ///
    /// # Errors
    /// When there is no key.
    pub fn new(keys: &[[u8; KEY_LEN]]) -> anyhow::Result<Secrets> {
        let mut keys = keys.iter().map(Key::derive).collect::<anyhow::Result<Vec<Key>>>()?.into_iter();
        let first = keys.next().context("there is no key")?;
        Ok(Secrets { first, earlier: keys.collect() })
    }

    /// Encrypts a text for a place.
    ///
    /// # Errors
    /// When the text is longer than the cipher allows.
    pub fn seal(&self, rng: &Rng, place: Place<'_>, text: &str) -> anyhow::Result<String> {
        let nonce = rng.bytes::<NONCE_LEN>();
        let mut sealed = text.as_bytes().to_vec();
        let aad = Aad::from(place.to_string());
        self.first.cipher.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), aad, &mut sealed)?;
        Ok(format!("{}{}", self.begins(), URL_SAFE_NO_PAD.encode([&nonce[..], &sealed].concat())))
    }

    /// Decrypts the text of a place. One without the mark is from before there was a key, and is returned as it is
    /// until the next start encrypts it.
    ///
    /// # Errors
    /// When its key is missing, or it was changed or moved.
    pub fn open(&self, place: Place<'_>, stored: &str) -> anyhow::Result<String> {
        let Some(id) = key_id(stored) else { return Ok(stored.to_owned()) };
        let key = self.keys().find(|key| key.id == id);
        let key = key.with_context(|| format!("the secret at {place} is under the key {id}, which is not at hand"))?;
        let damaged = || anyhow!("the secret at {place} does not open: it was changed, or belongs elsewhere");
        let sealed = stored.get(MARK.len() + KEY_ID + 1..).unwrap_or_default();
        let mut sealed = URL_SAFE_NO_PAD.decode(sealed).map_err(|_| damaged())?;
        let (nonce, text) = sealed.split_at_mut_checked(NONCE_LEN).ok_or_else(damaged)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce)?;
        let text = key.cipher.open_in_place(nonce, Aad::from(place.to_string()), text).map_err(|_| damaged())?;
        String::from_utf8(text.to_vec()).map_err(|_| damaged())
    }

    /// Blind index of a text: equal for equal texts, and useless without the key.
    pub fn index(&self, text: &str) -> String {
        hex::encode(hmac::sign(&self.first.index, text.as_bytes()))
    }

    /// Prefix of all texts encrypted by the first key.
    pub(super) fn begins(&self) -> String {
        format!("{MARK}{}.", self.first.id)
    }

    /// Ids of the keys.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.keys().map(|key| key.id.as_str())
    }

    fn keys(&self) -> impl Iterator<Item = &Key> {
        std::iter::once(&self.first).chain(&self.earlier)
    }
}

/// Id of the key that a text is encrypted with; none for plain text.
pub(super) fn key_id(stored: &str) -> Option<&str> {
    stored.strip_prefix(MARK)?.get(..KEY_ID)
}

impl Key {
    /// Derives a separate key for each use, and an id that reveals nothing about it.
    fn derive(secret: &[u8; KEY_LEN]) -> anyhow::Result<Key> {
        let secret = Salt::new(HKDF_SHA256, b"plon secrets").extract(secret);
        let [encryption, index, id] = [&b"encryption"[..], b"index", b"id"].map(|purpose| expand(&secret, purpose));
        Ok(Key {
            id: hex::encode(&id?[..KEY_ID / 2]),
            cipher: LessSafeKey::new(UnboundKey::new(&AES_256_GCM, &encryption?)?),
            index: hmac::Key::new(hmac::HMAC_SHA256, &index?),
        })
    }
}

fn expand(secret: &Prk, purpose: &[u8]) -> anyhow::Result<[u8; KEY_LEN]> {
    let mut key = [0; KEY_LEN];
    secret.expand(&[purpose], HKDF_SHA256)?.fill(&mut key)?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: &str = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    const PLACE: Place<'static> = Place::SecondFactor(OperatorId(7));

    #[test]
    fn what_is_sealed_opens_in_its_place_only() {
        let (rng, secrets) = (Rng::seeded(1), Secrets::new(&[[1; 32]]).unwrap());
        let sealed = secrets.seal(&rng, PLACE, SEED).unwrap();
        assert!(!sealed.contains(SEED));
        assert_eq!(secrets.open(PLACE, &sealed).unwrap(), SEED);
        for elsewhere in [Place::SecondFactor(OperatorId(8)), Place::CardNumber(OrderId(7)), Place::CardPin(OrderId(7))]
        {
            assert!(secrets.open(elsewhere, &sealed).is_err(), "{elsewhere}");
        }
    }

    #[test]
    fn no_two_seals_are_alike_and_equal_texts_are_found() {
        let (rng, secrets) = (Rng::seeded(1), Secrets::new(&[[1; 32]]).unwrap());
        let [one, other] = [(); 2].map(|()| secrets.seal(&rng, PLACE, SEED).unwrap());
        assert_ne!(one, other);
        assert_eq!(secrets.index(SEED), secrets.index(SEED));
        assert_ne!(secrets.index(SEED), secrets.index("another"));
        assert_ne!(secrets.index(SEED), Secrets::new(&[[2; 32]]).unwrap().index(SEED));
    }

    #[test]
    fn an_earlier_key_opens_and_an_unknown_one_is_named() {
        let rng = Rng::seeded(1);
        let before = Secrets::new(&[[1; 32]]).unwrap();
        let sealed = before.seal(&rng, PLACE, SEED).unwrap();
        let both = Secrets::new(&[[2; 32], [1; 32]]).unwrap();
        assert_eq!(both.open(PLACE, &sealed).unwrap(), SEED);
        assert!(!sealed.starts_with(&both.begins()));
        let error = Secrets::new(&[[2; 32]]).unwrap().open(PLACE, &sealed).unwrap_err().to_string();
        assert!(error.contains(key_id(&sealed).unwrap()), "{error}");
    }

    #[test]
    fn what_was_changed_does_not_open() {
        let (rng, secrets) = (Rng::seeded(1), Secrets::new(&[[1; 32]]).unwrap());
        let sealed = secrets.seal(&rng, PLACE, SEED).unwrap();
        for end in 1..sealed.len() - secrets.begins().len() {
            assert!(secrets.open(PLACE, &sealed[..sealed.len() - end]).is_err(), "{end}");
        }
        assert_eq!(secrets.open(PLACE, SEED).unwrap(), SEED, "of before the key");
    }
}
