//! A participant's record: identity, farm, contact details and points.
use axum::Json;
use axum::extract::State;
use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::crops::ListedCrop;
use plon_domain::iban::Iban;
use plon_domain::ledger::AccountKind;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{AdminProfile, AssignedRepresentative};
use super::store;
use super::{READ_PARTICIPANT, status_label};
use crate::referrals::{self, ReferralLinkCounts, ReferredBy};
use plon_catalogue::crops::load_crops;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audience;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator, Role};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::ledger;
use plon_platform::response::{DataResponse, Status};

audit::events! {
    READ_ACCOUNT: () => () = "participants.read_account" on "participants";
}

/// A participant as operators see them.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminParticipant {
    id: ParticipantId,
    status: Status,
    profile: AdminProfile,
    /// True if invoices, points and rewards are open to them.
    collects_points: bool,
    /// Bank account in groups of four; only its last four digits for operators who pay nothing out.
    #[serde(skip_serializing_if = "Option::is_none")]
    bank_account: Option<String>,
    areas: Vec<CropArea>,
    #[serde(skip_serializing_if = "Option::is_none")]
    representative: Option<AssignedRepresentative>,
    points: AdminPoints,
    /// Partner by whose link they came.
    referred_by: Option<ReferredBy>,
    /// Link of a partner, once it was asked for.
    referral_link: Option<ReferralLinkCounts>,
}

/// An area under a crop, in thousandths of a hectare.
#[derive(Debug, Serialize, ToSchema)]
pub struct CropArea {
    crop_id: i64,
    crop: String,
    area: i64,
}

impl CropArea {
    fn read(crops: &[ListedCrop], (crop_id, area): (i64, i64)) -> CropArea {
        let known = crops.iter().find(|crop| crop.id == crop_id);
        CropArea { crop_id, crop: known.map_or("Inna uprawa", |crop| &crop.name).to_owned(), area }
    }
}

/// Balances of the participant's points.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminPoints {
    available: i64,
    /// Points held for orders under way.
    held: i64,
    /// Points spent on completed orders.
    redeemed: i64,
    forfeited: i64,
    /// Points earned over the years, from the three sources that follow.
    total: i64,
    purchases: i64,
    affiliation: i64,
    achievements: i64,
    /// The programme's limit of the total.
    limit: i64,
    /// Time when the total first reached the limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    limit_reached_at: Option<Timestamp>,
}

/// Shows a participant's record.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}", tag = "participants",
    params(("id" = i64, Path)), responses((status = 200, body = DataResponse<AdminParticipant>)))]
pub async fn admin_show_participant(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
) -> Result<Json<DataResponse<AdminParticipant>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_participant(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let sees_account = operator.roles.iter().any(|role| matches!(role, Role::Finance | Role::Administrator));
    let seen = match sees_account && row.bank_account.is_some() {
        true => READ_ACCOUNT,
        false => READ_PARTICIPANT,
    };
    let mut db = audit::record_read(&app, db, seen, audit::by(operator.id, id.0).about(id)).await?;
    let balances = ledger::balances(&mut db, id).await?;
    let figures = balances.figures();
    let points = AdminPoints {
        available: figures.available.0,
        held: balances.get(AccountKind::Held).0,
        redeemed: balances.get(AccountKind::Redeemed).0,
        forfeited: balances.get(AccountKind::Forfeited).0,
        total: figures.total.0,
        purchases: figures.brand_purchase.0,
        affiliation: figures.affiliation.0,
        achievements: figures.achievements.0,
        limit: ledger::limit_of_total(&mut db).await?.0,
        limit_reached_at: row.limit_reached_at,
    };
    let audience = AccountType::try_from(row.profile.account_type.clone()).map_err(anyhow::Error::new)?;
    let collects_points = audience::collects_points(&mut db, audience).await?;
    let crops = load_crops(&mut db).await?;
    let areas = store::list_areas(&mut db, id).await?.into_iter().map(|area| CropArea::read(&crops, area)).collect();
    let data = AdminParticipant {
        id,
        status: status_label(AccountStatus::try_from(row.status).map_err(anyhow::Error::new)?),
        collects_points,
        profile: row.profile,
        bank_account: row.bank_account.as_deref().map(|account| format_account(account, sees_account)).transpose()?,
        areas,
        representative: store::find_representative(&mut db, id).await?,
        points,
        referred_by: referrals::find_referrer(&mut db, id).await?,
        referral_link: referrals::find_link(&mut db, &app, id).await?,
    };
    Ok(Json(DataResponse { data }))
}

/// Formats the account in groups of four, whole or only its end.
fn format_account(account: &str, whole: bool) -> anyhow::Result<String> {
    let grouped = Iban::parse(account)?.grouped();
    let end = grouped.chars().count().saturating_sub(4);
    Ok(if whole { grouped } else { format!("…\u{a0}{}", grouped.chars().skip(end).collect::<String>()) })
}
