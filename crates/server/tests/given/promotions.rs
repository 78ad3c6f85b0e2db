//! Fixtures of promotions: promotions: what is asked and answered, how far purchases reach, what they bring, and what is collected.
use jiff::civil::Date;
use plon_domain::promotions::Definition;
use plon_kernel::clock::Clock;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::rng::Rng;
use plon_kernel::types::BusinessDate;
use serde_json::{Value, json};

use crate::given::review::decision;
use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp};

/// Terms of a card of 300 zł for each 20 litres of DOVVO bought in August 2025, to be accepted until the month ends.
pub fn refuel() -> Value {
    json!({
        "purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "accept_by": "2025-08-31",
        "scope": {"brands": ["dovvo"]}, "measure": "litres",
        "mechanics": [{"kind": "per_step", "step": 20_000, "reward": {"card": {"kind": "fuel", "value": 30_000}}}],
    })
}

/// Terms of two points for each litre, accepted as `refuel`.
pub fn extra_points() -> Value {
    json!({
        "purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "accept_by": "2025-08-31", "measure": "litres",
        "mechanics": [{"kind": "per_unit", "rate": 2_000}],
    })
}

impl TestApp {
    /// A published promotion of season 2025; without terms it runs through August 2025 and gives nothing before a
    /// million litres.
    pub async fn promotion(&self, key: &str, terms: &Value) -> i64 {
        let none = json!({
            "purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "accept_by": "2025-08-31", "measure": "litres",
            "mechanics": [{"kind": "target", "at": 1_000_000_000, "reward": {"points": 1}}],
        });
        let terms = if terms.as_object().is_none_or(|terms| terms.is_empty()) { &none } else { terms };
        self.defined(
            key,
            &json!({
                "name": format!("Promocja {key}"), "summary": "", "text": "<p>Oferta</p>", "success": "<p>Przyjęte</p>",
                "accepted": "<p>Zaakceptowano</p>", "picture": "fuel", "terms": terms,
            }),
        )
        .await
    }

    /// A published promotion of season 2025 with its texts and prompt; its slug is the key with hyphens.
    pub async fn defined(&self, key: &str, definition: &Value) -> i64 {
        let read: Definition = serde_json::from_value(definition.clone()).unwrap();
        let counts = read.terms.counts_purchases();
        let mut tx = self.db().begin().await.unwrap();
        let id: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO promotions (key, slug, audience, season, status, revision, name, counts_from, counts_to,
                                     first_day, last_day)
             VALUES ($1, $2, 'program.retail', 2025, 'published', 1, $3, $4, $5, $6, $7) RETURNING id")
            .bind(key).bind(key.replace('_', "-")).bind(&read.name).bind(BusinessDate(counts.from)).bind(BusinessDate(counts.to))
            .bind(BusinessDate(read.terms.first_day())).bind(BusinessDate(read.terms.last_day())).fetch_one(conn).await)
        .unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO promotion_revisions (promotion_id, revision, definition) VALUES ($1, 1, $2)")
            .bind(id).bind(definition.to_string()).execute(conn).await.map(|_| ()))
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// The same server on another day, nine in the morning; `turn` is another one each time.
    pub fn on(self, day: Date, turn: u64) -> TestApp {
        self.set(|parts| {
            parts.clock = Clock::standing(day.at(9, 0, 0, 0)).unwrap();
            parts.rng = Rng::seeded(1_000 + turn);
        })
    }

    pub async fn answer_promotion(&self, participant: &ParticipantClient, key: &str, accepted: bool) -> Answer {
        let form = json!({"promo_name": key, "answear": accepted});
        self.post("/api/v1/user/promo_agreement").bearer(&participant.token).json(&form).send().await
    }

    /// The caller's progress in a promotion, with the lines.
    pub async fn progress(&self, participant: &ParticipantClient, key: &str) -> Value {
        let path = format!("/api/v1/user/promotions/{}", key.replace('_', "-"));
        let answer = self.get(&path).bearer(&participant.token).send().await;
        answer.assert(200);
        answer.json["data"].clone()
    }

    /// An accepted invoice of 1 August 2025 with packs of 5 l: its public id and its line.
    pub async fn purchased(
        &self,
        participant: &ParticipantClient,
        operator: &OperatorClient,
        programme: &Programme,
        packs: i64,
    ) -> (String, i64) {
        let number = format!("FV/{}", self.app.rng.public_id());
        let id = self.reported(participant, programme, &number).await;
        self.review(operator, &id, &decision(&[crate::given::review::accepted(programme, packs)])).await.assert(200);
        let line = self.under_review(operator, &id).await["lines"][0]["id"].as_i64().unwrap();
        (id, line)
    }

    /// An operator puts the quantity of a line right, at the invoice's version.
    pub async fn put_right(&self, operator: &OperatorClient, (invoice, line): (&str, i64), form: &Value) -> Answer {
        let path = format!("/api/v1/backoffice/invoices/{invoice}/lines/{line}/correction");
        let key = self.app.rng.public_id();
        self.post(&path).bearer(&operator.token).key(&key).json(form).send().await
    }

    /// The values of a participant's cards in a state, in zlotys, the largest first.
    pub async fn cards_of(&self, of: ParticipantId, status: &str) -> Vec<i64> {
        let mut db = self.db().read().await.unwrap();
        let values: Vec<i64> = on_db!(&mut db, conn => sqlx::query_scalar(
            "SELECT value FROM promotion_rewards WHERE participant_id = $1 AND status = $2 ORDER BY value DESC")
            .bind(of).bind(status).fetch_all(conn).await)
        .unwrap();
        values.into_iter().map(|value| value / 100).collect()
    }
}

/// A correction of the quantity of packs of the programme, worth 100 zł.
pub fn quantity(programme: &Programme, version: i64, packs: i64) -> Value {
    json!({"version": version, "kind": "mistake", "pack_id": programme.pack, "quantity": packs, "net_value": 10_000,
        "reason": "Zła liczba opakowań"})
}
