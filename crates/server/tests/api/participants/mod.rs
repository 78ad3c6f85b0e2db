//! The operator's side of participants: the list, the card, and actions on an account.
mod account;
mod correct;
mod details;
mod explain;
mod ledger;
mod list;
mod record;
mod records;
mod second_person;

pub use ledger::{assert_explained, ledger_of};
use plon_kernel::ids::ParticipantId;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp};

impl TestApp {
    /// What an operator reads at an address under `/api/v1/backoffice/participants`.
    pub async fn in_the_back_office(&self, operator: &OperatorClient, path: &str) -> Value {
        let answer = self.get(&format!("/api/v1/backoffice/participants{path}")).bearer(&operator.token).send().await;
        answer.assert(200).json.clone()
    }

    /// What an operator does to a participant.
    pub async fn act(&self, operator: &OperatorClient, on: ParticipantId, verb: &str, form: &Value) -> Answer {
        let path = format!("/api/v1/backoffice/participants/{}/{verb}", on.0);
        self.post(&path).bearer(&operator.token).json(form).send().await
    }

    pub async fn correct(&self, operator: &OperatorClient, of: ParticipantId, points: i64, source: &str) -> Answer {
        let form = json!({"points": points, "source": source, "reason": "Zwrot towaru"});
        self.correct_once(operator, of, &form, &self.app.rng.public_id()).await
    }

    pub async fn correct_once(&self, operator: &OperatorClient, of: ParticipantId, form: &Value, key: &str) -> Answer {
        let path = format!("/api/v1/backoffice/participants/{}/corrections", of.0);
        self.post(&path).bearer(&operator.token).key(key).json(form).send().await
    }

    /// The actions in a participant's history, the newest first, with their notes.
    pub async fn history(&self, operator: &OperatorClient, of: ParticipantId) -> Vec<(String, String)> {
        let page = self.in_the_back_office(operator, &format!("/{}/history", of.0)).await;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let items = page["data"]["items"].as_array().unwrap();
        items.iter().map(|item| (text(&item["action"]), text(&item["note"]))).collect()
    }
}
