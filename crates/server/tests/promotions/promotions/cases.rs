//! The tables of `data/promotions` from end to end: each case is answered, bought, decided and corrected through the
//! API, with the clock on the day on which that happens.
use std::collections::HashMap;
use std::path::PathBuf;

use jiff::civil::Date;
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::support::{OperatorClient, ParticipantClient, Programme, TestApp, on_both};

fn table(key: &str) -> Value {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/promotions/{key}.json"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn day(value: &Value) -> Option<Date> {
    value.as_str().map(|text| text.parse().unwrap())
}

/// A table under way.
struct Play {
    app: TestApp,
    key: &'static str,
    terms: Value,
    programme: Programme,
    packs: HashMap<String, i64>,
    turn: u64,
}

async fn play(app: TestApp, key: &'static str) {
    let table = table(key);
    let programme = app.programme().await;
    app.execute(
        "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
         VALUES (2023, '2022-11-01', '2023-10-31', 'closed', $1, 0), (2026, '2025-11-01', '2026-10-31', 'open', $1, 0)",
        0,
    )
    .await;
    app.promotion(key, &table["terms"]).await;
    let terms = table["terms"].clone();
    let mut play = Play { app, key, terms, programme, packs: HashMap::new(), turn: 0 };
    for case in table["cases"].as_array().unwrap() {
        play = play.case(case).await;
    }
}

impl Play {
    /// The same on another day, with a fresh bearer.
    async fn on(
        mut self,
        day: Date,
        participant: Option<ParticipantClient>,
    ) -> (Play, ParticipantClient, OperatorClient) {
        self.turn += 1;
        self.app = self.app.on(day, self.turn);
        let participant = match participant {
            Some(participant) => self.app.signed_in_again(participant).await,
            None => self.app.participant_of(Box::leak(format!("91{:08}", self.turn).into_boxed_str())).await,
        };
        self.app.execute("DELETE FROM operator_roles WHERE operator_id > $1", 0).await;
        self.app
            .execute("UPDATE operators SET email = email || CAST(id + $1 AS TEXT) WHERE email NOT LIKE '%example_%'", 0)
            .await;
        let operator = self.app.operator(&["moderator"]).await;
        (self, participant, operator)
    }

    async fn case(mut self, case: &Value) -> Play {
        let why = format!("{}: {}", self.key, case["why"].as_str().unwrap());
        let lines = case["lines"].as_array().unwrap();
        let first = day(&self.terms["purchases"]["from"]).unwrap();
        let bought = lines.iter().filter_map(|line| day(&line["on"])).fold(first, Date::max);
        let (answered, declared) = (day(&case["answered_on"]), day(&case["declared_on"]));
        let mut participant = None;
        if answered.is_none() && case["answer"] != "undecided" {
            let (play, who, _) = self.on(first, participant).await;
            play.answer(&who, case, 200).await;
            (self, participant) = (play, Some(who));
        }
        if let Some(amount) = case["declared"].as_i64() {
            let window = &self.terms["declaration"]["declare"];
            let on = declared.or_else(|| day(&window["from"])).unwrap();
            let in_time = (day(&window["from"]).unwrap()..=day(&window["to"]).unwrap()).contains(&on);
            let (play, who, _) = self.on(on, participant).await;
            play.declare(&who, amount, if in_time { 200 } else { 422 }).await;
            (self, participant) = (play, Some(who));
        }
        let (mut play, mut who, operator) = self.on(bought, participant).await;
        play.buy(&who, &operator, case, &why).await;
        if let Some(on) = answered {
            let in_time = day(&play.terms["accept_by"]).is_some_and(|last| on <= last);
            (play, who, _) = play.on(on.max(bought), Some(who)).await;
            play.answer(&who, case, if in_time { 200 } else { 422 }).await;
        }
        play.check(&who, case, &why).await;
        play
    }

    async fn answer(&self, participant: &ParticipantClient, case: &Value, status: u16) {
        self.app.answer_promotion(participant, self.key, case["answer"] == "accepted").await.assert(status);
    }

    async fn declare(&self, participant: &ParticipantClient, amount: i64, status: u16) {
        let form = json!({"amount": format!("{},{:03}", amount / 1000, amount % 1000)});
        let path = format!("/api/v1/user/promotions/{}/declaration", self.key);
        self.app.post(&path).bearer(&participant.token).json(&form).send().await.assert(status);
    }

    /// The purchases as invoices, one a day; the last line is corrected where the case says what it was before.
    async fn buy(&mut self, participant: &ParticipantClient, operator: &OperatorClient, case: &Value, why: &str) {
        let lines = case["lines"].as_array().unwrap();
        let corrected_from = case["corrected_from"].as_i64();
        let mut days: Vec<&Value> = lines.iter().map(|line| &line["on"]).collect();
        days.dedup();
        for on in days {
            let of_day: Vec<&Value> = lines.iter().filter(|line| &line["on"] == on).collect();
            let mut forms = Vec::new();
            for line in &of_day {
                forms.push(self.line(line).await);
            }
            let right = forms.last().unwrap().clone();
            if let Some(packs) = corrected_from {
                let last = forms.last_mut().unwrap();
                last["net_value"] =
                    json!(right["net_value"].as_i64().unwrap() / right["quantity"].as_i64().unwrap() * packs);
                last["quantity"] = json!(packs);
            }
            let number = format!("FV/{}", self.app.app.rng.public_id());
            let id = self.app.reported(participant, &self.programme, &number).await;
            let form = json!({"version": 1, "issued_on": on, "buyer_name": "Anna Wiśniewska", "lines": forms});
            let limited = of_day.iter().any(|line| line["status"] == "limit");
            self.app.set_limit(if limited { 100 } else { 4_000_000 }).await;
            self.app.review(operator, &id, &form).await.assert(200);
            if corrected_from.is_some() {
                let seen = self.app.under_review(operator, &id).await;
                let line = seen["lines"].as_array().unwrap().last().unwrap()["id"].as_i64().unwrap();
                let correction = json!({"version": 2, "kind": "mistake", "reason": why, "pack_id": right["pack_id"],
                    "quantity": right["quantity"], "net_value": right["net_value"]});
                self.app.put_right(operator, (&id, line), &correction).await.assert(200);
            }
        }
    }

    /// A line of the review's form; its product is made so that it earns what the case says.
    async fn line(&mut self, line: &Value) -> Value {
        let (quantity, pack, earned) =
            (line["quantity"].as_i64().unwrap(), line["pack"].as_i64().unwrap(), line["earned"].as_i64().unwrap());
        let rate = earned * 1_000_000 / (quantity * pack);
        assert_eq!(rate * quantity * pack, earned * 1_000_000, "{line} has no whole rate");
        let named = self.terms["scope"]["products"].as_array().is_some();
        let text = |key: &str| line[key].as_str().unwrap().to_owned();
        let kind = format!("{} {} {} {rate}", text("brand"), text("category"), text("unit"));
        let sap = if named { text("sap") } else { kind.clone() };
        let key = format!("{sap} {pack}");
        if !self.packs.contains_key(&key) {
            let id = self.pack(&sap, (&text("brand"), &text("category"), &text("unit")), pack, rate).await;
            self.packs.insert(key.clone(), id);
        }
        let (decision, reason) = match line["status"].as_str().unwrap() {
            "rejected" => ("reject", Some("Nieczytelna pozycja")),
            "pending" => ("pending", None),
            _ => ("accept", None),
        };
        json!({"pack_id": self.packs[&key], "quantity": quantity, "net_value": line["net"], "decision": decision,
            "reason": reason})
    }

    /// A pack of a product that is made when it is not there.
    async fn pack(&self, sap: &str, (brand, category, unit): (&str, &str, &str), volume: i64, rate: i64) -> i64 {
        let mut tx = self.app.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => {
            let product: i64 = sqlx::query_scalar(
                "INSERT INTO products (sap, slug, name, brand, category, crops, unit, description, colour, search_key, active)
                 VALUES ($1, $1, $1, $2, $3, '[]', $4, '', '#000', '', TRUE)
                 ON CONFLICT (sap) DO UPDATE SET name = excluded.name RETURNING id")
                .bind(sap).bind(brand.to_uppercase()).bind(category).bind(unit).fetch_one(&mut *conn).await.unwrap();
            for season in 2023..=2026_i64 {
                sqlx::query("INSERT INTO product_rates (product_id, season, points_per_unit, list_price)
                             VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING")
                    .bind(product).bind(season).bind(rate).execute(&mut *conn).await.unwrap();
            }
            sqlx::query_scalar("INSERT INTO packs (product_id, code, volume) VALUES ($1, $2, $3) RETURNING id")
                .bind(product).bind(format!("{sap} {volume}")).bind(volume).fetch_one(&mut *conn).await
        });
        tx.commit().await.unwrap();
        id.unwrap()
    }

    /// Checks what the participant sees, and what stands in the books.
    async fn check(&self, participant: &ParticipantClient, case: &Value, why: &str) {
        let progress = self.app.progress(participant, self.key).await;
        assert_eq!(progress["current"], case["current"], "{why}: what counts");
        assert_eq!(progress["due"]["points"], case["points"], "{why}: points");
        let cards = progress["due"]["cards"].as_array().unwrap();
        let cards: Vec<Value> = cards.iter().map(|card| json!([card["kind"], card["value"], card["count"]])).collect();
        assert_eq!(json!(cards), case["cards"], "{why}: cards");
        if !case["next"].is_null() {
            assert_eq!(progress["target"], case["next"], "{why}: what comes next");
        }
        if let Some(reasons) = case["reasons"].as_array() {
            let shown = progress["lines"].as_array().unwrap().iter().filter(|line| line["counted"] == false);
            let shown: Vec<&Value> = shown.map(|line| &line["reason"]).collect();
            let of_others = "ten produkt nie bierze udziału";
            let expected: Vec<&Value> = reasons.iter().filter(|reason| *reason != of_others).collect();
            assert_eq!(shown, expected, "{why}: reasons");
        }
        let posted = "SELECT COALESCE(SUM(granted_points + cut_points), 0) FROM promotion_participations
                      WHERE participant_id = $1";
        assert_eq!(json!(self.sum(posted, participant).await), case["points"], "{why}: what was posted");
        let transfers = "SELECT COALESCE(SUM(CASE WHEN kind = 'accrual' THEN points ELSE -points END), 0)
                         FROM transfers WHERE participant_id = $1 AND cause = 'promotion'";
        let granted = "SELECT COALESCE(SUM(granted_points), 0) FROM promotion_participations WHERE participant_id = $1";
        assert_eq!(self.sum(transfers, participant).await, self.sum(granted, participant).await, "{why}: the books");
        let waiting: i64 = self.app.cards_of(participant.id, "waiting").await.iter().sum();
        let due = case["cards"].as_array().unwrap().iter();
        let due: i64 = due.map(|card| card[1].as_i64().unwrap() * card[2].as_i64().unwrap() / 100).sum();
        assert_eq!(waiting, due, "{why}: cards that wait");
    }

    async fn sum(&self, sql: &'static str, participant: &ParticipantClient) -> i64 {
        let mut db = self.app.db().read().await.unwrap();
        let sum: String = match plon_kernel::db::Read::on(&mut db) {
            plon_kernel::db::On::Sqlite(conn) => {
                sqlx::query_scalar(sqlx::AssertSqlSafe(format!("SELECT CAST(({sql}) AS TEXT)")))
                    .bind(participant.id)
                    .fetch_one(conn)
                    .await
                    .unwrap()
            }
            plon_kernel::db::On::Postgres(conn) => {
                sqlx::query_scalar(sqlx::AssertSqlSafe(format!("SELECT CAST(({sql}) AS TEXT)")))
                    .bind(participant.id)
                    .fetch_one(conn)
                    .await
                    .unwrap()
            }
        };
        sum.parse().unwrap()
    }
}

/// The tables are about the promotions that ship.
#[test]
fn the_tables_have_the_terms_of_the_programme() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/programme/promotions.json");
    let promotions: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    for promotion in &promotions {
        let key = promotion["key"].as_str().unwrap();
        assert_eq!(table(key)["terms"], promotion["definition"]["terms"], "{key}");
    }
}

macro_rules! tables {
    ($($key:ident)*) => {
        on_both! { $(async fn $key(app) { play(app, stringify!($key)).await; })* }
    };
}

tables! {
    autumn_retail
    cap_per_person
    chwastox_presale
    declare_and_gain
    dovvo_refuel
    halvetic_promocja_teraz
    may_holiday_with_agrosar
    one_plus_one_promo
    orchard_leptosar
    pre_sale
    spring_package
    stock_halvetic
    stubble_agrosar
    top_shop
    weed_buster
}
