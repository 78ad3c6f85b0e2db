//! One invoice of a participant.
use plon_kernel::on_db;
use serde_json::json;

use crate::support::{TestApp, on_both};

const DETAILS: &str = "/api/v1/invoices/details";

/// A line as an import leaves it: (position, status, points, reason, explanation).
type Written = (i64, &'static str, i64, Option<&'static str>, Option<&'static str>);

/// Writes lines of each status.
async fn write_lines(app: &TestApp, public_id: &str, product: i64, pack: i64) {
    let mut tx = app.db().begin().await.unwrap();
    let lines: [Written; 3] = [
        (1, "accepted", 200, None, Some("4 × 5 L × 10 pkt = 200 pkt")),
        (2, "rejected", 0, Some("Produkt spoza programu"), None),
        (3, "pending", 0, None, None),
    ];
    for (position, status, points, reason, explanation) in lines {
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value, points,
                                        status, reason, explanation)
             SELECT id, $2, $3, $4, 4, 20000, 240000, $5, $6, $7, $8 FROM invoices WHERE public_id = $1")
            .bind(public_id).bind(position).bind(product).bind(pack).bind(points).bind(status).bind(reason)
            .bind(explanation).execute(conn).await.map(|_| ()))
        .unwrap();
    }
    tx.commit().await.unwrap();
}

on_both! {
    async fn the_owner_sees_each_line_with_its_reason(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1/2025").await;
        write_lines(&app, &id, programme.product, programme.pack).await;
        let answer = app.post(DETAILS).bearer(&participant.token).json(&json!({"document": id})).send().await;
        answer.assert(200);
        let rows = &answer.json["data"]["rows"];
        assert_eq!(rows[0], json!({
            "id": rows[0]["id"], "corrections": [], "appeals": [], "appeals_left": null,
            "status": {"code": "accepted", "label": "Zaakceptowana", "color": "green"},
            "title_product": "DOVVO 500 EC", "pack": "5\u{a0}L", "quantity": 4, "volume": 20000, "unit": "L",
            "points": 200, "value": 240_000, "reason": null, "explanation": "4 × 5 L × 10 pkt = 200 pkt",
        }));
        assert_eq!(rows[1]["status"]["label"], "Odrzucona");
        assert_eq!(rows[1]["reason"], "Produkt spoza programu");
        assert_eq!(rows[1]["explanation"], "Za odrzuconą pozycję nie przyznajemy punktów.");
        assert_eq!(rows[2]["status"]["color"], "yellow");
        assert_eq!(rows[2]["explanation"], "Sprawdzamy tę pozycję. Punkty przyznamy po jej zaakceptowaniu.");
    }

    async fn an_invoice_is_named_by_its_public_id_and_shown_to_its_owner_only(app) {
        let (anna, jan, programme) = (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let id = app.reported(&anna, &programme, "FV/1").await;
        for wrong in ["FV/1", "1", ""] {
            app.post(DETAILS).bearer(&anna.token).json(&json!({"document": wrong})).send().await.assert(404);
        }
        app.post(DETAILS).bearer(&jan.token).json(&json!({"document": id})).send().await.assert(404);
        let operator = app.operator(&["administrator"]).await;
        app.post(DETAILS).bearer(&operator.token).json(&json!({"document": id})).send().await.assert(403);
        app.post(DETAILS).json(&json!({"document": id})).send().await.assert(401);
        app.post(DETAILS).bearer(&anna.token).json(&json!({})).send().await.assert(400);
    }
}
