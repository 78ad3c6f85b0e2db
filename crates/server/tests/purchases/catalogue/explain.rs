//! The operators' lists of the catalogue go by the indexes of their order on both databases.
use super::{DISTRIBUTORS, PRODUCTS};
use crate::support::on_both;

on_both! {
    async fn the_lists_go_by_name_and_are_not_sorted(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        for (path, table, index, id) in [
            (PRODUCTS, "products p", "products_by_name", programme.product),
            (DISTRIBUTORS, "distributors d", "distributors_by_name", programme.distributor),
        ] {
            for query in [String::new(), format!("?cursor={id}"), format!("?active=true&cursor={id}")] {
                let plans = app.plans_of(app.get(&format!("{path}{query}")).bearer(&operator.token)).await;
                plans.assert_in_order(table);
                assert!(plans.reading(table).iter().any(|plan| plan.contains(index)), "{path}{query}: {plans:#?}");
            }
        }
    }
}
