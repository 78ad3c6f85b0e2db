//! Every list of payouts goes by its index on both databases, so that a page costs the same however many there are.
use super::given::PAYOUTS;
use crate::support::on_both;

on_both! {
    async fn batches_go_by_state_and_number_and_are_not_sorted(app) {
        let operator = app.operator(&["finance"]).await;
        for query in ["?status=proposed", "?status=proposed&cursor=7", "?status=settled&cursor=7"] {
            let plans = app.plans_of(app.get(&format!("{PAYOUTS}{query}")).bearer(&operator.token)).await;
            plans.assert_by_index("payouts b", "payouts_by_status");
            plans.assert_in_order("payouts b");
        }
        for query in ["", "?cursor=7"] {
            let plans = app.plans_of(app.get(&format!("{PAYOUTS}{query}")).bearer(&operator.token)).await;
            plans.assert_in_order("payouts b");
        }
    }

    async fn candidates_go_by_the_index_of_what_is_to_be_paid(app) {
        let operator = app.operator(&["finance"]).await;
        for query in ["", "?cursor=7"] {
            let plans = app.plans_of(app.get(&format!("{PAYOUTS}/candidates{query}")).bearer(&operator.token)).await;
            plans.assert_by_index("orders o", "orders_to_pay");
            plans.assert_in_order("orders o");
        }
    }

    async fn transfers_go_by_their_batch_and_are_not_sorted(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.proposed(&office.signers, &[&order]).await;
        for query in ["", "?cursor=7"] {
            let path = format!("{PAYOUTS}/{}/transfers{query}", payout["id"]);
            let plans = app.plans_of(app.get(&path).bearer(&office.signers.first.token)).await;
            plans.assert_in_order("payout_transfers t");
            for plan in plans.reading("payout_transfers t") {
                assert!(plan.contains("payout_transfers_pkey") || plan.contains("autoindex_payout_transfers_1"), "{plan}");
            }
        }
        let path = format!("{PAYOUTS}/{}", payout["id"]);
        let plans = app.plans_of(app.get(&path).bearer(&office.signers.first.token)).await;
        plans.assert_by_index("payout_events e", "payout_events_of_payout");
    }
}
