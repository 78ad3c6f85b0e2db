//! The rows of purchases and the invoices behind them.
use serde_json::{Value, json};

use crate::given::exports::csv_rows;
use crate::review::accepted;
use crate::support::{Answer, ParticipantClient, TestApp, on_both};

const PURCHASES: &str = "/api/v1/my-shopping";

async fn list(app: &TestApp, participant: &ParticipantClient, query: &str) -> Answer {
    let answer = app.get(&format!("{PURCHASES}?{query}")).bearer(&participant.token).send().await;
    answer.assert(200);
    answer
}

/// Product and distributor of each row.
fn names(answer: &Answer) -> Vec<String> {
    let items = answer.json["data"]["items"].as_array().unwrap();
    let text = |item: &Value, key: &str| item[key].as_str().unwrap().to_owned();
    items.iter().map(|item| format!("{} / {}", text(item, "product"), text(item, "distributor_name"))).collect()
}

/// Two products from two distributors in season 2025, one purchase in 2024; gives the products and distributors.
async fn season(app: &TestApp, participant: &ParticipantClient) -> ((i64, i64), (i64, i64)) {
    let programme = app.programme().await;
    let (small, powder, bag) = app.more_packs(programme.product).await;
    let lan = app.distributor("7740001454", "Łan").await;
    let (znin, large) = (programme.distributor, programme.pack);
    app.bought(
        participant.id,
        &[
            ("FV/1", znin, "2025-03-01", 2025, large, 4, 20_000, 200, 100_000, "accepted"),
            ("FV/1", znin, "2025-03-01", 2025, small, 3, 3_000, 30, 40_000, "limit"),
            ("FV/2", znin, "2024-11-02", 2025, large, 1, 5_000, 0, 60_000, "limit.product"),
            ("FV/2", znin, "2024-11-02", 2025, bag, 1, 500, 1, 2_000, "accepted"),
            ("FV/3", znin, "2025-05-01", 2025, large, 9, 45_000, 450, 1, "rejected"),
            ("FV/3", znin, "2025-05-01", 2025, large, 9, 45_000, 0, 1, "pending"),
            ("FV/4", lan, "2025-05-01", 2025, large, 2, 10_000, 100, 20_000, "accepted"),
            ("FV/5", znin, "2024-10-31", 2024, large, 7, 35_000, 700, 70_000, "accepted"),
        ],
    )
    .await;
    ((programme.product, powder), (znin, lan))
}

on_both! {
    async fn a_row_sums_a_products_packs_from_one_distributor_over_accepted_lines(app) {
        let participant = app.participant().await;
        let ((dovvo, powder), (znin, lan)) = season(&app, &participant).await;
        let answer = list(&app, &participant, "").await;
        assert_eq!(answer.json["data"]["items"], json!([
            // 28 l at 120 zł.
            {"group": dovvo, "distributor": znin, "product": "DOVVO 500 EC", "distributor_name": "Rolmasz Żnin",
             "quantity": 8, "volume": 28_000, "unit": "L", "points": 230, "turnover": 336_000, "turnover_fv": 200_000},
            {"group": dovvo, "distributor": lan, "product": "DOVVO 500 EC", "distributor_name": "Łan",
             "quantity": 2, "volume": 10_000, "unit": "L", "points": 100, "turnover": 120_000, "turnover_fv": 20_000},
            // Half a kilogram at 33,33 zł is 16,665 zł, rounded half up.
            {"group": powder, "distributor": znin, "product": "Żyzna zaprawa", "distributor_name": "Rolmasz Żnin",
             "quantity": 1, "volume": 500, "unit": "kg", "points": 1, "turnover": 1_667, "turnover_fv": 2_000},
        ]));
        assert_eq!(answer.json["meta"], json!({"last_page": 1, "current_page": 1, "per_page": 16, "total": 3}));
        assert_eq!(answer.json["filters"], json!({"season": 2025, "search": "", "sortBy": "points", "sortDesc": true}));
        let labels: Vec<&Value> =
            answer.json["data"]["fields"].as_array().unwrap().iter().map(|field| &field["label"]).collect();
        assert_eq!(labels, ["Produkt", "Dystrybutor", "Opakowania", "Ilość", "Punkty", "Obrót przeliczeniowy"]);
    }

    async fn a_season_a_search_and_an_order_narrow_and_turn_the_list(app) {
        let participant = app.participant().await;
        season(&app, &participant).await;
        let (znin, lan, powder) = ("DOVVO 500 EC / Rolmasz Żnin", "DOVVO 500 EC / Łan", "Żyzna zaprawa / Rolmasz Żnin");
        for (query, expected) in [
            ("season=2024", vec![znin]),
            ("season=2023", vec![]),
            ("search=zyzna", vec![powder]),
            ("search=LAN", vec![lan]),
            ("search=dovvo", vec![znin, lan]),
            ("search=%25", vec![]),
            ("sortBy=product", vec![powder, lan, znin]),
            ("sortBy=distributor_name&sortDesc=false", vec![lan, znin, powder]),
            ("sortBy=quantity&sortDesc=false", vec![powder, lan, znin]),
            ("sortBy=volume", vec![znin, lan, powder]),
            ("sortBy=turnover&sortDesc=false", vec![powder, lan, znin]),
        ] {
            let found = names(&list(&app, &participant, query).await);
            assert_eq!(found, expected, "{query}");
        }
        for wrong in ["season=7", "season=x", "sortBy=id"] {
            app.get(&format!("{PURCHASES}?{wrong}")).bearer(&participant.token).send().await.assert(400);
        }
    }

    async fn details_name_each_invoice_and_agree_with_the_row(app) {
        let participant = app.participant().await;
        let ((dovvo, _), (znin, lan)) = season(&app, &participant).await;
        let path = format!("{PURCHASES}/details/{dovvo}/{znin}");
        let answer = app.get(&path).bearer(&participant.token).send().await;
        answer.assert(200);
        let data = &answer.json["data"];
        assert_eq!(data["info"], json!({
            "product": "DOVVO 500 EC", "distributor": "Rolmasz Żnin", "season": 2025, "unit": "L",
        }));
        let mut rows = data["rows"].as_array().unwrap().clone();
        for row in &mut rows {
            assert_eq!(row["document"].take().as_str().unwrap().len(), 22);
        }
        assert_eq!(Value::from(rows), json!([
            {"id": "FV/1", "document": null, "date": "2025-03-01", "quantity": 4, "volume": 20_000,
             "size": "5\u{a0}L", "points": 200, "turnover": 240_000, "turnover_fv": 100_000},
            {"id": "FV/1", "document": null, "date": "2025-03-01", "quantity": 3, "volume": 3_000,
             "size": "1\u{a0}L", "points": 30, "turnover": 36_000, "turnover_fv": 40_000},
            {"id": "FV/2", "document": null, "date": "2024-11-02", "quantity": 1, "volume": 5_000,
             "size": "5\u{a0}L", "points": 0, "turnover": 60_000, "turnover_fv": 60_000},
        ]));
        for (path, status) in [
            (format!("{path}?season=2024"), 200),
            (format!("{path}?season=2023"), 404),
            (format!("{PURCHASES}/details/{dovvo}/999999"), 404),
            (format!("{PURCHASES}/details/999999/{lan}"), 404),
            (format!("{PURCHASES}/details/dovvo/{lan}"), 404),
            (format!("{path}?season=rok"), 400),
        ] {
            app.get(&path).bearer(&participant.token).send().await.assert(status);
        }
        let other = app.participant_numbered(1).await;
        app.get(&path).bearer(&other.token).send().await.assert(404);
        assert!(names(&list(&app, &other, "").await).is_empty());
    }

    async fn a_page_holds_sixteen(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let mut lines = Vec::new();
        for number in 0..17 {
            let distributor = app.distributor(&format!("{number}"), &format!("Dystrybutor {number:02}")).await;
            lines.push(("FV/1", distributor, "2025-03-01", 2025, programme.pack, 1, 5_000, 50, 1, "accepted"));
        }
        app.bought(participant.id, &lines).await;
        let mut seen = Vec::new();
        for (page, size) in [(1, 16), (2, 1), (3, 0)] {
            let answer = list(&app, &participant, &format!("page={page}")).await;
            assert_eq!(answer.json["meta"], json!({"last_page": 2, "current_page": page, "per_page": 16, "total": 17}));
            assert_eq!(names(&answer).len(), size);
            seen.extend(names(&answer));
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 17);
    }

    async fn the_figures_are_those_of_the_invoice_and_the_profile(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let programme = app.programme().await;
        app.set_limit(70).await;
        let invoice = app.reported(&participant, &programme, "FV/9").await;
        let form = crate::review::decision(&[
            accepted(&programme, 1),
            crate::review::line(&programme, 2, "reject", Some("Pozycja jest nieczytelna")),
            accepted(&programme, 1),
        ]);
        app.review(&operator, &invoice, &form).await.assert(200);
        let row = &list(&app, &participant, "").await.json["data"]["items"][0];
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        let details = app.post("/api/v1/invoices/details").bearer(&participant.token).json(&json!({"document": invoice})).send().await;
        assert_eq!(row["points"], 70);
        assert_eq!(row["points"], profile.json["data"]["points"]["brandPurchase"]);
        assert_eq!(row["points"], details.json["data"]["points"]);
        assert_eq!((&row["quantity"], &row["turnover_fv"]), (&json!(2), &json!(20_000)));
    }

    async fn purchases_are_the_participants_own(app) {
        let (partner, operator) = (app.participant_numbered(2).await, app.operator(&["administrator"]).await);
        app.make_partner(partner.id).await;
        for path in ["", "/months", "/details/1/1"] {
            let path = format!("{PURCHASES}{path}");
            app.get(&path).bearer(&partner.token).send().await.assert(403);
            app.get(&path).bearer(&operator.token).send().await.assert(403);
            app.get(&path).send().await.assert(401);
        }
    }

    async fn the_whole_list_goes_to_a_spreadsheet_and_to_paper_as_it_is_filtered(app) {
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        season(&app, &participant).await;
        let get = async |path: &str, who: &ParticipantClient| {
            app.get(&format!("{PURCHASES}/{path}")).bearer(&who.token).send().await
        };
        let rows = csv_rows(&get("export?format=csv&page=7", &participant).await);
        assert_eq!(rows.len(), 4, "every row, whatever page is asked for");
        assert_eq!(rows[1], ["DOVVO 500 EC", "Rolmasz Żnin", "8", "28", "L", "230", "3360,00", "2000,00"]);
        let narrowed = csv_rows(&get("export?format=csv&search=łan", &participant).await);
        assert_eq!((narrowed.len(), narrowed[1][1].as_str()), (2, "Łan"));
        assert!(get("export?format=xlsx", &participant).await.assert(200).body.starts_with(b"PK"));
        let paper = get("pdf", &participant).await;
        assert!(paper.assert(200).body.starts_with(b"%PDF-"));
        let name = paper.headers["content-disposition"].to_str().unwrap();
        assert!(name.starts_with("attachment; filename=\"zakupy-"), "{name}");
        assert_eq!(csv_rows(&get("export?format=csv", &other).await).len(), 1, "nobody else's");
    }
}
