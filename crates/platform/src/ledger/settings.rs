//! Settings of points: how many one person may move alone.
use clap::Args;

/// What an operator may do to points alone.
#[derive(Debug, Clone, Copy, Args)]
pub struct Corrections {
    /// Points over which a correction by hand waits for another person, counted with those of the participant within a day.
    #[arg(long = "correction-limit", env = "PLON_CORRECTION_LIMIT", default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(i64).range(0..))]
    pub correction_limit: i64,
    /// Points over which terms of a promotion are published by an administrator who has not written on them: those that the new
    /// terms move at once, of all participants together, cards by what they are worth.
    #[arg(long = "publish-limit", env = "PLON_PUBLISH_LIMIT", default_value_t = 100_000)]
    #[arg(value_parser = clap::value_parser!(i64).range(0..))]
    pub publish_limit: i64,
}

impl Default for Corrections {
    fn default() -> Corrections {
        Corrections { correction_limit: 10_000, publish_limit: 100_000 }
    }
}
