//! Journal of a run: the acts that were sent and their answers, which is all that the checker knows.
use std::collections::BTreeMap;

use serde_json::Value;

use crate::acts::Act;

#[derive(Debug, Clone)]
pub struct Sent {
    pub act: Act,
    pub round: u64,
    /// Status and body; `None` when no answer came.
    pub answer: Option<(u16, Value)>,
}

impl Sent {
    pub fn is_acknowledged(&self) -> bool {
        matches!(self.answer, Some((200..300, _)))
    }

    /// True when the act was refused for a reason of its own: nothing of it may be kept.
    pub fn is_refused(&self) -> bool {
        matches!(self.answer, Some((400..500 | 503, _)))
    }

    pub fn mark(&self) -> &str {
        self.act.request.key.as_deref().unwrap_or_default()
    }

    /// Id in the answer.
    pub fn id(&self) -> Option<&str> {
        self.answer.as_ref()?.1["data"]["id"].as_str()
    }
}

/// Counts of a run, and the errors that were found.
#[derive(Debug, Default)]
pub struct Tally {
    pub rounds: u64,
    pub acknowledged: u64,
    pub refused: u64,
    /// Acts without an answer, which were sent again.
    pub again: u64,
    /// Answers that the server should not have given.
    pub wrong: Vec<String>,
    pub lost: Vec<String>,
    pub twice: Vec<String>,
    pub errors: Vec<String>,
    pub by_kind: BTreeMap<&'static str, [u64; 2]>,
    /// Answers with 503, which means "not now".
    pub unavailable: u64,
}

impl Tally {
    pub fn count(&mut self, sent: &[Sent]) {
        for one in sent {
            let kind = self.by_kind.entry(one.act.kind).or_default();
            match &one.answer {
                Some((200..300, _)) => {
                    self.acknowledged += 1;
                    kind[0] += 1;
                }
                Some((503, _)) => self.unavailable += 1,
                Some((400..500, _)) => {
                    self.refused += 1;
                    kind[1] += 1;
                }
                Some((status, body)) => self.wrong.push(format!("{} is answered with {status}: {body}", one.act.kind)),
                None => {}
            }
        }
    }

    /// True when nothing was lost, done twice or against an invariant, whatever the server answered.
    pub fn is_sound(&self) -> bool {
        self.lost.is_empty() && self.twice.is_empty() && self.errors.is_empty()
    }

    pub fn is_clean(&self) -> bool {
        self.is_sound() && self.wrong.is_empty()
    }
}
