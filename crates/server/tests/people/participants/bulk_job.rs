//! Messages, notes and representatives for many participants at once: counted first, each once, and told to their operator.
use plon_bulk_jobs::run_once;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const JOB: &str = "/api/v1/backoffice/participants/bulk-job";

async fn preview(app: &TestApp, operator: &OperatorClient, filters: &str) -> Value {
    let answer = app.get(&format!("{JOB}?{filters}")).bearer(&operator.token).send().await;
    answer.assert(200).json["data"].clone()
}

async fn start(app: &TestApp, operator: &OperatorClient, key: &str, form: &Value) -> Answer {
    app.post(JOB).bearer(&operator.token).key(key).json(form).send().await
}

/// The finished job that an answer tells of.
async fn finished(app: &TestApp, operator: &OperatorClient, started: &Answer) -> Value {
    while run_once(&app.app).await.unwrap() {}
    let path = format!("/api/v1/backoffice/bulk-jobs/{}", started.assert(201).json["data"]["id"]);
    let job = app.get(&path).bearer(&operator.token).send().await.assert(200).json["data"].clone();
    json!([job["title"], job["status"]["code"], job["done"], job["refused"]])
}

on_both! {
    async fn a_message_goes_to_all_active_ones_that_the_filters_find_once(app) {
        let operator = app.operator(&["moderator"]).await;
        let (one, two, blocked) = (app.participant().await, app.participant_numbered(1).await, app.participant_numbered(2).await);
        app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", blocked.id.0).await;
        assert_eq!(preview(&app, &operator, "kind=farm").await, json!({"found": 3, "active": 2}));
        let form = json!({"filters": {"kind": "farm"}, "participants": 3, "action": "message", "title": "Zmiana godzin",
            "content": "Od 1 września infolinia działa do 18:00."});
        let started = start(&app, &operator, "a", &form).await;
        let again = start(&app, &operator, "a", &form).await;
        assert_eq!((again.assert(201).status, &again.body), (started.status, &started.body));
        // Who joins later is not whom the operator saw.
        let late = app.participant_numbered(3).await;
        assert_eq!(finished(&app, &operator, &started).await,
            json!(["Uczestnicy: wiadomość „Zmiana godzin”", "finished", 2, 1]));
        for (id, messages) in [(one.id, 1), (two.id, 1), (blocked.id, 0), (late.id, 0)] {
            let told = "SELECT count(*) FROM notifications WHERE title = 'Zmiana godzin' AND participant_id = $1";
            assert_eq!(app.number(told, id.0).await, messages);
        }
        assert_eq!(app.last_news(one.id).await,
            ("Zmiana godzin".to_owned(), "Od 1 września infolinia działa do 18:00.".to_owned()));
        let path = format!("/api/v1/backoffice/bulk-jobs/{}/refusals", started.json["data"]["id"]);
        let refusals = app.get(&path).bearer(&operator.token).send().await;
        let refused = &refusals.assert(200).json["data"]["items"][0];
        assert_eq!(refused["reason"], "Konto jest zablokowane, więc nie dostanie wiadomości");
        assert_eq!(refused["page"], format!("/zaplecze/uczestnicy/{}", blocked.id.0));
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'participants.message'").await, 2);
    }

    async fn ticked_ones_get_a_note_and_a_representative(app) {
        let operator = app.operator(&["moderator"]).await;
        app.participant().await;
        let (one, two) = (app.participant_numbered(1).await, app.participant_numbered(2).await);
        let ticked = json!([one.id.0, two.id.0, one.id.0]);
        let note = json!({"ticked": ticked, "participants": 2, "action": "note", "content": " Był na targach "});
        let started = start(&app, &operator, "a", &note).await;
        assert_eq!(finished(&app, &operator, &started).await, json!(["Uczestnicy: notatka", "finished", 2, 0]));
        assert_eq!(app.count("SELECT count(*) FROM participant_notes WHERE content = 'Był na targach'").await, 2);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'participants.note'").await, 2);

        app.representative_for_all().await;
        app.run("UPDATE participants SET representative_id = NULL").await;
        let person = app.count("SELECT id FROM representatives").await;
        let form = json!({"ticked": ticked, "participants": 2, "action": "representative", "representative_id": person});
        let started = start(&app, &operator, "b", &form).await;
        assert_eq!(finished(&app, &operator, &started).await[2], 2);
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE representative_id IS NOT NULL").await, 2);
        assert_eq!(preview(&app, &operator, "representative=0").await["found"], 1);
        let none = json!({"filters": {"representative": person}, "participants": 2, "action": "representative"});
        let started = start(&app, &operator, "c", &none).await;
        assert_eq!(finished(&app, &operator, &started).await[0], "Uczestnicy: bez przedstawiciela");
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE representative_id IS NOT NULL").await, 0);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'participants.assign_representative'").await, 4);
    }

    async fn a_representative_who_has_left_meanwhile_is_assigned_to_nobody(app) {
        let operator = app.operator(&["moderator"]).await;
        let participant = app.participant().await;
        app.representative_for_all().await;
        app.run("UPDATE participants SET representative_id = NULL").await;
        let person = app.count("SELECT id FROM representatives").await;
        let form = json!({"participants": 1, "action": "representative", "representative_id": person});
        let started = start(&app, &operator, "a", &form).await;
        app.run("UPDATE representatives SET active = false").await;
        assert_eq!(finished(&app, &operator, &started).await, json!(["Uczestnicy: przedstawiciel Ewa Nowak", "finished", 0, 1]));
        let path = format!("/api/v1/backoffice/bulk-jobs/{}/refusals", started.json["data"]["id"]);
        let refused = app.get(&path).bearer(&operator.token).send().await.assert(200).json["data"]["items"][0].clone();
        assert_eq!(refused["reason"], "Tego przedstawiciela już nie można przypisać, bo nie jest aktywny");
        let theirs = "SELECT count(*) FROM participants WHERE representative_id IS NOT NULL AND id = $1";
        assert_eq!(app.number(theirs, participant.id.0).await, 0);
    }

    async fn a_note_stays_with_its_job_no_longer_than_the_job_goes_on(app) {
        let operator = app.operator(&["moderator"]).await;
        app.participant().await;
        let texts = "SELECT count(*) FROM bulk_jobs WHERE change <> ''";
        let form = json!({"participants": 1, "action": "note", "content": "Choruje"});
        let stopped = start(&app, &operator, "a", &form).await;
        assert_eq!(app.count(texts).await, 1);
        let path = format!("/api/v1/backoffice/bulk-jobs/{}/stop", stopped.assert(201).json["data"]["id"]);
        app.post(&path).bearer(&operator.token).send().await.assert(200);
        assert_eq!(app.count(texts).await, 0);
        let started = start(&app, &operator, "b", &form).await;
        assert_eq!(finished(&app, &operator, &started).await[2], 1);
        assert_eq!(app.count(texts).await, 0);
    }

    async fn what_is_missing_or_has_changed_starts_nothing(app) {
        let operator = app.operator(&["moderator"]).await;
        app.participant().await;
        let long = "ż".repeat(301);
        for (form, field, sentence) in [
            (json!({"participants": 1, "action": "message", "content": "Treść"}), "title", "Pole jest wymagane"),
            (json!({"participants": 1, "action": "message", "title": "Tytuł", "content": " "}), "content", "Pole jest wymagane"),
            (json!({"participants": 1, "action": "message", "title": "Tytuł", "content": long}), "content",
                "Wpisz najwyżej 300\u{a0}znaków"),
            (json!({"participants": 1, "action": "note"}), "content", "Pole jest wymagane"),
            (json!({"participants": 1, "action": "representative", "representative_id": 7}), "representative_id",
                "Wybierz przedstawiciela z\u{a0}listy"),
            (json!({"participants": 1, "action": "delete"}), "action", "Wybierz, co zrobić"),
            (json!({"participants": 2, "action": "note", "content": "Tekst"}), "participants",
                "Lista się zmieniła. Teraz: 1\u{a0}uczestnik. Sprawdź ją jeszcze raz."),
            (json!({"participants": 1, "filters": {"search": "Nikogo"}, "action": "note", "content": "Tekst"}), "participants",
                "Na liście nie ma już żadnego uczestnika"),
            (json!({"participants": 1, "ticked": [], "action": "note", "content": "Tekst"}), "participants",
                "Na liście nie ma już żadnego uczestnika"),
            (json!({"participants": 1, "ticked": vec![1; 10_001], "action": "note", "content": "Tekst"}), "participants",
                "Naraz może być najwyżej 10\u{a0}000 uczestników. Zawęź listę filtrami."),
        ] {
            let key = app.app.rng.public_id();
            assert_eq!(start(&app, &operator, &key, &form).await.assert(422).field(field), sentence, "{form}");
        }
        assert!(!run_once(&app.app).await.unwrap());
        for role in ["finance", "support"] {
            let other = app.operator(&[role]).await;
            let form = json!({"participants": 1, "action": "note", "content": "Tekst"});
            start(&app, &other, "k", &form).await.assert(403);
        }
    }
}
