//! Rows of the calculator.
use serde::Serialize;
use utoipa::ToSchema;

/// Level of the lifetime total.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct CalculatorLevel {
    level: i64,
    /// Bonus for reaching the level, in points.
    bonus_points: i64,
    /// True when the participant has reached the level.
    reached: bool,
}
