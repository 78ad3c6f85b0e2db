//! SMSAPI.pl: one POST per SMS; errors come with HTTP 200.
use anyhow::Context;
use reqwest::{Client, StatusCode};
use serde::Deserialize;
use serde_json::Value;

use super::super::settings::Sms;
use super::{Outcome, OutgoingMessage, shortened};
use plon_kernel::http_client;

pub struct SmsApi {
    client: Client,
    address: String,
    /// Address of the account's own data.
    profile: String,
    token: String,
    from: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Answer {
    error: Value,
    message: Option<String>,
    list: Vec<Taken>,
}

/// Account's own data.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Profile {
    points: Option<f64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Taken {
    id: Option<String>,
    status: Option<String>,
    error: Value,
}

impl SmsApi {
    pub fn new(settings: &Sms, token: &str) -> anyhow::Result<SmsApi> {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().context("no HTTP client")?;
        Ok(SmsApi {
            client,
            address: format!("{}/sms.do", settings.url.trim_end_matches('/')),
            profile: format!("{}/profile", settings.url.trim_end_matches('/')),
            token: token.to_owned(),
            from: settings.from.clone().unwrap_or_default(),
        })
    }

    /// Asks for the account's own data, which takes the token and sends nothing; returns its balance.
    pub async fn probe(&self) -> anyhow::Result<String> {
        let response = self.client.get(&self.profile).bearer_auth(&self.token).send().await.context("no answer")?;
        let status = response.status();
        match status {
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => {
                anyhow::bail!(
                    "it refuses the token (HTTP {}): check it and the addresses it is bound to",
                    status.as_u16()
                )
            }
            status if !status.is_success() => anyhow::bail!("it answers with HTTP {}", status.as_u16()),
            _ => {}
        }
        let profile: Profile = serde_json::from_slice(&http_client::read_body(response).await?).unwrap_or_default();
        Ok(profile.points.map_or(String::new(), |points| format!(", the account holds {points} points")))
    }

    pub async fn send(&self, letter: &OutgoingMessage<'_>) -> Outcome {
        let form = [
            ("to", letter.to.trim_start_matches('+')),
            ("message", letter.text),
            ("from", &self.from),
            ("encoding", "utf-8"),
            ("format", "json"),
            ("idx", &letter.idx),
            ("check_idx", "1"),
        ];
        let sent = self.client.post(&self.address).bearer_auth(&self.token).form(&form).send().await;
        match sent {
            Ok(response) => {
                let status = response.status();
                match http_client::read_body(response).await {
                    Ok(body) => judge(status, &body),
                    Err(error) => unreachable(&error),
                }
            }
            Err(error) => unreachable(&error.into()),
        }
    }
}

fn unreachable(error: &anyhow::Error) -> Outcome {
    tracing::warn!(error = ?error, "SMSAPI does not answer");
    Outcome::Later("Brak połączenia z SMSAPI".to_owned())
}

fn judge(status: StatusCode, body: &[u8]) -> Outcome {
    let answer: Answer = serde_json::from_slice(body).unwrap_or_default();
    if let Some(code) = code(&answer.error) {
        return refused(code, answer.message.as_deref().unwrap_or_default());
    }
    if status.is_success()
        && let Some(taken) = answer.list.into_iter().next()
    {
        return match (code(&taken.error), taken.status.as_deref().map(parse_arrival)) {
            (Some(code), _) => refused(code, ""),
            (None, Some(Arrival::Lost(why))) => Outcome::Never(why),
            (None, _) => Outcome::Taken { provider_id: taken.id },
        };
    }
    Outcome::Later(format!("Niezrozumiała odpowiedź SMSAPI (HTTP {})", status.as_u16()))
}

/// Reads a code, given as a number or as a string of digits.
fn code(error: &Value) -> Option<i64> {
    error.as_i64().or_else(|| error.as_str()?.parse().ok())
}

fn refused(code: i64, message: &str) -> Outcome {
    match code {
        // Duplicate `idx`: an earlier try succeeded, though its answer was lost.
        53 => Outcome::Taken { provider_id: None },
        201 | 202 | 429 => Outcome::Later(format!("SMSAPI jest chwilowo niedostępne (błąd {code})")),
        103 => account_error(code, "Na koncie SMSAPI brakuje środków"),
        101 | 102 | 105 => account_error(code, "SMSAPI nie wpuszcza na konto: sprawdź token i adresy IP"),
        11 | 13 => Outcome::Never("Nieprawidłowy numer telefonu".to_owned()),
        _ => Outcome::Never(shortened(&format!("SMSAPI odrzuciło wiadomość (błąd {code}): {message}"))),
    }
}

/// Error of the account, not of the message: it is retried, to be sent once the account is in order.
fn account_error(code: i64, words: &str) -> Outcome {
    tracing::error!(code, "SMSAPI refuses the account");
    Outcome::Later(words.to_owned())
}

/// Delivery status in a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arrival {
    OnItsWay,
    Arrived,
    /// Not delivered, with a text for operators.
    Lost(String),
}

/// Reads a status by SMSAPI's name or number.
pub fn parse_arrival(state: &str) -> Arrival {
    let lost = |words: &str| Arrival::Lost(words.to_owned());
    match state {
        "404" | "DELIVERED" => Arrival::Arrived,
        "402" | "EXPIRED" => lost("Telefon był zbyt długo poza zasięgiem"),
        "405" | "UNDELIVERED" => lost("Sieć nie doręczyła SMS-a"),
        "406" | "FAILED" => lost("Sieć odrzuciła SMS-a"),
        "407" | "REJECTED" => lost("Numer nie istnieje albo jest zablokowany"),
        "412" | "STOP" => lost("Wysyłka została zatrzymana w SMSAPI"),
        _ => Arrival::OnItsWay,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(body: &str) -> Outcome {
        judge(StatusCode::OK, body.as_bytes())
    }

    #[test]
    fn a_code_in_digits_is_the_same_code() {
        assert_eq!(judged(r#"{"error":"13","message":"x"}"#), judged(r#"{"error":13,"message":"x"}"#));
    }

    #[test]
    fn an_error_of_the_one_recipient_is_an_error() {
        let body = r#"{"count":1,"list":[{"id":"1","status":"QUEUE","error":13}]}"#;
        assert_eq!(judged(body), Outcome::Never("Nieprawidłowy numer telefonu".to_owned()));
    }

    #[test]
    fn a_foreign_error_is_said_in_its_own_words_but_briefly() {
        let Outcome::Never(words) = judged(&format!(r#"{{"error":14,"message":"{}"}}"#, "Za długie  ".repeat(100)))
        else {
            panic!("error 14 is final")
        };
        assert!(words.starts_with("SMSAPI odrzuciło wiadomość (błąd 14): Za długie Za długie"));
        assert_eq!(words.chars().count(), 200);
    }
}
