//! The lists of participants, of orders and the audit log as tables: narrowed as on the screen, whole, and only for
//! those who may look at them.
use plon_kernel::on_db;
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn participants_leave_as_the_list_is_narrowed(app) {
        let (participant, other, operator) = (app.participant().await, app.participant_numbered(1).await, app.operator(&["moderator"]).await);
        app.rename(&participant, "=Anna", "Żak", "@Łan; Żyto").await;
        app.give_points(participant.id, 1_250).await;
        let rows = app.csv(&operator, "participants").await;
        assert_eq!(rows.len(), 3);
        assert_eq!(rows[1][..6], ["Żak", "'=Anna", "'@Łan; Żyto", "Gospodarstwo", participant.nip, "Łęczyca"]);
        assert_eq!(rows[1][6..], ["anna@example.pl", "500000001", "Uczestnik", "Aktywny", "", "1250", "2025-08-20"]);
        app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", other.id.0).await;
        let disabled = app.csv(&operator, "participants?status=disabled").await;
        assert_eq!((disabled.len(), disabled[1][4].as_str()), (2, other.nip));
        assert_eq!(app.csv(&operator, &format!("participants?search={}", participant.nip)).await.len(), 2);
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["note"]), (&json!("exports.take"), &json!("Uczestnicy")));
        assert!(!act["after"].to_string().contains(participant.nip), "the log does not keep whom it was searched for");
    }

    async fn orders_leave_as_the_list_is_narrowed(app) {
        app.programme().await;
        let (participant, rewards, operator) = (app.participant().await, app.rewards().await, app.operator(&["finance"]).await);
        app.give_points(participant.id, 1_000_000).await;
        app.ordered(&participant, &json!({"reward_id": rewards.card, "delivery": "code"})).await;
        app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        let rows = app.csv(&operator, "orders").await;
        assert_eq!(rows.len(), 3);
        assert_eq!(rows[1][1..8], ["2025-08-20 09:00", "Anna Wiśniewska", participant.nip, "Karta", "karta-paliwowa", "", "jako kod"]);
        assert_eq!((rows[1][9].as_str(), rows[1][10].as_str()), ("", "Wybrana"));
        assert_eq!((rows[2][4].as_str(), rows[2][9].as_str()), ("Przelew na konto", "50,00"));
        assert_eq!(app.csv(&operator, "orders?kind=card&status=selected").await.len(), 2);
        assert_eq!(app.csv(&operator, "orders?status=completed").await.len(), 1);
    }

    async fn the_audit_log_leaves_whole_and_in_words(app) {
        let (operator, participant) = (app.operator(&["administrator"]).await, app.participant().await);
        let long = format!("\"{}\"", "ż".repeat(40_000));
        app.execute("INSERT INTO audit_log (at, operator_id, action, subject, subject_id)
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2344)
            SELECT 1755673200000000, $1, 'products.update', 'products', i FROM n", operator.id.0).await;
        let mut tx = app.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO audit_log (at, operator_id, action, subject, subject_id, after)
             VALUES (1755673200000000, $1, 'products.update', 'products', 2345, $2)")
            .bind(operator.id.0).bind(&long).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        let rows = app.csv(&operator, "audit?action=products.update").await;
        assert_eq!(rows.len(), 2346, "in several batches, nothing twice and nothing left out");
        assert_eq!(rows[1][..4], ["2025-08-20 09:00", "Jan Kowalski", "Zmiana danych produktu", "produkt nr\u{a0}2345"]);
        let numbers: std::collections::BTreeSet<&String> = rows[1..].iter().map(|row| &row[3]).collect();
        assert_eq!(numbers.len(), 2345);
        let path = format!("/api/v1/backoffice/participants/{}/details", participant.id.0);
        let form = json!({"phone": "600700801", "reason": "Infolinia"});
        app.post(&path).bearer(&operator.token).json(&form).send().await.assert(200);
        let about = app.csv(&operator, &format!("audit?nip={}", participant.nip)).await;
        assert_eq!(about[1][2..7], ["Poprawienie danych uczestnika", &format!("uczestnik nr\u{a0}{}", participant.id.0), "Anna Wiśniewska", participant.nip, "Infolinia"]);
        assert_eq!((about[1][7].as_str(), about[1][8].as_str()), ("", r#"{"changed":["phone"]}"#));
        let sheet = app.xlsx(&operator, "audit?action=products.update").await;
        assert_eq!(sheet.len(), 2346, "a record that is too long for a cell does not break the table off");
        let cut = sheet.iter().find(|row| row[3].to_string().ends_with("nr\u{a0}2345")).unwrap()[8].to_string();
        assert_eq!((cut.chars().count(), cut.chars().last()), (32_767, Some('…')));
        let wrong = app.get("/api/v1/backoffice/exports/audit?format=csv&nip=1").bearer(&operator.token).send().await;
        assert_eq!(wrong.assert(422).field("nip"), "Pole nie jest poprawnym numerem NIP");
    }

    async fn only_who_may_look_at_a_list_may_take_it(app) {
        let closed = [("finance", ["participants", "audit"]), ("support", ["participants", "orders"]),
            ("moderator", ["orders", "audit"]), ("editor", ["participants", "orders"])];
        for (role, tables) in closed {
            let operator = app.operator(&[role]).await;
            for table in tables {
                app.get(&format!("/api/v1/backoffice/exports/{table}?format=csv")).bearer(&operator.token).send().await.assert(403);
            }
        }
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'exports.take'").await, 0);
    }
}
