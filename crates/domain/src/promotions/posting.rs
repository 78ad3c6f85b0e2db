//! Posting of what is due: the limit of the total cuts what is new, and what it cut stays cut.

use crate::points::{Points, grant};

/// State of a promotion's posted points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Posted {
    pub granted: Points,
    pub cut: Points,
}

/// Points to post now; at most one of the two is above zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToPost {
    pub given: Points,
    pub taken_back: Points,
    pub after: Posted,
}

/// Moves the posted points to what is due. More is granted as far as there is room; when less is due, the cut part is
/// reduced first. Nothing moves where both are the same already.
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
