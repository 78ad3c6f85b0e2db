//! Every list of the operators' side of participants goes by its index on both databases.
use crate::support::on_both;

on_both! {
    async fn the_list_goes_by_the_index_of_its_order_and_is_not_sorted(app) {
        let operator = app.operator(&["support"]).await;
        for (order, index) in [("joined", "participants_by_joined"), ("name", "participants_by_name"), ("town", "participants_by_town")] {
            for query in ["", "&cursor=7", "&sortDesc=false&cursor=7", "&sortDesc=true", "&sortDesc=true&cursor=7"] {
                let path = format!("/api/v1/backoffice/participants?sortBy={order}{query}");
                let plans = app.plans_of(app.get(&path).bearer(&operator.token)).await;
                plans.assert_in_order("participants p");
                let pages: Vec<&str> = plans.reading("participants p").into_iter().filter(|plan| plan.contains(index)).collect();
                assert!(!pages.is_empty(), "{path} does not use {index}: {plans:#?}");
            }
        }
    }

    async fn a_narrowed_list_goes_by_what_narrows_it(app) {
        let operator = app.operator(&["support"]).await;
        for (query, index) in [
            ("?status=disabled", "participants_by_status"),
            ("?status=disabled&cursor=7", "participants_by_status"),
            ("?representative=3", "participants_of_representative"),
            ("?representative=3&cursor=7", "participants_of_representative"),
            ("?representative=0", "participants_of_representative"),
        ] {
            let request = app.get(&format!("/api/v1/backoffice/participants{query}")).bearer(&operator.token);
            let plans = app.plans_of(request).await;
            plans.assert_by_index("participants p", index);
        }
        for query in ["?below_zero=true", "?below_zero=true&sortBy=name&cursor=7"] {
            let request = app.get(&format!("/api/v1/backoffice/participants{query}")).bearer(&operator.token);
            for plan in app.plans_of(request).await.reading("participants p") {
                assert!(plan.contains("accounts_below_zero"), "{query}:\n{plan}");
            }
        }
    }

    async fn a_search_goes_by_terms(app) {
        let operator = app.operator(&["support"]).await;
        for query in ["?search=zak", "?search=zak&sortBy=name", "?search=zak&sortBy=town&sortDesc=true&cursor=7"] {
            let request = app.get(&format!("/api/v1/backoffice/participants{query}")).bearer(&operator.token);
            for plan in app.plans_of(request).await.reading("participants p") {
                assert!(plan.contains("search_terms"), "{query}:\n{plan}");
                assert!(!plan.contains("participants_by_"), "{query} walks through everybody:\n{plan}");
            }
        }
    }

    async fn what_stands_on_a_card_goes_by_the_participant(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["support"]).await);
        app.give_points(participant.id, 100).await;
        for (place, table, index) in [
            ("transfers", "transfers t", "transfers_of_participant"),
            ("invoices", "invoices i", "participant_id"),
            ("orders", "orders o", "orders_of_participant"),
            ("sessions", "sessions s", "sessions_of_participant"),
            ("notes", "participant_notes n", "participant_notes_of_participant"),
            ("history", "audit_log a", "audit_log_by_participant"),
        ] {
            for page in ["", "?page=2"] {
                let path = format!("/api/v1/backoffice/participants/{}/{place}{page}", participant.id.0);
                let plans = app.plans_of(app.get(&path).bearer(&operator.token)).await;
                plans.assert_by_index(table, index);
            }
        }
    }
}
