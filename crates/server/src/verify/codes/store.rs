//! SQL of the check of codes: the columns that hold codes, each with its enum.
use plon_domain::account::AccountStatus;
use plon_domain::appeal::AppealOutcome;
use plon_domain::audience::{AccountType, Audience};
use plon_domain::bulk_job::{BulkJobKind, BulkJobStatus, BulkOutcome};
use plon_domain::contact::{ContactStatus, ContactTopic};
use plon_domain::content::{ContentStatus, MediaKind, PromotionStatus, Topic};
use plon_domain::einvoice::{EInvoiceCorrectionStatus, KsefConnectionStatus, ProofLevel};
use plon_domain::import::{ImportKind, ImportStatus, RowOutcome, RowState};
use plon_domain::invoice::{InvoiceSource, InvoiceStatus, LineStatus};
use plon_domain::ledger::{AccountKind, CauseKind, Source, TransferKind};
use plon_domain::line_correction::CorrectionKind;
use plon_domain::mailing::{MailingChannel, MailingStatus, RecipientOutcome, SkipReason};
use plon_domain::message::{Channel, MessageStatus};
use plon_domain::newsletter::SubscriberStatus;
use plon_domain::participant::{ParticipantKind, Register};
use plon_domain::payout::{FileEncoding, FileFormat, PayoutAct, PayoutStatus, TransferState};
use plon_domain::place::Voivodeship;
use plon_domain::programme_value::ProgrammeValue;
use plon_domain::promotions::CardKind;
use plon_domain::reward::{Delivery, OrderStatus, RewardKind};
use plon_domain::season::SeasonStatus;
use plon_domain::tax::{Rounding, TaxEntry, Treatment};
use plon_domain::trip::{TripKind, TripState};
use plon_domain::volume::Unit;
use plon_domain::webhook::{DeliveryState, DisabledBy, TargetState, WebhookEvent};
use plon_kernel::db::Read;
use plon_kernel::on_db;
use plon_platform::auth::Role;

use super::model::CodedColumn;

/// Rows of the form `"table" "column" Enum;`.
macro_rules! coded_columns {
    ($($table:literal $column:literal $list:ty;)*) => {
        &[$(CodedColumn {
            table: $table,
            column: $column,
            codes: || <$list>::ALL.iter().map(|value| value.as_str()).collect(),
            sql: concat!("SELECT DISTINCT ", $column, " FROM ", $table, " WHERE ", $column, " IS NOT NULL ORDER BY 1"),
        }),*]
    };
}

/// Every column whose values are read as one of the domain's enums, and those of roles.
pub const CODED_COLUMNS: &[CodedColumn] = coded_columns! {
    "accounts" "kind" AccountKind;
    "appeals" "outcome" AppealOutcome;
    "branches" "voivodeship" Voivodeship;
    "bulk_job_records" "outcome" BulkOutcome;
    "bulk_jobs" "kind" BulkJobKind;
    "bulk_jobs" "status" BulkJobStatus;
    "card_overpayments" "kind" CardKind;
    "card_payments" "kind" CardKind;
    "card_remainders" "kind" CardKind;
    "consent_drafts" "audience" Audience;
    "consents" "account_type" AccountType;
    "contact_messages" "status" ContactStatus;
    "contact_messages" "topic" ContactTopic;
    "einvoice_corrections" "proof" ProofLevel;
    "einvoice_corrections" "status" EInvoiceCorrectionStatus;
    "einvoices" "proof" ProofLevel;
    "import_lines" "state" RowState;
    "import_results" "outcome" RowOutcome;
    "import_sources" "kind" ImportKind;
    "imports" "kind" ImportKind;
    "imports" "status" ImportStatus;
    "invitations" "account_type" AccountType;
    "invoice_lines" "status" LineStatus;
    "invoices" "source" InvoiceSource;
    "invoices" "status" InvoiceStatus;
    "ksef_connections" "status" KsefConnectionStatus;
    "line_corrections" "kind" CorrectionKind;
    "mailing_links" "channel" MailingChannel;
    "mailing_recipients" "channel" MailingChannel;
    "mailing_recipients" "delivery" MessageStatus;
    "mailing_recipients" "outcome" RecipientOutcome;
    "mailing_recipients" "skipped_for" SkipReason;
    "mailings" "status" MailingStatus;
    "media" "kind" MediaKind;
    "messages" "channel" Channel;
    "messages" "status" MessageStatus;
    "news" "audience" Audience;
    "news" "status" ContentStatus;
    "news" "topic" Topic;
    "newsletter_subscribers" "status" SubscriberStatus;
    "operator_roles" "role" Role;
    "order_events" "status" OrderStatus;
    "orders" "delivery" Delivery;
    "orders" "kind" RewardKind;
    "orders" "status" OrderStatus;
    "pages" "status" ContentStatus;
    "participants" "account_type" AccountType;
    "participants" "kind" ParticipantKind;
    "participants" "register" Register;
    "participants" "status" AccountStatus;
    "payout_events" "act" PayoutAct;
    "payout_files" "encoding" FileEncoding;
    "payout_files" "format" FileFormat;
    "payout_transfers" "state" TransferState;
    "payouts" "status" PayoutStatus;
    "point_corrections" "source" Source;
    "products" "unit" Unit;
    "promotion_rewards" "kind" CardKind;
    "promotions" "audience" AccountType;
    "promotions" "status" PromotionStatus;
    "questions" "audience" Audience;
    "questions" "status" ContentStatus;
    "rewards" "kind" RewardKind;
    "role_grants" "role" Role;
    "seasons" "status" SeasonStatus;
    "tax_records" "entry" TaxEntry;
    "tax_records" "kind" RewardKind;
    "tax_rules" "kind" RewardKind;
    "tax_rules" "rounding" Rounding;
    "tax_rules" "treatment" Treatment;
    "transfers" "cause" CauseKind;
    "transfers" "from_account" AccountKind;
    "transfers" "kind" TransferKind;
    "transfers" "to_account" AccountKind;
    "trip_participations" "state" TripState;
    "trips" "kind" TripKind;
    "trips" "status" ContentStatus;
    "value_versions" "key" ProgrammeValue;
    "webhook_deliveries" "state" DeliveryState;
    "webhook_events" "event" WebhookEvent;
    "webhook_subscriptions" "event" WebhookEvent;
    "webhook_targets" "disabled_by" DisabledBy;
    "webhook_targets" "state" TargetState;
};

pub async fn distinct_values(db: &mut impl Read, sql: &'static str) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(sql).fetch_all(conn).await)
}
