//! The report of a year: narrowed, searched, and the same however it is read.
use plon_domain::reward::RewardKind;
use serde_json::{Value, json};

use super::given::{TAX, plain, sums};
use crate::support::{OperatorClient, ParticipantClient, TestApp, on_both};

/// Two participants: the first was given a transfer and a parcel without a value, the second a parcel of 240 zł.
async fn two(app: &TestApp) -> (ParticipantClient, ParticipantClient, OperatorClient, String) {
    let office = app.office().await;
    let second = app.participant_numbered(1).await;
    app.rename(&second, "Zofia", "Żak", "Żyto Sp. z o.o.").await;
    app.give_points(second.id, 100_000).await;
    let operator = app.operator(&["administrator"]).await;
    app.add_tax_rule(&operator, &plain("parcel", "2025-01-01", "none")).await.assert(201);
    let transfer = app.transfer(&office).await;
    app.confirmed(&office.signers, &[&transfer]).await;
    let first = app.ordered(&office.participant, &office.rewards.form(RewardKind::Parcel)).await;
    app.handed_over(&operator, &first).await;
    app.worth(office.rewards.jacket, 24_000).await;
    let parcel = app.ordered(&second, &office.rewards.form(RewardKind::Parcel)).await;
    app.handed_over(&operator, &parcel).await;
    (office.participant, second, operator, parcel)
}

fn names(report: &Value) -> Vec<&str> {
    report["items"].as_array().unwrap().iter().map(|item| item["name"].as_str().unwrap()).collect()
}

on_both! {
    async fn a_year_is_summed_up_by_participant_and_as_a_whole(app) {
        let (first, second, operator, _) = two(&app).await;
        let report = app.tax_report(&operator, "").await;
        assert_eq!((&report["year"], &report["years"]), (&json!(2025), &json!([2025])));
        assert_eq!(report["sums"], sums(3, 29_000, 5_000, 0, 0, 1));
        assert_eq!(report["items"][0], json!({"participant": first.id, "name": "Anna Wiśniewska",
            "company_name": "Gospodarstwo Rolne", "nip": first.nip, "sums": sums(2, 5_000, 5_000, 0, 0, 1)}));
        assert_eq!(report["items"][1]["participant"], json!(second.id));
        let none = app.tax_report(&operator, "?year=2019").await;
        assert_eq!((&none["items"], &none["sums"]), (&json!([]), &sums(0, 0, 0, 0, 0, 0)));
    }

    async fn the_list_is_narrowed_and_searched(app) {
        let (_, second, operator, order) = two(&app).await;
        let number = app.number("SELECT max(id) FROM orders WHERE participant_id = $1", second.id.0).await;
        assert!(!order.is_empty());
        for (query, found) in [
            ("?treatment=reported".to_owned(), &["Anna Wiśniewska"][..]),
            ("?treatment=none".to_owned(), &["Anna Wiśniewska", "Zofia Żak"]),
            ("?treatment=withheld".to_owned(), &[]),
            ("?unvalued=true".to_owned(), &["Anna Wiśniewska"]),
            ("?search=zak".to_owned(), &["Zofia Żak"]),
            ("?search=774-000-14-54".to_owned(), &["Zofia Żak"]),
            (format!("?search={number}"), &["Zofia Żak"]),
            ("?search=999999".to_owned(), &[]),
            ("?year=2024".to_owned(), &[]),
        ] {
            assert_eq!(names(&app.tax_report(&operator, &query).await), found, "{query}");
        }
        app.get(&format!("{TAX}/totals?treatment=maybe")).bearer(&operator.token).send().await.assert(400);
    }

    async fn a_year_without_records_is_empty_and_a_participant_without_any_is_not_there(app) {
        let (first, _, operator, _) = two(&app).await;
        let path = format!("{TAX}/participants/{}", first.id.0);
        let page = app.get(&path).bearer(&operator.token).send().await.assert(200).json["data"].clone();
        assert_eq!((&page["year"], &page["sums"]), (&json!(2025), &sums(2, 5_000, 5_000, 0, 0, 1)));
        assert_eq!(page["recipient"]["street"], "Polna 1");
        let page = app.get(&format!("{path}?year=2023")).bearer(&operator.token).send().await.assert(200).json["data"].clone();
        assert_eq!((&page["items"], &page["sums"], &page["recipient"]["name"]),
            (&json!([]), &sums(0, 0, 0, 0, 0, 0), &json!("Anna Wiśniewska")));
        let nobody = app.participant_numbered(2).await;
        app.get(&format!("{TAX}/participants/{}", nobody.id.0)).bearer(&operator.token).send().await.assert(404);
    }

    async fn the_list_goes_on_from_its_cursor(app) {
        let (first, second, operator, _) = two(&app).await;
        let report = app.tax_report(&operator, &format!("?cursor={}", first.id.0)).await;
        assert_eq!(report["items"][0]["participant"], json!(second.id));
        assert_eq!(report["items"].as_array().unwrap().len(), 1);
    }
}
