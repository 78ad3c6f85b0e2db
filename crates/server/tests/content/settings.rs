//! Settings that administrators make: the programme's names, what everybody is told, and the closing for maintenance.
use plon_programme::{Programme as SampleProgramme, Source, load};
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const SETTINGS: &str = "/api/v1/backoffice/settings";

async fn shown(app: &TestApp, operator: &OperatorClient) -> Value {
    app.get(SETTINGS).bearer(&operator.token).send().await.assert(200).json["data"].clone()
}

async fn save(app: &TestApp, operator: &OperatorClient, part: &str, form: Value) -> Answer {
    let version = shown(app, operator).await["version"].clone();
    let body = json!({"version": version, part: form});
    app.post(&format!("{SETTINGS}/{part}")).bearer(&operator.token).json(&body).send().await
}

fn programme() -> Value {
    json!({
        "brand_name": " Program  Żniwa ", "brand_phone": "500 000 011", "brand_email": "pomoc@plon.example",
        "data_controller": "Plon Ochrona Roślin Sp. z o.o., 87-100 Toruń", "open_registration": false,
        "map_route_url": "https://mapy.example/?do={to}", "front_version": "1.0.31",
    })
}

fn payouts(account: &str) -> Value {
    json!({
        "payout_account": account, "payout_name": "Plon Sp. z o.o.", "payout_street": "ul. Zbożowa 12",
        "payout_city": "87-100 Toruń", "pain_001_001_09": true,
    })
}

fn maintenance(closed: bool, guests: &[&str]) -> Value {
    json!({"closed": closed, "message": "Wracamy o 12:00.\n\nPrzepraszamy.", "guests": guests})
}

async fn settings_of_all(app: &TestApp) -> Value {
    app.get("/api/system-settings").send().await.assert(200).json["data"].clone()
}

on_both! {
    async fn what_is_saved_is_what_every_browser_starts_with(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        let answer = save(&app, &operator, "programme", programme()).await;
        assert_eq!(answer.assert(200).json["message"], "Ustawienia programu są zapisane");
        assert_eq!(answer.json["data"]["programme"]["brand_name"], "Program Żniwa");
        let all = settings_of_all(&app).await;
        assert_eq!(all["brand"], json!({
            "name": "Program Żniwa", "phone": "+48500000011", "email": "pomoc@plon.example",
            "data_controller": "Plon Ochrona Roślin Sp. z o.o., 87-100 Toruń", "logo": null, "stylesheet": null,
        }));
        assert_eq!(all["teraz_front_ver"], "1.0.31");
        assert_eq!(all["map"]["route_url"], "https://mapy.example/?do={to}");
        assert_eq!(app.get("/api/v1/registration").send().await.json["data"]["open"], false);

        save(&app, &operator, "announcements", json!({"notice": "Infolinia dziś do 14:00.", "warning": ""})).await.assert(200);
        let all = settings_of_all(&app).await;
        assert_eq!((&all["notice"], &all["warning"]), (&json!("Infolinia dziś do 14:00."), &Value::Null));
        let logged = "SELECT count(*) FROM audit_log WHERE subject = 'settings' AND operator_id = $1
            AND action IN ('settings.programme', 'settings.announcements')";
        assert_eq!(app.number(logged, operator.id.0).await, 2);
    }

    async fn the_limit_of_bulk_jobs_is_set_by_administrators(app) {
        let operator = app.operator(&["administrator"]).await;
        let before = shown(&app, &operator).await;
        assert_eq!(before["bulk_jobs"], json!({"approval_above": 100}));
        let form = |limit: i64| json!({"version": before["version"], "bulk_jobs": {"approval_above": limit}});
        let path = format!("{SETTINGS}/bulk-jobs");
        let send = async |limit: i64| app.post(&path).bearer(&operator.token).json(&form(limit)).send().await;
        for limit in [-1, 10_001] {
            assert_eq!(send(limit).await.assert(422).field("approval_above"), "Podaj liczbę od 0 do 10\u{a0}000");
        }
        assert_eq!(send(0).await.assert(200).json["data"]["bulk_jobs"], json!({"approval_above": 0}));
        assert_eq!(send(50).await.assert(409).json["error"], "version_changed");
        let finance = app.operator(&["finance"]).await;
        app.post(&path).bearer(&finance.token).json(&form(5)).send().await.assert(403);
    }

    async fn payouts_leave_from_the_account_of_the_screen(app) {
        let operator = app.operator(&["administrator"]).await;
        let wrong = save(&app, &operator, "payouts", json!({"payout_account": "PL00", "charity_name": "x".repeat(71)})).await;
        wrong.assert(422);
        assert_eq!(wrong.field("payout_account"), "Numer konta musi być w formacie IBAN");
        assert_eq!(wrong.field("payout_name"), "Pole jest wymagane");
        assert!(!wrong.field("charity_name").is_empty());
        assert_eq!(wrong.field("pain_001_001_09"), "Wybierz co najmniej jeden format");

        let first = save(&app, &operator, "payouts", payouts("PL37 9990 0009 0000 0000 0000 2025")).await;
        assert_eq!(first.assert(200).json["message"], "Ustawienia wypłat są zapisane");
        let stored = shown(&app, &operator).await["payouts"].clone();
        assert_eq!(stored["payout_account"], "PL37999000090000000000002025");
        assert_eq!((&stored["elixir_0"], &stored["pain_001_001_09"]), (&json!(false), &json!(true)));
    }

    async fn another_account_needs_a_code_and_is_told_to_all_who_sign(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        let colleague = app.operator(&["finance"]).await;
        let mut unchanged = payouts("PL37999000090000000000002025");
        unchanged["payout_street"] = json!("ul. Nowa 1");
        let charity = json!({"charity_account": "PL77999000120000000000001992", "charity_name": "Polska Akcja Humanitarna",
            "charity_street": "ul. Przykładowa 1", "charity_city": "00-001 Warszawa"});
        unchanged.as_object_mut().unwrap().extend(charity.as_object().unwrap().clone());
        save(&app, &operator, "payouts", unchanged.clone()).await.assert(200);

        let mut changed = unchanged;
        changed["payout_account"] = json!("PL61109010140000071219812874");
        let refused = save(&app, &operator, "payouts", changed.clone()).await;
        refused.assert(422);
        assert_eq!(refused.field("code"), "Pole jest wymagane");
        let told = "SELECT count(*) FROM operator_notices WHERE operator_id = $1 AND title = 'Zmiana rachunku wypłat'";
        assert_eq!(app.number(told, colleague.id.0).await, 0);

        let version = shown(&app, &operator).await["version"].clone();
        let body = json!({"version": version, "payouts": changed, "code": app.next_code(operator.id).await});
        app.post(&format!("{SETTINGS}/payouts")).bearer(&operator.token).json(&body).send().await.assert(200);
        assert_eq!(shown(&app, &operator).await["payouts"]["payout_account"], "PL61109010140000071219812874");
        assert_eq!(app.number(told, colleague.id.0).await, 1);
    }

    async fn pages_are_allowed_the_services_that_are_named_whole(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        let services = json!({"statistics_url": "https://stats.example/matomo.php", "statistics_site": "3",
            "pixel_url": "", "pixel_id": "", "errors_dsn": "https://key@errors.example/1"});
        let answer = save(&app, &operator, "services", services.clone()).await;
        assert_eq!(answer.assert(200).json["data"]["services"], services);
        assert_eq!(settings_of_all(&app).await["third_parties"], json!({
            "statistics": {"url": "https://stats.example/matomo.php", "site": "3"}, "pixel": null,
            "errors": {"dsn": "https://key@errors.example/1"},
        }));

        let wrong = json!({"statistics_url": "stats.example", "statistics_site": "", "pixel_url": "",
            "pixel_id": "7", "errors_dsn": "javascript:alert(1)"});
        let answer = save(&app, &operator, "services", wrong).await;
        answer.assert(422);
        assert_eq!(answer.field("statistics_url"), "Adres musi zaczynać się od https://");
        assert_eq!(answer.field("statistics_site"), "Podaj adres i\u{a0}numer albo wyczyść oba pola");
        assert_eq!(answer.field("pixel_url"), "Podaj adres i\u{a0}numer albo wyczyść oba pola");
        assert_eq!(answer.field("errors_dsn"), "Adres musi zaczynać się od https://");
        assert_eq!(shown(&app, &operator).await["services"], services, "nothing is kept");
    }

    async fn a_loaded_programme_leaves_what_an_administrator_has_set(app) {
        load(app.db(), &SampleProgramme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        let operator = app.operator(&["administrator"]).await;
        save(&app, &operator, "programme", programme()).await.assert(200);
        load(app.db(), &SampleProgramme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        assert_eq!(settings_of_all(&app).await["brand"]["name"], "Program Żniwa");
    }

    async fn each_wrong_field_is_told_and_nothing_is_kept(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        let before = shown(&app, &operator).await;
        let mut wrong = programme();
        for (field, value) in [
            ("brand_name", ""), ("brand_phone", "12"), ("brand_email", "pomoc"), ("map_route_url", "http://mapy.example/{to}"),
        ] {
            wrong[field] = json!(value);
        }
        wrong["data_controller"] = json!("a".repeat(301));
        let answer = save(&app, &operator, "programme", wrong).await;
        let errors = answer.assert(422).json["errors"].clone();
        let fields: Vec<_> = errors.as_object().unwrap().keys().cloned().collect();
        assert_eq!(fields, ["brand_email", "brand_name", "brand_phone", "data_controller", "map_route_url"]);

        let answer = save(&app, &operator, "announcements", json!({"notice": "a".repeat(301), "warning": "\u{7}"})).await;
        assert_eq!(answer.assert(422).json["errors"].as_object().unwrap().len(), 2);

        let answer = save(&app, &operator, "maintenance", maintenance(true, &["5260250275", "7740001454"])).await;
        assert_eq!(answer.assert(422).json["errors"]["guests"], json!(["5260250275 nie jest poprawnym numerem NIP"]));
        let answer = save(&app, &operator, "maintenance", maintenance(true, &["7740001454"])).await;
        assert_eq!(answer.assert(422).json["errors"]["guests"], json!(["Nie ma uczestnika o\u{a0}numerze NIP 7740001454"]));
        assert_eq!(shown(&app, &operator).await, before);
    }

    async fn who_was_slower_is_told(app) {
        let operator = app.operator(&["administrator"]).await;
        let version = shown(&app, &operator).await["version"].clone();
        let body = json!({"version": version, "announcements": {"notice": "Pierwszy", "warning": ""}});
        app.post(&format!("{SETTINGS}/announcements")).bearer(&operator.token).json(&body).send().await.assert(200);
        let body = json!({"version": version, "announcements": {"notice": "Drugi", "warning": ""}});
        let answer = app.post(&format!("{SETTINGS}/announcements")).bearer(&operator.token).json(&body).send().await;
        assert_eq!(answer.assert(409).json["error"], "version_changed");
        assert_eq!(shown(&app, &operator).await["announcements"]["notice"], "Pierwszy");
    }

    async fn while_the_programme_is_closed_participants_change_nothing_but_guests_do(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        let (participant, guest) = (app.participant().await, app.participant_numbered(1).await);
        save(&app, &operator, "maintenance", maintenance(true, &[guest.nip])).await.assert(200);
        let all = settings_of_all(&app).await;
        assert_eq!((&all["maintenance"], &all["maintenance_message"]), (&json!(true), &json!("Wracamy o 12:00.\n\nPrzepraszamy.")));

        for (who, closed) in [(&participant, 1), (&guest, 0)] {
            let profile = app.get("/api/v1/user/profile").bearer(&who.token).send().await;
            assert_eq!(profile.assert(200).json["data"]["maintenance"], closed);
        }
        let read_all = "/api/v1/notifications/read";
        let refused = app.post(read_all).bearer(&participant.token).send().await;
        assert_eq!(refused.assert(503).json["error"], "maintenance");
        app.post(read_all).bearer(&guest.token).send().await.assert(200);
        app.get("/api/v1/auth/logout").bearer(&participant.token).send().await.assert(200);

        save(&app, &operator, "maintenance", maintenance(false, &[])).await.assert(200);
        let participant = app.sign_in_again(&participant).await;
        app.post(read_all).bearer(&participant).send().await.assert(200);
    }

    async fn settings_are_for_administrators(app) {
        let editor = app.operator(&["editor", "finance"]).await;
        app.get(SETTINGS).bearer(&editor.token).send().await.assert(403);
        for part in ["programme", "maintenance", "announcements", "colours"] {
            let body = json!({"version": 1, part: {}});
            app.post(&format!("{SETTINGS}/{part}")).bearer(&editor.token).json(&body).send().await.assert(403);
        }
    }
}
