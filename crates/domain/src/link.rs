//! Links in formatted texts and the addresses that they may lead to.

use thiserror::Error;

use crate::email::Email;

/// Address of a link. Invariant: a path of the portal, or an `https:`, `mailto:` or `tel:` address; visible ASCII.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link(String);

parsed_text!(Link, InvalidLink);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidLink {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Wpisz najwyżej 500\u{a0}znaków")]
    TooLong,
    #[error("Podaj adres, który zaczyna się od https://, mailto: albo tel:, lub stronę portalu od znaku /")]
    Malformed,
}

/// Longest address, in characters.
const LONGEST: usize = 500;
const LONGEST_HOST: usize = 253;
const LONGEST_LABEL: usize = 63;

impl Link {
    /// Anything that browsers might read otherwise than it is written: other schemes, characters outside of RFC 3986,
    /// a host without a dot or with a user name before it, a path that begins like a host.
    pub fn parse(input: &str) -> Result<Link, InvalidLink> {
        let address = input.trim_matches([' ', '\t', '\n', '\r']);
        if address.is_empty() {
            return Err(InvalidLink::Empty);
        }
        if address.chars().count() > LONGEST {
            return Err(InvalidLink::TooLong);
        }
        if !address.bytes().all(is_sign_of_address) {
            return Err(InvalidLink::Malformed);
        }
        let read = if address.starts_with('/') { own(address) } else { foreign(address) };
        read.map(Link).ok_or(InvalidLink::Malformed)
    }

    /// True for a link to another site.
    pub fn is_foreign(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// Text of the link on paper; `None` for a path, which leads nowhere there.
    pub fn on_paper(&self) -> Option<&str> {
        match self.0.split_once(':') {
            Some(("mailto" | "tel", rest)) => Some(rest),
            _ => Some(self.0.as_str()).filter(|_| self.is_foreign()),
        }
    }
}

fn is_sign_of_address(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~:/?#[]@!$&'()*+,;=%".contains(&byte)
}

/// Path of the portal, without two slashes: they would begin a host, or do so once dots before them are removed.
fn own(address: &str) -> Option<String> {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    (!path.contains("//")).then(|| address.to_owned())
}

fn foreign(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once(':')?;
    match scheme.to_ascii_lowercase().as_str() {
        "https" => {
            let rest = rest.strip_prefix("//")?;
            let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
            let (authority, place) = rest.split_at(end);
            is_authority(authority).then(|| format!("https://{}{place}", authority.to_ascii_lowercase()))
        }
        "mailto" => {
            let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"@._+-".contains(&byte);
            let email = Email::parse(rest).ok().filter(|_| rest.bytes().all(is_plain))?;
            Some(format!("mailto:{email}"))
        }
        "tel" => {
            let digits = rest.strip_prefix('+').unwrap_or(rest);
            let is_number = (3..=15).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| format!("tel:{rest}"))
        }
        _ => None,
    }
}

/// True for a host name with a dot and an optional port.
fn is_authority(authority: &str) -> bool {
    let (host, port) = authority.split_once(':').unwrap_or((authority, "443"));
    let is_port = port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok();
    let is_name = host.rsplit_once('.').is_some_and(|(names, top)| {
        is_label(top) && top.starts_with(|sign: char| sign.is_ascii_alphabetic()) && names.split('.').all(is_label)
    });
    is_port && is_name && host.len() <= LONGEST_HOST
}

fn is_label(label: &str) -> bool {
    (1..=LONGEST_LABEL).contains(&label.len())
        && !label.starts_with('-')
        && !label.ends_with('-')
        && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
