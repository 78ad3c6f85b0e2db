//! Rows of a file of codes that are set right or left out: the changes come with the file, and nothing of them is kept.
use serde_json::{Value, json};

use super::given::{CODES, NUMBER, Office, counts, file, row};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

const MENDED: &str = "7001000200030005";

impl TestApp {
    async fn check_changed(&self, operator: &OperatorClient, content: &[u8], changes: &Value) -> Answer {
        let (form, changes) = (Some(("file", "karty.csv", content)), changes.to_string());
        self.post(&format!("{CODES}/check"))
            .bearer(&operator.token)
            .multipart(&[("changes", &changes)], form)
            .send()
            .await
    }

    async fn import_changed(&self, operator: &OperatorClient, key: &str, content: &[u8], changes: &Value) -> Answer {
        let (form, changes) = (Some(("file", "karty.csv", content)), changes.to_string());
        self.post(CODES).bearer(&operator.token).key(key).multipart(&[("changes", &changes)], form).send().await
    }
}

on_both! {
    async fn a_number_is_mended_a_row_left_out_and_the_rest_is_imported(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let (one, two) = (app.code_ordered(&participant, &rewards).await, app.code_ordered(&participant, &rewards).await);
        let content = file(&[row(&one, NUMBER), row(&two, "123"), "999999;70018888;;".to_owned()]);
        app.import_codes(&operator, "k", &content).await.assert(409);
        let changes = json!({
            "mended": [{"row": 3, "column": "Numer karty", "text": MENDED}],
            "left_out": [{"row": 4, "reason": "  Nie nasze zamówienie "}],
        });
        let checked = app.check_changed(&operator, &content, &changes).await;
        let data = &checked.assert(200).json["data"];
        assert_eq!((&data["can_be_imported"], &data["faulty"], &data["mended"]), (&json!(true), &json!(0), &json!(1)));
        assert_eq!(data["left_out"], json!([{"row": 4, "reason": "Nie nasze zamówienie"}]));
        assert!(!checked.json.to_string().contains(MENDED));
        let done = app.import_changed(&operator, "k2", &content, &changes).await;
        assert_eq!(counts(done.assert(200)), json!({"imported": 2, "carried_out": 2, "replaced": 0, "unchanged": 0,
            "mended": 1, "left_out": [{"row": 4, "reason": "Nie nasze zamówienie"}]}));
        assert_eq!(done.message(), "Kody są wczytane. Realizujemy 2\u{a0}zamówienia. Pominięte: 1\u{a0}wiersz.");
        let again = app.import_changed(&operator, "k2", &content, &changes).await;
        assert_eq!(again.assert(200).body, done.body);
        let other = json!({"mended": [{"row": 3, "column": "Numer karty", "text": "7001000200030006"}]});
        let reused = app.import_changed(&operator, "k2", &content, &other).await;
        assert_eq!(reused.assert(422).json["error"], "idempotency_key_reused");
        assert_eq!(app.card_code(&participant, &two).await["number"], MENDED);
        let told = "SELECT count(*) FROM audit_log WHERE action = 'card_codes.import' AND after LIKE '%Nie nasze%'";
        assert_eq!(app.count(told).await, 1);
        for sql in [
            "SELECT count(*) FROM card_codes WHERE number LIKE '%70010002%'",
            "SELECT count(*) FROM audit_log WHERE before || after LIKE '%70010002%'",
            "SELECT count(*) FROM idempotency_keys WHERE body LIKE '%70010002%'",
            "SELECT count(*) FROM import_changes",
            "SELECT count(*) FROM import_lines",
        ] {
            assert_eq!(app.count(sql).await, 0, "{sql}");
        }
    }

    async fn what_was_mended_is_held_to_the_rules_of_the_file(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let (one, two) = (app.code_ordered(&participant, &rewards).await, app.code_ordered(&participant, &rewards).await);
        let content = file(&[row(&one, NUMBER), row(&two, "123")]);
        for (text, reason) in [("12", "Numer karty ma od 8 do 40\u{a0}znaków"),
            (NUMBER, "Ten numer stoi już w\u{a0}wierszu 2"), ("=1+1",
            "Komórka zawiera formułę. Wklej w\u{a0}jej miejsce samą wartość.")] {
            let changes = json!({"mended": [{"row": 3, "column": "Numer karty", "text": text}]});
            let checked = app.check_changed(&operator, &content, &changes).await;
            assert_eq!(checked.assert(200).json["data"]["errors"][0]["reason"], reason);
            app.import_changed(&operator, &app.app.rng.public_id(), &content, &changes).await.assert(409);
        }
        let strange = "Zmiana w\u{a0}wierszu 9 nie pasuje do tego pliku. Sprawdź plik jeszcze raz.";
        for changes in [json!({"left_out": [{"row": 9, "reason": "x"}]}),
            json!({"mended": [{"row": 9, "column": "Numer karty", "text": "x"}]})] {
            assert_eq!(app.check_changed(&operator, &content, &changes).await.assert(422).field("file"), strange);
        }
        let unknown = json!({"mended": [{"row": 3, "column": "Inna", "text": "x"}]});
        app.check_changed(&operator, &content, &unknown).await.assert(422);
        let none = json!({"left_out": [{"row": 3, "reason": " "}]});
        assert_eq!(app.check_changed(&operator, &content, &none).await.assert(422).field("changes"), "Pole jest wymagane");
        let broken = app.check_changed(&operator, &content, &json!([1])).await;
        assert_eq!(broken.assert(422).field("changes"), "Nie można odczytać zmian. Sprawdź plik jeszcze raz.");
        let all = json!({"left_out": [{"row": 2, "reason": "x"}, {"row": 3, "reason": "x"}]});
        let nothing = app.import_changed(&operator, "n", &content, &all).await;
        assert_eq!(nothing.assert(200).message(), "W\u{a0}tym pliku nie ma nowych kodów. Pominięte: 2\u{a0}wiersze.");
        assert_eq!(app.count("SELECT count(*) FROM card_codes").await, 0);
    }
}
