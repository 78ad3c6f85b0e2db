//! Remainders that whole cards do not settle: each is kept, seen by both sides, and paid once; no card has a value of
//! its own making.
use std::sync::Arc;

use plon_server::verify;
use serde_json::{Value, json};

use super::quantity;
use crate::given::payouts::Signers;
use crate::given::tax::{plain, withheld};
use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp, on_both, together};

/// Terms of a card of 200 zł for each 20 litres, of 300 zł from three times that on.
fn stubble() -> Value {
    json!({
        "purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "accept_by": "2025-08-31",
        "scope": {"brands": ["dovvo"]}, "measure": "litres",
        "mechanics": [{"kind": "per_step", "step": 20_000, "reward": {"card": {"kind": "fuel", "value": 20_000}},
            "better": {"from_steps": 3, "reward": {"card": {"kind": "fuel", "value": 30_000}}}}],
    })
}

/// A participant who has collected a card of 200 zł before a correction made three of 300 zł due instead.
struct Case {
    app: TestApp,
    participant: ParticipantClient,
    operator: OperatorClient,
    signers: Signers,
    programme: Programme,
    promotion: i64,
    line: (String, i64),
}

impl Case {
    async fn new(app: TestApp) -> Case {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let (operator, signers) = (app.operator(&["moderator"]).await, app.signers().await);
        let promotion = app.promotion("stubble", &stubble()).await;
        app.answer_promotion(&participant, "stubble", true).await.assert(200);
        let line = app.purchased(&participant, &operator, &programme, 4).await;
        let case = Case { app, participant, operator, signers, programme, promotion, line };
        case.collects().await.assert(201);
        case.corrects(2, 12).await;
        case
    }

    async fn collects(&self) -> Answer {
        let cards = self.app.get("/api/v1/prize/collect").bearer(&self.participant.token).send().await;
        let path = format!("/api/v1/prize/collect/{}", cards.json["data"]["items"][0]["id"].as_str().unwrap());
        let key = self.app.app.rng.public_id();
        self.app.post(&path).bearer(&self.participant.token).key(&key).json(&json!({"delivery": "code"})).send().await
    }

    async fn corrects(&self, version: i64, packs: i64) {
        let (invoice, line) = &self.line;
        let form = quantity(&self.programme, version, packs);
        self.app.put_right(&self.operator, (invoice, *line), &form).await.assert(200);
    }

    /// The values of the cards that wait, in zlotys, and the sums that are left over, in grosze.
    async fn stands(&self) -> (Vec<i64>, Vec<i64>) {
        let breaches = verify::list_breaches(&mut self.app.db().read().await.unwrap()).await;
        assert!(breaches.is_empty(), "{breaches:#?}");
        let progress = self.app.progress(&self.participant, "stubble").await;
        let left = progress["remainders"].as_array().unwrap().iter().map(|one| one["value"].as_i64().unwrap());
        (self.app.cards_of(self.participant.id, "waiting").await, left.collect())
    }

    fn path(&self) -> String {
        format!("/api/v1/backoffice/promotions/{}/results/{}/pay", self.promotion, self.participant.id.0)
    }

    async fn pays(&self, value: i64, key: &str) -> Answer {
        let form = json!({"kind": "fuel", "value": value});
        self.app.post(&self.path()).bearer(&self.signers.first.token).key(key).json(&form).send().await
    }
}

on_both! {
    async fn what_no_card_settles_is_kept_and_seen_by_both_sides(app) {
        let case = Case::new(app).await;
        assert_eq!(case.stands().await, (vec![300, 300], vec![10_000]), "900 zł are due, 200 zł were collected");
        let cards = case.app.get("/api/v1/prize/collect").bearer(&case.participant.token).send().await;
        assert_eq!(cards.assert(200).json["data"]["remainders"], json!([{"kind": "fuel", "kind_text": "karta paliwowa",
            "value": 10_000, "value_text": "100\u{a0}zł", "promotion": {"slug": "stubble", "name": "Promocja stubble"}}]));
        let (_, told) = case.app.last_news(case.participant.id).await;
        assert!(told.contains("Zostaje reszta 100\u{a0}zł (karta paliwowa)."), "{told}");
        let path = format!("/api/v1/backoffice/promotions/{}/results?state=remainder", case.promotion);
        let results = case.app.get(&path).bearer(&case.operator.token).send().await;
        let row = &results.assert(200).json["data"]["items"][0];
        assert_eq!((&row["remainder"], &row["remainder_text"], &row["overpaid"]),
            (&json!(10_000), &json!("100,00\u{a0}zł"), &json!(0)));
        let dashboard = case.app.get("/api/v1/backoffice/dashboard").bearer(&case.operator.token).send().await;
        assert_eq!(dashboard.assert(200).json["data"]["remainders"],
            json!([{"promotion": case.promotion, "name": "Promocja stubble", "participants": 1}]));
    }

    async fn a_card_that_fits_takes_the_remainder_in(app) {
        let case = Case::new(app).await;
        case.collects().await.assert(201);
        assert_eq!(case.stands().await, (vec![300], vec![10_000]), "collecting changes nothing of the sum");
        case.corrects(3, 8).await;
        assert_eq!(case.stands().await, (vec![], vec![]), "400 zł are due and 500 zł were collected");
        assert_eq!(case.app.count("SELECT value FROM card_overpayments").await, 10_000);
        case.corrects(4, 12).await;
        assert_eq!(case.stands().await, (vec![300], vec![10_000]));
        case.corrects(5, 8).await;
        case.corrects(6, 20).await;
        assert_eq!(case.stands().await, (vec![300, 300, 300], vec![10_000]), "whatever came before");
        case.collects().await.assert(201);
        case.corrects(7, 8).await;
        case.corrects(8, 4).await;
        assert_eq!(case.app.count("SELECT value FROM card_overpayments").await, 60_000);
    }

    async fn an_operator_pays_it_once_as_a_transfer(app) {
        let case = Case::new(app).await;
        assert_eq!(case.pays(20_000, "a").await.assert(409).json["error"], "remainder_changed");
        let paid = case.pays(10_000, "b").await;
        paid.assert(201);
        let again = case.pays(10_000, "b").await;
        assert_eq!((again.status, &again.json), (paid.status, &paid.json));
        assert_eq!(case.pays(10_000, "c").await.assert(409).json["error"], "remainder_changed");
        assert_eq!(case.stands().await, (vec![300, 300], vec![]));
        let order = paid.json["data"]["id"].as_str().unwrap().to_owned();
        let shown = case.app.shown(&case.participant, &order).await;
        assert_eq!((&shown["kind"], &shown["amount"], &shown["points"]), (&json!("bank_transfer"), &json!(10_000), &json!(0)));
        assert_eq!(shown["reward"], "Przelew 100\u{a0}zł w\u{a0}miejsce karty z\u{a0}promocji „Promocja stubble”");
        let act = case.app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["after"]["card_remainder"]), (&json!("promotions.pay_remainder"), &json!(0)));
        let told = case.app.last_news(case.participant.id).await;
        assert_eq!(told.0, "Wypłacamy resztę z\u{a0}promocji");
        case.app.confirmed(&case.signers, &[&order]).await;
        assert_eq!(case.stands().await, (vec![300, 300], vec![]));
        case.corrects(3, 16).await;
        assert_eq!(case.stands().await, (vec![300, 300, 300], vec![]), "of 1200 zł 200 were collected and 100 paid");
        let withdrawn = case.app.answer_promotion(&case.participant, "stubble", false).await;
        assert_eq!(withdrawn.assert(422).json["error"], "card_collected");
        case.corrects(4, 4).await;
        assert_eq!(case.app.count("SELECT value FROM card_overpayments").await, 10_000, "of 200 zł");
    }

    async fn the_promotions_own_rule_of_tax_holds_for_its_transfer(app) {
        let case = Case::new(app).await;
        let (app, signers) = (&case.app, &case.signers);
        app.add_tax_rule(&signers.first, &withheld("promotion:stubble", "2025-08-01")).await.assert(201);
        let paid = case.pays(10_000, "a").await;
        let order = paid.assert(201).json["data"]["id"].as_str().unwrap().to_owned();
        assert_eq!(app.candidates(&signers.first).await[0]["tax"], 1_000);
        let payout = app.exported(signers, &[&order]).await;
        assert_eq!((&payout["amount"], &payout["tax"]), (&json!(9_000), &json!(1_000)));
        let bound = app.add_tax_rule(&signers.first, &plain("promotion:stubble", "2025-08-21", "none")).await;
        assert!(bound.assert(422).field("valid_from").contains("do 21.08.2025"), "it is on its way by the rule");
        app.payout_act(&signers.first, &payout, "confirm", json!({})).await.assert(200);
        let record = app.tax_records(&signers.first, &case.participant, 2025).await.remove(0);
        assert_eq!((&record["value"], &record["tax"]), (&json!(10_000), &json!(1_000)));
    }

    async fn a_transfer_that_comes_to_nothing_leaves_the_remainder_as_it_was(app) {
        let case = Case::new(app).await;
        let paid = case.pays(10_000, "a").await;
        let order = paid.assert(201).json["data"]["id"].as_str().unwrap().to_owned();
        let cancelled = case.app.cancel(&case.participant, &order).await;
        assert!(cancelled.assert(200).message().ends_with("Kwota wróciła do reszty z\u{a0}promocji."));
        assert_eq!(case.stands().await, (vec![300, 300], vec![10_000]));
        let paid = case.pays(10_000, "b").await;
        let order = paid.assert(201).json["data"]["id"].as_str().unwrap().to_owned();
        let payout = case.app.confirmed(&case.signers, &[&order]).await;
        assert_eq!(case.stands().await, (vec![300, 300], vec![]));
        case.app.give_back(&case.signers, &payout, &order).await.assert(200);
        assert_eq!(case.stands().await, (vec![300, 300], vec![10_000]), "the bank sent it back");
    }

    async fn of_several_operators_at_once_one_pays(app) {
        let Case { app, participant, signers, promotion, .. } = Case::new(app).await;
        let path = format!("/api/v1/backoffice/promotions/{promotion}/results/{}/pay", participant.id.0);
        let (app, token) = (Arc::new(app), signers.first.token);
        let answers = together(&app, 8, |app, number| {
            let (path, token) = (path.clone(), token.clone());
            let form = json!({"kind": "fuel", "value": 10_000});
            async move { app.post(&path).bearer(&token).key(&format!("k{number}")).json(&form).send().await }
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 1);
        assert_eq!(app.count("SELECT count(*) FROM card_payments").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM card_remainders").await, 0);
    }

    async fn who_may_not_pay_and_what_cannot_be_paid_is_refused(app) {
        let case = Case::new(app).await;
        let form = json!({"kind": "fuel", "value": 10_000});
        case.app.post(&case.path()).bearer(&case.operator.token).key("a").json(&form).send().await.assert(403);
        let keyless = case.app.post(&case.path()).bearer(&case.signers.first.token).json(&form).send().await;
        assert_eq!(keyless.assert(422).json["error"], "idempotency_key_missing");
        let empty = case.app.post(&case.path()).bearer(&case.signers.first.token).key("b").json(&json!({})).send().await;
        assert_eq!((empty.assert(422).field("kind"), empty.field("value")), ("Nie ma kart tego rodzaju", "Pole jest wymagane"));
        let nobody = format!("/api/v1/backoffice/promotions/{}/results/{}/pay", case.promotion, case.participant.id.0 + 1);
        case.app.post(&nobody).bearer(&case.signers.first.token).key("c").json(&form).send().await.assert(404);
        case.app.execute("UPDATE participants SET bank_account = NULL WHERE id = $1", case.participant.id.0).await;
        assert_eq!(case.pays(10_000, "d").await.assert(409).json["error"], "account_to_pay_missing");
        assert_eq!(case.stands().await, (vec![300, 300], vec![10_000]));
    }
}
