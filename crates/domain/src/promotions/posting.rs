//! From what is due to what is posted: the limit of the total cuts what is new, and what it cut stays cut.

use crate::points::{Points, grant};

/// What a promotion's points stand at once they are posted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Posted {
    pub granted: Points,
    pub cut: Points,
}

/// What is to be posted now; at most one of the two is above zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToPost {
    pub given: Points,
    pub taken_back: Points,
    pub after: Posted,
}

/// Moves what was posted to what is due. More is granted as far as there is room; of less, what was cut goes first.
/// Nothing moves where both are the same already.
pub fn to_post(due: Points, before: Posted, room: Points) -> ToPost {
    let Posted { granted, cut } = before;
    if due >= granted + cut {
        let more = grant(due - granted - cut, room);
        let after = Posted { granted: granted + more.granted(), cut: cut + more.cut() };
        return ToPost { given: more.granted(), taken_back: Points::ZERO, after };
    }
    let kept = granted.min(due);
    ToPost { given: Points::ZERO, taken_back: granted - kept, after: Posted { granted: kept, cut: due - kept } }
}
