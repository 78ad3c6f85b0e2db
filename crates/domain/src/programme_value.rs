//! Numbers of the programme that change from a day on.

coded! {
    pub enum ProgrammeValue {
        /// Most points that a participant may collect altogether.
        PointsLimit = "points_limit",
        /// Points per złoty, by which costs are estimated.
        PointsPerZloty = "points_per_zloty",
        /// Working days that an appeal may wait for its answer.
        AppealDays = "appeal_days",
        /// Most appeals against one rejection.
        AppealsMost = "appeals_most",
    }
}

impl ProgrammeValue {
    pub const fn label(self) -> &'static str {
        match self {
            ProgrammeValue::PointsLimit => "Limit punktów uczestnika",
            ProgrammeValue::PointsPerZloty => "Punkty za złotówkę",
            ProgrammeValue::AppealDays => "Dni robocze na odpowiedź na odwołanie",
            ProgrammeValue::AppealsMost => "Odwołania od jednej decyzji",
        }
    }

    /// Smallest and largest number that it may be.
    pub const fn bounds(self) -> (i64, i64) {
        match self {
            ProgrammeValue::PointsLimit => (1, 1_000_000_000),
            ProgrammeValue::PointsPerZloty => (1, 100_000),
            ProgrammeValue::AppealDays => (1, 90),
            ProgrammeValue::AppealsMost => (0, 20),
        }
    }
}
