//! Values of webhooks.
use plon_domain::invoice::InvoiceStatus;
use plon_domain::ledger::{AccountKind, TransferKind};
use plon_domain::webhook::WebhookEvent;
use serde::Serialize;

use plon_kernel::ids::{DistributorId, ImportId, OrderId, ParticipantId, PayoutId, PromotionId, WebhookTargetId};

/// Data of an event: ids and figures, nothing that names or reaches a person.
pub trait EventData: Serialize + Send + Sync {
    const EVENT: WebhookEvent;
}

macro_rules! events_with_data {
    ($($data:ident $event:ident;)+) => { $(
        impl EventData for $data {
            const EVENT: WebhookEvent = WebhookEvent::$event;
        }
    )+ };
}

events_with_data! {
    ParticipantJoined ParticipantJoined;
    InvoiceDecided InvoiceDecided;
    PointsPosted PointsPosted;
    OrderPlaced OrderPlaced;
    OrderMoved OrderMoved;
    PromotionReached PromotionReached;
    PayoutConfirmed PayoutConfirmed;
    BatchChecked SalesBatchChecked;
    BatchPosted SalesBatchPosted;
    BatchCancelled SalesBatchCancelled;
    Tested Test;
}

/// A participant has an account.
#[derive(Debug, Serialize)]
pub struct ParticipantJoined {
    pub participant: ParticipantId,
}

/// An invoice is decided, in whole or in part.
#[derive(Debug, Serialize)]
pub struct InvoiceDecided {
    /// Public id.
    pub invoice: String,
    pub participant: ParticipantId,
    pub distributor: DistributorId,
    /// Number as it stands on the invoice, by which a distributor knows it.
    pub number: String,
    pub status: InvoiceStatus,
    pub points: i64,
    /// Grosze.
    pub net_value: i64,
}

/// Points have moved between a participant's accounts.
#[derive(Debug, Serialize)]
pub struct PointsPosted {
    pub participant: ParticipantId,
    pub transfers: Vec<PostedTransfer>,
    /// Points that can be spent now.
    pub available: i64,
}

/// Sum of the transfers of one kind between two accounts.
#[derive(Debug, Serialize)]
pub struct PostedTransfer {
    pub kind: TransferKind,
    pub from: AccountKind,
    pub to: AccountKind,
    pub points: i64,
}

#[derive(Debug, Serialize)]
pub struct OrderPlaced {
    pub order: OrderId,
    pub participant: ParticipantId,
    pub status: plon_domain::reward::OrderStatus,
}

#[derive(Debug, Serialize)]
pub struct OrderMoved {
    pub order: OrderId,
    pub participant: ParticipantId,
    pub status: plon_domain::reward::OrderStatus,
}

/// A promotion has brought a participant points or cards.
#[derive(Debug, Serialize)]
pub struct PromotionReached {
    pub promotion: PromotionId,
    pub participant: ParticipantId,
    pub points: i64,
    pub cards: i64,
}

/// The bank has carried a batch of transfers out.
#[derive(Debug, Serialize)]
pub struct PayoutConfirmed {
    pub payout: PayoutId,
    pub message_id: String,
    pub transfers: i64,
    /// Grosze.
    pub amount: i64,
}

/// A pushed batch of sales is read.
#[derive(Debug, Serialize)]
pub struct BatchChecked {
    pub batch: ImportId,
    pub read: i64,
    pub valid: i64,
    pub faulty: i64,
    pub skipped: i64,
    /// True when an operator has to mend or accept it, else it is being posted.
    pub waits_for_operator: bool,
}

/// A pushed batch of sales is posted.
#[derive(Debug, Serialize)]
pub struct BatchPosted {
    pub batch: ImportId,
    pub posted: i64,
    /// Figures of posting by their codes.
    pub figures: serde_json::Value,
}

/// A pushed batch of sales is cancelled: nothing of it is posted.
#[derive(Debug, Serialize)]
pub struct BatchCancelled {
    pub batch: ImportId,
}

/// An operator has sent it to try the target.
#[derive(Debug, Serialize)]
pub struct Tested {
    pub target: WebhookTargetId,
}

/// Event as it is stored.
#[derive(Debug)]
pub struct StoredEvent {
    pub event: WebhookEvent,
    pub body: String,
}
