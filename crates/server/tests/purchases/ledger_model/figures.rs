//! The figures of every screen: they are of the same books, so they agree, and with what was bought.
use std::collections::BTreeMap;

use serde_json::Value;

use super::scene::{LIMIT, Scene, code};
use crate::given::participants::{assert_explained, ledger_of};
use crate::support::{ParticipantClient, Request};

/// Names of the two products.
const PRODUCTS: [&str; 2] = ["DOVVO 500 EC", "AGROSAR 360 SL"];

/// Packs, points and net value together.
type Sums = [i64; 3];

impl Scene {
    /// Asks every screen with figures on it, of each participant.
    pub async fn assert_figures_agree(&mut self) {
        for (participant, place) in self.participants.iter().zip(0..) {
            let invoices = self.invoices_of(participant, place).await;
            let points = self.ledger_of(participant, &invoices).await;
            self.assert_purchases(participant, &invoices, points).await;
            self.assert_calculator(participant, &invoices, points).await;
        }
        self.app.assert_reports_agree().await;
        for (situation, sql) in [
            ("a line that the cap has cut", "SELECT count(*) FROM invoice_lines WHERE status = 'limit.product'"),
            ("a line that the limit has cut", "SELECT count(*) FROM invoice_lines WHERE status = 'limit'"),
            ("a level that is reached", "SELECT count(*) FROM achievements"),
        ] {
            if self.app.count(sql).await > 0 {
                self.met.insert(situation);
            }
        }
    }

    /// The participant's invoices in detail, as lists, the participant's record and the back office show them too.
    async fn invoices_of(&self, participant: &ParticipantClient, place: usize) -> Vec<Value> {
        let listed = items(self.app.get("/api/v1/invoices/2025").bearer(&participant.token)).await;
        let waiting = items(self.app.get("/api/v1/invoices/waiting").bearer(&participant.token)).await;
        let on_card = self.app.get(&format!("/api/v1/backoffice/participants/{}/invoices", participant.id.0));
        let on_card = items(on_card.bearer(&self.operator.token)).await;
        assert_eq!(listed.len(), self.bought.keys().filter(|(owner, _)| *owner == place).count());
        assert_eq!(waiting.len(), listed.iter().filter(|invoice| code(invoice) == "pending").count());
        assert_eq!(on_card.len(), listed.len());
        let mut invoices = Vec::new();
        for item in &listed {
            let id = item["id"].as_str().unwrap();
            let details = self.app.details_of(participant, id).await;
            let reviewed = self.app.under_review(&self.operator, id).await;
            let card = on_card.iter().find(|on_card| on_card["id"] == id).unwrap();
            for shown in [item, &reviewed, card] {
                let what = ["points", "value", "status"].map(|key| &shown[key]);
                assert_eq!(what, ["points", "value", "status"].map(|key| &details[key]));
            }
            let rows = details["rows"].as_array().unwrap();
            for (row, line) in rows.iter().zip(reviewed["lines"].as_array().unwrap()) {
                assert_eq!((&row["points"], &row["value"]), (&line["points"], &line["net_value"]));
            }
            let sums = ["points", "value"].map(|key| rows.iter().map(|row| number(row, key)).sum::<i64>());
            assert_eq!(sums, ["points", "value"].map(|key| number(&details, key)));
            let named: usize = details["document_name"].as_str().unwrap()[3..].parse().unwrap();
            let packs = PRODUCTS.map(|product| sums_of(std::slice::from_ref(&details), product)[0]);
            assert_eq!(packs, self.bought[&(place, named)].packs, "invoice {named} of participant {place}");
            invoices.push(details);
        }
        invoices
    }

    /// The points of purchases, as profile, card and ledger show them.
    async fn ledger_of(&self, participant: &ParticipantClient, invoices: &[Value]) -> i64 {
        let profile = data(self.app.get("/api/v1/user/profile").bearer(&participant.token)).await;
        let path = format!("/api/v1/backoffice/participants/{}", participant.id.0);
        let card = data(self.app.get(&path).bearer(&self.operator.token)).await;
        let points = &profile["points"];
        let on_profile =
            ["available", "total", "brandPurchase", "affiliation", "achievements"].map(|key| number(points, key));
        let on_card = ["available", "total", "purchases", "affiliation", "achievements"];
        assert_eq!(on_profile, on_card.map(|key| number(&card["points"], key)));
        let [available, total, purchases, affiliation, achievements] = on_profile;
        assert_eq!([available, total], [purchases + affiliation + achievements; 2], "nothing was spent");
        assert_eq!(profile["hit_points_limit"], total >= LIMIT);
        assert_eq!(card["points"]["limit_reached_at"].is_null(), total < LIMIT);
        assert_eq!(invoices.iter().map(|invoice| number(invoice, "points")).sum::<i64>(), purchases);

        assert_explained(&self.app, &self.operator, participant).await;
        let mut posted = BTreeMap::<Option<String>, i64>::new();
        for transfer in ledger_of(&self.app, &self.operator, participant).await {
            let invoice = transfer["invoice"].as_str().map(str::to_owned);
            assert!(invoice.is_some() || transfer["cause"] == "achievement", "{transfer:#}");
            let sign = if transfer["kind"] == "accrual" { 1 } else { -1 };
            *posted.entry(invoice).or_default() += sign * number(&transfer, "points");
        }
        assert_eq!(posted.remove(&None).unwrap_or(0), achievements);
        for invoice in invoices {
            let id = invoice["id"].as_str().map(str::to_owned);
            assert_eq!(posted.remove(&id).unwrap_or(0), number(invoice, "points"), "what {id:?} was paid");
        }
        assert!(posted.is_empty(), "transfers for invoices that nobody has: {posted:?}");
        purchases
    }

    async fn assert_purchases(&self, participant: &ParticipantClient, invoices: &[Value], points: i64) {
        let bought = items(self.app.get("/api/v1/my-shopping").bearer(&participant.token)).await;
        for product in PRODUCTS {
            let sums = sums_of(invoices, product);
            let row = bought.iter().find(|row| row["product"] == product);
            assert_eq!(row.map_or([0; 3], bought_sums), sums, "{product}");
            let Some(row) = row else { continue };
            let path = format!("/api/v1/my-shopping/details/{}/{}", row["group"], row["distributor"]);
            let details = data(self.app.get(&path).bearer(&participant.token)).await;
            let rows = details["rows"].as_array().unwrap();
            for invoice in invoices {
                let of_invoice = rows.iter().filter(|row| row["document"] == invoice["id"]).map(bought_sums);
                assert_eq!(added(of_invoice), sums_of(std::slice::from_ref(invoice), product));
            }
            assert_eq!(added(rows.iter().map(bought_sums)), sums);
        }
        let months = data(self.app.get("/api/v1/my-shopping/months").bearer(&participant.token)).await;
        let value: i64 = bought.iter().map(|row| number(row, "turnover_fv")).sum();
        assert_eq!((number(&months["total"], "points"), number(&months["total"], "turnover_fv")), (points, value));
        assert_eq!(bought.iter().map(|row| number(row, "points")).sum::<i64>(), points);
    }

    async fn assert_calculator(&self, participant: &ParticipantClient, invoices: &[Value], points: i64) {
        let shown = data(self.app.get("/api/v1/calculator").bearer(&participant.token)).await;
        for product in PRODUCTS {
            let row = shown["products"].as_array().unwrap().iter().find(|row| row["name"] == product).unwrap();
            assert_eq!(row["granted"], sums_of(invoices, product)[1], "{product}");
        }
        let (_, total) = self.app.points_of(participant.id).await;
        assert_eq!((number(&shown, "total"), number(&shown, "limit")), (total, LIMIT));
        assert!(points <= total);
    }
}

/// Sums what was accepted of a product on invoices.
fn sums_of(invoices: &[Value], product: &str) -> Sums {
    let rows = invoices.iter().flat_map(|invoice| invoice["rows"].as_array().unwrap());
    let accepted = rows.filter(|row| !["pending", "rejected"].contains(&code(row)));
    added(
        accepted
            .filter(|row| row["title_product"] == product)
            .map(|row| ["quantity", "points", "value"].map(|key| number(row, key))),
    )
}

/// The same as the purchases show it.
fn bought_sums(row: &Value) -> Sums {
    ["quantity", "points", "turnover_fv"].map(|key| number(row, key))
}

fn added(sums: impl Iterator<Item = Sums>) -> Sums {
    sums.fold([0; 3], |sum, more| [sum[0] + more[0], sum[1] + more[1], sum[2] + more[2]])
}

fn number(of: &Value, key: &str) -> i64 {
    of[key].as_i64().unwrap()
}

async fn data(request: Request<'_>) -> Value {
    let answer = request.send().await;
    answer.assert(200);
    answer.json["data"].clone()
}

async fn items(request: Request<'_>) -> Vec<Value> {
    data(request).await["items"].as_array().unwrap().clone()
}
