//! Every list of orders goes by its index on both databases, so that a page costs the same however many there are.
use crate::support::on_both;

on_both! {
    async fn my_orders_go_by_participant(app) {
        let participant = app.participant().await;
        for list in ["my-orders", "my-orders?page=2", "my-orders?sortBy=points&sortDesc=false", "archive-orders"] {
            let plans = app.plans_of(app.get(&format!("/api/v1/prize/{list}")).bearer(&participant.token)).await;
            plans.assert_by_index("orders", "orders_of_participant");
            plans.assert_by_index("order_events", "order_events_of_order");
        }
    }

    async fn the_operators_list_goes_by_state_and_number_and_is_not_sorted(app) {
        let operator = app.operator(&["finance"]).await;
        for query in ["?status=selected", "?status=selected&cursor=7", "?status=completed", "?status=completed&cursor=7"] {
            let plans = app.plans_of(app.get(&format!("/api/v1/backoffice/orders{query}")).bearer(&operator.token)).await;
            plans.assert_by_index("orders o", "orders_by_status");
            plans.assert_in_order("orders o");
        }
        for query in ["", "?cursor=7"] {
            let plans = app.plans_of(app.get(&format!("/api/v1/backoffice/orders{query}")).bearer(&operator.token)).await;
            plans.assert_in_order("orders o");
        }
    }

    async fn the_operators_list_of_a_kind_or_a_reward_is_not_sorted(app) {
        let operator = app.operator(&["finance"]).await;
        for (filtered, index) in [("kind=card", "orders_of_kind"), ("reward=1", "orders_of_reward"),
            ("reward=1&kind=card", "orders_of_reward")] {
            for rest in ["", "&status=selected", "&status=completed&cursor=7"] {
                let query = format!("?{filtered}{rest}");
                let plans = app.plans_of(app.get(&format!("/api/v1/backoffice/orders{query}")).bearer(&operator.token)).await;
                plans.assert_in_order("orders o");
                for plan in plans.reading("orders o") {
                    assert!(plan.contains(index), "{query} does not use {index}:\n{plan}");
                }
            }
        }
    }

    async fn a_search_in_the_back_office_goes_by_what_is_searched_for(app) {
        let operator = app.operator(&["finance"]).await;
        for (query, index) in [
            ("?search=5260250274", "orders_of_participant"),
            ("?search=5260250274&status=completed&cursor=7", "orders_of_participant"),
            ("?search=zak", "orders_of_participant"),
        ] {
            let plans = app.plans_of(app.get(&format!("/api/v1/backoffice/orders{query}")).bearer(&operator.token)).await;
            for plan in plans.reading("orders o") {
                assert!(plan.contains(index), "{query} does not use {index}:\n{plan}");
            }
        }
        // Few orders with a status are read as they stand there.
        let request = app.get("/api/v1/backoffice/orders?search=zak&status=completed&cursor=7").bearer(&operator.token);
        app.plans_of(request).await.assert_by_index("orders o", "orders_by_status");
    }
}
