//! Achievements: the levels of the lifetime total that a participant reaches, each once.

use crate::points::Points;

/// Those of `levels` (the programme's, in any order) that a total passes or meets on its way from `before` to
/// `after`; none when it falls.
///
/// A level once recorded stays after a correction, so that the same level can be met again: the record tells.
pub fn newly_reached(levels: &[Points], before: Points, after: Points) -> impl Iterator<Item = Points> {
    levels.iter().copied().filter(move |&level| before < level && level <= after)
}
