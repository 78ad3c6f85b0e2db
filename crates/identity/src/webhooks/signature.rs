//! Secrets and signatures of deliveries, by the specification Standard Webhooks.
use anyhow::Context;
use aws_lc_rs::hmac;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use plon_kernel::rng::Rng;

/// Beginning of every secret, by which leaked ones are found in files and logs.
const PREFIX: &str = "whsec_";

/// Random bytes of a secret.
const LENGTH: usize = 32;

/// New secret, to be shown once.
pub fn make_secret(rng: &Rng) -> String {
    format!("{PREFIX}{}", STANDARD.encode(rng.bytes::<LENGTH>()))
}

/// Value of `webhook-signature`: one signature for each secret, the newest first.
///
/// # Errors
/// When a secret is not one of ours.
pub fn sign(secrets: &[String], id: &str, seconds: i64, body: &str) -> anyhow::Result<String> {
    let signed = secrets.iter().map(|secret| {
        let key = secret.strip_prefix(PREFIX).and_then(|key| STANDARD.decode(key).ok());
        let key = hmac::Key::new(hmac::HMAC_SHA256, &key.context("the secret of a webhook is malformed")?);
        let tag = hmac::sign(&key, format!("{id}.{seconds}.{body}").as_bytes());
        anyhow::Ok(format!("v1,{}", STANDARD.encode(tag)))
    });
    Ok(signed.collect::<anyhow::Result<Vec<String>>>()?.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const ID: &str = "msg_p5jXN8AQM9LWM0D4loKWxJek";

    #[test]
    fn a_delivery_is_signed_as_the_specification_says() {
        let signed = sign(&[SECRET.to_owned()], ID, 1_614_265_330, r#"{"test": 2432232314}"#).unwrap();
        assert_eq!(signed, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn two_secrets_sign_during_a_rotation_and_a_body_outside_of_ascii_is_signed_by_its_bytes() {
        let newer = make_secret(&Rng::seeded(1));
        let both = sign(&[newer.clone(), SECRET.to_owned()], ID, 1, r#"{"a":"żółć"}"#).unwrap();
        let [first, second]: [&str; 2] = both.split(' ').collect::<Vec<_>>().try_into().unwrap();
        assert_eq!(first, sign(&[newer], ID, 1, r#"{"a":"żółć"}"#).unwrap());
        assert_eq!(second, "v1,vtyGAuui5vA3+gCjRPcx3kdpiXUK0ADfYfCJYZi9P4s=");
    }

    #[test]
    fn a_secret_is_32_random_bytes_and_another_text_is_none() {
        let secret = make_secret(&Rng::seeded(1));
        assert_eq!(STANDARD.decode(&secret[PREFIX.len()..]).unwrap().len(), LENGTH);
        assert_ne!(secret, make_secret(&Rng::seeded(2)));
        assert!(sign(&["secret".to_owned()], ID, 1, "").is_err());
    }
}
