//! An operator answers a request with an invitation, an approval, or a refusal with its reason.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::audience::AccountType;
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::state::RequestStatus;
use super::store::{self, RequestRow};
use crate::registration::emails;
use crate::registration::invitations::{self, InvitationChannel, Invitee};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::openapi;
use plon_platform::response::{ActionResponse, Status};
use plon_platform::search_index;
use plon_platform::text_input::check_length;
use plon_platform::webhooks::{self, ParticipantJoined};

audit::events! {
    ACCEPT_REQUEST: RequestStatusRecord => RequestStatusRecord = "requests.accept" on "requests";
    REFUSE_REQUEST: RequestStatusRecord => RequestStatusRecord = "requests.refuse" on "requests";
}

/// A request's status as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct RequestStatusRecord {
    status: RequestStatus,
}

const LONGEST_REASON: usize = 500;

/// Channel of the invitation; a partner is always notified by e-mail.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"channel": "email"}))]
pub struct AcceptForm {
    /// `email` (default) or `sms`.
    #[schema(schema_with = invitation_channels)]
    channel: Option<String>,
}

fn invitation_channels() -> Object {
    openapi::described(openapi::channels(), "`email` when it is missing")
}

/// The reason for refusing a request.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"reason": "Program jest tylko dla nabywców środków ochrony roślin."}))]
pub struct RefuseForm {
    /// The reason; the asker reads it in an e-mail.
    #[schema(required, nullable = false)]
    reason: Option<String>,
}

/// The request's new state.
#[derive(Debug, Serialize, ToSchema)]
pub struct RequestDecided {
    id: i64,
    status: Status,
}

/// An operator's decision.
enum Decision {
    Accept(Channel),
    Refuse(String),
}

#[derive(Clone, Copy)]
enum Channel {
    Email,
    Sms,
}

impl AcceptForm {
    fn parse(&self) -> Result<Decision, ApiError> {
        let mut fields = Fields::default();
        let channel = match self.channel.as_deref() {
            None | Some("email") => Channel::Email,
            Some("sms") => Channel::Sms,
            Some(_) => {
                fields.add_error("channel", "Wybierz e-mail albo SMS");
                return Err(fields.into_error());
            }
        };
        Ok(Decision::Accept(channel))
    }
}

impl RefuseForm {
    fn parse(&self) -> Result<Decision, ApiError> {
        let mut fields = Fields::default();
        let reason = self.reason.as_deref().map(str::trim).filter(|text| !text.is_empty());
        let Some(reason) = reason else {
            fields.add_error("reason", "Podaj powód. Przeczyta go osoba, która się zgłosiła.");
            return Err(fields.into_error());
        };
        check_length(&mut fields, "reason", reason, LONGEST_REASON);
        fields.check()?;
        Ok(Decision::Refuse(reason.to_owned()))
    }
}

/// Accepts a request: sends an invitation, or approves a partner.
#[utoipa::path(post, path = "/api/v1/backoffice/requests/{id}/accept", tag = "registration", request_body = AcceptForm,
    params(("id" = i64, Path, description = "the request's number")),
    responses((status = 200, body = ActionResponse<RequestDecided>),
    (status = 409, description = "somebody has answered it before")))]
pub async fn admin_approve_participation_request(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    key: Option<IdempotencyKey>,
    Json(form): Json<AcceptForm>,
) -> Result<Answer, ApiError> {
    let decision = form.parse()?;
    let path = format!("/api/v1/backoffice/requests/{id}/accept");
    let request = key.map(|key| Request::new(operator.id, key, &path, &form)).transpose()?;
    decide(&app, operator.id, id, decision, request).await
}

/// Refuses a request; the asker is told the reason.
#[utoipa::path(post, path = "/api/v1/backoffice/requests/{id}/refuse", tag = "registration", request_body = RefuseForm,
    params(("id" = i64, Path, description = "the request's number")),
    responses((status = 200, body = ActionResponse<RequestDecided>),
    (status = 409, description = "somebody has answered it before")))]
pub async fn admin_reject_participation_request(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    key: Option<IdempotencyKey>,
    Json(form): Json<RefuseForm>,
) -> Result<Answer, ApiError> {
    let decision = form.parse()?;
    let path = format!("/api/v1/backoffice/requests/{id}/refuse");
    let request = key.map(|key| Request::new(operator.id, key, &path, &form)).transpose()?;
    decide(&app, operator.id, id, decision, request).await
}

async fn decide(
    app: &App,
    operator: OperatorId,
    id: i64,
    decision: Decision,
    request: Option<Request>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    idempotent(app, request, StatusCode::OK, async |tx| {
        let row = store::find_request(tx, id).await?.ok_or(ApiError::NotFound)?;
        let (status, reason) = match &decision {
            Decision::Accept(_) => (RequestStatus::Accepted, None),
            Decision::Refuse(reason) => (RequestStatus::Refused, Some(reason.as_str())),
        };
        if !store::decide_request(tx, id, status, operator, reason, now).await? {
            return Err(ErrorCode::RequestDecided.into());
        }
        let message = match &decision {
            Decision::Accept(channel) => accepted(tx, app, operator, &row, *channel).await?,
            Decision::Refuse(reason) => refused(tx, &row, reason, now).await?,
        };
        record(tx, operator, &row, (status, reason), now).await?;
        let data = RequestDecided { id, status: status.shown(row.kind) };
        Ok(ActionResponse { data, message: message.to_owned() })
    })
    .await
}

async fn accepted(
    tx: &mut Tx,
    app: &App,
    operator: OperatorId,
    row: &RequestRow,
    channel: Channel,
) -> Result<&'static str, ApiError> {
    let email = Email::parse(&row.email).map_err(|_| ErrorCode::AskerForgotten)?;
    if let Some(partner) = row.participant_id {
        if !store::approve_account(tx, partner).await? {
            return Err(ErrorCode::RequestDecided.into());
        }
        webhooks::queue(tx, ParticipantJoined { participant: partner }, app.clock.now()).await?;
        emails::send_approval(tx, app, &email, partner).await?;
        return Ok("Konto partnera jest aktywne");
    }
    if row.has_account {
        return Err(ErrorCode::AlreadyRegistered.into());
    }
    let nip = Nip::parse(&row.nip).map_err(anyhow::Error::new)?;
    let way = match channel {
        Channel::Email => InvitationChannel::Email(email),
        Channel::Sms => InvitationChannel::Sms(Phone::parse(&row.phone).map_err(anyhow::Error::new)?),
    };
    let ways = [way];
    let invitee = Invitee { nip: &nip, account_type: AccountType::Retail, ways: &ways, request: Some(row.id) };
    invitations::invite(tx, app, operator, &invitee).await?;
    Ok("Zaproszenie zostało wysłane")
}

async fn refused(tx: &mut Tx, row: &RequestRow, reason: &str, now: Timestamp) -> Result<&'static str, ApiError> {
    if let Some(partner) = row.participant_id {
        forget(tx, partner).await?;
    }
    // An asker whose data have been erased since then is not notified: there is no address any more.
    if let Ok(email) = Email::parse(&row.email) {
        emails::send_refusal(tx, &email, reason, now).await?;
    }
    Ok("Zgłoszenie zostało odrzucone")
}

/// Erases a refused partner's account: their details stay in the request only, and the NIP may register again.
///
/// # Errors
/// `RequestDecided` when the account no longer waits: another operator has opened or closed it.
async fn forget(tx: &mut Tx, partner: ParticipantId) -> Result<(), ApiError> {
    if !store::erase_account(tx, partner).await? {
        return Err(ErrorCode::RequestDecided.into());
    }
    search_index::delete_terms(tx, partner).await?;
    Ok(())
}

async fn record(
    tx: &mut Tx,
    operator: OperatorId,
    row: &RequestRow,
    (status, reason): (RequestStatus, Option<&str>),
    now: Timestamp,
) -> Result<(), ApiError> {
    let event = match status {
        RequestStatus::Refused => REFUSE_REQUEST,
        _ => ACCEPT_REQUEST,
    };
    let context = audit::by(operator, row.id).about(row.participant_id).note(reason);
    let (before, after) = (RequestStatusRecord { status: row.status }, RequestStatusRecord { status });
    audit::record(tx, event, context, (&before, &after), now).await?;
    Ok(())
}
