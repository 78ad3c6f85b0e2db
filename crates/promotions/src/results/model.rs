//! Filters of a promotion's results.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Filter of the participants.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResultsOf {
    /// Participants with granted points or a card.
    Won,
    /// Participants who have not answered.
    Undecided,
    /// Participants who declined the rules.
    Declined,
    /// Participants whose points were cut by the programme's limit.
    Cut,
    /// Participants who have collected cards that are not due any more.
    Overpaid,
    /// Participants who are due more than whole cards settle.
    Remainder,
}
