//! Rows that are set right or left out before a file is carried out.
use serde_json::{Value, json};

use super::{csv, figure, sale, sale_of};
use crate::support::{Answer, NIPS, OperatorClient, TestApp, on_both};

/// A row of a distributor whose word for the product nobody knows.
fn unknown(number: &str, quantity: i64) -> String {
    sale(number, quantity).replace("DOVVO-5", "DOVVO kanister")
}

impl TestApp {
    pub async fn import_rows(&self, operator: &OperatorClient, id: i64, query: &str) -> Vec<Value> {
        let answer =
            self.get(&format!("/api/v1/backoffice/imports/{id}/rows{query}")).bearer(&operator.token).send().await;
        answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
    }

    /// Changes a row as it stands now.
    async fn change_row(&self, operator: &OperatorClient, id: i64, row: i64, act: &str, form: Value) -> Answer {
        let rows = self.import_rows(operator, id, "").await;
        let seen = rows.iter().find(|seen| seen["row"] == row).unwrap();
        let mut form = form;
        form["version"] = seen["version"].clone();
        self.change_row_with(operator, id, row, act, &self.app.rng.public_id(), &form).await
    }

    async fn change_row_with(
        &self,
        operator: &OperatorClient,
        id: i64,
        row: i64,
        act: &str,
        key: &str,
        form: &Value,
    ) -> Answer {
        let path = format!("/api/v1/backoffice/imports/{id}/rows/{row}/{act}");
        self.post(&path).bearer(&operator.token).key(key).json(form).send().await
    }

    async fn mend(&self, operator: &OperatorClient, id: i64, row: i64, cells: Value) -> Answer {
        self.change_row(operator, id, row, "mend", json!({ "cells": cells })).await
    }

    async fn leave_out(&self, operator: &OperatorClient, id: i64, row: i64, reason: &str) -> Answer {
        self.change_row(operator, id, row, "leave-out", json!({ "reason": reason })).await
    }

    /// Has the file checked again as it was mapped; what the operator sees then.
    async fn checked_again(&self, operator: &OperatorClient, id: i64) -> Value {
        let seen = self.import(operator, id).await;
        self.read_import(operator, id, &seen["format"], &seen["mapping"]).await.assert(200);
        self.work_on_imports().await;
        self.import(operator, id).await
    }
}

fn id_of(seen: &Value) -> i64 {
    seen["id"].as_i64().unwrap()
}

fn cell<'a>(row: &'a Value, key: &str) -> &'a Value {
    row["cells"].as_array().unwrap().iter().find(|cell| cell["key"] == key).unwrap()
}

on_both! {
    async fn a_row_is_mended_another_left_out_and_the_rest_is_carried_out(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let rows = [sale("FV/1", 1), sale("FV/2", -2), sale_of("1234567890", "FV/3", "2025-08-01", 4), unknown("FV/4", 2)];
        let id = id_of(&app.previewed(&operator, source, "a.csv", &csv(&rows)).await);
        let faulty = app.import_rows(&operator, id, "?state=faulty").await;
        assert_eq!(faulty.iter().map(|row| &row["row"]).collect::<Vec<_>>(), [3, 4, 5]);
        assert_eq!(cell(&faulty[0], "quantity")["value"], "-2");
        assert_eq!(cell(&faulty[0], "quantity")["error"],
            "To zwrot. Zwrotów nie importujemy: wprowadź korektę przy fakturze.");
        assert_eq!(cell(&faulty[2], "product")["names_for"], programme.distributor);
        assert_eq!(cell(&faulty[0], "product")["names_for"], Value::Null);

        let mended = app.mend(&operator, id, 3, json!({"quantity": "2"})).await;
        assert_eq!(mended.assert(200).json["data"]["status"]["code"], "waiting");
        app.leave_out(&operator, id, 4, "Nabywca   spoza Polski").await.assert(200);
        let alias = json!({"alias": "DOVVO kanister", "pack_id": programme.pack});
        let path = format!("/api/v1/backoffice/distributors/{}/aliases", programme.distributor);
        app.post(&path).bearer(&operator.token).json(&alias).send().await.assert(200);
        let seen = app.import(&operator, id).await;
        assert_eq!((&seen["is_stale"], &seen["can_be_committed"]), (&json!(true), &json!(false)));
        assert_eq!((&seen["counts"]["faulty"], &seen["counts"]["waiting"], &seen["counts"]["left_out"]),
            (&json!(1), &json!(1), &json!(1)));
        assert_eq!(app.commit_import(&operator, id).await.assert(409).json["error"], "import_not_checked");

        let seen = app.checked_again(&operator, id).await;
        assert_eq!(seen["can_be_committed"], true, "{seen:#}");
        assert_eq!(seen["counts"], json!({"read": 4, "valid": 3, "faulty": 0, "skipped": 0, "mended": 1, "left_out": 1,
            "waiting": 0, "posted": 0}));
        assert_eq!((figure(&seen, "Poprawione wiersze"), figure(&seen, "Wiersze pominięte przez operatora"),
            figure(&seen, "Punkty przed limitami")), (1, 1, 250));
        let states = app.import_rows(&operator, id, "").await;
        assert_eq!(states.iter().map(|row| row["status"]["code"].as_str().unwrap()).collect::<Vec<_>>(),
            ["good", "mended", "left_out", "good"]);
        app.commit_import(&operator, id).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.points_of(participant.id).await, (250, 250));
        let done = app.import(&operator, id).await;
        assert_eq!((&done["status"]["code"], &done["changes"]), (&json!("posted"), &json!(2)));
        assert_eq!(app.count("SELECT count(*) FROM import_lines").await, 0);

        let path = format!("/api/v1/backoffice/imports/{id}/changes");
        let listed = app.get(&path).bearer(&operator.token).send().await;
        let items = listed.assert(200).json["data"]["items"].as_array().unwrap();
        assert_eq!((&items[0]["column"], &items[0]["original"], &items[0]["value"]),
            (&json!("Liczba opakowań"), &json!("-2"), &json!("2")));
        assert_eq!((&items[1]["row"], &items[1]["reason"]), (&json!(4), &json!("Nabywca spoza Polski")));
        let saved = app.get(&format!("{path}.csv")).bearer(&operator.token).send().await;
        let text = String::from_utf8(saved.assert(200).body.to_vec()).unwrap();
        assert!(text.contains("3;Liczba opakowań;'-2;2;;"), "{text}");
        assert!(text.contains("4;Cały wiersz;;;Nabywca spoza Polski;"), "{text}");
        let taken = app.get(&format!("/api/v1/backoffice/imports/{id}/file")).bearer(&operator.token).send().await;
        assert_eq!(taken.assert(200).body.to_vec(), csv(&rows), "the file stays as it came");
        let acts = "SELECT count(*) FROM audit_log WHERE action IN ('imports.mend_row', 'imports.leave_out_row')";
        assert_eq!(app.count(acts).await, 2);
        let told = "SELECT count(*) FROM audit_log WHERE action = 'imports.leave_out_row' AND note = 'Nabywca spoza Polski'";
        assert_eq!(app.count(told).await, 1);

        let next = app.previewed(&operator, source, "b.csv", &csv(&[unknown("FV/5", 1)])).await;
        assert_eq!(next["can_be_committed"], true, "the name stays with the distributor");
    }

    async fn a_mended_cell_is_held_to_the_rules_of_the_file(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        let bad = sale_of("1", "FV/1", "2025-08-01", -1);
        let id = id_of(&app.previewed(&operator, source, "a.csv", &csv(&[bad])).await);
        for (cells, field, sentence) in [
            (json!({"quantity": "dużo"}), "cells.quantity", "Podaj liczbę całkowitą"),
            (json!({"quantity": ""}), "cells.quantity", "Pole jest wymagane"),
            (json!({"quantity": "=1+1"}), "cells.quantity",
                "Komórka zawiera formułę. Wklej w\u{a0}jej miejsce samą wartość."),
            (json!({"buyer_name": "x".repeat(501)}), "cells.buyer_name", "Komórka ma więcej niż 500\u{a0}znaków."),
            (json!({"distributor_nip": "5213017228"}), "cells.distributor_nip",
                "Nie wskazano kolumny pliku, w\u{a0}której to stoi"),
            (json!({"points": "5"}), "cells.points", "Nie wskazano kolumny pliku, w\u{a0}której to stoi"),
            (json!({}), "cells", "Pole jest wymagane"),
        ] {
            assert_eq!(app.mend(&operator, id, 2, cells.clone()).await.assert(422).field(field), sentence, "{cells}");
        }
        assert_eq!(app.count("SELECT count(*) FROM import_changes").await, 0);
        let half = app.mend(&operator, id, 2, json!({"quantity": "3"})).await;
        assert_eq!(half.assert(200).json["data"]["status"]["code"], "faulty", "the NIP is still wrong");
        assert_eq!(app.errors_of(&operator, id).await.len(), 1);
        app.mend(&operator, id, 2, json!({"buyer_nip": NIPS[0]})).await.assert(200);
        let row = &app.import_rows(&operator, id, "").await[0];
        assert_eq!((&cell(row, "quantity")["value"], &cell(row, "quantity")["mended"]["text"]), (&json!("3"), &json!("-1")));
        assert_eq!(app.checked_again(&operator, id).await["can_be_committed"], true);
        // The file's own text takes the change back.
        app.mend(&operator, id, 2, json!({"quantity": "-1"})).await.assert(200);
        assert_eq!(app.count("SELECT count(*) FROM import_changes").await, 1);
        assert_eq!(app.checked_again(&operator, id).await["counts"]["faulty"], 1);
    }

    async fn rows_that_depend_on_each_other_are_checked_with_the_file(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        let id = id_of(&app.previewed(&operator, source, "a.csv", &csv(&[sale("FV/1", 1), sale("FV/1", 1), sale("FV/2", -1)])).await);
        let faulty = app.import_rows(&operator, id, "?state=faulty").await;
        assert_eq!(faulty[0]["errors"], json!(["Ten wiersz powtarza wiersz 2"]));
        app.mend(&operator, id, 4, json!({"quantity": "1", "number": "FV/1"})).await.assert(200);
        let seen = app.checked_again(&operator, id).await;
        assert_eq!(seen["counts"]["faulty"], 2, "the mended row repeats the first now");
        app.leave_out(&operator, id, 2, "Powtórzony").await.assert(200);
        app.leave_out(&operator, id, 4, "Powtórzony").await.assert(200);
        let seen = app.checked_again(&operator, id).await;
        assert_eq!((&seen["can_be_committed"], &seen["counts"]["valid"]), (&json!(true), &json!(1)));
        let back = app.change_row(&operator, id, 4, "restore", json!({})).await;
        assert_eq!(back.assert(200).json["data"]["status"]["code"], "waiting", "with what was set right in it");
        assert_eq!(app.checked_again(&operator, id).await["counts"]["faulty"], 1);
        app.change_row(&operator, id, 4, "restore", json!({})).await.assert(200);
        assert_eq!(app.count("SELECT count(*) FROM import_changes WHERE row_number = 4").await, 0);
        app.change_row(&operator, id, 4, "restore", json!({})).await.assert(409);
    }

    async fn of_two_operators_on_a_row_the_second_is_told(app) {
        let (operator, other, programme) =
            (app.operator(&["moderator"]).await, app.operator_named("other", &["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        let seen = app.previewed(&operator, source, "a.csv", &csv(&[sale("FV/1", 1), sale("FV/2", -1)])).await;
        let id = id_of(&seen);
        let version = app.import_rows(&operator, id, "?state=faulty").await[0]["version"].clone();
        let form = json!({"version": version, "cells": {"quantity": "2"}});
        let first = app.change_row_with(&operator, id, 3, "mend", "k", &form).await;
        let again = app.change_row_with(&operator, id, 3, "mend", "k", &form).await;
        assert_eq!((first.assert(200).body.clone(), 200), (again.assert(200).body.clone(), again.status.as_u16()));
        let late = app.change_row_with(&other, id, 3, "leave-out", "k", &json!({"version": version, "reason": "x"})).await;
        assert_eq!(late.assert(409).json["error"], "version_changed");
        let checked = app.checked_again(&other, id).await;
        let stale = app.change_row_with(&operator, id, 3, "mend", "k2", &form).await;
        assert_eq!(stale.assert(409).json["error"], "version_changed", "a reading is a new version too");
        let path = |edition: &Value| format!("/api/v1/backoffice/imports/{id}/commit?edition={edition}");
        let old = app.post(&path(&seen["edition"])).bearer(&operator.token).key("c").send().await;
        assert_eq!(old.assert(409).json["error"], "version_changed");
        app.post(&path(&checked["edition"])).bearer(&operator.token).key("c").send().await.assert(200);
        let form = json!({"version": 1, "cells": {"quantity": "2"}});
        app.change_row_with(&operator, id, 3, "mend", "k3", &form).await.assert(409);
        app.work_on_imports().await;
    }

    async fn a_row_of_another_shape_can_only_be_left_out(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        let rows = [sale("FV/1", 1), format!("{};nadmiar", sale("FV/2", 1))];
        let id = id_of(&app.previewed(&operator, source, "a.csv", &csv(&rows)).await);
        let row = &app.import_rows(&operator, id, "?state=faulty").await[0];
        assert_eq!((&row["row"], &row["cells"]), (&json!(3), &json!([])));
        let refused = app.mend(&operator, id, 3, json!({"number": "FV/2"})).await;
        assert_eq!(refused.assert(409).json["error"], "import_row_cannot_be_mended");
        assert_eq!(app.leave_out(&operator, id, 3, " ").await.assert(422).field("reason"), "Pole jest wymagane");
        assert_eq!(app.leave_out(&operator, id, 3, &"x".repeat(501)).await.assert(422).status.as_u16(), 422);
        app.leave_out(&operator, id, 3, "Uszkodzony").await.assert(200);
        app.leave_out(&operator, id, 3, "Jeszcze raz").await.assert(409);
        app.change_row(&operator, id, 3, "restore", json!({})).await.assert(200);
        assert_eq!(app.errors_of(&operator, id).await.len(), 1);
        app.leave_out(&operator, id, 3, "Uszkodzony").await.assert(200);
        assert_eq!(app.checked_again(&operator, id).await["can_be_committed"], true);
    }

    async fn only_those_who_import_see_and_change_rows(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        let id = id_of(&app.previewed(&operator, source, "a.csv", &csv(&[sale("FV/1", -1)])).await);
        let other = app.operator(&["editor"]).await;
        app.get(&format!("/api/v1/backoffice/imports/{id}/rows")).bearer(&other.token).send().await.assert(403);
        app.get(&format!("/api/v1/backoffice/imports/{id}/changes")).bearer(&other.token).send().await.assert(403);
        app.get("/api/v1/backoffice/imports/99/rows").bearer(&operator.token).send().await.assert(404);
        for (act, form) in [("mend", json!({"version": 1, "cells": {"quantity": "1"}})),
            ("leave-out", json!({"version": 1, "reason": "x"})), ("restore", json!({"version": 1}))] {
            app.change_row_with(&other, id, 2, act, "k", &form).await.assert(403);
            app.change_row_with(&operator, 99, 2, act, "k", &form).await.assert(404);
            app.change_row_with(&operator, id, 99, act, "k", &form).await.assert(404);
        }
        app.import_rows(&operator, id, "").await;
        app.import_rows(&operator, id, "").await;
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'imports.read_rows'").await, 1);
    }

    async fn buyers_whom_the_programme_does_not_know_are_not_copied(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        let rows = [sale("FV/1", 1), sale_of("1234563218", "FV/2", "2025-08-01", 7)];
        let id = id_of(&app.previewed(&operator, source, "a.csv", &csv(&rows)).await);
        assert_eq!(app.count("SELECT count(*) FROM import_lines").await, 1);
        app.mend(&operator, id, 2, json!({"buyer_nip": "1234563218"})).await.assert(200);
        let seen = app.checked_again(&operator, id).await;
        assert_eq!((&seen["counts"]["skipped"], &seen["can_be_committed"]), (&json!(2), &json!(false)));
        assert_eq!(app.import_rows(&operator, id, "").await[0]["status"]["code"], "outside");
    }

    async fn rows_of_the_catalogue_are_mended_in_the_same_way(app) {
        let operator = app.operator(&["moderator"]).await;
        app.programme().await;
        let source = app.source_of(&operator, "products", None).await;
        let header = "SAP;Produkt;Marka;Kategoria;Jednostka;Aktywny;Kod opakowania;Pojemność;Sezon;Punkty za jednostkę;Cena";
        let file = super::table(header, &["900;Próbnik;AGROSAR;Herbicydy;kg;nie;EAN-900;0;2025;8,5;41,90"]);
        let id = id_of(&app.previewed(&operator, source, "a.csv", &file).await);
        let row = &app.import_rows(&operator, id, "?state=faulty").await[0];
        let wrong = row["cells"].as_array().unwrap().iter().find(|cell| !cell["error"].is_null()).unwrap();
        let key = wrong["key"].as_str().unwrap().to_owned();
        app.mend(&operator, id, 2, json!({ key: "0,5" })).await.assert(200);
        assert_eq!(app.checked_again(&operator, id).await["can_be_committed"], true);
        app.commit_import(&operator, id).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.count("SELECT count(*) FROM products WHERE sap = '900'").await, 1);
    }

    async fn the_rows_go_by_their_indexes(app) {
        let operator = app.operator(&["moderator"]).await;
        let (source, _) = (app.source_of(&operator, "products", None).await, ());
        let answer = app.upload(&operator, source, "a.csv", b"SAP;Produkt\n1;2").await;
        let id = answer.assert(201).json["data"]["id"].as_i64().unwrap();
        let path = format!("/api/v1/backoffice/imports/{id}/rows?state=faulty&cursor=5");
        let plans = app.plans_of(app.get(&path).bearer(&operator.token)).await;
        plans.assert_by_index("import_lines", "import_lines_by_state");
        plans.assert_in_order("import_lines");
    }
}
