//! Values of corrections of points.
use plon_domain::ledger::Source;
use plon_domain::points::Points;

/// A valid form; whether the balances allow it is known once they are locked.
pub struct NewCorrection {
    pub points: Points,
    pub source: Source,
    pub reason: String,
}
