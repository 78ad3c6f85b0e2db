//! Exports that the accountant takes away, read back as a spreadsheet reads them.
use calamine::Data;
use plon_domain::reward::RewardKind;
use serde_json::json;

use super::given::withheld;
use crate::support::on_both;

on_both! {
    async fn a_year_leaves_record_by_record_and_by_participant(app) {
        let office = app.office().await;
        let operator = &office.signers.first;
        app.rename(&office.participant, "=Anna", "Żak", "@Łan; Żyto").await;
        app.worth(office.rewards.card, 10_050).await;
        app.add_tax_rule(operator, &withheld("card", "2025-01-01")).await.assert(201);
        for kind in [RewardKind::Card, RewardKind::Parcel] {
            let order = app.ordered(&office.participant, &office.rewards.form(kind)).await;
            app.handed_over(operator, &order).await;
        }
        let rows = app.csv(operator, "tax-records?year=2025").await;
        assert_eq!(rows.len(), 3);
        assert_eq!(rows[1][..4], ["2025", "2025-08-20", "Wydanie nagrody", "2025-08-20"]);
        assert_eq!(rows[1][5..], ["Karta", "karta-paliwowa", "", "'=Anna Żak", "'@Łan; Żyto", "5260250274", "Polna 1", "99-100",
            "Łęczyca", "100,50", "Podatek zryczałtowany", "0,00", "100,50", "10,00", "10,00", "Sprzedaż premiowa"]);
        assert_eq!(rows[2][14], "", "the value is not known");
        let totals = app.csv(operator, "tax-totals?year=2025").await;
        assert_eq!(totals[1..], [["2025", "'=Anna Żak", "'@Łan; Żyto", "5260250274", "Polna 1", "99-100", "Łęczyca", "2", "100,50", "0,00", "100,50", "10,00", "1"]]);
        assert_eq!(app.csv(operator, "tax-totals?year=2024").await.len(), 1);

        let other = app.participant_numbered(1).await;
        app.give_points(other.id, 100_000).await;
        let order = app.ordered(&other, &office.rewards.form(RewardKind::Card)).await;
        app.handed_over(operator, &order).await;
        let order = app.ordered(&office.participant, &office.rewards.form(RewardKind::Card)).await;
        app.handed_over(operator, &order).await;
        let nips: Vec<String> = app.csv(operator, "tax-records?year=2025").await.into_iter().skip(1).map(|row| row[10].clone()).collect();
        let (first, second) = (office.participant.nip, other.nip);
        assert_eq!(nips, [first, first, first, second], "one participant after the other");

        let sheet = app.xlsx(operator, "tax-records?year=2025").await;
        assert_eq!((&sheet[1][8], &sheet[1][14]), (&Data::String("=Anna Żak".into()), &Data::Float(100.5)));
        assert_eq!(app.xlsx(operator, "tax-totals?year=2025").await[1][11], Data::Float(20.0));
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["note"], &act["after"]),
            (&json!("exports.take"), &json!("Podatki według uczestników"), &json!({"format": "xlsx", "year": 2025})));
        let yearless = "/api/v1/backoffice/exports/tax-totals?format=csv";
        app.get(yearless).bearer(&operator.token).send().await.assert(400);
    }
}
