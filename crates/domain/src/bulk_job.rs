//! Changes of many records at once: their kinds and states.
use crate::status::Color;

coded! {
    /// Change that a job makes to each of its records.
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
    /// Change that a job makes to each invoice.
    pub enum InvoiceChange {
        Accept = "accept",
        Reject = "reject",
    }
}

coded! {
    /// Change that a job makes to each participant.
    pub enum ParticipantChange {
        Message = "message",
        Note = "note",
        Representative = "representative",
    }
}

coded! {
    pub enum BulkJobStatus {
        /// It moves points or money of so many records that a second person approves it first.
        Submitted = "submitted",
        Running = "running",
        /// Every record is done or refused.
        Finished = "finished",
        /// An operator has stopped it; what was done by then stays done.
        Stopped = "stopped",
        /// The second person has refused it; nothing was done.
        Refused = "refused",
        /// Whoever started it took it back before it was approved; nothing was done.
        Withdrawn = "withdrawn",
    }
}

impl BulkJobStatus {
    pub const fn label(self) -> &'static str {
        match self {
            BulkJobStatus::Submitted => "Czeka na\u{a0}drugą osobę",
            BulkJobStatus::Running => "W\u{a0}toku",
            BulkJobStatus::Finished => "Zakończone",
            BulkJobStatus::Stopped => "Przerwane",
            BulkJobStatus::Refused => "Odrzucone",
            BulkJobStatus::Withdrawn => "Wycofane",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            BulkJobStatus::Submitted => Color::Yellow,
            BulkJobStatus::Running => Color::Orange,
            BulkJobStatus::Finished => Color::Green,
            BulkJobStatus::Refused => Color::Red,
            BulkJobStatus::Stopped | BulkJobStatus::Withdrawn => Color::Gray,
        }
    }
}

coded! {
    /// Outcome of a job for one record.
    pub enum BulkOutcome {
        Waiting = "waiting",
        Done = "done",
        /// It stays as it was, for a reason that the operator reads.
        Refused = "refused",
    }
}
