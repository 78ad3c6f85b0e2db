//! The list of cards that wait for codes goes by its own index, however many orders there are.
use super::given::CODES;
use crate::support::on_both;

on_both! {
    async fn lists_for_the_issuer_go_by_their_number_and_are_not_sorted(app) {
        let operator = app.operator(&["finance"]).await;
        for query in ["", "?cursor=7"] {
            let path = format!("{CODES}/issuer-lists{query}");
            let plans = app.plans_of(app.get(&path).bearer(&operator.token)).await;
            plans.assert_in_order("issuer_lists l");
        }
    }

    async fn waiting_cards_go_by_their_index_and_are_not_sorted(app) {
        let operator = app.operator(&["finance"]).await;
        for query in ["", "?cursor=7", "?sent=false", "?sent=true&cursor=7"] {
            let path = format!("/api/v1/backoffice/card-codes{query}");
            let plans = app.plans_of(app.get(&path).bearer(&operator.token)).await;
            plans.assert_in_order("orders o");
            // The index holds nothing but what waits: it may be read from end to end.
            for plan in plans.reading("orders o") {
                assert!(plan.contains("orders_without_codes"), "{query} does not use its index:\n{plan}");
            }
        }
    }
}
