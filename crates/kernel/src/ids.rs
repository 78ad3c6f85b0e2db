//! Ids of rows: BIGINT on both databases.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

macro_rules! ids {
    ($($name:ident),*) => { $(
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, sqlx::Type, ToSchema)]
        #[serde(transparent)]
        #[sqlx(transparent)]
        #[schema(value_type = i64)]
        pub struct $name(pub i64);
    )* };
}

ids!(
    ParticipantId,
    OperatorId,
    ApiClientId,
    PasskeyId,
    SessionId,
    DistributorId,
    ProductId,
    PackId,
    FileId,
    MediaId,
    InvoiceId,
    LineId,
    RewardId,
    VariantId,
    OrderId,
    NotificationId,
    MessageId,
    PushSubscriptionId,
    ImportId,
    ImportSourceId,
    TripId,
    PromotionId,
    PayoutId,
    TaxRuleId,
    TaxRecordId,
    NewsId,
    PageId,
    QuestionId,
    ContactMessageId,
    SubscriberId,
    WebhookTargetId,
    WebhookDeliveryId,
    BulkJobId,
    SegmentId,
    MailingId
);
