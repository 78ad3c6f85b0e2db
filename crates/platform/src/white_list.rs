//! White list: check in the tax administration's register of VAT payers that an account belongs to a NIP (its API,
//! one account a call); off unless its address is set.
use anyhow::{Context, bail};
use plon_domain::iban::Iban;
use plon_domain::nip::Nip;
use reqwest::{Client, StatusCode};
use serde::Deserialize;

use crate::config;
use plon_kernel::http_client;
use plon_kernel::types::BusinessDate;

/// Longest request id of an answer that is kept, in characters.
const LONGEST_MARK: usize = 64;

/// Client of the register.
pub struct WhiteList {
    client: Client,
    address: String,
}

/// Answer of the register.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// True when the account is that of the NIP on the day asked about.
    pub assigned: bool,
    /// Register's id of the answer: the proof that it was asked.
    pub request_id: String,
}

/// Reason why there is no answer about an account.
#[derive(Debug)]
pub enum Silence {
    /// The register accepts no more queries today.
    NoMoreToday,
    /// The register does not answer, or its answer cannot be read.
    Broken(anyhow::Error),
}

impl From<anyhow::Error> for Silence {
    fn from(error: anyhow::Error) -> Silence {
        Silence::Broken(error)
    }
}

#[derive(Debug, Deserialize)]
struct Answer {
    result: AnswerResult,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct AnswerResult {
    account_assigned: String,
    request_id: String,
}

#[derive(Debug, Deserialize)]
struct Error {
    code: String,
}

impl WhiteList {
    /// Client of the register; `None` when no address is set.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn new(settings: &config::WhiteList) -> anyhow::Result<Option<WhiteList>> {
        let Some(url) = &settings.url else { return Ok(None) };
        let client = http_client::new_client(settings.time)?;
        Ok(Some(WhiteList { client, address: url.trim_end_matches('/').to_owned() }))
    }

    /// Asks the register about an account on a day.
    ///
    /// # Errors
    /// `Silence` when there is no answer that can be relied on.
    pub async fn ask(&self, nip: &Nip, account: &Iban, on: BusinessDate) -> Result<Finding, Silence> {
        let number = account.as_str().trim_start_matches("PL");
        let url = format!("{}/api/check/nip/{nip}/bank-account/{number}?date={}", self.address, on.0);
        let response = self.client.get(url).header("accept", "application/json").send().await;
        let response = response.map_err(|error| anyhow::Error::new(error.without_url()).context("no answer"))?;
        let status = response.status();
        let body = http_client::read_body(response).await?;
        if status == StatusCode::TOO_MANY_REQUESTS || error_of(&body).is_some_and(|code| code == "WL-191") {
            return Err(Silence::NoMoreToday);
        }
        if !status.is_success() {
            let code = error_of(&body).unwrap_or_default();
            return Err(anyhow::anyhow!("the white list answers with HTTP {} {code}", status.as_u16()).into());
        }
        Ok(read(&body)?)
    }
}

/// Error code of the register.
fn error_of(body: &[u8]) -> Option<String> {
    serde_json::from_slice(body).ok().map(|error: Error| error.code)
}

fn read(body: &[u8]) -> anyhow::Result<Finding> {
    let Answer { result } = serde_json::from_slice(body).context("the white list answers in another form")?;
    let AnswerResult { account_assigned, request_id } = result;
    let assigned = match account_assigned.as_str() {
        "TAK" => true,
        "NIE" => false,
        _ => bail!("the white list answers neither yes nor no"),
    };
    if request_id.is_empty() || request_id.chars().count() > LONGEST_MARK {
        bail!("the white list answers without a mark");
    }
    Ok(Finding { assigned, request_id })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_only_when_it_says_yes_or_no_and_carries_its_mark() {
        let answer = |said: &str, mark: &str| {
            let body =
                format!(r#"{{"result":{{"accountAssigned":"{said}","requestDateTime":"x","requestId":"{mark}"}}}}"#);
            read(body.as_bytes())
        };
        let found = |assigned| Finding { assigned, request_id: "d2n10-84df1a1".to_owned() };
        assert_eq!(answer("TAK", "d2n10-84df1a1").unwrap(), found(true));
        assert_eq!(answer("NIE", "d2n10-84df1a1").unwrap(), found(false));
        assert!(answer("tak", "d2n10-84df1a1").is_err());
        assert!(answer("TAK", "").is_err());
        assert!(answer("TAK", &"a".repeat(65)).is_err());
        assert!(read(br#"{"result":null}"#).is_err());
        assert!(read(b"<html>Przerwa</html>").is_err());
    }
}
