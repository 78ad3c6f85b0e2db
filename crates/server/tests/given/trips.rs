//! Fixtures of trips: trips: participants who may order one, points held for it, and deadlines.
use jiff::SignedDuration;
use plon_domain::ledger::AccountKind;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_platform::ledger;
use plon_rewards::trips;
use serde_json::{Value, json};

use crate::given::review::{accepted, decision};
use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp};

/// Scene around a trip of season 2025: it may be ordered from 1000 points on and by 5 September, costs 5000, of which
/// 500 are reserved, and is to be fulfilled by 31 October. Today is 20 August; a pack earns 50 points.
pub struct Scene {
    pub app: TestApp,
    pub participant: ParticipantClient,
    pub operator: OperatorClient,
    pub programme: Programme,
    pub trip: i64,
}

/// A participant's points.
#[derive(Debug, PartialEq, Eq)]
pub struct Points {
    pub available: i64,
    pub held: i64,
    pub redeemed: i64,
    pub forfeited: i64,
}

pub fn points(available: i64, held: i64, redeemed: i64, forfeited: i64) -> Points {
    Points { available, held, redeemed, forfeited }
}

impl Scene {
    pub async fn new(app: TestApp) -> Scene {
        let (programme, participant) = (app.programme().await, app.participant().await);
        let (operator, trip) = (app.operator(&["administrator"]).await, app.trip("standard").await);
        Scene { app, participant, operator, programme, trip }
    }

    /// Packs that the participant bought, accepted by an operator.
    pub async fn buys(&self, packs: i64) -> String {
        self.app.buys(&self.participant, &self.operator, &self.programme, packs).await
    }

    /// Corrects the only line of an invoice to so many packs.
    pub async fn corrects(&self, invoice: &str, packs: i64) {
        let shown = self.app.under_review(&self.operator, invoice).await;
        let form = json!({"version": shown["version"], "kind": "mistake", "pack_id": self.programme.pack,
                          "quantity": packs, "net_value": 500, "reason": "Pomyłka"});
        let path = format!("/api/v1/backoffice/invoices/{invoice}/lines/{}/correction", shown["lines"][0]["id"]);
        let key = self.app.app.rng.public_id();
        self.app.post(&path).bearer(&self.operator.token).key(&key).json(&form).send().await.assert(200);
    }

    pub async fn stands(&self) -> Value {
        self.app.stands(&self.participant, "").await
    }

    pub async fn orders(&self) -> Answer {
        let key = self.app.app.rng.public_id();
        self.app.order_trip(&self.participant, &key, &json!({})).await
    }

    /// The public id of the participant's last order.
    pub async fn order(&self) -> String {
        let mut db = self.app.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_scalar(
            "SELECT public_id FROM orders WHERE participant_id = $1 ORDER BY id DESC LIMIT 1")
            .bind(self.participant.id).fetch_one(conn).await)
        .unwrap()
    }

    pub async fn cancels(&self, order: &str) -> Answer {
        let (path, key) = (format!("/api/v1/prize/orders/{order}/cancel"), self.app.app.rng.public_id());
        self.app.post(&path).bearer(&self.participant.token).key(&key).send().await
    }

    /// An operator moves the order.
    pub async fn moves(&self, order: &str, status: &str) -> Answer {
        let seen =
            self.app.get(&format!("/api/v1/backoffice/orders/{order}")).bearer(&self.operator.token).send().await;
        let form = json!({"status": status, "version": seen.json["data"]["version"], "note": "Powód"});
        let (path, key) = (format!("/api/v1/backoffice/orders/{order}/status"), self.app.app.rng.public_id());
        self.app.post(&path).bearer(&self.operator.token).key(&key).json(&form).send().await
    }

    pub async fn points(&self) -> Points {
        self.app.all_points(self.participant.id).await
    }

    /// Moves the clock on by days; both have signed in again.
    pub async fn days_pass(&mut self, days: i64) {
        self.app.wait(SignedDuration::from_hours(24 * days));
        self.participant.token = self.app.sign_in_again(&self.participant).await;
        self.operator.token = self.app.operator_again(self.operator.id).await;
    }
}

impl TestApp {
    /// A published trip of a kind in season 2025, with the reward that it is.
    pub async fn trip(&self, kind: &'static str) -> i64 {
        let reward = self.reward(&format!("wycieczka-{kind}"), "trip", 5_000, None, 90).await;
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO trips (key, season, kind, reward_id, qualify_at, cost, reserved_points, opens_on, order_by,
                                fulfil_by, reminders, status)
             VALUES ($1, 2025, $1, $2, 1000, 5000, 500, '2024-11-01', '2025-09-05', '2025-10-31', '14, 7, 1', 'published')
             RETURNING id").bind(kind).bind(reward).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    pub async fn buys(
        &self,
        participant: &ParticipantClient,
        operator: &OperatorClient,
        programme: &Programme,
        packs: i64,
    ) -> String {
        let invoice = self.reported(participant, programme, &format!("FV/{}", self.app.rng.public_id())).await;
        self.review(operator, &invoice, &decision(&[accepted(programme, packs)])).await.assert(200);
        invoice
    }

    /// Where a participant stands with the season's trip of a kind.
    pub async fn stands(&self, participant: &ParticipantClient, query: &str) -> Value {
        let answer = self.get(&format!("/api/v1/user/wycieczka{query}")).bearer(&participant.token).send().await;
        assert_eq!(answer.assert(200).json["status"], answer.json["data"]["status"]);
        answer.json["data"].clone()
    }

    pub async fn order_trip(&self, participant: &ParticipantClient, key: &str, form: &Value) -> Answer {
        self.post("/api/v1/user/wycieczka/order").bearer(&participant.token).key(key).json(form).send().await
    }

    /// Does to trips what the clock does, and returns for how many participants.
    pub async fn trips_go_on(&self) -> u64 {
        trips::run_once(&self.app).await.unwrap()
    }

    pub async fn all_points(&self, of: ParticipantId) -> Points {
        let balances = ledger::balances(&mut self.db().read().await.unwrap(), of).await.unwrap();
        assert_eq!(balances.sum(), 0);
        let [available, held, redeemed, forfeited] =
            [AccountKind::Available, AccountKind::Held, AccountKind::Redeemed, AccountKind::Forfeited]
                .map(|account| balances.get(account).0);
        assert_eq!(available + held + redeemed + forfeited, balances.figures().total.0, "nothing is lost or made");
        Points { available, held, redeemed, forfeited }
    }

    pub async fn pending(&self, participant: &ParticipantClient) -> Value {
        let answer = self.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        answer.assert(200).json["data"]["wycieczka"].clone()
    }
}
