//! Purchases go by the participant's own invoices and their lines, on both databases.
use crate::invoices::{assert_by_participant, grow};
use crate::support::on_both;
use plon_kernel::on_db;

/// A line for each of the history's invoices.
const LINES: &str = "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value,
                                                points, status)
     SELECT i.id, 1, k.product_id, k.id, 1, k.volume, 100, 5, 'accepted' FROM invoices i, packs k";

on_both! {
    async fn purchases_never_read_the_invoices_of_others(app) {
        grow(&app).await;
        let mut tx = app.db().begin().await.unwrap();
        for sql in [LINES, "ANALYZE"] {
            on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
        }
        tx.commit().await.unwrap();
        let product = app.number("SELECT min(id) FROM products WHERE id > $1", 0).await;
        let distributor = app.number("SELECT distributor_id FROM invoices WHERE season = 2025 AND id > $1 LIMIT 1", 0).await;
        let owner = app.number(
            "SELECT participant_id FROM invoices WHERE season = 2025 AND distributor_id = $1 LIMIT 1", distributor).await;
        let operator = app.operator(&["support"]).await;
        let token = app.view_as(plon_kernel::ids::ParticipantId(owner), operator.id).await;
        for path in [
            "/api/v1/my-shopping".to_owned(),
            "/api/v1/my-shopping?page=2&search=dovvo&sortBy=turnover".to_owned(),
            "/api/v1/my-shopping/months".to_owned(),
            format!("/api/v1/my-shopping/details/{product}/{distributor}"),
        ] {
            let plans = app.plans_of(app.get(&path).bearer(&token)).await;
            assert_by_participant(&plans);
            for plan in plans.reading("invoices i").into_iter().filter(|plan| plan.contains("invoice_lines")) {
                let by_invoice = ["sqlite_autoindex_invoice_lines_1", "invoice_lines_invoice_id_position_key"];
                assert!(by_invoice.iter().any(|index| plan.contains(index)), "{path}: lines not by invoice:\n{plan}");
            }
        }
    }
}
