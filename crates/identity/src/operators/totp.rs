//! The second factor: codes of an authenticator app (TOTP, RFC 6238), six digits every thirty seconds.
use anyhow::Context;
use totp_rs::{Builder, Secret, Totp};

use plon_kernel::rng::Rng;

/// Name under which an authenticator app lists the account.
const ISSUER: &str = "Plon";

/// Number of steps that an app's clock may be off, each way.
const SKEW: u16 = 1;

/// Generates a secret in base32: 160 random bits, as RFC 4226 recommends.
pub fn new_secret(rng: &Rng) -> String {
    Secret::new_stack(rng.bytes::<20>()).to_base32()
}

/// The `otpauth` address that an app reads from the QR code.
///
/// # Errors
/// When the secret cannot be read, which a stored one can.
pub fn otpauth_url(secret: &str, email: &str) -> anyhow::Result<String> {
    totp(secret, email)?.to_url().context("the address of a second factor")
}

/// Finds the time step of a code: the current one, the one before or the one after; `None` for a wrong code. Earlier
/// use of the step is recorded in the table of operators.
///
/// # Errors
/// When the secret cannot be read, which a stored one can.
pub fn step_of(secret: &str, code: &str, now: jiff::Timestamp) -> anyhow::Result<Option<i64>> {
    let step = totp(secret, "")?.check(code, seconds(now));
    Ok(step.and_then(|step| i64::try_from(step).ok()))
}

/// The current code, as an app would show it.
///
/// # Errors
/// When the secret cannot be read, which a stored one can.
pub fn current_code(secret: &str, now: jiff::Timestamp) -> anyhow::Result<String> {
    Ok(totp(secret, "")?.generate(seconds(now)).to_string())
}

fn totp(secret: &str, email: &str) -> anyhow::Result<Totp> {
    let secret = Secret::try_from_base32(secret).map_err(|_| anyhow::anyhow!("a stored TOTP secret is not base32"))?;
    let builder = Builder::new().with_secret(secret).with_skew(SKEW).with_account_name(email);
    builder.with_issuer(Some(ISSUER)).build().context("the parameters of a second factor")
}

fn seconds(now: jiff::Timestamp) -> u64 {
    u64::try_from(now.as_second()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The secret of RFC 6238's vectors, "12345678901234567890".
    const SECRET: &str = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

    fn at(second: i64) -> jiff::Timestamp {
        jiff::Timestamp::from_second(second).unwrap()
    }

    #[test]
    fn codes_are_those_of_the_rfc() {
        for (second, expected) in [(59, "287082"), (1_111_111_109, "081804"), (20_000_000_000, "353130")] {
            assert_eq!(current_code(SECRET, at(second)).unwrap(), expected);
        }
    }

    #[test]
    fn a_code_is_good_one_step_early_and_one_step_late() {
        let step = 59 / 30;
        for (second, found) in [(29, Some(step)), (59, Some(step)), (89, Some(step)), (90, None)] {
            assert_eq!(step_of(SECRET, "287082", at(second)).unwrap(), found, "{second}");
        }
        for wrong in ["287083", "28708", "", "abcdef", "2870820"] {
            assert_eq!(step_of(SECRET, wrong, at(59)).unwrap(), None, "{wrong}");
        }
    }

    #[test]
    fn the_address_names_the_portal_and_the_operator() {
        let address = otpauth_url(SECRET, "jan@plon.example").unwrap();
        assert!(address.starts_with("otpauth://totp/Plon:jan%40plon.example?"), "{address}");
        assert!(address.contains(&format!("secret={SECRET}")) && address.contains("issuer=Plon"), "{address}");
    }

    #[test]
    fn a_new_secret_has_160_bits() {
        assert_eq!(new_secret(&Rng::seeded(1)).len(), 32);
    }
}
