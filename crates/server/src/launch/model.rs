//! Rows and values of the checklist before the opening.
use plon_domain::message::MessageStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// State of the database that the checklist depends on.
#[derive(Debug, sqlx::FromRow)]
pub struct Facts {
    /// True when the season of today is open.
    pub season: bool,
    pub levels: bool,
    /// True when a transfer is among the rewards that are shown.
    pub transfers: bool,
    /// True when a donation is among them.
    pub charity: bool,
    /// True when farms and companies have a required consent.
    pub consents: bool,
    pub rules: bool,
    pub privacy: bool,
    /// True when an active product has points in the season of today.
    pub products: bool,
    pub distributor: bool,
    pub reward: bool,
    pub backup: bool,
    /// Administrators who can sign in.
    pub administrators: i64,
    /// Operators who can sign in and approve payouts.
    pub signers: i64,
}

/// Last test message of a channel.
#[derive(Debug, sqlx::FromRow)]
pub struct TestMessage {
    #[sqlx(try_from = "String")]
    pub status: MessageStatus,
    pub last_error: Option<String>,
}

/// Item of the checklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LaunchItemCode {
    Programme,
    Season,
    Levels,
    Consents,
    Rules,
    PrivacyPolicy,
    Products,
    Distributor,
    Reward,
    PayoutAccount,
    SmsSender,
    EmailSender,
    Administrators,
    Signers,
    Backup,
    Https,
}

/// State of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LaunchItemState {
    Done,
    /// The portal is not opened without it.
    Missing,
    /// The portal can be opened without it.
    Recommended,
}

/// Page that is begun from a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProposedPage {
    Rules,
    PrivacyPolicy,
}
