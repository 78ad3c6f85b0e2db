//! Which entries of the history are wanted.
use plon_domain::season::Season;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Group of events that moved the points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HistoryGroup {
    /// Purchases, promotions, levels and membership.
    Earned,
    /// Orders of rewards and trips.
    Orders,
    /// Corrections of invoices and by operators.
    Corrections,
}

impl HistoryGroup {
    pub const fn as_str(self) -> &'static str {
        match self {
            HistoryGroup::Earned => "earned",
            HistoryGroup::Orders => "orders",
            HistoryGroup::Corrections => "corrections",
        }
    }
}

/// Entries that are wanted.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct HistoryFilters {
    /// Season in which the points moved; all seasons without it.
    pub season: Option<i64>,
    #[param(inline)]
    pub group: Option<HistoryGroup>,
}

/// Instants from the first one on and before the second one.
pub type Span = (Timestamp, Timestamp);

impl HistoryFilters {
    /// Instants of the season.
    ///
    /// # Errors
    /// `Malformed` when it is no season.
    pub fn span(&self, app: &App) -> Result<Option<Span>, ApiError> {
        let Some(year) = self.season else { return Ok(None) };
        let season = Season::try_from(year).map_err(|_| ApiError::Malformed)?;
        let start = |season: Season| app.clock.start_of(season.first_day()).map_err(anyhow::Error::new);
        Ok(Some((start(season)?, start(season.next())?)))
    }
}
