//! Reports: the figures of each, who may read them, and the same figures in a file.
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::given::promotions::{quantity, refuel};
use crate::given::review::{accepted, decision};
use crate::support::{OperatorClient, TestApp, on_both};

const REPORTS: &str = "/api/v1/backoffice/reports";

/// Season of a year, whose days do not matter here.
const SEASON: &str = "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
    VALUES ($1, '2000-11-01', '2001-10-31', 'open', 0, 0)";

/// Rows of a report as `(label, figures)`.
async fn rows(app: &TestApp, analyst: &OperatorClient, path: &str) -> Value {
    let table = app.report_of(analyst, path).await;
    table["rows"].as_array().unwrap().iter().map(|row| json!([row["label"], row["figures"]])).collect()
}

/// Two participants of two voivodeships, who bought litres and kilograms in two seasons.
async fn bought(app: &TestApp) {
    let programme = app.programme().await;
    let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
    let (small, _, bag) = app.more_packs(programme.product).await;
    app.execute("UPDATE participants SET company_postcode = '87-100' WHERE id = $1", anna.id.0).await;
    app.execute("UPDATE participants SET company_postcode = '19-300' WHERE id = $1", jan.id.0).await;
    let (shop, sale) = (programme.distributor, "2025-03-05");
    app.bought(
        anna.id,
        &[
            ("A/1", shop, sale, 2025, programme.pack, 10, 50_000, 500, 600_000, "accepted"),
            ("A/1", shop, sale, 2025, bag, 4, 2_000, 2, 6_666, "limit"),
            ("A/2", shop, "2025-03-16", 2025, small, 3, 3_000, 30, 36_000, "accepted"),
            ("A/2", shop, "2025-03-16", 2025, small, 9, 9_000, 0, 90_000, "rejected"),
            ("A/3", shop, "2024-05-01", 2024, small, 1, 1_000, 10, 12_000, "accepted"),
        ],
    )
    .await;
    app.bought(
        jan.id,
        &[
            ("J/1", shop, "2025-03-03", 2025, small, 2, 2_000, 20, 24_000, "limit.product"),
            ("J/2", shop, "2025-03-03", 2025, small, 2, 2_000, 0, 24_000, "pending"),
        ],
    )
    .await;
}

on_both! {
    async fn purchases_are_summed_by_week_place_shop_and_product(app) {
        bought(&app).await;
        let analyst = app.operator(&["analyst"]).await;
        let all = json!([55_000, 2_000, 666_666, 552, 0, 4]);
        let table = app.report_of(&analyst, "purchases?season=2025").await;
        assert_eq!((&table["by"], &table["total"]), (&json!("week"), &all));
        assert_eq!(rows(&app, &analyst, "purchases?season=2025").await, json!([
            ["2025-03-03", [52_000, 2_000, 630_666, 522, 0, 3]],
            ["2025-03-10", [3_000, 0, 36_000, 30, 0, 1]],
        ]));
        assert_eq!(rows(&app, &analyst, "purchases?season=2025&by=voivodeship").await, json!([
            ["kujawsko-pomorskie", [53_000, 2_000, 642_666, 532, 0, 3]],
            ["warmińsko-mazurskie", [2_000, 0, 24_000, 20, 0, 1]],
        ]));
        assert_eq!(rows(&app, &analyst, "purchases?by=season").await, json!([
            ["2024", [1_000, 0, 12_000, 10, 0, 1]],
            ["2025", all],
        ]));
        let products = rows(&app, &analyst, "purchases?season=2025&by=product").await;
        assert_eq!(products[1], json!(["Żyzna zaprawa", [0, 2_000, 6_666, 2, 0, 1]]));
        let crops = app.report_of(&analyst, "purchases?season=2025&by=crop").await;
        assert_eq!(crops["total"], json!([null, null, null, null, null, null]), "a product is of several crops");
    }

    async fn participation_names_those_who_stay_and_those_who_leave(app) {
        bought(&app).await;
        let analyst = app.operator(&["analyst"]).await;
        assert_eq!(rows(&app, &analyst, "participation").await, json!([["2024", [0, 1, 1, 0]], ["2025", [2, 2, 1, 0]]]));
        app.execute(SEASON, 2023).await;
        app.execute("UPDATE invoices SET season = $1 WHERE number = 'J/1'", 2023).await;
        assert_eq!(rows(&app, &analyst, "participation").await, json!([
            ["2023", [0, 1, 1, 0]],
            ["2024", [0, 1, 1, 1]],
            ["2025", [2, 1, 0, 0]],
        ]));
        assert_eq!(rows(&app, &analyst, "cohorts").await, json!([["2025", [2, 1, null, null, null, null]]]));
    }

    async fn points_and_what_is_owed_are_those_of_the_ledger(app) {
        app.programme().await;
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        app.give_points(anna.id, 700).await;
        app.wait(SignedDuration::from_hours(24 * 200));
        app.execute(SEASON, 2026).await;
        app.give_points(anna.id, 300).await;
        app.give_points(jan.id, 50).await;
        let analyst = app.operator(&["analyst"]).await;
        assert_eq!(rows(&app, &analyst, "point_sources?season=2025").await, json!([["Zakupy i\u{a0}promocje", [700, 0, 700]]]));
        assert_eq!(app.report_of(&analyst, "liability").await["total"], json!([1050, null, null]), "a point has no price");
        let owed = rows(&app, &analyst, "liability").await;
        assert_eq!(owed, json!([
            ["do 3 miesięcy", [350, null, 2]],
            ["3–6 miesięcy", [0, null, 0]],
            ["6–12 miesięcy", [700, null, 1]],
            ["1–2 lata", [0, null, 0]],
            ["ponad 2 lata", [0, null, 0]],
        ]));
        app.rewards().await;
        let owed = rows(&app, &analyst, "liability").await;
        assert!(owed[0][1][1].as_i64().unwrap() > 0, "a point has the price of a transfer: {owed}");
        app.assert_reports_agree().await;
    }

    async fn promotions_show_who_takes_part_and_what_they_brought_beside_others_and_last_year(app) {
        let programme = app.programme().await;
        app.rewards().await;
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let (analyst, moderator) = (app.operator(&["analyst"]).await, app.operator(&["moderator"]).await);
        app.promotion("tankuj", &refuel()).await;
        app.promotion("pusta", &json!({})).await;
        app.answer_promotion(&anna, "tankuj", true).await.assert(200);
        let (invoice, line) = app.purchased(&anna, &moderator, &programme, 8).await;
        let (small, _, _) = app.more_packs(programme.product).await;
        let shop = programme.distributor;
        app.bought(anna.id, &[("A/9", shop, "2024-08-10", 2024, small, 7, 7_000, 70, 84_000, "accepted")]).await;
        app.bought(jan.id, &[
            ("J/8", shop, "2025-08-03", 2025, small, 10, 10_000, 100, 120_000, "accepted"),
            ("J/9", shop, "2024-08-30", 2024, small, 4, 4_000, 40, 48_000, "accepted"),
        ])
        .await;
        for _ in 0..2 {
            app.get("/api/v1/user/promotions/tankuj").bearer(&anna.token).send().await.assert(200);
        }
        let promotions = rows(&app, &analyst, "promotions").await;
        assert_eq!(promotions[0], json!(["Promocja tankuj", [1, 1, 1, 0, 1, 1, 0, 0, 2, 60_000, 40_000, 0]]));
        let version = app.under_review(&moderator, &invoice).await["version"].as_i64().unwrap();
        app.put_right(&moderator, (&invoice, line), &quantity(&programme, version, 4)).await.assert(200);
        let promotions = rows(&app, &analyst, "promotions").await;
        assert_eq!(promotions[0], json!(["Promocja tankuj", [1, 1, 1, 0, 1, 1, 0, 0, 1, 30_000, 20_000, 0]]));
        let effect = rows(&app, &analyst, "promotion_effect").await;
        assert_eq!(effect[0], json!(["Promocja tankuj", [30_000, 20_000, 7_000, 10_000, 0, 0, 0, 0, 0]]));
        app.execute("UPDATE promotions SET name = 'Promocja tankuj' WHERE season = $1", 2025).await;
        let names = rows(&app, &analyst, "promotions").await;
        assert_ne!(names[0][0], names[1][0], "equal names have their numbers");
    }

    async fn orders_and_payouts_are_counted_by_what_became_of_them(app) {
        let office = app.office().await;
        let analyst = app.operator(&["analyst"]).await;
        let (paid, cancelled, back) = (app.transfer(&office).await, app.transfer(&office).await, app.transfer(&office).await);
        app.transfer(&office).await;
        app.cancel(&office.participant, &cancelled).await.assert(200);
        app.confirmed(&office.signers, &[&paid]).await;
        let withdrawn = app.proposed(&office.signers, &[&back]).await;
        app.payout_act(&office.signers.first, &withdrawn, "withdraw", json!({"reason": "Próba"})).await.assert(200);
        let each = app.count("SELECT max(points) FROM orders").await;
        let kinds = rows(&app, &analyst, "orders?by=kind").await;
        assert_eq!(kinds, json!([["Przelew na konto", [4, 3 * each, 2, 1, 1, 0, 0]]]));
        let payouts = rows(&app, &analyst, "payouts?by=status").await;
        assert_eq!(payouts, json!([["Rozliczona", [1, 1, 5_000, 0]]]));
    }

    async fn waiting_and_work_are_counted_and_operators_are_numbers_to_analysts(app) {
        let programme = app.programme().await;
        let anna = app.participant().await;
        let invoice = app.reported(&anna, &programme, "W/1").await;
        app.wait(SignedDuration::from_mins(29 * 60 + 10));
        let moderator = app.operator(&["moderator"]).await;
        app.review(&moderator, &invoice, &decision(&[accepted(&programme, 2)])).await.assert(200);
        let (analyst, administrator) = (app.operator(&["analyst"]).await, app.operator(&["administrator"]).await);
        let waiting = rows(&app, &analyst, "waiting_times?by=season").await;
        assert_eq!(waiting[0][1], json!([1, 30, 30, 0, null, null]));
        let number = moderator.id.0;
        assert_eq!(rows(&app, &analyst, "work").await, json!([[format!("Operator nr\u{a0}{number}"), [1, 1, 0, 0]]]));
        let named = rows(&app, &administrator, "work").await;
        assert_eq!(named[0][0], json!(format!("Jan Kowalski (nr\u{a0}{number})")));
    }

    async fn analysts_read_reports_and_nothing_else_and_others_no_reports(app) {
        bought(&app).await;
        let analyst = app.operator(&["analyst"]).await;
        for path in ["participants", "invoices", "orders", "promotions", "messages", "audit"] {
            let answer = app.get(&format!("/api/v1/backoffice/{path}")).bearer(&analyst.token).send().await;
            assert_eq!(answer.status, 403, "{path}");
        }
        let found = app.get("/api/v1/backoffice/search?query=Kowal").bearer(&analyst.token).send().await;
        assert_eq!(found.assert(200).json["data"], json!([]), "no record is theirs");
        for role in ["moderator", "editor", "finance", "support"] {
            app.get(REPORTS).bearer(&app.operator(&[role]).await.token).send().await.assert(403);
        }
        app.get(&format!("{REPORTS}/none")).bearer(&analyst.token).send().await.assert(404);
        let answer = app.get(&format!("{REPORTS}/liability?by=week")).bearer(&analyst.token).send().await;
        assert_eq!(answer.assert(422).json["errors"]["by"], json!(["Tego raportu nie można tak pogrupować"]));
    }

    async fn a_report_is_a_table_with_its_sums(app) {
        bought(&app).await;
        let analyst = app.operator(&["analyst"]).await;
        let table = app.csv(&analyst, "reports?report=purchases&season=2025&by=voivodeship").await;
        assert_eq!(table, [
            ["Województwo", "Litry, l", "Kilogramy, kg", "Wartość netto, zł", "Punkty, pkt", "Obcięte limitem, pkt",
             "Pozycje"],
            ["kujawsko-pomorskie", "53", "2", "6426,66", "532", "0", "3"],
            ["warmińsko-mazurskie", "2", "0", "240,00", "20", "0", "1"],
            ["Razem", "55", "2", "6666,66", "552", "0", "4"],
        ]);
        let sheet = app.xlsx(&analyst, "reports?report=purchases&season=2025&by=voivodeship").await;
        assert_eq!((sheet.len(), sheet[3][3].to_string().as_str()), (4, "6666.66"));
    }

    async fn a_report_of_a_segment_tells_of_its_members_only(app) {
        bought(&app).await;
        app.more_participants_of_voivodeships().await;
        let (analyst, editor) = (app.operator(&["analyst"]).await, app.operator(&["editor"]).await);
        let west = app.segments_of_voivodeships(&editor).await.halves[0];
        let all = app.report_of(&analyst, "purchases?season=2025&by=product").await;
        assert_eq!(all["segment"], json!(null));
        let table = app.report_of(&analyst, &format!("purchases?season=2025&by=product&segment_id={west}")).await;
        assert_eq!(table["segment"], json!({"id": west, "name": "Zachód", "members": 6}));
        assert_eq!(table["total"], json!([53_000, 2_000, 642_666, 532, 0, 3]));
        assert_eq!(rows(&app, &analyst, &format!("participation?by=season&segment_id={west}")).await, json!([
            ["2024", [0, 1, 1, 0]],
            ["2025", [6, 1, 0, 0]],
        ]));
        let sheet = format!("reports?report=purchases&season=2025&by=voivodeship&segment_id={west}");
        let file = app.csv(&analyst, &sheet).await;
        assert_eq!(file[0][..3], ["Segment", "Województwo", "Litry, l"]);
        assert_eq!(file[1][..3], ["Zachód", "kujawsko-pomorskie", "53"]);
        assert_eq!((file.len(), &file[2][..2]), (3, &["Zachód".to_owned(), "Razem".to_owned()][..]));
        assert_eq!(app.xlsx(&analyst, &sheet).await[1][0].to_string(), "Zachód");
    }

    async fn a_segment_is_refused_where_its_figures_would_be_those_of_single_people(app) {
        bought(&app).await;
        app.more_participants_of_voivodeships().await;
        let (analyst, editor) = (app.operator(&["analyst"]).await, app.operator(&["editor"]).await);
        let west = app.segments_of_voivodeships(&editor).await.halves[0];
        let farms = app.segment_with(&editor, "Rolnicy", r#"[{"kind":"account","account":"farm"}]"#).await;
        let companies = app.segment_with(&editor, "Firmy", r#"[{"kind":"account","account":"company"}]"#).await;
        let refused = async |report: &str, segment: i64| {
            let path = format!("{REPORTS}/{report}?segment_id={segment}");
            let answer = app.get(&path).bearer(&analyst.token).send().await;
            answer.assert(422);
            let path = format!("/api/v1/backoffice/exports/reports?format=csv&report={report}&segment_id={segment}");
            app.get(&path).bearer(&analyst.token).send().await.assert(422);
            answer.json["errors"]["segment_id"][0].as_str().unwrap().to_owned()
        };
        assert!(refused("purchases", farms).await.contains("mniej niż 5\u{a0}uczestników: raport"), "two farms");
        assert!(refused("purchases", companies).await.contains("Poza tym segmentem"), "all but two");
        assert!(refused("work", west).await.contains("nie jest o\u{a0}uczestnikach"));
        assert_eq!(refused("points", west + 100).await, "Nie ma już takiego segmentu");
    }

    async fn an_analyst_chooses_segments_by_their_names_and_sees_no_more_of_them(app) {
        app.programme().await;
        let (analyst, editor) = (app.operator(&["analyst"]).await, app.operator(&["editor"]).await);
        let segment = app.segment_with(&editor, "Wszyscy", "[]").await;
        let listed = app.get(REPORTS).bearer(&analyst.token).send().await.assert(200).json["data"].clone();
        assert_eq!(listed["segments"], json!([{"id": segment, "name": "Wszyscy"}]));
        let about = |key: &str| listed["reports"].as_array().unwrap().iter().find(|one| one["key"] == key).unwrap();
        assert_eq!((&about("work")["of_segments"], &about("points")["of_segments"]), (&json!(false), &json!(true)));
        for path in ["segments", "segment-options", &format!("segments/{segment}")] {
            app.get(&format!("/api/v1/backoffice/{path}")).bearer(&analyst.token).send().await.assert(403);
        }
    }
}
