//! Fixtures of participants: the operator's side of participants: the list, the card, and actions on an account.
use std::collections::BTreeMap;

use plon_domain::ledger::AccountKind;
use plon_kernel::ids::ParticipantId;
use plon_platform::ledger;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp};

impl TestApp {
    /// Returns what an operator reads at an address under `/api/v1/backoffice/participants`.
    pub async fn in_the_back_office(&self, operator: &OperatorClient, path: &str) -> Value {
        let answer = self.get(&format!("/api/v1/backoffice/participants{path}")).bearer(&operator.token).send().await;
        answer.assert(200).json.clone()
    }

    /// Has an operator do something to a participant.
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

/// Every transfer of a participant as an operator reads it, the newest first.
pub async fn ledger_of(app: &TestApp, operator: &OperatorClient, participant: &ParticipantClient) -> Vec<Value> {
    let mut transfers = Vec::new();
    for page in 1.. {
        let found = app.in_the_back_office(operator, &format!("/{}/transfers?page={page}", participant.id.0)).await;
        transfers.extend(found["data"]["items"].as_array().unwrap().iter().cloned());
        if page == found["meta"]["last_page"].as_i64().unwrap() {
            break;
        }
    }
    transfers
}

/// Each balance is what the transfers shown add up to, each transfer is explained, and the running balances agree.
pub async fn assert_explained(app: &TestApp, operator: &OperatorClient, participant: &ParticipantClient) {
    let balances = ledger::balances(&mut app.db().read().await.unwrap(), participant.id).await.unwrap();
    assert_eq!(balances.sum(), 0);
    assert!(balances.figures().total.0 <= 120_000);
    let mut running: BTreeMap<String, i64> = BTreeMap::new();
    for transfer in ledger_of(app, operator, participant).await.iter().rev() {
        assert!(!transfer["explanation"].as_str().unwrap().is_empty());
        for (side, sign) in [("from", -1), ("to", 1)] {
            let account = transfer[side]["account"].as_str().unwrap().to_owned();
            let balance = running.entry(account).or_default();
            *balance += sign * transfer["points"].as_i64().unwrap();
            assert_eq!(transfer[side]["balance"], *balance, "{transfer}");
        }
        assert_eq!(running.values().sum::<i64>(), 0);
    }
    for account in AccountKind::ALL {
        assert_eq!(running.get(account.as_str()).copied().unwrap_or(0), balances.get(*account).0, "{account}");
    }
}
