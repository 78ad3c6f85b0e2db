//! Fixtures for tests of card codes: orders that wait for codes, files, and those who send them.
use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use serde_json::{Value, json};

use crate::given::rewards::Rewards;
use crate::support::{Answer, OperatorClient, PASSWORD, ParticipantClient, TestApp};

pub const CODES: &str = "/api/v1/backoffice/card-codes";

/// The number of the tests' first card.
pub const NUMBER: &str = "7001000200030004";

/// A participant with points and a password, the rewards, and who sends codes.
pub struct Office {
    pub participant: ParticipantClient,
    pub rewards: Rewards,
    pub operator: OperatorClient,
}

/// An order by both of its names.
#[derive(Clone)]
pub struct Ordered {
    pub id: String,
    pub number: i64,
}

/// A file under the template's names.
pub fn file(rows: &[String]) -> Vec<u8> {
    let mut text = "Numer zamówienia;Numer karty;PIN;Ważna do".to_owned();
    for row in rows {
        text += "\r\n";
        text += row;
    }
    text.into_bytes()
}

/// A row with a PIN and a day to come.
pub fn row(order: &Ordered, number: &str) -> String {
    format!("{};{number};1234;31.12.2026", order.number)
}

/// The counts of an import, without its job.
pub fn counts(answer: &Answer) -> Value {
    let mut data = answer.json["data"].clone();
    data.as_object_mut().unwrap().remove("job");
    data
}

impl TestApp {
    pub async fn card_office(&self) -> Office {
        self.programme().await;
        let (participant, rewards) = (self.participant_with_password().await, self.rewards().await);
        self.give_points(participant.id, 1_000_000).await;
        Office { participant, rewards, operator: self.operator(&["finance"]).await }
    }

    /// A card that is to come as a code.
    pub async fn code_ordered(&self, participant: &ParticipantClient, rewards: &Rewards) -> Ordered {
        let form = json!({"reward_id": rewards.card, "delivery": "code"});
        let answer = self.order(participant, &self.app.rng.public_id(), &form).await;
        let data = &answer.assert(201).json["data"];
        Ordered { id: data["id"].as_str().unwrap().to_owned(), number: data["number"].as_i64().unwrap() }
    }

    pub async fn check_codes(&self, operator: &OperatorClient, content: &[u8]) -> Answer {
        let form = Some(("file", "karty.csv", content));
        self.post(&format!("{CODES}/check")).bearer(&operator.token).multipart(&[], form).send().await
    }

    pub async fn import_codes(&self, operator: &OperatorClient, key: &str, content: &[u8]) -> Answer {
        let form = Some(("file", "karty.csv", content));
        self.post(CODES).bearer(&operator.token).key(key).multipart(&[], form).send().await
    }

    /// A file that must be imported, and whose orders are carried out.
    pub async fn imported_codes(&self, operator: &OperatorClient, rows: &[String]) -> Value {
        let answer = self.import_codes(operator, &self.app.rng.public_id(), &file(rows)).await;
        self.finish_jobs().await;
        counts(answer.assert(200))
    }

    /// Makes a list for the issuer.
    pub async fn issuer_list(&self, operator: &OperatorClient, key: &str, again: bool) -> Answer {
        let form = json!({ "again": again });
        self.post(&format!("{CODES}/issuer-lists")).bearer(&operator.token).key(key).json(&form).send().await
    }

    pub async fn read_code(&self, participant: &ParticipantClient, order: &Ordered, password: &str) -> Answer {
        let path = format!("/api/v1/prize/my-orders/{}/code", order.id);
        self.post(&path).bearer(&participant.token).json(&json!({ "password": password })).send().await
    }

    /// The code that its winner reads.
    pub async fn card_code(&self, participant: &ParticipantClient, order: &Ordered) -> Value {
        self.read_code(participant, order, PASSWORD).await.assert(200).json["data"].clone()
    }

    /// The files of a participant's own copy, by their names.
    pub async fn own_data(&self, participant: &ParticipantClient) -> BTreeMap<String, String> {
        let confirm = json!({ "password": PASSWORD });
        self.post("/api/v1/auth/confirm").bearer(&participant.token).json(&confirm).send().await.assert(200);
        let path = "/api/v1/user/data-requests/export";
        let requested = self.post(path).bearer(&participant.token).json(&json!({})).send().await;
        let copy = self.get(requested.assert(201).json["data"]["url"].as_str().unwrap()).send().await;
        let mut zip = zip::ZipArchive::new(Cursor::new(copy.assert(200).body.to_vec())).unwrap();
        let mut files = BTreeMap::new();
        for place in 0..zip.len() {
            let mut entry = zip.by_index(place).unwrap();
            let mut text = String::new();
            entry.read_to_string(&mut text).unwrap();
            files.insert(entry.name().unwrap().into_owned(), text);
        }
        files
    }

    /// An order as an operator sees it.
    pub async fn order_in_the_back_office(&self, operator: &OperatorClient, order: &Ordered) -> Value {
        let path = format!("/api/v1/backoffice/orders/{}", order.id);
        self.get(&path).bearer(&operator.token).send().await.assert(200).json["data"].clone()
    }
}
