//! Every list of tax goes by its index on both databases, so that a page costs the same however many records there are.
use plon_domain::reward::RewardKind;

use super::given::TAX;
use crate::support::on_both;

on_both! {
    async fn the_report_goes_by_year_and_participant_and_is_not_sorted(app) {
        let operator = app.operator(&["finance"]).await;
        for query in ["", "?cursor=7", "?treatment=reported", "?treatment=none&cursor=7"] {
            let plans = app.plans_of(app.get(&format!("{TAX}/totals{query}")).bearer(&operator.token)).await;
            plans.assert_in_order("tax_totals t");
            for plan in plans.reading("tax_totals t") {
                assert!(plan.contains("tax_totals_pkey") || plan.contains("autoindex_tax_totals_1"), "{query}:\n{plan}");
            }
        }
        let plans = app.plans_of(app.get(&format!("{TAX}/totals?unvalued=true")).bearer(&operator.token)).await;
        plans.assert_in_order("tax_totals t");
    }

    async fn a_search_goes_by_what_is_searched_for(app) {
        let operator = app.operator(&["finance"]).await;
        for (query, index) in [
            ("?search=5260250274", "tax_totals_by_nip"),
            ("?search=5260250274&cursor=7", "tax_totals_by_nip"),
            ("?search=zak", "search_terms"),
            ("?search=17", "tax_records_order_id_entry_key|autoindex_tax_records_1"),
        ] {
            let plans = app.plans_of(app.get(&format!("{TAX}/totals{query}")).bearer(&operator.token)).await;
            for plan in plans.reading("tax_totals t") {
                assert!(index.split('|').any(|index| plan.contains(index)), "{query} does not use {index}:\n{plan}");
            }
        }
    }

    async fn the_records_of_a_participant_go_by_year_and_are_not_sorted(app) {
        let office = app.office().await;
        let operator = &office.signers.first;
        let order = app.ordered(&office.participant, &office.rewards.form(RewardKind::Parcel)).await;
        app.handed_over(operator, &order).await;
        for query in ["", "?year=2025&cursor=7"] {
            let path = format!("{TAX}/participants/{}{query}", office.participant.id.0);
            let plans = app.plans_of(app.get(&path).bearer(&operator.token)).await;
            plans.assert_in_order("tax_records r");
            for plan in plans.reading("tax_records r") {
                let whose = ["tax_records_of_participant", "tax_records_by_year"].iter().any(|index| plan.contains(index));
                assert!(whose && !plan.contains("Filter: (participant_id"), "{plan}");
            }
            plans.assert_by_index("tax_totals t", "tax_totals_of_participant");
        }
    }
}
