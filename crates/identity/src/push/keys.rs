//! Keys by which push services know who sends (VAPID, RFC 8292): ECDSA on P-256, the private one encrypted at rest.
use anyhow::{Context, anyhow};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::json;

/// Life of a signature, in seconds; push services take at most a day.
const LIFE: i64 = 12 * 60 * 60;

/// New keys: the private one as text, and the public one as browsers take it.
#[derive(Debug)]
pub struct NewKeys {
    pub private_key: String,
    pub public_key: String,
}

/// Makes keys.
///
/// # Errors
/// When the machine has no randomness to give.
pub fn make_keys() -> anyhow::Result<NewKeys> {
    let pair = EcdsaKeyPair::generate(&ECDSA_P256_SHA256_FIXED_SIGNING)?;
    let document = pair.to_pkcs8v1()?;
    Ok(NewKeys {
        private_key: URL_SAFE_NO_PAD.encode(document.as_ref()),
        public_key: URL_SAFE_NO_PAD.encode(pair.public_key().as_ref()),
    })
}

/// Value of the `Authorization` header for one push service, the `audience`: a signed statement of who sends.
///
/// # Errors
/// When the private key is damaged.
pub fn authorization(private_key: &str, audience: &str, contact: &str, seconds: i64) -> anyhow::Result<String> {
    let document = URL_SAFE_NO_PAD.decode(private_key).context("the push key is damaged")?;
    let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &document)
        .map_err(|error| anyhow!("the push key is damaged: {error}"))?;
    let header = encoded(&json!({"typ": "JWT", "alg": "ES256"}));
    let claims = encoded(&json!({"aud": audience, "exp": seconds + LIFE, "sub": contact}));
    let signed = format!("{header}.{claims}");
    let signature = pair.sign(&SystemRandom::new(), signed.as_bytes())?;
    let token = format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature.as_ref()));
    Ok(format!("vapid t={token}, k={}", URL_SAFE_NO_PAD.encode(pair.public_key().as_ref())))
}

fn encoded(part: &serde_json::Value) -> String {
    URL_SAFE_NO_PAD.encode(part.to_string())
}

#[cfg(test)]
mod tests {
    use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_push_service_can_check_who_sends() {
        let keys = make_keys().unwrap();
        let header =
            authorization(&keys.private_key, "https://push.example.com", "mailto:a@example.com", 1_000).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, keys.public_key);
        let point = URL_SAFE_NO_PAD.decode(key).unwrap();
        assert_eq!((point.len(), point[0]), (65, 4));
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &point);
        public.verify(signed.as_bytes(), &URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
        let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.com");
        assert_eq!(claims["exp"], 1_000 + 43_200);
        assert_eq!(claims["sub"], "mailto:a@example.com");
    }

    #[test]
    fn damaged_keys_sign_nothing() {
        let error = authorization("AAAA", "https://push.example.com", "mailto:a@example.com", 0).unwrap_err();
        assert!(error.to_string().contains("damaged"), "{error}");
    }
}
