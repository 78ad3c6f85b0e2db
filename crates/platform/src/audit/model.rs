//! Who did what to whom, as an event of the audit log says it.
use plon_kernel::ids::{OperatorId, ParticipantId};

/// Actor, row, affected participant and reason of an event.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    pub(super) operator: OperatorId,
    /// Id of the subject's row; 0 for many at once.
    pub(super) subject: i64,
    pub(super) participant: Option<ParticipantId>,
    pub(super) note: Option<&'a str>,
}

impl<'a> Context<'a> {
    /// Sets the affected participant.
    pub fn about(self, participant: impl Into<Option<ParticipantId>>) -> Context<'a> {
        Context { participant: participant.into(), ..self }
    }

    /// Sets the reason in the operator's words, if there is one.
    pub fn note<'b>(self, note: impl Into<Option<&'b str>>) -> Context<'b> {
        let Context { operator, subject, participant, .. } = self;
        Context { operator, subject, participant, note: note.into() }
    }
}
