//! Segments: each condition, the count, and who may do what.
use plon_domain::segment::{ConsentChannel, LastInvoice, SegmentAccount};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::support::{OperatorClient, ParticipantClient, Programme, TestApp, on_both};

const SEGMENTS: &str = "/api/v1/backoffice/segments";

/// Number of participants who meet a condition.
async fn count(app: &TestApp, operator: &OperatorClient, condition: Value) -> i64 {
    let form = json!({"conditions": [condition]});
    let answer = app.post(&format!("{SEGMENTS}/count")).bearer(&operator.token).json(&form).send().await;
    answer.assert(200).json["data"]["members"].as_i64().unwrap()
}

/// Error at a field of the one condition.
async fn error(app: &TestApp, operator: &OperatorClient, field: &str, condition: Value) -> String {
    let form = json!({"conditions": [condition]});
    let answer = app.post(&format!("{SEGMENTS}/count")).bearer(&operator.token).json(&form).send().await;
    answer.assert(422).json["errors"][format!("conditions.0.{field}")][0].as_str().unwrap_or_default().to_owned()
}

/// Three participants, the first of whom has bought 20 litres in March and 5 in July.
async fn people(app: &TestApp, programme: &Programme) -> [ParticipantClient; 3] {
    let people = [app.participant().await, app.participant_numbered(1).await, app.participant_numbered(2).await];
    let (distributor, pack) = (programme.distributor, programme.pack);
    app.bought(
        people[0].id,
        &[
            ("F/1", distributor, "2025-03-01", 2025, pack, 4, 20_000, 200, 100_000, "accepted"),
            ("F/2", distributor, "2025-07-31", 2025, pack, 1, 5_000, 50, 25_000, "limit"),
            ("F/3", distributor, "2025-08-01", 2025, pack, 9, 45_000, 0, 25_000, "rejected"),
        ],
    )
    .await;
    app.bought(people[1].id, &[("F/4", distributor, "2024-05-01", 2024, pack, 1, 5_000, 50, 25_000, "accepted")]).await;
    people
}

/// Answers a consent of the programme, a version of which is added when there is none.
pub async fn consents(app: &TestApp, given: &[(ParticipantId, &str)]) {
    let mut tx = app.db().begin().await.unwrap();
    for (position, slug) in ["marketing", "marketing-email", "marketing-sms"].into_iter().enumerate() {
        let parent = (position > 0).then_some("marketing");
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO consents (account_type, slug, version, position, content, required, parent)
             SELECT 'program.retail', $1, 1, $2, 'Chcę', FALSE, $3
             WHERE NOT EXISTS (SELECT 1 FROM consents WHERE slug = $1)")
            .bind(slug).bind(i64::try_from(position).unwrap()).bind(parent).execute(conn).await.map(|_| ()))
        .unwrap();
    }
    for (participant, slug) in given {
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO participant_consents (participant_id, consent_id, value, answered_at)
             SELECT $1, id, TRUE, 0 FROM consents WHERE slug = $2 AND version = 1")
            .bind(*participant).bind(*slug).execute(conn).await.map(|_| ()))
        .unwrap();
    }
    tx.commit().await.unwrap();
}

on_both! {
    async fn purchases_of_a_season_are_counted_by_brand_and_product(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["editor"]).await);
        people(&app, &programme).await;
        let bought = |more: Value| {
            let mut condition = json!({"kind": "purchases", "season": 2025, "unit": "L"});
            condition.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            condition
        };
        for (more, members) in [
            (json!({"from": 25_000}), 1),
            (json!({"from": 25_001}), 0),
            (json!({"to": 24_999}), 2),
            (json!({"to": 25_000}), 3),
            (json!({"from": 1, "to": 30_000, "brand": "DOVVO"}), 1),
            (json!({"from": 1, "product": programme.product}), 1),
            (json!({"from": 1, "unit": "kg"}), 0),
            (json!({"from": 1, "season": 2024}), 1),
            (json!({"from": 0}), 3),
        ] {
            assert_eq!(count(&app, &operator, bought(more.clone())).await, members, "{more}");
        }
        let wrong = error(&app, &operator, "to", bought(json!({"from": 2, "to": 1}))).await;
        assert_eq!(wrong, "Ta granica jest niższa od pierwszej");
        assert_eq!(error(&app, &operator, "brand", bought(json!({"from": 1, "brand": "Nikt"}))).await, "Nie ma takiej marki");
        assert_eq!(error(&app, &operator, "season", bought(json!({"from": 1, "season": 1999}))).await, "Nie ma takiego sezonu");
        assert_eq!(error(&app, &operator, "from", bought(json!({}))).await, "Podaj jedną z\u{a0}granic");
    }

    async fn the_last_accepted_invoice_is_young_old_or_missing(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["editor"]).await);
        people(&app, &programme).await;
        for (last, days, members) in [
            (LastInvoice::Within, json!(20), 1),
            (LastInvoice::Within, json!(19), 0),
            (LastInvoice::Before, json!(20), 1),
            (LastInvoice::Before, json!(19), 2),
            (LastInvoice::Never, Value::Null, 1),
        ] {
            let condition = json!({"kind": "last_invoice", "last": last.as_str(), "days": days});
            assert_eq!(count(&app, &operator, condition).await, members, "{last} {days}");
        }
        let condition = json!({"kind": "last_invoice", "last": "within"});
        assert_eq!(error(&app, &operator, "days", condition).await, "Podaj liczbę dni od 1 do 3650");
    }

    async fn accounts_places_levels_points_and_days_of_joining_are_conditions(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        let [one, two, three] = people(&app, &programme).await;
        app.execute("UPDATE participants SET kind = 'company', company_postcode = '08-500' WHERE id = $1", two.id.0).await;
        app.execute("UPDATE participants SET account_type = 'program.partner', created_at = created_at - 86400000000 WHERE id = $1", three.id.0).await;
        app.execute("INSERT INTO achievements (participant_id, level, reached_at) VALUES ($1, 50000, 0)", one.id.0).await;
        app.give_points(one.id, 500).await;
        for (account, members) in [(SegmentAccount::Farm, 1), (SegmentAccount::Company, 1), (SegmentAccount::Partner, 1)] {
            assert_eq!(count(&app, &operator, json!({"kind": "account", "account": account.as_str()})).await, members);
        }
        for (condition, members) in [
            (json!({"kind": "voivodeships", "voivodeships": ["lubelskie"]}), 1),
            (json!({"kind": "voivodeships", "voivodeships": ["łódzkie", "lubelskie"]}), 3),
            (json!({"kind": "voivodeships", "voivodeships": ["pomorskie"]}), 0),
            (json!({"kind": "level", "level": 50_000, "reached": true}), 1),
            (json!({"kind": "level", "level": 50_000, "reached": false}), 2),
            (json!({"kind": "points", "from": 500}), 1),
            (json!({"kind": "points", "to": 499}), 2),
            (json!({"kind": "joined", "from": "2025-08-20"}), 2),
            (json!({"kind": "joined", "to": "2025-08-19"}), 1),
            (json!({"kind": "joined", "from": "2025-08-19", "to": "2025-08-20"}), 3),
        ] {
            assert_eq!(count(&app, &operator, condition.clone()).await, members, "{condition}");
        }
        let none = json!({"kind": "voivodeships", "voivodeships": []});
        assert_eq!(error(&app, &operator, "voivodeships", none).await, "Wybierz przynajmniej jedno województwo");
    }

    async fn a_consent_counts_in_its_latest_version_alone(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["editor"]).await);
        let [one, two, _] = people(&app, &programme).await;
        consents(&app, &[(one.id, "marketing-email"), (two.id, "marketing-email"), (one.id, "marketing-sms")]).await;
        let given = |channel: ConsentChannel, given: bool| json!({"kind": "consent", "channel": channel.as_str(), "given": given});
        assert_eq!(count(&app, &operator, given(ConsentChannel::Email, true)).await, 2);
        assert_eq!(count(&app, &operator, given(ConsentChannel::Email, false)).await, 1);
        assert_eq!(count(&app, &operator, given(ConsentChannel::Sms, true)).await, 1);
        assert_eq!(count(&app, &operator, given(ConsentChannel::Phone, true)).await, 0);
        app.execute(
            "INSERT INTO consents (account_type, slug, version, position, content, required)
             SELECT account_type, slug, 2, position, 'Inaczej', FALSE FROM consents WHERE slug = 'marketing-email' AND id > $1", 0).await;
        assert_eq!(count(&app, &operator, given(ConsentChannel::Email, true)).await, 0);
    }

    async fn who_is_blocked_or_forgotten_is_no_member(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["editor"]).await);
        let [one, two, _] = people(&app, &programme).await;
        app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", one.id.0).await;
        app.execute("UPDATE participants SET status = 'erased' WHERE id = $1", two.id.0).await;
        let all = app.post(&format!("{SEGMENTS}/count")).bearer(&operator.token).json(&json!({"conditions": []})).send().await;
        assert_eq!(all.assert(200).json["data"], json!({"members": 1, "participants": 1}));
    }

    async fn a_segment_is_kept_changed_under_its_version_and_deleted(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["editor"]).await);
        let [one, ..] = people(&app, &programme).await;
        let post = async |path: &str, form: Value| app.post(&format!("{SEGMENTS}{path}")).bearer(&operator.token).json(&form).send().await;
        let form = json!({"name": "Kupują DOVVO", "description": "", "conditions":
            [{"kind": "purchases", "season": 2025, "unit": "L", "brand": "DOVVO", "from": 20_000}]});
        let made = post("", form.clone()).await;
        let segment = made.assert(201).json["data"].clone();
        assert_eq!(segment["sentences"], json!(["Zakupy w\u{a0}sezonie 2025, marka DOVVO: od 20\u{a0}L"]));
        let again = post("", form.clone()).await;
        assert_eq!(again.assert(422).json["errors"]["name"][0], "Inny segment ma już taką nazwę");
        let support = app.operator(&["support"]).await;
        let members = app.in_the_back_office(&support, &format!("?segment={}", segment["id"])).await;
        assert_eq!(members["data"]["items"].as_array().unwrap().iter().map(|row| row["id"].as_i64().unwrap()).collect::<Vec<_>>(), [one.id.0]);
        let moderator = app.operator(&["moderator"]).await;
        let job = app.in_the_back_office(&moderator, &format!("/bulk-job?segment={}", segment["id"])).await;
        assert_eq!(job["data"], json!({"found": 1, "active": 1}));
        let nobody = app.in_the_back_office(&support, "?segment=999").await;
        assert_eq!(nobody["data"]["items"], json!([]));
        let update = format!("/{}/update", segment["id"]);
        let mut changed = form.clone();
        changed["conditions"] = json!([]);
        post(&update, json!({"version": 1, "segment": changed})).await.assert(200);
        let late = post(&update, json!({"version": 1, "segment": form})).await;
        assert_eq!(late.assert(409).json["error"], "version_changed");
        let listed = app.get(SEGMENTS).bearer(&support.token).send().await;
        assert_eq!(listed.assert(200).json["data"]["items"][0]["name"], "Kupują DOVVO");
        let delete = format!("/{}/delete", segment["id"]);
        post(&delete, json!({"version": 1})).await.assert(409);
        post(&delete, json!({"version": 2})).await.assert(200);
        app.get(&format!("{SEGMENTS}/{}", segment["id"])).bearer(&operator.token).send().await.assert(404);
    }

    async fn what_conditions_may_name_is_listed(app) {
        app.programme().await;
        let operator = app.operator(&["finance"]).await;
        let options = app.get("/api/v1/backoffice/segment-options").bearer(&operator.token).send().await;
        let options = options.assert(200).json["data"].clone();
        assert_eq!(options["seasons"], json!([2025, 2024]));
        assert_eq!(options["brands"], json!(["DOVVO"]));
        assert_eq!(options["levels"], json!([50_000, 75_000, 100_000]));
        app.post(SEGMENTS).bearer(&operator.token).json(&json!({"name": "Moi", "conditions": []})).send().await.assert(403);
    }
}
