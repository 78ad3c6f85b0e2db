//! Settings of points: limits of what one person may move alone.
use clap::Args;

/// Limits of what an operator may do to points alone.
#[derive(Debug, Clone, Copy, Args)]
pub struct Corrections {
    /// Points per participant and day above which manual corrections need a second person.
    #[arg(long = "correction-limit", env = "PLON_CORRECTION_LIMIT", default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(i64).range(0..))]
    pub correction_limit: i64,
    /// Points above which promotion terms must be published by an administrator who has not written on them; counts
    /// all points that the new terms move at once, of all participants, cards at their value.
    #[arg(long = "publish-limit", env = "PLON_PUBLISH_LIMIT", default_value_t = 100_000)]
    #[arg(value_parser = clap::value_parser!(i64).range(0..))]
    pub publish_limit: i64,
}

impl Default for Corrections {
    fn default() -> Corrections {
        Corrections { correction_limit: 10_000, publish_limit: 100_000 }
    }
}
