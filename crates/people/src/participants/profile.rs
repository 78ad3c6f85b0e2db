//! `GET /api/v1/user/profile`: the calling participant, with points, achievements, notices and open questions.
use std::collections::BTreeMap;

use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::season::Season;
use plon_domain::trip::{TripKind, TripState};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{Achievement, Profile, ProfileArea};
use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audience;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::files;
use plon_platform::ledger;
use plon_platform::notifications::{self, Notification};
use plon_platform::openapi;
use plon_platform::response::DataResponse;
use plon_platform::settings;
use plon_rewards::rewards;
use plon_rewards::trips::{self, WaitingTrip};

/// Number of latest notifications in the profile.
const NOTIFICATIONS: i64 = 20;

/// The participant as the portal knows them.
#[derive(Debug, Serialize, ToSchema)]
pub struct User {
    /// `program.retail` or `program.partner`.
    #[schema(schema_with = openapi::account_types)]
    account_type: String,
    /// True if invoices, points and rewards are open to this account.
    collects_points: bool,
    /// True once the programme's limit of the total was reached and points were cut.
    hit_points_limit: bool,
    email: String,
    phone: String,
    profile: Profile,
    /// Areas of crops, for farms and companies that gave them.
    area: Vec<ProfileArea>,
    points: Points,
    achievements: Vec<Achievement>,
    ph: Option<Representative>,
    notifications: Vec<Notification>,
    /// Time until which transfers are held, because account, e-mail or telephone have changed.
    payouts_wait_until: Option<Timestamp>,
    /// True if every required consent is given in its latest version.
    has_required_consents: bool,
    /// 1 while the programme is closed for this participant, else 0.
    maintenance: u8,
    wycieczka: PendingTrips,
    /// Answers by the promotion's key; `null` until answered.
    promo_agreements: BTreeMap<String, Option<bool>>,
}

/// Points: the available balance, and points earned over the years.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Points {
    available: i64,
    total: i64,
    brand_purchase: i64,
    affiliation: i64,
    achievements: i64,
    /// Points that one złoty of a transfer costs this season, by which the worth of points is told; where there is no such
    /// reward, the programme's own estimate.
    per_zloty: i64,
}

/// The sales representative who looks after the participant.
#[derive(Debug, Serialize, ToSchema)]
pub struct Representative {
    first_name: String,
    last_name: String,
    email: String,
    phone: String,
    /// URL of a portrait.
    image: Option<String>,
}

impl From<store::RepresentativeRow> for Representative {
    fn from(row: store::RepresentativeRow) -> Representative {
        Representative {
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            phone: row.phone,
            image: row.photo.map(|sha256| files::portrait_address(row.id, &sha256)),
        }
    }
}

/// The season's trips that wait for an order: those that the participant may order and has not ordered.
#[derive(Debug, Serialize, ToSchema)]
pub struct PendingTrips {
    premium: PendingTrip,
    vip: PendingTrip,
    order: bool,
    /// These trips, and orders of trips that lack points: those that the panel names, even if postponed.
    waiting: Vec<WaitingTrip>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PendingTrip {
    order: bool,
}

impl PendingTrips {
    fn of(waiting: Vec<WaitingTrip>) -> PendingTrips {
        let asks = |kind| waiting.iter().any(|trip| trip.kind == kind && trip.state == TripState::Qualified);
        PendingTrips {
            premium: PendingTrip { order: asks(TripKind::Premium) },
            vip: PendingTrip { order: asks(TripKind::Vip) },
            order: asks(TripKind::Standard),
            waiting,
        }
    }
}

/// Shows the calling participant, partners included.
#[utoipa::path(get, path = "/api/v1/user/profile", tag = "participants", responses((status = 200, body = DataResponse<User>)))]
pub async fn show_profile(
    who: AnyParticipant,
    State(app): State<App>,
) -> Result<axum::Json<DataResponse<User>>, ApiError> {
    Ok(axum::Json(DataResponse { data: load_user(&app, who.id).await? }))
}

async fn load_points_per_zloty(db: &mut impl Read, season: Season) -> Result<i64, ApiError> {
    match rewards::find_points_per_zloty(db, season).await? {
        Some(points) => Ok(points),
        None => Ok(settings::POINTS_PER_ZLOTY.read(db).await?),
    }
}

async fn load_user(app: &App, id: ParticipantId) -> Result<User, ApiError> {
    let now = app.clock.now();
    let db = &mut app.db.read().await?;
    let account = store::load_account(db, id).await?;
    let figures = ledger::balances(db, id).await?.figures();
    let audience = AccountType::try_from(account.account_type.as_str()).map_err(anyhow::Error::new)?;
    let season = Season::of(app.clock.today().0);
    let key = format!("points per zloty of {}", i64::from(season));
    Ok(User {
        collects_points: audience::collects_points(db, audience).await?,
        hit_points_limit: account.hit_points_limit,
        email: account.email,
        phone: account.phone,
        payouts_wait_until: account.changes.held_until(now),
        has_required_consents: account.has_required_consents,
        maintenance: u8::from(account.is_closed),
        profile: account.profile,
        area: store::list_areas(db, id).await?,
        points: Points {
            available: figures.available.0,
            total: figures.total.0,
            brand_purchase: figures.brand_purchase.0,
            affiliation: figures.affiliation.0,
            achievements: figures.achievements.0,
            per_zloty: *app.shared.get_or_read(key, now, load_points_per_zloty(db, season)).await?,
        },
        achievements: store::list_achievements(db, id).await?,
        ph: store::find_representative(db, id).await?.map(Representative::from),
        notifications: notifications::list_latest(db, id, NOTIFICATIONS).await?,
        wycieczka: PendingTrips::of(trips::list_waiting(db, (id, figures.available), now).await?),
        promo_agreements: store::list_promotion_answers(db, id).await?.into_iter().collect(),
        account_type: account.account_type,
    })
}
