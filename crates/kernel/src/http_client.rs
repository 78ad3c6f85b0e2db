//! HTTP calls to outside services: no redirect is followed, and the length of an answer is limited.
use std::time::Duration;

use anyhow::{Context, bail};
use reqwest::redirect::Policy;
use reqwest::{Client, Response};

/// Longest answer that is read, in bytes.
const LONGEST_ANSWER: usize = 256 * 1024;

/// HTTP client whose calls take no longer than `time`.
///
/// # Errors
/// When no HTTP client can be made.
pub fn new_client(time: Duration) -> anyhow::Result<Client> {
    Client::builder().redirect(Policy::none()).timeout(time).build().context("no HTTP client")
}

/// Reads the body of an answer.
///
/// # Errors
/// When the answer breaks off or is longer than the limit.
pub async fn read_body(mut response: Response) -> anyhow::Result<Vec<u8>> {
    let mut body = Vec::new();
    while let Some(part) = response.chunk().await.context("the answer breaks off")? {
        body.extend_from_slice(&part);
        if body.len() > LONGEST_ANSWER {
            bail!("the answer is too long");
        }
    }
    Ok(body)
}

/// True when an address can be called at all.
pub fn is_address(url: &str) -> bool {
    url.starts_with("https://") || url.starts_with("http://")
}
