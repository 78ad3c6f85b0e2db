//! Every list of invoices goes by an index, on both databases, over tables of a size that makes planners choose.
use plon_kernel::on_db;
use serde_json::json;

use crate::support::{NIPS, Plans, TestApp, on_both};

/// A hundred participants with 120 invoices each, over four seasons; one in fifty waits.
const HISTORY: [&str; 5] = [
    "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
     VALUES (2022, '2021-11-01', '2022-10-31', 'closed', 0, 0), (2023, '2022-11-01', '2023-10-31', 'closed', 0, 0)",
    "INSERT INTO distributors (nip, name, search_key, edi, active)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
     SELECT CAST(i AS TEXT), CAST(i AS TEXT), CAST(i AS TEXT), FALSE, TRUE FROM n",
    "INSERT INTO participants (account_type, kind, status, nip, email, phone, first_name, last_name, company_name,
         company_street, company_street_number, company_postcode, company_city, correspondence_address, created_at)
     WITH RECURSIVE n (i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 1099)
     SELECT 'program.retail', 'farm', 'active', CAST(i AS TEXT), '', '', 'Jan', 'Nowak', '', '', '', '', '', FALSE, 0
     FROM n",
    "INSERT INTO search_terms (term, participant_id)
     SELECT 'nowak' || substr('abcdefghij', CAST(substr(nip, 3, 1) AS INTEGER) + 1, 1) || id, id FROM participants
     UNION ALL SELECT 'jan', id FROM participants",
    "INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, reported_at, dated_on,
                           season, buyer_name, status)
     WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
     SELECT p.id || '-' || n.i, p.id, d.id, 'FV/' || p.id || '/' || n.i, 'FV/' || p.id || '/' || n.i, 'edi', 0,
            CAST(2022 + n.i % 4 AS TEXT) || '-05-01', 2022 + n.i % 4, '',
            CASE WHEN n.i % 50 = 7 THEN 'pending' ELSE 'accepted' END
     FROM participants p JOIN n ON TRUE JOIN distributors d ON d.nip = CAST(1 + n.i % 60 AS TEXT)",
];

/// The indexes that begin with the participant: the list's own, and the unique key under the name that each database
/// gives it.
const BY_PARTICIPANT: [&str; 3] =
    ["invoices_of_participant", "sqlite_autoindex_invoices_2", "invoices_participant_id_distributor_id_number_key_key"];

/// A line, a correction and an answered appeal for each of them.
const AFTERWARDS: [&str; 3] = [
    "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value, status)
     SELECT i.id, 1, k.product_id, k.id, 1, 1, 0, 'accepted' FROM invoices i JOIN packs k ON TRUE",
    "INSERT INTO line_corrections (line_id, kind, pack_before, quantity_before, net_value_before, points_before,
         cut_before, pack_after, quantity_after, net_value_after, points_after, cut_after, points, reason, corrected_at,
         corrected_by)
     SELECT l.id, 'mistake', l.pack_id, 1, 0, 0, 0, l.pack_id, 1, 0, 0, 0, 0, '', 0, o.id
     FROM invoice_lines l JOIN operators o ON TRUE",
    "INSERT INTO appeals (invoice_id, reason, rejection, made_at, answer_by, answered_at, outcome)
     SELECT id, '', '', 0, '2025-01-01', 0, 'rejected' FROM invoices",
];

pub async fn grow(app: &TestApp) {
    app.programme().await;
    run(app, &HISTORY).await;
}

async fn run(app: &TestApp, statements: &[&'static str]) {
    let mut tx = app.db().begin().await.unwrap();
    for sql in statements.iter().copied().chain(["ANALYZE"]) {
        on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
    }
    tx.commit().await.unwrap();
}

fn is_by_participant(plan: &str) -> bool {
    BY_PARTICIPANT.iter().any(|index| plan.contains(index))
}

pub fn assert_by_participant(plans: &Plans) {
    for plan in plans.reading("invoices i") {
        assert!(is_by_participant(plan), "not by participant:\n{plan}");
    }
}

on_both! {
    async fn a_participants_lists_go_by_participant(app) {
        grow(&app).await;
        let participant = app.participant().await;
        for list in ["2025", "waiting", "archive"] {
            for query in ["", "?page=2&edi=true&search=12", "?type=distributor_name&search=rol&sortBy=points"] {
                let request = app.get(&format!("/api/v1/invoices/{list}{query}")).bearer(&participant.token);
                assert_by_participant(&app.plans_of(request).await);
            }
        }
    }

    async fn a_seasons_list_stands_in_its_indexs_order(app) {
        grow(&app).await;
        let participant = app.participant().await;
        let plans = app.plans_of(app.get("/api/v1/invoices/2025").bearer(&participant.token)).await;
        plans.assert_by_index("invoices i", "invoices_of_participant");
        plans.assert_in_order("invoices i");
    }

    async fn the_operators_queue_goes_by_state_and_is_not_sorted(app) {
        grow(&app).await;
        let operator = app.operator(&["moderator"]).await;
        for query in ["?status=pending", "?status=pending&cursor=7"] {
            let request = app.get(&format!("/api/v1/backoffice/invoices{query}")).bearer(&operator.token);
            let plans = app.plans_of(request).await;
            plans.assert_by_index("invoices i", "invoices_by_status");
            plans.assert_in_order("invoices i");
        }
        for query in ["", "?cursor=7", "?status=accepted", "?status=accepted&cursor=7"] {
            let request = app.get(&format!("/api/v1/backoffice/invoices{query}")).bearer(&operator.token);
            app.plans_of(request).await.assert_in_order("invoices i");
        }
    }

    async fn the_appeals_go_by_their_deadline_and_are_not_sorted(app) {
        grow(&app).await;
        let operator = app.operator(&["moderator"]).await;
        app.execute("UPDATE invoices SET answer_by = '2025-08-25', appealed_at = 0 WHERE id % 97 = $1", 7).await;
        for query in ["", "&cursor=7", "&status=pending"] {
            let request = app.get(&format!("/api/v1/backoffice/invoices?appeals=true{query}")).bearer(&operator.token);
            let plans = app.plans_of(request).await;
            plans.assert_by_index("invoices i", "invoices_appealed");
            plans.assert_in_order("invoices i");
        }
    }

    async fn what_became_of_an_invoices_lines_goes_by_invoice(app) {
        grow(&app).await;
        let operator = app.operator(&["moderator"]).await;
        run(&app, &AFTERWARDS).await;
        let mut db = app.db().read().await.unwrap();
        let id: String = on_db!(&mut db, conn => sqlx::query_scalar("SELECT MAX(public_id) FROM invoices").fetch_one(conn).await)
            .unwrap();
        drop(db);
        let plans = app.plans_of(app.get(&format!("/api/v1/backoffice/invoices/{id}")).bearer(&operator.token)).await;
        plans.assert_by_index("appeals", "appeals_of_invoice");
        for plan in plans.reading("invoice_lines l").into_iter().filter(|plan| plan.contains("line_corrections")) {
            assert!(plan.contains("line_corrections_of_line"), "{plan}");
        }
    }

    async fn a_search_by_number_goes_by_number_and_is_not_sorted(app) {
        grow(&app).await;
        let operator = app.operator(&["moderator"]).await;
        for query in ["", "&status=pending", "&status=accepted", "&cursor=7", "&status=accepted&cursor=7"] {
            let request = app.get(&format!("/api/v1/backoffice/invoices?search=fv%2F12{query}")).bearer(&operator.token);
            let plans = app.plans_of(request).await;
            plans.assert_by_index("invoices i", "invoices_by_number");
            plans.assert_in_order("invoices i");
        }
    }

    async fn a_search_for_a_participant_goes_by_participant(app) {
        grow(&app).await;
        let operator = app.operator(&["moderator"]).await;
        for search in [NIPS[0], "nowakb", "jan%20nowakb"] {
            let path = format!("/api/v1/backoffice/invoices?search={search}");
            assert_by_participant(&app.plans_of(app.get(&path).bearer(&operator.token)).await);
            let plans = app.plans_of(app.get(&format!("{path}&status=accepted&cursor=7")).bearer(&operator.token)).await;
            // Beside it only the rows of the status are counted, up to a thousand.
            let others = plans.reading("invoices i").into_iter().filter(|plan| !is_by_participant(plan));
            assert!(others.count() <= 1, "{search}: {plans:#?}");
        }
    }

    async fn a_search_among_the_few_that_wait_reads_those_alone(app) {
        grow(&app).await;
        let operator = app.operator(&["moderator"]).await;
        for search in ["jan", "nowakb", "jan%20nowakb"] {
            let path = format!("/api/v1/backoffice/invoices?search={search}&status=pending");
            app.plans_of(app.get(&path).bearer(&operator.token)).await.assert_by_index("invoices i", "invoices_by_status");
        }
    }

    async fn a_search_for_a_word_that_many_have_is_not_sorted(app) {
        grow(&app).await;
        let operator = app.operator(&["moderator"]).await;
        for query in ["", "&cursor=700", "&status=accepted", "&status=accepted&cursor=700"] {
            let request = app.get(&format!("/api/v1/backoffice/invoices?search=jan{query}")).bearer(&operator.token);
            let plans = app.plans_of(request).await;
            plans.assert_in_order("invoices i");
            let walked = plans.reading("invoices i").into_iter().filter(|plan| plan.contains("search_terms_of_participant"));
            assert_eq!(walked.count(), 1, "{query}: {plans:#?}");
        }
        let found = app.get("/api/v1/backoffice/invoices?search=jan&status=accepted").bearer(&operator.token).send().await;
        assert_eq!((&found.json["meta"]["total"], &found.json["meta"]["more_than_total"]), (&json!(10_000), &json!(true)));
        let after = found.json["meta"]["next_cursor"].as_i64().unwrap();
        let path = format!("/api/v1/backoffice/invoices?search=jan&status=accepted&cursor={after}");
        let next = app.get(&path).bearer(&operator.token).send().await;
        let numbers = |answer: &crate::support::Answer| -> Vec<String> {
            let items = answer.json["data"]["items"].as_array().unwrap();
            items.iter().map(|item| item["number"].as_str().unwrap().to_owned()).collect()
        };
        let (first, next) = (numbers(&found), numbers(&next));
        assert_eq!((first.len(), next.len()), (50, 50));
        assert!(first.iter().all(|number| !next.contains(number)));
    }

    async fn twins_are_found_by_number_and_by_file(app) {
        grow(&app).await;
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let distributor = app.number("SELECT MIN(id) FROM distributors WHERE id > $1", 0).await;
        let reported = app.report_file(&participant, distributor, "FV/1", &super::pdf("a")).await;
        let path = format!("/api/v1/backoffice/invoices/{}", reported.json["data"]["id"].as_str().unwrap());
        let plans = app.plans_of(app.get(&path).bearer(&operator.token)).await;
        let twins: Vec<&str> =
            plans.reading("invoices i").into_iter().filter(|plan| plan.contains("files_by_hash")).collect();
        assert_eq!(twins.len(), 1, "{plans:#?}");
        assert!(twins[0].contains("invoices_by_number"), "{}", twins[0]);
        let walks = ["Seq Scan on invoices", "Seq Scan on files", "SCAN i\n", "SCAN f\n", "SCAN same\n"];
        assert!(!walks.iter().any(|walk| twins[0].contains(walk)), "{}", twins[0]);
    }

    async fn the_dashboard_counts_by_state(app) {
        grow(&app).await;
        let operator = app.operator(&["support"]).await;
        let plans = app.plans_of(app.get("/api/v1/backoffice/dashboard").bearer(&operator.token)).await;
        for plan in plans.reading("invoices") {
            let by_state = ["invoices_by_status", "invoices_appealed", "invoices_doubtful"];
            assert!(by_state.iter().any(|index| plan.contains(index)), "{plan}");
        }
        let doubtful = plans.reading("invoices").into_iter().filter(|plan| plan.contains("invoices_doubtful")).count();
        assert_eq!(doubtful, 1, "{plans:#?}");
        for plan in plans.reading("participants") {
            assert!(plan.contains("participants_unattended"), "{plan}");
        }
        for plan in plans.reading("orders") {
            assert!(plan.contains("orders_by_status"), "{plan}");
        }
    }
}
