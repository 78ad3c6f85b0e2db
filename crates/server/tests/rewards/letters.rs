//! Congratulatory letters: one for each level, the same for as long as it lies there, and nobody else's.
use jiff::SignedDuration;
use plon_domain::points::Points;
use serde_json::json;

use crate::given::review::{accepted, decision};
use crate::support::{TestApp, on_both};

const LIST: &str = "/api/v1/user/congratulatory-letters";

const TEXTS: &str = "/api/v1/backoffice/letter-texts";

on_both! {
    async fn new_texts_stand_in_the_letters_that_follow_and_in_no_earlier_one(app) {
        let (early, late, editor) = (app.participant().await, app.participant_numbered(1).await, app.operator(&["editor"]).await);
        reach(&app, early.id.0).await;
        let letter = async |token: &str| app.get(&format!("{LIST}/50000/file")).bearer(token).send().await.assert(200).body.clone();
        let before = letter(&early.token).await;
        let sample = async || app.get(&format!("{TEXTS}/sample")).bearer(&editor.token).send().await.assert(200).body.clone();
        let sample_before = sample().await;
        let form = json!({"version": 0, "texts": {"title": "Brawo", "reached": "{dzień} przekracza {poziom} w {nazwa programu}"}});
        let saved = app.post(&format!("{TEXTS}/update")).bearer(&editor.token).json(&form).send().await;
        let data = &saved.assert(200).json["data"];
        assert_eq!((&data["texts"]["title"], &data["texts"]["opening"]), (&json!("Brawo"), &data["originals"]["opening"]));
        let again = app.post(&format!("{TEXTS}/update")).bearer(&editor.token).json(&form).send().await;
        assert_eq!(again.assert(409).json["error"], "version_changed");
        assert!(letter(&early.token).await == before, "it was issued with other texts");
        assert!(sample().await != sample_before);
        app.give_points(late.id, 50_000).await;
        let mut tx = app.db().begin().await.unwrap();
        plon_achievements::letters::issue_letters(&mut tx, &[(late.id, Points(50_000))], app.now()).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(app.count("SELECT count(*) FROM letters WHERE texts LIKE '%Brawo%'").await, 1);
        letter(&late.token).await;
    }

    async fn texts_of_letters_name_only_what_there_is(app) {
        let editor = app.operator(&["editor"]).await;
        let form = json!({"version": 0, "texts": {"title": "", "closing": "{punkty za 1 zł}"}});
        let refused = app.post(&format!("{TEXTS}/update")).bearer(&editor.token).json(&form).send().await;
        let fields: Vec<String> = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect();
        assert_eq!(fields, ["closing", "title"]);
        let moderator = app.operator_named("ewa", &["moderator"]).await;
        app.get(TEXTS).bearer(&moderator.token).send().await.assert(403);
    }

    async fn a_level_brings_a_letter_with_name_level_and_day(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let empty = app.get(LIST).bearer(&participant.token).send().await;
        assert_eq!(empty.assert(200).json["data"]["items"], json!([]));
        app.give_points(participant.id, 49_900).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await.assert(200);

        let list = app.get(LIST).bearer(&participant.token).send().await;
        let items = &list.assert(200).json["data"]["items"];
        assert_eq!(*items, json!([{
            "level": 50_000,
            "title": "List gratulacyjny za 50\u{a0}000\u{a0}pkt",
            "created_at": "2025-08-20T07:00:00Z",
        }]));
        assert_eq!(list.json["meta"]["per_page"], 12);
        assert_eq!(list.json["filters"], json!({ "sortBy": "created_at", "sortDesc": true }));

        let letter = app.get(&format!("{LIST}/50000/file")).bearer(&participant.token).send().await;
        letter.assert(200);
        assert_eq!(letter.headers["content-type"], "application/pdf");
        assert_eq!(letter.headers["content-disposition"], "attachment; filename=\"list-gratulacyjny-50000.pdf\"");
        assert!(letter.body.starts_with(b"%PDF-1.7"));
    }

    async fn a_letter_does_not_change_with_the_name_or_the_brand(app) {
        let participant = app.participant().await;
        reach(&app, participant.id.0).await;
        let before = app.get(&format!("{LIST}/50000/file")).bearer(&participant.token).send().await;
        app.execute("UPDATE participants SET first_name = 'Inny' WHERE id = $1", participant.id.0).await;
        app.run("UPDATE settings SET value = 'Inaczej' WHERE key = 'brand_name'").await;
        app.wait(SignedDuration::from_hours(24 * 40));
        let later = app.sign_in_again(&participant).await;
        let after = app.get(&format!("{LIST}/50000/file")).bearer(&later).send().await;
        assert!(before.assert(200).body == after.assert(200).body, "on another day too");
        app.execute("UPDATE letters SET name = 'Inny' WHERE participant_id = $1", participant.id.0).await;
        let changed = app.get(&format!("{LIST}/50000/file")).bearer(&later).send().await;
        assert!(before.body != changed.body, "the letter bears its own name");
    }

    async fn a_letter_is_its_addressees_and_the_operators_who_serve_them(app) {
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        reach(&app, participant.id.0).await;
        app.get(&format!("{LIST}/50000/file")).bearer(&other.token).send().await.assert(404);
        app.get(&format!("{LIST}/75000/file")).bearer(&participant.token).send().await.assert(404);
        app.get(&format!("{LIST}/50000/file")).send().await.assert(401);
        let (support, editor) = (app.operator(&["support"]).await, app.operator(&["editor"]).await);
        let path = format!("/api/v1/backoffice/participants/{}/letters", participant.id.0);
        let list = app.get(&path).bearer(&support.token).send().await;
        assert_eq!(list.assert(200).json["data"]["items"][0]["level"], 50_000);
        app.get(&format!("{path}/50000/file")).bearer(&support.token).send().await.assert(200);
        app.get(&path).bearer(&editor.token).send().await.assert(403);
        app.get(&format!("{path}/50000/file")).bearer(&editor.token).send().await.assert(403);
    }
}

/// A participant who has a letter for the first level.
async fn reach(app: &TestApp, participant: i64) {
    app.programme().await;
    app.execute(
        "INSERT INTO letters (participant_id, level, name, company_name, brand_name, brand_phone, created_at)
         VALUES ($1, 50000, 'Zażółć Gęślą', 'Jaźń', 'Plon', '+48500000010', 0)",
        participant,
    )
    .await;
}
