//! `POST /api/v1/user/profile`: changes the participant's profile, or answers the agreements.
mod form;
mod notify;
mod store;

use axum::Json as Body;
use axum::extract::State;
use plon_domain::account::AccountStatus;
use plon_domain::crops::groups;
use serde::Serialize;
use utoipa::ToSchema;

use self::form::ProfileForm;
pub use self::form::{Address, Edit, LONGEST_NAME, Names};
use self::store::LockedContacts;
use crate::consents;
use plon_catalogue::crops::load_crops;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::evidence::{Origin, Place};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::search_index;
use plon_platform::sessions;

/// A profile that was changed.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProfileSaved {
    /// Time until which transfers are held, because account, e-mail or telephone have changed.
    payouts_wait_until: Option<Timestamp>,
}

/// A change by which another person at this screen could steal money.
#[derive(Debug)]
pub enum Risk {
    Email,
    Phone,
    BankAccount,
}

/// Changes parts of the profile, or answers all agreements. A new account, e-mail or telephone requires the password
/// again (`POST /api/v1/auth/confirm`), and holds transfers for 48 hours.
#[utoipa::path(post, path = "/api/v1/user/profile", tag = "participants", request_body = ProfileForm,
    responses((status = 200, body = ActionResponse<ProfileSaved>),
    (status = 403, description = "`reauth_required`: the password is asked for again")))]
pub async fn update_profile(
    State(app): State<App>,
    who: AnyParticipant,
    origin: Origin,
    Json(form): Json<ProfileForm>,
) -> Result<Body<ActionResponse<ProfileSaved>>, ApiError> {
    let now = app.clock.now();
    let crops = groups(&load_crops(&mut app.db.read().await?).await?);
    let edit = form.parse(&crops)?;
    let mut tx = app.db.begin().await?;
    let known = store::lock_contacts(&mut tx, who.id).await?;
    let risks = risks(&edit, &known);
    if !risks.is_empty() {
        sessions::require_confirmed(&mut tx, who.session, now).await?;
    }
    apply(&mut tx, who.id, &edit, &risks, now).await?;
    search_index::refresh(&mut tx, who.id).await?;
    if let Some(ticked) = &edit.consents {
        consents::answer_all(&mut tx, who.id, ticked, &origin.at(Place::Panel), now).await?;
    }
    notify::of_changes(&mut tx, who.id, &known, &edit, &risks, now).await?;
    let payouts_wait_until = store::find_payout_delay(&mut tx, who.id, now).await?;
    tx.commit().await?;
    Ok(Body(ActionResponse { data: ProfileSaved { payouts_wait_until }, message: message(&edit).to_owned() }))
}

/// Parts of a profile that an operator's correction has changed.
#[derive(Debug)]
pub struct Corrected {
    pub email: bool,
    pub phone: bool,
    pub names: bool,
}

/// Changes the profile for an operator. The participant is notified as of a change of their own.
///
/// # Errors
/// `AccountStateForbids` where the account was erased.
pub async fn apply_correction(
    tx: &mut Tx,
    id: ParticipantId,
    edit: &Edit,
    now: Timestamp,
) -> Result<Corrected, ApiError> {
    let known = store::lock_contacts(tx, id).await?;
    if known.status == AccountStatus::Erased {
        return Err(ErrorCode::AccountStateForbids.into());
    }
    let risks = risks(edit, &known);
    let names = apply(tx, id, edit, &risks, now).await?;
    notify::of_changes(tx, id, &known, edit, &risks, now).await?;
    let phone = risks.iter().any(|risk| matches!(risk, Risk::Phone));
    let email = risks.iter().any(|risk| matches!(risk, Risk::Email));
    Ok(Corrected { email, phone, names })
}

fn risks(edit: &Edit, known: &LockedContacts) -> Vec<Risk> {
    let mut risks = Vec::new();
    if edit.email.as_ref().is_some_and(|email| email.as_str() != known.email) {
        risks.push(Risk::Email);
    }
    if edit.phone.as_ref().is_some_and(|phone| phone.as_str() != known.phone) {
        risks.push(Risk::Phone);
    }
    if edit.bank_account.as_ref().is_some_and(|account| Some(account.as_str()) != known.bank_account.as_deref()) {
        risks.push(Risk::BankAccount);
    }
    risks
}

/// Applies the changes; true if the names differ from before.
async fn apply(tx: &mut Tx, id: ParticipantId, edit: &Edit, risks: &[Risk], now: Timestamp) -> sqlx::Result<bool> {
    for risk in risks {
        match (risk, &edit.email, &edit.phone, &edit.bank_account) {
            (Risk::Email, Some(email), _, _) => store::set_email(tx, id, email, now).await?,
            (Risk::Phone, _, Some(phone), _) => store::set_phone(tx, id, phone, now).await?,
            (Risk::BankAccount, _, _, Some(account)) => store::set_bank_account(tx, id, account, now).await?,
            _ => {}
        }
    }
    let names = match &edit.names {
        Some(names) => store::set_names(tx, id, names).await?,
        None => false,
    };
    if let Some(letters) = &edit.letters {
        store::set_letters(tx, id, letters).await?;
    }
    if let Some(areas) = &edit.areas {
        store::replace_areas(tx, id, areas).await?;
    }
    Ok(names)
}

fn message(edit: &Edit) -> &'static str {
    match edit.consents {
        Some(_) => "Twoje oświadczenia zostały zaktualizowane",
        None => "Twoje dane zostały edytowane prawidłowo",
    }
}
