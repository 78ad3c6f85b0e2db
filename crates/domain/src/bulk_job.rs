//! Changes of many records at once: their kinds and states.
use crate::status::Color;

coded! {
    /// What is done to each record of a job.
    pub enum BulkJobKind {
        /// Orders are moved to another state.
        OrderStatus = "order_status",
        /// Orders of cards whose codes were imported are completed.
        CardCodes = "card_codes",
        /// Participants get a message, a note or a representative.
        Participants = "participants",
        /// Invoices are accepted by their e-invoices, or rejected.
        Invoices = "invoices",
    }
}

coded! {
    /// What a job does to each invoice.
    pub enum InvoiceChange {
        Accept = "accept",
        Reject = "reject",
    }
}

coded! {
    /// What a job does to each participant.
    pub enum ParticipantChange {
        Message = "message",
        Note = "note",
        Representative = "representative",
    }
}

coded! {
    pub enum BulkJobStatus {
        Running = "running",
        /// Every record is done or refused.
        Finished = "finished",
        /// An operator has stopped it; what was done by then stays done.
        Stopped = "stopped",
    }
}

impl BulkJobStatus {
    pub const fn label(self) -> &'static str {
        match self {
            BulkJobStatus::Running => "W\u{a0}toku",
            BulkJobStatus::Finished => "Zakończone",
            BulkJobStatus::Stopped => "Przerwane",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            BulkJobStatus::Running => Color::Orange,
            BulkJobStatus::Finished => Color::Green,
            BulkJobStatus::Stopped => Color::Gray,
        }
    }
}

coded! {
    /// What became of a record of a job.
    pub enum BulkOutcome {
        Waiting = "waiting",
        Done = "done",
        /// It stays as it was, for a reason that the operator reads.
        Refused = "refused",
    }
}
