//! The tables that operators take away, read back as a spreadsheet reads them.
use axum::http::header;
use calamine::Data;
use serde_json::json;

use super::{BRANCHES, DISTRIBUTORS, PRODUCTS, branch, product};
use crate::given::exports::EXPORTS;
use crate::support::on_both;

on_both! {
    async fn products_come_with_packs_and_rates_in_both_formats(app) {
        app.programme().await;
        let operator = app.operator(&["moderator"]).await;
        app.put(&operator, PRODUCTS, &product("=SUMA(A1) \"Łąka\"; żyto", "Z1")).await.assert(201);
        let rows = app.csv(&operator, "products").await;
        assert_eq!(rows[0][..4], ["SAP", "Produkt", "Marka", "Kategoria"]);
        assert_eq!(rows[1], ["100001", "DOVVO 500 EC", "DOVVO", "Herbicydy", "", "L", "tak", "DOVVO-5", "5", "2025", "10", "120,00", "", "50"]);
        assert_eq!(rows[2][..5], ["Z1", "'=SUMA(A1) \"Łąka\"; żyto", "ŁANOMAX", "Fungicydy", "Żyto, Rzepak"]);
        assert_eq!(app.csv(&operator, "products?season=2024").await[1][9..11], ["", ""]);
        let sheet = app.xlsx(&operator, "products").await;
        assert_eq!(sheet.len(), 3);
        assert_eq!(sheet[1][1], Data::String("DOVVO 500 EC".into()));
        assert_eq!((&sheet[1][10], &sheet[1][11]), (&Data::Float(10.0), &Data::Float(120.0)));
        assert_eq!(sheet[2][1], Data::String("=SUMA(A1) \"Łąka\"; żyto".into()), "a text stays a text");
    }

    async fn distributors_branches_and_what_they_sell(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        let path = format!("{DISTRIBUTORS}/{}/branches", programme.distributor);
        let id = app.put(&operator, &path, &branch("@Łowicz")).await.assert(201).json["data"]["id"].clone();
        let set = json!({"version": 1, "product_ids": [programme.product]});
        app.put(&operator, &format!("{BRANCHES}/{id}/availability"), &set).await.assert(200);
        let outlets = app.csv(&operator, "distributors").await;
        assert_eq!(outlets[1], ["8971649500", "Rolmasz Żnin", "nie", "tak", "'@Łowicz", "Młyńska", "1", "99-400", "Łowicz", "łódzkie", "52,1051", "19,9405", "500000100"]);
        let offers = app.csv(&operator, "availability").await;
        assert_eq!(offers[1], ["8971649500", "Rolmasz Żnin", "'@Łowicz", "Łowicz", "100001", "DOVVO 500 EC"]);
        for nothing in ["availability?distributor=99", "distributors?distributor=99"] {
            assert_eq!(app.csv(&operator, nothing).await.len(), 1, "{nothing} has its head alone");
        }
        assert_eq!(app.xlsx(&operator, "distributors").await[1][10], Data::Float(52.1051));
        assert_eq!(app.xlsx(&operator, "availability").await.len(), 2);
    }

    async fn lines_of_invoices_are_narrowed(app) {
        let (programme, operator, participant) = (app.programme().await, app.operator(&["moderator"]).await, app.participant().await);
        app.line(&participant, &programme, "FV/1").await;
        app.line(&participant, &programme, "=FV/2").await;
        let rows = app.csv(&operator, "invoice-lines").await;
        assert_eq!(rows[1], ["FV/1", "2025-05-01", "2025", "EDI", "8971649500", "Rolmasz Żnin", "5260250274", "Anna Wiśniewska", "100001", "DOVVO 500 EC", "DOVVO-5", "L", "10", "50,5", "6000,50", "Zaakceptowana", "10", "500", "0", ""]);
        assert_eq!(rows[2][0], "'=FV/2");
        for (query, found) in [("season=2025", 2), ("season=2024", 0), ("distributor=99", 0), ("status=accepted", 2), ("status=limit.product", 0)] {
            assert_eq!(app.csv(&operator, &format!("invoice-lines?{query}")).await.len(), found + 1, "{query}");
        }
        let sheet = app.xlsx(&operator, "invoice-lines").await;
        assert_eq!((&sheet[1][13], &sheet[1][14]), (&Data::Float(50.5), &Data::Float(6000.5)));
        assert!(matches!(sheet[1][1], Data::DateTime(_)), "{:?}", sheet[1][1]);
        app.get(&format!("{EXPORTS}/invoice-lines?format=csv&status=paid")).bearer(&operator.token).send().await.assert(400);
    }

    async fn a_table_of_more_than_a_batch_is_whole_and_in_order(app) {
        let (programme, operator, participant) = (app.programme().await, app.operator(&["moderator"]).await, app.participant().await);
        app.line(&participant, &programme, "FV/1").await;
        app.execute(
            "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value, status)
             WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
             SELECT l.invoice_id, n.i, l.product_id, l.pack_id, n.i, 1000, 0, 'pending' FROM invoice_lines l JOIN n ON TRUE
             WHERE l.id > $1", 0).await;
        let rows = app.csv(&operator, "invoice-lines").await;
        let quantities: Vec<i64> = rows[2..].iter().map(|row| row[12].parse().unwrap()).collect();
        assert_eq!(quantities, (2..=2500).collect::<Vec<_>>());
        assert_eq!(app.xlsx(&operator, "invoice-lines").await.len(), 2501);
    }

    async fn who_took_a_table_stands_in_the_audit_log(app) {
        app.programme().await;
        let (operator, finance, participant) = (app.operator(&["moderator"]).await, app.operator(&["finance"]).await, app.participant().await);
        let answer = app.get(&format!("{EXPORTS}/products?format=csv&season=2025")).bearer(&operator.token).send().await;
        assert_eq!(answer.assert(200).headers[header::CONTENT_DISPOSITION], "attachment; filename=\"plon-produkty-2025-08-20.csv\"");
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["note"], &act["after"]), (&json!("exports.take"), &json!("Produkty"), &json!({"format": "csv", "season": 2025})));
        for token in [&finance.token, &participant.token] {
            app.get(&format!("{EXPORTS}/products?format=csv")).bearer(token).send().await.assert(403);
        }
        app.get(&format!("{EXPORTS}/products")).bearer(&operator.token).send().await.assert(400);
        app.get(&format!("{EXPORTS}/products?format=pdf")).bearer(&operator.token).send().await.assert(400);
    }
}
