//! The catalogue goes by its index on both databases.
use jiff::SignedDuration;

use crate::support::on_both;

on_both! {
    // All of it is read, because what comes first depends on the caller's points.
    async fn the_catalogue_is_read_by_its_index(app) {
        let participant = app.participant().await;
        for query in ["", "?page=2"] {
            app.wait(SignedDuration::from_secs(1)); // what is kept for all is read again
            let plans = app.plans_of(app.get(&format!("/api/v1/prize/teraz{query}")).bearer(&participant.token)).await;
            plans.assert_by_index("rewards r", "rewards_in_order");
        }
    }
}
