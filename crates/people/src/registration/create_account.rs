//! NewAccount shared by both forms: rate limits, the invitation, the account, and idempotency.
use axum::http::StatusCode;
use jiff::SignedDuration;
use plon_domain::audience::AccountType;
use plon_domain::crops::groups;
use serde::Serialize;
use utoipa::ToSchema;

use super::form::{Registration, RegistrationForm};
use super::{account, emails, invitations, requests, store};
use crate::consents;
use crate::referrals::record_referral;
use plon_catalogue::crops::load_crops;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::evidence::{Evidence, Origin, Place};
use plon_platform::idempotency::{self, Answer, Guest, IdempotencyKey, Request, idempotent};
use plon_platform::rate_limit::{self, Quota, SpentQuota};
use plon_platform::response::ActionResponse;

/// Rate limit of valid forms: enough for an adviser who registers a village from one office.
const PER_NETWORK: Quota = Quota { name: "registration.ip", tries: 40, window: SignedDuration::from_hours(1) };

/// Rate limit of refused registrations: a try is given back once it has opened an account. Answers that a NIP has an
/// account stay counted, so that nobody enumerates NIPs.
const TAKEN: Quota = Quota { name: "registration.taken", tries: 10, window: SignedDuration::from_hours(24) };

/// Result of a registration.
#[derive(Debug, Serialize, ToSchema)]
pub struct Registered {
    /// True if an operator has to approve it first.
    awaits_approval: bool,
}

/// Origin of a form.
pub struct Submission {
    pub account_type: AccountType,
    pub path: &'static str,
    pub ip: ClientIp,
    pub origin: Origin,
    pub key: Option<IdempotencyKey>,
}

/// Registers the participant whom a form describes.
pub async fn create_account(app: &App, submission: Submission, form: &RegistrationForm) -> Result<Answer, ApiError> {
    let Submission { account_type, path, ip, origin, key } = submission;
    let request = key.map(|key| Request::new(Guest, key, path, form)).transpose()?;
    if let Some(answer) = idempotency::answered(&app.db, request.as_ref()).await? {
        return Ok(answer);
    }
    let registration = parse(app, account_type, form).await?;
    let now = app.clock.now();
    let _counted = rate_limit::spend(&app.db, now, vec![PER_NETWORK.of(ip.network())]).await?;
    let probe = rate_limit::spend(&app.db, now, vec![TAKEN.of(ip.network())]).await?;
    let entry = NewAccount { app, account_type, form, registration, evidence: origin.at(Place::Registration) };
    entry.store(request, probe).await
}

/// Parses a form and its consents, reporting all errors at once.
async fn parse(app: &App, account_type: AccountType, form: &RegistrationForm) -> Result<Registration, ApiError> {
    let mut fields = Fields::default();
    let mut db = app.db.read().await?;
    let crops = groups(&load_crops(&mut db).await?);
    let registration = form.parse(account_type, &crops, &mut fields);
    consents::check_required(&mut db, account_type, &form.consents, &mut fields).await?;
    let Some(registration) = registration else { return Err(fields.into_error()) };
    fields.check()?;
    Ok(registration)
}

/// A registration to be stored.
struct NewAccount<'a> {
    app: &'a App,
    account_type: AccountType,
    form: &'a RegistrationForm,
    registration: Registration,
    evidence: Evidence,
}

impl NewAccount<'_> {
    async fn store(self, request: Option<Request>, probe: SpentQuota) -> Result<Answer, ApiError> {
        let NewAccount { app, account_type, form, registration, evidence } = self;
        let now = app.clock.now();
        idempotent(app, request, StatusCode::CREATED, async |tx| {
            let invitation = admit(tx, account_type, form, &registration, app).await?;
            let given = (form.consents.as_slice(), &evidence);
            let id = account::open_account(tx, app, account_type, &registration, given).await?;
            if let Some(invitation) = invitation {
                invitations::consume_invitation(tx, invitation, id, now).await?;
            }
            if let (AccountType::Retail, Some(referral)) = (account_type, form.referral()) {
                record_referral(tx, id, referral, &evidence, now).await?;
            }
            if account_type == AccountType::Partner {
                requests::partner_waits(tx, id, &registration, &evidence.network, now).await?;
            }
            emails::send_welcome(tx, app, account_type, id, &registration).await?;
            probe.give_back(tx).await?;
            Ok(done(account_type))
        })
        .await
    }
}

/// Checks the invitation; `None` where registration is open and the form has none.
async fn admit(
    tx: &mut Tx,
    account_type: AccountType,
    form: &RegistrationForm,
    registration: &Registration,
    app: &App,
) -> Result<Option<invitations::InvitationId>, ApiError> {
    let Some(hash) = form.hash.as_deref().filter(|hash| !hash.is_empty()) else {
        return match store::is_open(tx).await? || account_type == AccountType::Partner {
            true => Ok(None),
            false => Err(ErrorCode::RegistrationClosed.into()),
        };
    };
    let found = invitations::find_live(tx, account_type, hash, app.clock.now()).await?;
    let (id, nip) = found.ok_or(ErrorCode::InvitationEnded)?;
    if nip != registration.nip.as_str() {
        return Err(ErrorCode::InvitationForAnother.into());
    }
    Ok(Some(id))
}

fn done(account_type: AccountType) -> ActionResponse<Registered> {
    let message = match account_type {
        AccountType::Retail => "Twoje konto w\u{a0}programie jest gotowe",
        AccountType::Partner => "Przyjęliśmy Twoje zgłoszenie",
    };
    let data = Registered { awaits_approval: account_type == AccountType::Partner };
    ActionResponse { data, message: message.to_owned() }
}
