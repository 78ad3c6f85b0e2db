//! Achievements: levels of the lifetime total that a participant reaches, each once.

use crate::points::Points;

/// Levels of `levels` (the programme's, in any order) that a total meets or passes on its way from `before` to
/// `after`; none when it falls.
///
/// After a correction the total may pass a recorded level again: the caller records each level once.
pub fn newly_reached(levels: &[Points], before: Points, after: Points) -> impl Iterator<Item = Points> {
    levels.iter().copied().filter(move |&level| before < level && level <= after)
}
