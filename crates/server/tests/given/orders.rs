//! What tests of orders are given: forms, placed orders, and the books that must add up.
use plon_domain::ledger::AccountKind;
use plon_kernel::ids::ParticipantId;
use plon_platform::ledger;
use serde_json::{Value, json};

use crate::support::{Answer, ParticipantClient, Request, TestApp};

/// A parcel's address without a flat.
pub fn address() -> Value {
    json!({"recipient": "Anna Wiśniewska", "street": "Polna", "street_number": "1", "postcode": "99-100", "city": "Łęczyca"})
}

/// A participant's spendable, held and redeemed points.
#[derive(Debug, PartialEq, Eq)]
pub struct AccountBalances {
    pub available: i64,
    pub held: i64,
    pub redeemed: i64,
}

impl TestApp {
    /// Orders as the browser does.
    pub async fn order(&self, participant: &ParticipantClient, key: &str, form: &Value) -> Answer {
        self.order_request(participant, key, form).send().await
    }

    pub fn order_request(&self, participant: &ParticipantClient, key: &str, form: &Value) -> Request<'_> {
        self.post("/api/v1/prize/orders").bearer(&participant.token).key(key).json(form)
    }

    /// An order that must succeed; its public id.
    pub async fn ordered(&self, participant: &ParticipantClient, form: &Value) -> String {
        let answer = self.order(participant, &self.app.rng.public_id(), form).await;
        answer.assert(201).json["data"]["id"].as_str().unwrap().to_owned()
    }

    pub async fn balances_of(&self, of: ParticipantId) -> AccountBalances {
        let balances = ledger::balances(&mut self.db().read().await.unwrap(), of).await.unwrap();
        AccountBalances {
            available: balances.get(AccountKind::Available).0,
            held: balances.get(AccountKind::Held).0,
            redeemed: balances.get(AccountKind::Redeemed).0,
        }
    }

    /// An order as its owner sees it.
    pub async fn shown(&self, participant: &ParticipantClient, order: &str) -> Value {
        let answer = self.get(&format!("/api/v1/prize/orders/{order}")).bearer(&participant.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    /// How many orders a participant has.
    pub async fn orders_of(&self, participant: &ParticipantClient) -> i64 {
        self.number("SELECT count(*) FROM orders WHERE participant_id = $1", participant.id.0).await
    }
}
