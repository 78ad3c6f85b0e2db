//! `POST /api/v1/backoffice/invitations`: an operator invites a farm, a company or a partner.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::audience::AccountType;
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{Array, Object};

use super::send::{self, InvitationChannel, Invitee};
use super::store::{self, KnownParticipant};
use crate::registration::emails;
use crate::registration::form::parse_field;
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorOrSupport, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::openapi;
use plon_platform::response::ActionResponse;

audit::events! {
    SEND_INVITATION: () => InvitationRecord = "invitations.send" on "invitations";
    SHOW_FIRST_LOGIN: () => FirstLoginRecord = "invitations.first_login" on "participants";
}

/// An invitation as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct InvitationRecord {
    #[schema(schema_with = account_types)]
    account_type: AccountType,
    #[schema(schema_with = ways)]
    by: Vec<&'static str>,
}

/// Channels by which somebody was told of the first login, as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
struct FirstLoginRecord {
    #[schema(schema_with = ways)]
    by: Vec<&'static str>,
}

fn account_types() -> Object {
    openapi::codes(AccountType::ALL.iter().map(|kind| kind.as_str()))
}

fn sent_kinds() -> Object {
    let all = openapi::codes(["invitation", "first_login"].into_iter());
    openapi::described(all, "`first_login` to somebody who has an account without a password")
}

fn ways() -> Array {
    Array::new(openapi::codes(InvitationChannel::NAMES.into_iter()))
}

const PATH: &str = "/api/v1/backoffice/invitations";

const NO_WAY: &str = "Podaj adres e-mail albo numer telefonu";
const HAS_PASSWORD: &str = "Ten uczestnik korzysta już z\u{a0}programu";
const NOT_ACTIVE: &str = "Konto z\u{a0}tym numerem NIP nie jest aktywne";

/// The person to invite, and the channels.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"nip": "1234563218", "email": "jan.kowalski@example.com", "account_type": "program.retail"}))]
pub struct InvitationForm {
    #[schema(required, nullable = false)]
    nip: Option<String>,
    email: Option<String>,
    phone: Option<String>,
    /// `program.retail` (default) or `program.partner`.
    #[schema(schema_with = invited_account_types)]
    account_type: Option<String>,
}

fn invited_account_types() -> Object {
    openapi::described(openapi::account_types(), "`program.retail` when it is missing")
}

/// Kind of the message sent.
#[derive(Debug, Serialize, ToSchema)]
pub struct Invited {
    /// `invitation` to register, or `first_login` to somebody who has an account without a password.
    #[schema(schema_with = sent_kinds)]
    kind: &'static str,
}

struct Invitation {
    nip: Nip,
    account_type: AccountType,
    ways: Vec<InvitationChannel>,
}

impl InvitationForm {
    fn parse(&self) -> Result<Invitation, ApiError> {
        let mut fields = Fields::default();
        let nip = parse_field(&mut fields, "nip", &self.nip, Nip::parse);
        let given = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
        let email = given(&self.email).and_then(|text| fields.parse("email", Email::parse(&text)));
        let phone = given(&self.phone).and_then(|text| fields.parse("phone", Phone::parse(&text)));
        if given(&self.email).is_none() && given(&self.phone).is_none() {
            fields.add_error("email", NO_WAY);
        }
        let account_type = self.account_type.as_deref().unwrap_or(AccountType::Retail.as_str());
        let account_type = AccountType::try_from(account_type).map_err(|_| "Nieznany rodzaj konta");
        let account_type = fields.parse("account_type", account_type);
        let (Some(nip), Some(account_type)) = (nip, account_type) else { return Err(fields.into_error()) };
        fields.check()?;
        let ways = email.map(InvitationChannel::Email).into_iter().chain(phone.map(InvitationChannel::Sms)).collect();
        Ok(Invitation { nip, account_type, ways })
    }
}

/// Sends an invitation to register by e-mail, SMS or both. A participant whose account has no password gets the way
/// to the first login instead, at the account's own e-mail and phone.
#[utoipa::path(post, path = PATH, tag = "registration", request_body = InvitationForm,
    responses((status = 201, body = ActionResponse<Invited>)))]
pub async fn admin_send_invitation(
    State(app): State<App>,
    operator: Operator<ModeratorOrSupport>,
    key: Option<IdempotencyKey>,
    Json(form): Json<InvitationForm>,
) -> Result<Answer, ApiError> {
    let invitation = form.parse()?;
    let request = key.map(|key| Request::new(operator.id, key, PATH, &form)).transpose()?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        Ok(match store::find_participant(tx, &invitation.nip).await? {
            Some(known) => show_first_login(tx, &app, operator.id, &known, &invitation).await?,
            None => send_invitation(tx, &app, operator.id, &invitation).await?,
        })
    })
    .await
}

async fn send_invitation(
    tx: &mut Tx,
    app: &App,
    operator: OperatorId,
    invitation: &Invitation,
) -> Result<ActionResponse<Invited>, ApiError> {
    let Invitation { nip, account_type, ways } = invitation;
    let invitee = Invitee { nip, account_type: *account_type, ways, request: None };
    let id = send::invite(tx, app, operator, &invitee).await?;
    let after =
        InvitationRecord { account_type: *account_type, by: ways.iter().map(InvitationChannel::name).collect() };
    audit::record(tx, SEND_INVITATION, audit::by(operator, id.0), (&(), &after), app.clock.now()).await?;
    Ok(ActionResponse { data: Invited { kind: "invitation" }, message: "Zaproszenie zostało wysłane".to_owned() })
}

async fn show_first_login(
    tx: &mut Tx,
    app: &App,
    operator: OperatorId,
    known: &KnownParticipant,
    invitation: &Invitation,
) -> Result<ActionResponse<Invited>, ApiError> {
    let mut fields = Fields::default();
    if known.status != "active" {
        fields.add_error("nip", NOT_ACTIVE);
    } else if known.has_password {
        fields.add_error("nip", HAS_PASSWORD);
    }
    fields.check()?;
    let now = app.clock.now();
    for way in &invitation.ways {
        let own = match way {
            InvitationChannel::Email(_) => {
                InvitationChannel::Email(Email::parse(&known.email).map_err(anyhow::Error::new)?)
            }
            InvitationChannel::Sms(_) => {
                InvitationChannel::Sms(Phone::parse(&known.phone).map_err(anyhow::Error::new)?)
            }
        };
        emails::first_login(tx, app, &own, known.id, now).await?;
    }
    let context = audit::by(operator, known.id.0).about(known.id);
    let after = FirstLoginRecord { by: invitation.ways.iter().map(InvitationChannel::name).collect() };
    audit::record(tx, SHOW_FIRST_LOGIN, context, (&(), &after), now).await?;
    let message = "Ten uczestnik ma już konto: wysłaliśmy mu, jak zalogować się pierwszy raz".to_owned();
    Ok(ActionResponse { data: Invited { kind: "first_login" }, message })
}
