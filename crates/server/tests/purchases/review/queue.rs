//! List of invoices that operators work through.
use serde_json::{Value, json};

use super::{accepted, decision};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

async fn queue(app: &TestApp, operator: &OperatorClient, query: &str) -> Answer {
    let answer = app.get(&format!("/api/v1/backoffice/invoices?{query}")).bearer(&operator.token).send().await;
    answer.assert(200);
    answer
}

fn numbers(answer: &Answer) -> Vec<&str> {
    answer.json["data"]["items"].as_array().unwrap().iter().map(|item| item["number"].as_str().unwrap()).collect()
}

on_both! {
    async fn the_oldest_that_waits_comes_first_and_the_newest_of_the_others(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        for number in ["FV/1", "FV/2", "FV/3", "FV/4"] {
            let id = app.reported(&participant, &programme, number).await;
            if number > "FV/2" {
                app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await.assert(200);
            }
        }
        assert_eq!(numbers(&queue(&app, &operator, "status=pending").await), ["FV/1", "FV/2"]);
        assert_eq!(numbers(&queue(&app, &operator, "status=accepted").await), ["FV/4", "FV/3"]);
        let all = queue(&app, &operator, "").await;
        assert_eq!(numbers(&all), ["FV/4", "FV/3", "FV/2", "FV/1"]);
        assert_eq!(all.json["meta"], json!({"per_page": 50, "total": 4, "more_than_total": false, "next_cursor": null}));
        let mut item = all.json["data"]["items"][0].clone();
        for field in ["id", "reported_at"] {
            assert!(item[field].take().is_string());
        }
        assert_eq!(item, json!({
            "id": null, "reported_at": null, "number": "FV/4", "distributor": "Rolmasz Żnin",
            "participant": "Anna Wiśniewska", "nip": participant.nip, "date": "2025-08-01", "points": 200, "value": 10_000,
            "status": {"code": "accepted", "label": "Zaakceptowana", "color": "green"}, "source": "reported",
            "file": true, "possible_duplicate": false, "appeal": null, "proof": null, "claimed_by": null,
        }));
        app.get("/api/v1/backoffice/invoices?status=nowa").bearer(&operator.token).send().await.assert(400);
    }

    async fn a_page_goes_on_where_the_one_before_ended(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let mut written: Vec<String> = (1..=60).map(|number| format!("FV/{number:02}")).collect();
        for number in &written {
            app.reported(&participant, &programme, number).await;
        }
        for (status, reversed) in [("status=pending", false), ("", true)] {
            let (mut seen, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = queue(&app, &operator, &format!("{status}{cursor}")).await;
                seen.extend(numbers(&page).into_iter().map(str::to_owned));
                assert_eq!(page.json["meta"]["total"], 60);
                match page.json["meta"]["next_cursor"].as_i64() {
                    Some(next) => cursor = format!("&cursor={next}"),
                    None => break,
                }
            }
            if reversed {
                written.reverse();
            }
            assert_eq!(seen, written);
        }
    }

    async fn a_search_by_number_goes_on_in_the_order_of_numbers(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let distributors = [programme.distributor, app.distributor("7822622168", "Agro").await];
        for number in (101..=126).rev() {
            for distributor in distributors {
                let content = crate::invoices::pdf(&format!("{number} {distributor}"));
                app.report_file(&participant, distributor, &format!("FV/{number}"), &content).await.assert(201);
            }
        }
        let first = queue(&app, &operator, "search=fv%201").await;
        let cursor = first.json["meta"]["next_cursor"].as_i64().unwrap();
        let second = queue(&app, &operator, &format!("search=fv%201&cursor={cursor}")).await;
        assert_eq!((numbers(&first).len(), &second.json["meta"]["next_cursor"]), (50, &json!(null)));
        let expected: Vec<String> = (101..=126).flat_map(|number| [format!("FV/{number}"), format!("FV/{number}")]).collect();
        assert_eq!([numbers(&first), numbers(&second)].concat(), expected);
    }

    async fn a_search_goes_by_number_nip_or_name(app) {
        let (anna, jan, operator) = (app.participant().await, app.participant_numbered(1).await, app.operator(&["moderator"]).await);
        let programme = app.programme().await;
        app.rename(&jan, "Jan", "Łąkowski", "Zboża-Pol Sp. z o.o.").await;
        for (participant, number) in [(&anna, "FV/12/2025"), (&jan, "FV/13/2025"), (&jan, "12/2025"), (&anna, "FV/120")] {
            app.reported(participant, &programme, number).await;
        }
        let nip = format!("{}-{}", &jan.nip[..3], &jan.nip[3..]);
        for (search, found) in [
            ("fv%2012", vec!["FV/12/2025", "FV/120"]),
            ("FV-12-2025", vec!["FV/12/2025"]),
            ("12", vec!["12/2025"]),
            (&*nip, vec!["FV/13/2025", "12/2025"]),
            ("lako", vec!["FV/13/2025", "12/2025"]),
            ("%C5%81%C4%84KOWSKI%20jan", vec!["FV/13/2025", "12/2025"]),
            ("zboza-p", vec!["FV/13/2025", "12/2025"]),
            ("piotr%20lakowski", vec![]),
            ("ako", vec![]),
            ("%25", vec![]),
            ("%20", vec!["FV/12/2025", "FV/13/2025", "12/2025", "FV/120"]),
        ] {
            let mut answer = numbers(&queue(&app, &operator, &format!("status=pending&search={search}")).await)
                .into_iter().map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(answer, found, "{search}");
            answer = numbers(&queue(&app, &operator, &format!("search={search}")).await)
                .into_iter().map(str::to_owned).collect();
            let by_number = search.contains("12");
            if !by_number {
                answer.reverse();
            }
            assert_eq!(answer, found, "{search}");
            assert!(numbers(&queue(&app, &operator, &format!("status=rejected&search={search}")).await).is_empty());
        }
    }

    async fn a_possible_duplicate_is_flagged(app) {
        let (anna, jan, operator) = (app.participant().await, app.participant_numbered(1).await, app.operator(&["moderator"]).await);
        let programme = app.programme().await;
        app.reported(&anna, &programme, "FV/1").await;
        app.reported(&anna, &programme, "FV/2").await;
        app.reported(&jan, &programme, "FV/2").await;
        let answer = queue(&app, &operator, "status=pending").await;
        let flags: Vec<&Value> =
            answer.json["data"]["items"].as_array().unwrap().iter().map(|item| &item["possible_duplicate"]).collect();
        assert_eq!(flags, [&json!(false), &json!(true), &json!(true)]);
    }

    async fn only_moderators_see_the_queue(app) {
        let participant = app.participant().await;
        let path = "/api/v1/backoffice/invoices";
        app.get(path).bearer(&participant.token).send().await.assert(403);
        app.get(path).send().await.assert(401);
        for role in ["finance", "editor", "support"] {
            let operator = app.operator(&[role]).await;
            app.get(path).bearer(&operator.token).send().await.assert(403);
        }
    }
}
