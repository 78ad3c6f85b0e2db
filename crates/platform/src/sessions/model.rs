//! Values of sessions: whose they are, what they let in, and why they end.
use jiff::SignedDuration;
use plon_domain::audience::AccountType;

use crate::role::Role;
use plon_kernel::ids::{OperatorId, ParticipantId, SessionId};

/// Owner of a bearer token.
#[derive(Debug, Clone)]
pub enum Caller {
    Participant {
        id: ParticipantId,
        session: SessionId,
        audience: AccountType,
        /// True when invoices, points and rewards are open to them.
        collects: bool,
        /// Operator who views the portal as this participant.
        support: Option<OperatorId>,
        /// True when the programme is closed for maintenance, also for this participant.
        closed: bool,
    },
    Operator {
        id: OperatorId,
        session: SessionId,
        roles: Vec<Role>,
    },
}

/// Owner of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    Participant(ParticipantId),
    Operator(OperatorId),
}

/// The two kinds of sessions; tokens of one kind are refused by the other's calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionKind {
    Participant,
    Operator,
}

impl Subject {
    pub fn session_kind(self) -> SessionKind {
        match self {
            Subject::Participant(_) => SessionKind::Participant,
            Subject::Operator(_) => SessionKind::Operator,
        }
    }
}

impl SessionKind {
    pub fn as_str(self) -> &'static str {
        match self {
            SessionKind::Participant => "participant",
            SessionKind::Operator => "operator",
        }
    }

    /// Absolute lifetime of a session, however much it is used.
    pub fn life(self) -> SignedDuration {
        match self {
            SessionKind::Participant => SignedDuration::from_hours(30 * 24),
            SessionKind::Operator => SignedDuration::from_hours(12),
        }
    }

    /// Idle lifetime of a session, without a refresh.
    pub fn idle_life(self) -> SignedDuration {
        match self {
            SessionKind::Participant => SignedDuration::from_hours(14 * 24),
            SessionKind::Operator => SignedDuration::from_hours(8),
        }
    }
}

/// Reason for a session's early end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    Logout,
    /// The same browser signed in again.
    SignedInAgain,
    /// A refresh token was reused after its successor: one of its two holders is a thief.
    TokenReused,
    /// The account was disabled.
    AccountDisabled,
    /// An operator ended it.
    ByOperator,
    /// The password was changed.
    PasswordChanged,
    /// The participant was forgotten.
    AccountErased,
    /// Ended from another of the person's sessions, or by an administrator.
    EndedElsewhere,
}

impl EndReason {
    pub fn as_str(self) -> &'static str {
        match self {
            EndReason::Logout => "logout",
            EndReason::SignedInAgain => "signed_in_again",
            EndReason::TokenReused => "token_reused",
            EndReason::AccountDisabled => "account_disabled",
            EndReason::ByOperator => "by_operator",
            EndReason::PasswordChanged => "password_changed",
            EndReason::AccountErased => "account_erased",
            EndReason::EndedElsewhere => "ended_elsewhere",
        }
    }
}

/// A session ended by its bearer.
#[derive(Debug, Clone, Copy)]
pub struct Ended {
    pub session: SessionId,
    pub subject: Subject,
    /// Operator who viewed the portal as the participant.
    pub support: Option<OperatorId>,
}
