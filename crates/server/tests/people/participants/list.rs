//! The list of participants: orders, filters, search, pages.
use serde_json::Value;

use crate::support::{OperatorClient, TestApp, on_both};

/// The names in a list, in its order.
async fn names(app: &TestApp, operator: &OperatorClient, query: &str) -> Vec<String> {
    let page = app.in_the_back_office(operator, query).await;
    page["data"]["items"].as_array().unwrap().iter().map(|item| text(&item["name"])).collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Four participants, the last of them in Żnin with an e-mail and a phone of their own.
async fn people(app: &TestApp) -> OperatorClient {
    for (number, (first, last, company)) in [
        ("Jan", "Łoś", "Sad Łosiów"),
        ("Anna", "Lis", "Gospodarstwo Rolne"),
        ("Adam", "Lis", "Gospodarstwo Rolne"),
        ("Ewa", "Żak", "Żyto-Łan Sp. z o.o."),
    ]
    .into_iter()
    .enumerate()
    {
        let participant = app.participant_numbered(number).await;
        if number == 3 {
            app.execute(
                "UPDATE participants SET company_city = 'Żnin', email = 'Biuro@zyto.example', phone = '+48600700800',
                    kind = 'company' WHERE id = $1",
                participant.id.0,
            )
            .await;
        }
        app.rename(&participant, first, last, company).await;
    }
    app.operator(&["support"]).await
}

on_both! {
    async fn participants_are_listed_newest_first_or_by_name_or_town(app) {
        let operator = people(&app).await;
        assert_eq!(names(&app, &operator, "").await, ["Ewa Żak", "Adam Lis", "Anna Lis", "Jan Łoś"]);
        let by_name = ["Adam Lis", "Anna Lis", "Jan Łoś", "Ewa Żak"];
        assert_eq!(names(&app, &operator, "?sortBy=name").await, by_name);
        let mut reversed = by_name;
        reversed.reverse();
        assert_eq!(names(&app, &operator, "?sortBy=name&sortDesc=true").await, reversed);
        assert_eq!(names(&app, &operator, "?sortBy=town&sortDesc=true").await[0], "Ewa Żak");
        assert_eq!(names(&app, &operator, "?sortBy=joined&sortDesc=false").await[0], "Jan Łoś");
    }

    async fn who_joined_last_stands_first_whatever_their_number(app) {
        let operator = people(&app).await;
        app.execute("UPDATE participants SET created_at = created_at + 86400000000 WHERE last_name = 'Łoś' AND id > $1", 0).await;
        let newest = ["Jan Łoś", "Ewa Żak", "Adam Lis", "Anna Lis"];
        assert_eq!(names(&app, &operator, "").await, newest);
        let first = app.in_the_back_office(&operator, "").await["data"]["items"][0]["id"].as_i64().unwrap();
        assert_eq!(names(&app, &operator, &format!("?cursor={first}")).await, newest[1..]);
        assert_eq!(names(&app, &operator, "?status=active&search=l&sortDesc=true").await, ["Jan Łoś", "Adam Lis", "Anna Lis"]);
    }

    async fn a_participant_is_found_by_what_an_operator_hears(app) {
        let operator = people(&app).await;
        for (search, found) in [
            ("113-219-12-33", "Ewa Żak"),
            ("1132", "Ewa Żak"),
            ("zak%20ewa", "Ewa Żak"),
            ("zyto", "Ewa Żak"),
            ("znin", "Ewa Żak"),
            ("biuro@zy", "Ewa Żak"),
            ("600700800", "Ewa Żak"),
            ("%2B48%20600%20700%20800", "Ewa Żak"),
            ("600%20700", "Ewa Żak"),
            ("lo%C5%9B", "Jan Łoś"),
        ] {
            assert_eq!(names(&app, &operator, &format!("?search={search}")).await, [found], "{search}");
        }
        for search in ["ebiuro", "8001", "nikt"] {
            assert!(names(&app, &operator, &format!("?search={search}")).await.is_empty(), "{search}");
        }
        assert_eq!(names(&app, &operator, "?search=lis&sortBy=name").await, ["Adam Lis", "Anna Lis"]);
    }

    async fn filters_narrow_the_list(app) {
        let operator = people(&app).await;
        app.execute("UPDATE participants SET status = 'disabled' WHERE last_name = 'Łoś' AND id > $1", 0).await;
        app.execute("UPDATE participants SET account_type = 'program.partner' WHERE first_name = 'Anna' AND id > $1", 0).await;
        for (query, found) in [
            ("?status=disabled", vec!["Jan Łoś"]),
            ("?account_type=program.partner", vec!["Anna Lis"]),
            ("?kind=company", vec!["Ewa Żak"]),
            ("?status=active&kind=farm&account_type=program.retail", vec!["Adam Lis"]),
            ("?representative=0&kind=company", vec!["Ewa Żak"]),
            ("?representative=7", vec![]),
            ("?below_zero=true", vec![]),
        ] {
            assert_eq!(names(&app, &operator, query).await, found, "{query}");
        }
        app.get("/api/v1/backoffice/participants?sortBy=password").bearer(&operator.token).send().await.assert(400);
    }

    async fn a_page_goes_on_where_the_last_ended_in_every_order(app) {
        let operator = people(&app).await;
        for order in ["joined", "name", "town"] {
            for desc in [true, false] {
                let query = format!("?sortBy={order}&sortDesc={desc}");
                let whole = app.in_the_back_office(&operator, &query).await;
                let ids: Vec<i64> =
                    whole["data"]["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect();
                for (place, id) in ids.iter().enumerate() {
                    let rest = app.in_the_back_office(&operator, &format!("{query}&cursor={id}")).await;
                    let rest: Vec<i64> =
                        rest["data"]["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect();
                    assert_eq!(rest, ids[place + 1..], "{query} after {id}");
                }
            }
        }
        let searched = app.in_the_back_office(&operator, "?search=lis&sortBy=name").await;
        let first = searched["data"]["items"][0]["id"].as_i64().unwrap();
        assert_eq!(names(&app, &operator, &format!("?search=lis&sortBy=name&cursor={first}")).await, ["Anna Lis"]);
    }
}
