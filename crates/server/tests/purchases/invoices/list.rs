//! The lists of a participant's invoices.
use jiff::civil::date;
use plon_kernel::clock::Clock;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use serde_json::{Value, json};

use crate::given::exports::csv_rows;
use crate::support::{Answer, ParticipantClient, TestApp, on_both};

/// An invoice as an import leaves it: (number, distributor, day, season, points, value, status, source).
type Written<'a> = (&'a str, i64, &'a str, i64, i64, i64, &'a str, &'a str);

async fn write(app: &TestApp, owner: ParticipantId, invoices: &[Written<'_>]) {
    let mut tx = app.db().begin().await.unwrap();
    for (number, distributor, day, season, points, value, status, source) in invoices.iter().copied() {
        let key = number.parse::<plon_domain::invoice::InvoiceNumber>().unwrap().key();
        let now: Timestamp = app.app.clock.now();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, reported_at,
                                   issued_on, dated_on, season, buyer_name, status, points, net_value)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, 'Anna', $10, $11, $12)")
            .bind(app.app.rng.public_id()).bind(owner).bind(distributor).bind(number).bind(key).bind(source).bind(now)
            .bind(day).bind(season).bind(status).bind(points).bind(value).execute(conn).await.map(|_| ()))
        .unwrap();
    }
    tx.commit().await.unwrap();
}

async fn list(app: &TestApp, participant: &ParticipantClient, path: &str) -> Answer {
    let answer = app.get(&format!("/api/v1/invoices/{path}")).bearer(&participant.token).send().await;
    answer.assert(200);
    answer
}

fn numbers(answer: &Answer) -> Vec<&str> {
    let items = answer.json["data"]["items"].as_array().unwrap();
    items.iter().map(|item| item["document_name"].as_str().unwrap()).collect()
}

/// Seasons 2023 to 2025 and a second distributor.
async fn history(app: &TestApp) -> ParticipantClient {
    let (participant, programme) = (app.participant().await, app.programme().await);
    let mut tx = app.db().begin().await.unwrap();
    on_db!(&mut tx, conn => sqlx::query(
        "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
         VALUES (2023, '2022-11-01', '2023-10-31', 'closed', 0, 0), (2026, '2025-11-01', '2026-10-31', 'draft', 0, 0)")
        .execute(conn).await.map(|_| ()))
    .unwrap();
    tx.commit().await.unwrap();
    let cmielow = app.distributor("7822622168", "Ćmielów Agro_100%").await;
    let znin = programme.distributor;
    write(
        app,
        participant.id,
        &[
            ("FV/1/2025", znin, "2025-03-01", 2025, 500, 30_000, "accepted", "reported"),
            ("FV/2/2025", cmielow, "2025-05-01", 2025, 90, 90_000, "limit", "edi"),
            ("FV/10/2025", znin, "2024-11-01", 2025, 0, 10_000, "pending", "reported"),
            ("Ś/3", znin, "2025-05-01", 2025, 0, 20_000, "rejected", "reported"),
            ("FV/4/2024", znin, "2024-10-31", 2024, 10, 100, "partial", "reported"),
            ("FV/5/2023", znin, "2023-10-31", 2023, 10, 100, "accepted", "reported"),
            ("FV/6/2023", cmielow, "2023-05-05", 2023, 0, 100, "pending", "edi"),
        ],
    )
    .await;
    participant
}

on_both! {
    async fn a_tab_shows_its_season_and_waiting_those_of_any(app) {
        let participant = history(&app).await;
        assert_eq!(numbers(&list(&app, &participant, "2025").await), ["Ś/3", "FV/2/2025", "FV/1/2025", "FV/10/2025"]);
        assert_eq!(numbers(&list(&app, &participant, "2024").await), ["FV/4/2024"]);
        assert_eq!(numbers(&list(&app, &participant, "archive").await), ["FV/5/2023", "FV/6/2023"]);
        assert_eq!(numbers(&list(&app, &participant, "waiting").await), ["FV/10/2025", "FV/6/2023"]);
        assert!(numbers(&list(&app, &participant, "1999").await).is_empty());
        for unknown in ["lipiec", "25", "20255", "-2025"] {
            let path = format!("/api/v1/invoices/{unknown}");
            app.get(&path).bearer(&participant.token).send().await.assert(404);
        }
    }

    async fn the_seasons_turn_at_midnight_in_warsaw(app) {
        let participant = history(&app).await;
        // 31 October 2025, 23:59 in Warsaw, is 22:59 in UTC.
        let border = Clock::standing(date(2025, 10, 31).at(23, 59, 0, 0)).unwrap().now();
        app.wait(app.app.clock.now().0.duration_until(border.0));
        let participant = app.signed_in_again(participant).await;
        assert_eq!(numbers(&list(&app, &participant, "archive").await), ["FV/5/2023", "FV/6/2023"]);
        let programme = list(&app, &participant, "2025").await.json["meta"]["total"].clone();
        assert_eq!(programme, 4);
        app.wait(jiff::SignedDuration::from_mins(1));
        assert_eq!(numbers(&list(&app, &participant, "archive").await), ["FV/4/2024", "FV/5/2023", "FV/6/2023"]);
    }

    async fn an_invoice_reported_at_the_border_belongs_to_the_day_in_warsaw(app) {
        let participant = history(&app).await;
        let distributor = app.distributor("1", "Łan").await;
        for (number, hour, season, day) in [("A/1", 23, "2025", "2025-10-31"), ("A/2", 24, "2026", "2025-11-01")] {
            let at = date(2025, 10, 31).at(0, 30, 0, 0).checked_add(jiff::Span::new().hours(hour)).unwrap();
            let at = Clock::standing(at).unwrap().now();
            app.wait(app.app.clock.now().0.duration_until(at.0));
            let again = app.signed_in_again(ParticipantClient { id: participant.id, nip: participant.nip, token: String::new() }).await;
            app.report_file(&again, distributor, number, &super::pdf(number)).await.assert(201);
            let listed = list(&app, &again, &format!("{season}?search={number}")).await;
            assert_eq!(numbers(&listed), [number]);
            assert_eq!(listed.json["data"]["items"][0]["date"], day);
        }
    }

    async fn a_row_and_the_columns_are_what_the_table_needs(app) {
        let participant = history(&app).await;
        let answer = list(&app, &participant, "2025?sortBy=value").await;
        let mut row = answer.json["data"]["items"][0].clone();
        assert_eq!(row["id"].take().as_str().unwrap().len(), 22);
        assert_eq!(row, json!({
            "id": null, "document_name": "FV/2/2025", "distributor_name": "Ćmielów Agro_100%", "date": "2025-05-01",
            "points": 90, "value": 90_000, "edi": true, "source": "edi", "file": false,
            "status": {"code": "limit", "label": "Zaakceptowana z limitem", "color": "orange"},
        }));
        let labels: Vec<&Value> =
            answer.json["data"]["fields"].as_array().unwrap().iter().map(|field| &field["label"]).collect();
        assert_eq!(labels, ["Numer faktury", "Dystrybutor", "Data", "Punkty", "Wartość netto", "Status"]);
        assert_eq!(answer.json["filters"], json!({
            "type": "document_name", "search": "", "edi": null, "sortBy": "value", "sortDesc": true,
        }));
    }

    async fn every_column_sorts_both_ways(app) {
        let participant = history(&app).await;
        let cases: [(&str, [&str; 4]); 6] = [
            ("date", ["FV/10/2025", "FV/1/2025", "FV/2/2025", "Ś/3"]),
            ("document_name", ["FV/1/2025", "FV/10/2025", "FV/2/2025", "Ś/3"]),
            ("distributor_name", ["FV/2/2025", "FV/1/2025", "FV/10/2025", "Ś/3"]),
            ("points", ["FV/10/2025", "Ś/3", "FV/2/2025", "FV/1/2025"]),
            ("value", ["FV/10/2025", "Ś/3", "FV/1/2025", "FV/2/2025"]),
            ("status", ["FV/10/2025", "Ś/3", "FV/1/2025", "FV/2/2025"]),
        ];
        for (column, ascending) in cases {
            let up = list(&app, &participant, &format!("2025?sortBy={column}&sortDesc=false")).await;
            assert_eq!(numbers(&up), ascending, "{column}");
            let down = list(&app, &participant, &format!("2025?sortBy={column}")).await;
            assert_eq!(numbers(&down), ascending.into_iter().rev().collect::<Vec<_>>(), "{column}");
        }
        app.get("/api/v1/invoices/2025?sortBy=id").bearer(&participant.token).send().await.assert(400);
    }

    async fn a_search_does_not_mind_case_separators_or_polish_marks(app) {
        let participant = history(&app).await;
        for (query, found) in [
            ("search=fv%202", vec!["FV/2/2025"]),
            ("search=fv2-2025", vec!["FV/2/2025"]),
            ("search=10", vec!["FV/10/2025"]),
            ("search=%C5%9B3", vec!["Ś/3"]),
            ("search=%25", vec![]),
            ("search=%20%20", vec!["Ś/3", "FV/2/2025", "FV/1/2025", "FV/10/2025"]),
            ("type=distributor_name&search=CMIELOW", vec!["FV/2/2025"]),
            ("type=distributor_name&search=agro_100%25", vec!["FV/2/2025"]),
            ("type=distributor_name&search=agro%25100", vec![]),
            ("type=distributor_name&search=o_masz", vec![]),
            ("edi=true", vec!["FV/2/2025"]),
            ("edi=false&search=2025", vec!["FV/1/2025", "FV/10/2025"]),
        ] {
            assert_eq!(numbers(&list(&app, &participant, &format!("2025?{query}")).await), found, "{query}");
        }
        app.get("/api/v1/invoices/2025?type=nip").bearer(&participant.token).send().await.assert(400);
    }

    async fn a_page_holds_sixteen_and_the_pager_tells_the_rest(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let numbers_of_all: Vec<String> = (1..=33).map(|number| format!("FV/{number:02}")).collect();
        let rows: Vec<Written> = numbers_of_all.iter()
            .map(|number| (number.as_str(), programme.distributor, "2025-05-01", 2025, 1, 1, "accepted", "edi"))
            .collect();
        write(&app, participant.id, &rows).await;
        let mut seen = Vec::new();
        for (page, size) in [(1, 16), (2, 16), (3, 1), (4, 0)] {
            let answer = list(&app, &participant, &format!("2025?page={page}&sortDesc=false")).await;
            assert_eq!(answer.json["meta"], json!({"last_page": 3, "current_page": page, "per_page": 16, "total": 33}));
            assert_eq!(numbers(&answer).len(), size);
            seen.extend(numbers(&answer).into_iter().map(str::to_owned));
        }
        assert_eq!(seen, numbers_of_all);
    }

    async fn a_participant_sees_only_their_own(app) {
        let participant = history(&app).await;
        let other = app.participant_numbered(1).await;
        for tab in ["2025", "2024", "waiting", "archive"] {
            assert!(numbers(&list(&app, &other, tab).await).is_empty());
        }
        let operator = app.operator(&["administrator"]).await;
        app.get("/api/v1/invoices/2025").bearer(&operator.token).send().await.assert(403);
        app.get("/api/v1/invoices/2025").send().await.assert(401);
        drop(participant);
    }

    async fn the_whole_list_goes_to_a_spreadsheet_and_to_paper_as_it_is_filtered(app) {
        let (participant, other) = (history(&app).await, app.participant_numbered(1).await);
        let get = async |path: &str, who: &ParticipantClient| {
            app.get(&format!("/api/v1/invoices/{path}")).bearer(&who.token).send().await
        };
        let listed = list(&app, &participant, "2025").await;
        let rows = csv_rows(&get("2025/export?format=csv&page=9", &participant).await);
        let exported: Vec<&str> = rows[1..].iter().map(|row| row[0].as_str()).collect();
        assert_eq!(exported, numbers(&listed), "in the order of the list, whatever page is asked for");
        assert_eq!(rows[0], ["Numer faktury", "Data", "Dystrybutor", "Wartość netto", "Punkty", "Status", "Źródło"]);
        let of_edi = csv_rows(&get("2025/export?format=csv&edi=true", &participant).await);
        assert!(of_edi.len() > 1 && of_edi[1..].iter().all(|row| row[6] == "Od dystrybutora"), "{of_edi:?}");
        assert!(of_edi.len() < rows.len());
        let paper = get("2025/pdf", &participant).await;
        assert!(paper.assert(200).body.starts_with(b"%PDF-"));
        get("nie-ma/export?format=csv", &participant).await.assert(404);
        get("2025/export", &participant).await.assert(400);
        assert_eq!(csv_rows(&get("2025/export?format=csv", &other).await).len(), 1, "nobody else's");
        app.get("/api/v1/invoices/2025/pdf").send().await.assert(401);
    }
}
