//! `GET /api/v1/backoffice/mailings/{id}/results`: what a mailing came to, in numbers that name nobody.
mod store;

use axum::extract::State;
use jiff::ToSpan;
use plon_domain::mailing::{MailingChannel, RecipientOutcome, SkipReason};
use plon_domain::message::MessageStatus;
use plon_domain::volume::Unit;
use plon_kernel::db::Conn;
use plon_kernel::ids::MailingId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::openapi::{self, ApiRouter, routes};
use plon_platform::response::DataResponse;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use self::store::OutcomeSum;
use crate::admin::mailing_channels;
use crate::model::MailingRow;
use crate::store::find_mailing;

/// Days before and after the beginning that the effect compares.
const DAYS: i64 = 14;

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(admin_show_mailing_results))
}

/// Results of a mailing.
#[derive(Debug, Serialize, ToSchema)]
pub struct MailingResults {
    channels: Vec<ChannelResults>,
    /// Purchases of those who got it beside those of the segment who did not; null before it begins.
    effect: Option<MailingEffect>,
}

/// Results of one channel; a participant is one recipient in each channel.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChannelResults {
    #[schema(schema_with = mailing_channels)]
    channel: MailingChannel,
    label: &'static str,
    recipients: i64,
    /// Not yet looked at.
    waiting: i64,
    /// In the outbox, not sent yet.
    queued: i64,
    /// Taken by the provider; in the portal shown; of push messages passed to the outbox.
    sent: i64,
    /// Refused by the provider, or out of time.
    failed: i64,
    /// Kept, because nothing is set that could send it.
    kept: i64,
    skipped: Vec<SkippedResults>,
    /// Number of times that the link was opened, by whomever; null where there is none.
    clicks: Option<i64>,
    /// Readers who left by the link of the e-mail.
    departed: i64,
}

/// Recipients who got nothing for one reason.
#[derive(Debug, Serialize, ToSchema)]
pub struct SkippedResults {
    #[schema(schema_with = skip_reasons)]
    reason: SkipReason,
    label: &'static str,
    recipients: i64,
}

/// Accepted purchases in the days before and after the mailing began.
#[derive(Debug, Serialize, ToSchema)]
pub struct MailingEffect {
    /// Days before, and as many after.
    days: i64,
    /// False until those days are over.
    is_complete: bool,
    reached: EffectSide,
    others: EffectSide,
}

/// Purchases of some participants, in thousandths of a litre and of a kilogram.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct EffectSide {
    participants: i64,
    litres_before: i64,
    litres_after: i64,
    kilograms_before: i64,
    kilograms_after: i64,
}

fn skip_reasons() -> Object {
    openapi::codes(SkipReason::ALL.iter().map(|reason| reason.as_str()))
}

/// Shows the results of a mailing.
#[utoipa::path(get, path = "/api/v1/backoffice/mailings/{id}/results", tag = "mailings", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<MailingResults>)))]
pub async fn admin_show_mailing_results(
    State(app): State<App>,
    _: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
) -> Result<axum::Json<DataResponse<MailingResults>>, ApiError> {
    let mut db = app.db.read().await?;
    let mailing = find_mailing(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let sums = store::list_outcomes(&mut db, id).await?;
    let clicks = store::list_clicks(&mut db, id).await?;
    let channels = mailing.channels.list().into_iter().map(|channel| {
        let clicks = clicks.iter().find(|(of, _)| of == channel.as_str()).map(|(_, clicks)| *clicks);
        let own: Vec<&OutcomeSum> = sums.iter().filter(|sum| sum.channel == channel.as_str()).collect();
        of_channel(channel, &own, clicks)
    });
    let channels = channels.collect();
    let effect = load_effect(&app, &mut db, &mailing).await?;
    Ok(axum::Json(DataResponse { data: MailingResults { channels, effect } }))
}

fn of_channel(channel: MailingChannel, sums: &[&OutcomeSum], clicks: Option<i64>) -> ChannelResults {
    let count = |keep: &dyn Fn(&OutcomeSum) -> bool| -> i64 {
        sums.iter().filter(|sum| keep(sum)).map(|sum| sum.recipients).sum()
    };
    let passed = |sum: &OutcomeSum| sum.outcome == RecipientOutcome::Queued.as_str();
    let has_status = |sum: &OutcomeSum, statuses: &[MessageStatus]| {
        passed(sum) && statuses.iter().any(|status| sum.delivery.as_deref() == Some(status.as_str()))
    };
    let has_message = matches!(channel, MailingChannel::Email | MailingChannel::Sms);
    let skipped = SkipReason::ALL.iter().map(|reason| SkippedResults {
        reason: *reason,
        label: reason.label(),
        recipients: count(&|sum| sum.skipped_for.as_deref() == Some(reason.as_str())),
    });
    ChannelResults {
        channel,
        label: channel.label(),
        recipients: count(&|_| true),
        waiting: count(&|sum| sum.outcome == RecipientOutcome::Waiting.as_str()),
        queued: count(&|sum| has_status(sum, &[MessageStatus::Queued, MessageStatus::Sending])),
        sent: count(&|sum| match has_message {
            true => has_status(sum, &[MessageStatus::Sent, MessageStatus::Delivered]),
            false => passed(sum),
        }),
        failed: count(&|sum| has_status(sum, &[MessageStatus::Failed, MessageStatus::Expired])),
        kept: count(&|sum| has_status(sum, &[MessageStatus::Kept])),
        skipped: skipped.filter(|skipped| skipped.recipients > 0).collect(),
        clicks,
        departed: sums.iter().map(|sum| sum.departed).sum(),
    }
}

async fn load_effect(app: &App, db: &mut Conn, mailing: &MailingRow) -> anyhow::Result<Option<MailingEffect>> {
    let Some(started_at) = mailing.started_at.filter(|_| mailing.is_prepared) else { return Ok(None) };
    let days @ (_, _, until) = days_around(app, started_at)?;
    let mut effect = MailingEffect {
        days: DAYS,
        is_complete: app.clock.today() >= until,
        reached: EffectSide { participants: store::count_people(db, mailing.id, true).await?, ..Default::default() },
        others: EffectSide { participants: store::count_people(db, mailing.id, false).await?, ..Default::default() },
    };
    for sum in store::list_effect(db, mailing.id, days).await? {
        let side = if sum.reached == 1 { &mut effect.reached } else { &mut effect.others };
        let is_litre = sum.unit == Unit::Litre.as_str();
        match (is_litre, sum.after == 1) {
            (true, false) => side.litres_before += sum.volume,
            (true, true) => side.litres_after += sum.volume,
            (false, false) => side.kilograms_before += sum.volume,
            (false, true) => side.kilograms_after += sum.volume,
        }
    }
    Ok(Some(effect))
}

/// First day of the comparison, day of the beginning, and the day after the last.
fn days_around(app: &App, at: Timestamp) -> anyhow::Result<(BusinessDate, BusinessDate, BusinessDate)> {
    let BusinessDate(day) = app.clock.day_of(at);
    Ok((BusinessDate(day.checked_sub(DAYS.days())?), BusinessDate(day), BusinessDate(day.checked_add(DAYS.days())?)))
}
