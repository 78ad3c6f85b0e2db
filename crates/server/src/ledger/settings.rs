//! Settings of points: how many one person may correct alone.
use clap::Args;

/// What an operator may do to points alone.
#[derive(Debug, Clone, Copy, Args)]
pub struct Corrections {
    /// Points over which a correction by hand waits for another person, counted with those of the participant within a day.
    #[arg(long = "correction-limit", env = "PLON_CORRECTION_LIMIT", default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(i64).range(0..))]
    pub correction_limit: i64,
}

impl Default for Corrections {
    fn default() -> Corrections {
        Corrections { correction_limit: 10_000 }
    }
}
