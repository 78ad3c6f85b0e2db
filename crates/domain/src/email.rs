//! E-mail address.

use thiserror::Error;

/// E-mail address. Invariant: a local part, `@`, and a domain that ends in 2 to 8 letters; the domain in lower case.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Email(String);

parsed_text!(Email, InvalidEmail);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidEmail {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Pole musi być poprawnym adresem email")]
    Malformed,
}

/// Limits of RFC 5321, in characters.
const MAX_LENGTH: usize = 254;
const MAX_LOCAL: usize = 64;
const MAX_LABEL: usize = 63;

impl Email {
    /// # Errors
    /// Anything but `local@domain.tld` in ASCII letters, digits and the signs that both parts may hold.
    pub fn parse(input: &str) -> Result<Email, InvalidEmail> {
        let address = input.trim();
        if address.is_empty() {
            return Err(InvalidEmail::Empty);
        }
        match address.split_once('@') {
            Some((local, domain)) if address.len() <= MAX_LENGTH && is_local(local) && is_domain(domain) => {
                Ok(Email(format!("{local}@{}", domain.to_ascii_lowercase())))
            }
            _ => Err(InvalidEmail::Malformed),
        }
    }

    /// Key by which two addresses are compared: all in lower case.
    pub fn key(&self) -> String {
        self.0.to_ascii_lowercase()
    }
}

fn is_local(local: &str) -> bool {
    let is_atom = |atom: &str| !atom.is_empty() && atom.bytes().all(is_atom_sign);
    local.len() <= MAX_LOCAL && local.split('.').all(is_atom)
}

fn is_atom_sign(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+/=?^_`{|}~-".contains(&byte)
}

fn is_domain(domain: &str) -> bool {
    domain.rsplit_once('.').is_some_and(|(host, top)| {
        let is_top = (2..=8).contains(&top.len()) && top.bytes().all(|byte| byte.is_ascii_alphabetic());
        is_top && host.split('.').all(is_label)
    })
}

fn is_label(label: &str) -> bool {
    (1..=MAX_LABEL).contains(&label.len())
        && !label.starts_with('-')
        && !label.ends_with('-')
        && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
