//! Fixtures for tests of payouts: the programme's settings, two signers, and batches in each state.
use plon_domain::reward::OrderStatus;
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::given::rewards::Rewards;
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp};

pub const PAYOUTS: &str = "/api/v1/backoffice/payouts";

/// The account that transfers leave from, and the charity's.
pub const SENDER: &str = "PL37999000090000000000002025";
pub const CHARITY: &str = "PL77999000120000000000001992";

const SETTINGS: [(&str, &str); 13] = [
    ("payout_account", SENDER),
    ("payout_name", "Plon Ochrona Roślin Sp. z o.o."),
    ("payout_street", "ul. Zbożowa 12"),
    ("payout_city", "87-100 Toruń"),
    ("payout_title", "Nagroda z programu Plon, zamówienie nr"),
    ("payout_formats", "pain.001.001.09, pain.001.001.03, elixir-0"),
    ("payout_encodings", "cp1250, iso-8859-2, cp852, utf-8"),
    ("charity_account", CHARITY),
    ("charity_name", "Polska Akcja Humanitarna"),
    ("charity_street", "ul. Przykładowa 1"),
    ("charity_city", "00-001 Warszawa"),
    ("charity_title", "Darowizna, zamówienie nr"),
    ("elixir_reference", "ORD"),
];

/// Two people of finance, who sign for each other.
pub struct Signers {
    pub first: OperatorClient,
    pub second: OperatorClient,
}

/// A participant with points, rewards to order, and who pays them.
pub struct Office {
    pub participant: ParticipantClient,
    pub rewards: Rewards,
    pub signers: Signers,
}

impl TestApp {
    pub async fn office(&self) -> Office {
        self.programme().await;
        let (participant, rewards, signers) = (self.participant().await, self.rewards().await, self.signers().await);
        self.give_points(participant.id, 100_000).await;
        Office { participant, rewards, signers }
    }

    /// The settings of payouts, and those who sign.
    pub async fn signers(&self) -> Signers {
        for (key, value) in SETTINGS {
            self.put_setting(key, value).await;
        }
        Signers {
            first: self.operator(&["finance", "editor"]).await,
            second: self.operator(&["finance", "support"]).await,
        }
    }

    pub async fn put_setting(&self, key: &'static str, value: &'static str) {
        let mut tx = self.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
            .bind(key).bind(value).execute(conn).await.map(|_| ()))
        .unwrap();
        tx.commit().await.unwrap();
    }

    /// A transfer of 50 zł to the participant's account.
    pub async fn transfer(&self, office: &Office) -> String {
        let form = json!({"reward_id": office.rewards.bank_transfer, "amount": 5_000});
        self.ordered(&office.participant, &form).await
    }

    pub async fn propose(&self, operator: &OperatorClient, key: &str, orders: &[&String]) -> Answer {
        self.post(PAYOUTS).bearer(&operator.token).key(key).json(&json!({"orders": orders})).send().await
    }

    /// An act on a batch with a fresh key.
    pub async fn payout_act(&self, operator: &OperatorClient, payout: &Value, act: &str, form: Value) -> Answer {
        self.payout_act_with(operator, payout, act, &self.app.rng.public_id(), form).await
    }

    pub async fn payout_act_with(
        &self,
        operator: &OperatorClient,
        payout: &Value,
        act: &str,
        key: &str,
        mut form: Value,
    ) -> Answer {
        if form["version"].is_null() {
            form["version"] = payout["version"].clone();
        }
        if act == "approve" && form["code"].is_null() {
            form["code"] = json!(self.next_code(operator.id).await);
        }
        let path = format!("{PAYOUTS}/{}/{act}", payout["id"]);
        self.post(&path).bearer(&operator.token).key(key).json(&form).send().await
    }

    pub async fn proposed(&self, signers: &Signers, orders: &[&String]) -> Value {
        let answer = self.propose(&signers.first, &self.app.rng.public_id(), orders).await;
        answer.assert(201).json["data"]["payouts"][0].clone()
    }

    pub async fn approved(&self, signers: &Signers, orders: &[&String]) -> Value {
        let payout = self.proposed(signers, orders).await;
        self.payout_act(&signers.second, &payout, "approve", json!({})).await.assert(200).json["data"].clone()
    }

    pub async fn exported(&self, signers: &Signers, orders: &[&String]) -> Value {
        let payout = self.approved(signers, orders).await;
        let form = json!({"execute_on": "2025-08-21"});
        self.payout_act(&signers.first, &payout, "export", form).await.assert(200).json["data"].clone()
    }

    pub async fn confirmed(&self, signers: &Signers, orders: &[&String]) -> Value {
        let payout = self.exported(signers, orders).await;
        self.payout_act(&signers.first, &payout, "confirm", json!({})).await.assert(200).json["data"].clone()
    }

    /// The bank sends an order's transfer back.
    pub async fn give_back(&self, signers: &Signers, payout: &Value, order: &str) -> Answer {
        let form = json!({"order": order, "reason": "Rachunek zamknięty"});
        self.payout_act(&signers.first, payout, "return", form).await
    }

    /// Brings a fresh transfer into a state, as a batch or its owner do.
    pub async fn bring(&self, signers: &Signers, participant: &ParticipantClient, order: &String, status: OrderStatus) {
        match status {
            OrderStatus::Selected => {}
            OrderStatus::InProgress => drop(self.exported(signers, &[order]).await),
            OrderStatus::Completed => drop(self.confirmed(signers, &[order]).await),
            OrderStatus::Returned => {
                let payout = self.exported(signers, &[order]).await;
                self.give_back(signers, &payout, order).await.assert(200);
            }
            OrderStatus::Cancelled => {
                self.cancel(participant, order).await.assert(200);
            }
        }
    }

    pub async fn cancel(&self, participant: &ParticipantClient, order: &str) -> Answer {
        let path = format!("/api/v1/prize/orders/{order}/cancel");
        self.post(&path).bearer(&participant.token).key(&self.app.rng.public_id()).send().await
    }

    pub async fn payout(&self, operator: &OperatorClient, id: &Value) -> Value {
        let answer = self.get(&format!("{PAYOUTS}/{id}")).bearer(&operator.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    pub async fn transfers(&self, operator: &OperatorClient, payout: &Value) -> Vec<Value> {
        let answer = self.get(&format!("{PAYOUTS}/{}/transfers", payout["id"])).bearer(&operator.token).send().await;
        answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
    }

    pub async fn candidates(&self, operator: &OperatorClient) -> Vec<Value> {
        let answer = self.get(&format!("{PAYOUTS}/candidates")).bearer(&operator.token).send().await;
        answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
    }

    /// A file of a batch.
    pub async fn file(&self, operator: &OperatorClient, payout: &Value, query: &str) -> Answer {
        self.get(&format!("{PAYOUTS}/{}/file?{query}", payout["id"])).bearer(&operator.token).send().await
    }
}
