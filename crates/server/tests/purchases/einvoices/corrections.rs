//! Corrections that come as e-invoices: they find their invoice before and after it, take back what was given, also what
//! was spent, and change nothing where no goods moved.
use plon_domain::money::Grosze;
use plon_ksef::writing::DraftLine;
use plon_ksef::{Decimal, KsefNumber};
use plon_platform::api_clients::ApiScope;
use serde_json::{Value, json};

use super::{PART, correction, file_name, goods, pair, sale, xml, zip};
use crate::given::review::decision;
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, on_both};

const CORRECTIONS: &str = "/api/v1/backoffice/einvoice-corrections";

/// The line of a return of so many packs, as the difference.
fn difference(quantity: i64) -> Vec<DraftLine> {
    vec![goods(1, "DOVVO 500 EC op. 5 L", Some("DOVVO-5"), quantity)]
}

impl TestApp {
    /// An e-invoice of two packs that was reported and accepted; gives its public id.
    async fn accepted_einvoice(
        &self,
        who: &ParticipantClient,
        operator: &OperatorClient,
        number: &str,
        pack: i64,
    ) -> String {
        let id = self.reported_einvoice(who, &sale(who.nip, number)).await;
        self.accept_einvoice(operator, &id, pack).await;
        id
    }

    async fn accept_einvoice(&self, operator: &OperatorClient, id: &str, pack: i64) {
        let line = json!({"pack_id": pack, "quantity": 2, "net_value": 120_000, "decision": "accept"});
        let mut form = decision(&[line]);
        form["issued_on"] = json!("2025-05-12");
        self.review(operator, id, &form).await.assert(200);
    }

    async fn corrections(&self, operator: &OperatorClient, status: &str) -> Vec<Value> {
        let path = format!("{CORRECTIONS}?status={status}");
        let answer = self.get(&path).bearer(&operator.token).send().await;
        answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
    }

    async fn correction(&self, operator: &OperatorClient, id: &Value) -> Value {
        let path = format!("{CORRECTIONS}/{}", id.as_str().unwrap());
        self.get(&path).bearer(&operator.token).send().await.assert(200).json["data"].clone()
    }

    async fn apply(&self, operator: &OperatorClient, seen: &Value, key: &str) -> Answer {
        let path = format!("{CORRECTIONS}/{}/apply", seen["id"].as_str().unwrap());
        self.post(&path).bearer(&operator.token).key(key).json(&json!({"version": seen["version"]})).send().await
    }

    async fn push_corrections(&self, token: &str, content: &[u8]) {
        let request = self.post("/api/v1/edi/einvoices").bearer(token).key(&self.app.rng.public_id());
        request.multipart(&[], Some((PART, "korekty.zip", content))).send().await.assert(202);
    }
}

on_both! {
    async fn a_reported_correction_waits_for_an_operator_who_carries_it_out_once(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let invoice = app.accepted_einvoice(&participant, &operator, "FS/1", programme.pack).await;
        assert_eq!(app.points_of(participant.id).await, (100, 100));
        let draft = correction(participant.nip, "KOR/1", "FS/1", pair());
        let told = app.read_einvoices(&participant, "kor.xml", &xml(&draft)).await;
        let one = &told.assert(200).json["data"]["einvoices"][0];
        assert_eq!((&one["verdict"], &one["content"]["points"]), (&json!("ready"), &json!(0)));
        assert!(one["reason"].as_str().unwrap().starts_with("To korekta"), "{one}");
        app.report_einvoices(&participant, "kor.xml", &xml(&draft)).await.assert(201);
        let again = app.read_einvoices(&participant, "kor.xml", &xml(&draft)).await;
        assert_eq!(again.json["data"]["einvoices"][0]["verdict"], "known");
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 1);
        let listed = app.corrections(&operator, "pending").await;
        let seen = app.correction(&operator, &listed[0]["id"]).await;
        assert_eq!(seen["changes"], json!([{
            "invoice_id": invoice, "invoice_number": "FS/1", "product": "DOVVO 500 EC", "pack": "5\u{a0}L",
            "quantity_before": 2, "quantity_after": 1, "net_value_before": 120_000, "net_value_after": 60_000,
        }]));
        assert_eq!((&seen["undecided"], &seen["originals"][0]["invoice_id"]), (&json!([]), &json!(invoice)));
        let done = app.apply(&operator, &seen, "a").await;
        assert_eq!(done.assert(200).json["data"], json!({"difference": -50, "available": 50}));
        assert_eq!(done.message(), "Korekta jest uwzględniona. Odjęliśmy 50\u{a0}pkt.");
        assert_eq!(app.apply(&operator, &seen, "a").await.assert(200).json, done.json, "a retry has one effect");
        app.apply(&operator, &seen, "b").await.assert(409);
        assert_eq!(app.points_of(participant.id).await, (50, 50));
        let shown = app.details_of(&participant, &invoice).await;
        assert_eq!(shown["received_corrections"][0]["status"]["code"], "applied");
        assert_eq!(shown["rows"][0]["corrections"][0]["reason"], "Korekta KOR/1 z\u{a0}KSeF: Zwrot towaru");
        let path = format!("/api/v1/backoffice/records/correction/{}/history", seen["id"].as_str().unwrap());
        let history = app.get(&path).bearer(&operator.token).send().await.assert(200).json["data"]["items"].clone();
        assert_eq!(history[0]["action"], "einvoice_corrections.apply");
        assert_eq!((&history[0]["subject_name"], &history[0]["subject_key"]), (&json!("KOR/1"), &seen["id"]));
    }

    async fn a_correction_waits_for_its_invoice_and_takes_back_what_was_spent(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let draft = correction(participant.nip, "KOR/1", "FS/1", difference(-2));
        app.report_einvoices(&participant, "kor.xml", &xml(&draft)).await.assert(201);
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 0);
        let id = app.reported_einvoice(&participant, &sale(participant.nip, "FS/1")).await;
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 0, "its invoice is not decided");
        assert_eq!(app.corrections(&operator, "waiting").await.len(), 1);
        app.accept_einvoice(&operator, &id, programme.pack).await;
        app.spend_points(participant.id, 80).await;
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 1);
        let listed = app.corrections(&operator, "pending").await;
        let seen = app.correction(&operator, &listed[0]["id"]).await;
        let done = app.apply(&operator, &seen, "a").await;
        assert_eq!(done.assert(200).json["data"], json!({"difference": -100, "available": -80}), "a debt");
        let shown = app.details_of(&participant, &id).await;
        assert_eq!(shown["rows"][0]["reason"], "Zwrot całości. Korekta KOR/1 z\u{a0}KSeF: Zwrot towaru");
    }

    async fn a_distributors_correction_is_carried_out_without_anybody_only_where_it_takes_back(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        app.accepted_einvoice(&participant, &operator, "FS/1", programme.pack).await;
        app.accepted_einvoice(&participant, &operator, "FS/2", programme.pack).await;
        let machine = app.machine(operator.id, &[ApiScope::PushSales], Some(programme.distributor)).await;
        app.accept_einvoices("true").await;
        let (back, more) = (
            correction(participant.nip, "KOR/1", "FS/1", pair()),
            correction(participant.nip, "KOR/2", "FS/2", difference(3)),
        );
        app.push_corrections(&machine.token, &zip(&[("a.xml", &xml(&back)), ("b.xml", &xml(&more))])).await;
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 2);
        assert_eq!(app.points_of(participant.id).await, (150, 150), "one pack went back, three wait for an operator");
        let (applied, pending) = (app.corrections(&operator, "applied").await, app.corrections(&operator, "pending").await);
        assert_eq!((&applied[0]["number"], &pending[0]["number"]), (&json!("KOR/1"), &json!("KOR/2")));
        let seen = app.correction(&operator, &pending[0]["id"]).await;
        let done = app.apply(&operator, &seen, "a").await;
        assert_eq!(done.assert(200).json["data"]["difference"], 150);
    }

    async fn an_invoice_under_another_number_is_found_by_its_number_in_ksef(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        app.accepted_einvoice(&participant, &operator, "FS/1", programme.pack).await;
        let mut draft = correction(participant.nip, "KOR/1", "FS/1/POPRAWIONA", pair());
        let original = file_name(&sale(participant.nip, "FS/1"));
        draft.corrects.as_mut().unwrap().ksef_number = KsefNumber::in_file_name(&original);
        app.report_einvoices(&participant, "kor.xml", &xml(&draft)).await.assert(201);
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 1);
        let listed = app.corrections(&operator, "pending").await;
        assert_eq!(app.correction(&operator, &listed[0]["id"]).await["changes"][0]["quantity_after"], 1);
    }

    async fn values_that_together_are_too_large_are_refused(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        app.accepted_einvoice(&participant, &operator, "FS/1", programme.pack).await;
        let lines = (1..=10).map(|number| goods(number, "DOVVO 500 EC op. 5 L", Some("DOVVO-5"), 1));
        let file = xml(&correction(participant.nip, "KOR/1", "FS/1", lines.collect()));
        let file = String::from_utf8(file).unwrap().replace("<P_11>600.00<", "<P_11>9999999999999999.99<");
        app.report_einvoices(&participant, "kor.xml", file.as_bytes()).await.assert(201);
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 1);
        let listed = app.corrections(&operator, "pending").await;
        let seen = app.correction(&operator, &listed[0]["id"]).await;
        assert_eq!(seen["changes"][0]["quantity_after"], 12);
        app.apply(&operator, &seen, "a").await.assert(422);
    }

    async fn what_is_left_of_an_erased_participants_correction_is_not_listed(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let operator = app.operator(&["moderator"]).await;
        let file = xml(&correction(participant.nip, "KOR/1", "FS/1", pair()));
        app.report_einvoices(&participant, "kor.xml", &file).await.assert(201);
        assert_eq!(app.corrections(&operator, "waiting").await.len(), 1);
        let erase = "UPDATE einvoice_corrections SET file_id = NULL WHERE participant_id = $1";
        let mut tx = app.db().begin().await.unwrap();
        plon_kernel::on_db!(&mut tx, conn => sqlx::query(erase).bind(participant.id).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        assert_eq!(app.corrections(&operator, "waiting").await.len(), 0);
    }

    async fn what_cannot_be_carried_out_by_itself_is_left_to_an_operator(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        app.accepted_einvoice(&participant, &operator, "FS/1", programme.pack).await;
        let machine = app.machine(operator.id, &[ApiScope::PushSales], Some(programme.distributor)).await;
        app.accept_einvoices("true").await;
        app.push_corrections(&machine.token, &xml(&correction(participant.nip, "KOR/1", "FS/1", pair()))).await;
        let close = "UPDATE participants SET status = 'erased' WHERE id = $1";
        let mut tx = app.db().begin().await.unwrap();
        plon_kernel::on_db!(&mut tx, conn => sqlx::query(close).bind(participant.id).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 1);
        assert_eq!(app.corrections(&operator, "pending").await.len(), 1);
        assert_eq!(app.points_of(participant.id).await, (100, 100));
    }

    async fn what_no_rule_decides_is_named_and_what_moves_no_goods_changes_nothing(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        app.accepted_einvoice(&participant, &operator, "FS/1", programme.pack).await;
        let discount = DraftLine {
            quantity: Decimal::whole(1), net_price: Decimal::whole(-60), net_value: Grosze(-6_000), ..difference(1).remove(0)
        };
        let too_many = correction(participant.nip, "KOR/2", "FS/1", difference(-5));
        let files = [correction(participant.nip, "KOR/1", "FS/1", vec![discount]), too_many];
        for (number, draft) in files.iter().enumerate() {
            app.report_einvoices(&participant, &format!("{number}.xml"), &xml(draft)).await.assert(201);
        }
        plon_corrections::run_once(&app.app).await.unwrap();
        let unchanged = app.corrections(&operator, "unchanged").await;
        assert_eq!(unchanged[0]["number"], "KOR/1");
        let pending = app.corrections(&operator, "pending").await;
        let seen = app.correction(&operator, &pending[0]["id"]).await;
        assert_eq!((&seen["changes"], seen["undecided"].as_array().unwrap().len()), (&json!([]), 1));
        assert_eq!(seen["undecided"][0]["why"], "Korekta zabiera więcej opakowań, niż jest na fakturze.");
        app.apply(&operator, &seen, "a").await.assert(422);
        let path = format!("{CORRECTIONS}/{}/close", seen["id"].as_str().unwrap());
        let close = async |form: Value| app.post(&path).bearer(&operator.token).json(&form).send().await;
        close(json!({"version": seen["version"]})).await.assert(422);
        close(json!({"version": 77, "reason": "x"})).await.assert(409);
        let form = json!({"version": seen["version"], "reason": "Na fakturze było mniej."});
        close(form.clone()).await.assert(200);
        close(form).await.assert(409);
        assert_eq!(app.points_of(participant.id).await, (100, 100));
        app.get(CORRECTIONS).bearer(&participant.token).send().await.assert(403);
    }
}
