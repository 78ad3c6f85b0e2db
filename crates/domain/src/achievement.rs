//! Achievements: the levels of the lifetime total that a participant reaches, each once.

use crate::points::Points;

/// The levels, lowest first (the programme's rules).
pub const LEVELS: [Points; 3] = [Points(50_000), Points(75_000), Points(100_000)];

/// The levels that a total passes or meets on its way from `before` to `after`; none when it falls.
///
/// A level once recorded stays after a correction, so that the same level can be met again: the record tells.
pub fn newly_reached(before: Points, after: Points) -> impl Iterator<Item = Points> {
    LEVELS
        .into_iter()
        .filter(move |&level| before < level && level <= after)
}
