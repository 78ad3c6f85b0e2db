//! The back office's dashboard: work that waits for operators.
use axum::Json;
use axum::extract::State;
use plon_domain::payout::PayoutStatus;
use plon_domain::reward::OrderStatus;
use plon_domain::season::{Season, SeasonStatus};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::CardsOfPromotion;
use super::store;
use plon_identity::participant_auth;
use plon_kernel::db::Read;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::alarms::{self, Alarm};
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator, Role};
use plon_platform::error::ApiError;
use plon_platform::messages::{self, Outbox};
use plon_platform::response::{DataResponse, Status, status};

/// Work that waits for operators; counts stop at 10 000.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminDashboard {
    invoices: InvoicesWaiting,
    /// Statuses in which an order waits for an operator.
    orders: Vec<OrdersWaiting>,
    /// Statuses in which a batch of transfers waits for an operator.
    payouts: Vec<PayoutsWaiting>,
    requests: RequestsWaiting,
    participants: ParticipantsWaiting,
    /// Promotions in which somebody has collected more cards than due by now.
    overpaid: Vec<CardsOfPromotion>,
    /// Promotions with amounts that no card settles and that somebody may pay.
    remainders: Vec<CardsOfPromotion>,
    messages: Outbox,
    codes: WrongCodes,
    /// Alarms about the server, only for administrators.
    alarms: Vec<Alarm>,
    /// Season that an administrator should prepare or open by now; none when all is ready.
    season: Option<SeasonDue>,
}

/// A season that blocks the programme: in a missing one nothing can be ordered or reported, and purchases of a draft
/// do not count.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeasonDue {
    /// Year in which it ends.
    year: i64,
    starts_on: BusinessDate,
    /// True when nobody has prepared it; otherwise it is running and still a draft.
    missing: bool,
}

/// Wrong SMS codes within a day.
#[derive(Debug, Serialize, ToSchema)]
pub struct WrongCodes {
    wrong: i64,
    /// True when somebody is guessing, so that each code allows only one try.
    braked: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvoicesWaiting {
    waiting: i64,
    /// Report time of the invoice that waits longest.
    oldest_waiting_since: Option<Timestamp>,
    /// Waiting invoices that may have been reported before.
    possible_duplicates: i64,
    /// Invoices with a waiting appeal.
    appeals: i64,
    /// Appeals past their last day for an answer.
    overdue_appeals: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OrdersWaiting {
    status: Status,
    count: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutsWaiting {
    status: Status,
    count: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RequestsWaiting {
    /// Requests for an invitation.
    participation: i64,
    /// Partners who wait for approval.
    partners: i64,
    /// Participants who request erasure.
    erasures: i64,
    /// Unanswered messages to the programme.
    contact: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantsWaiting {
    /// Active accounts without a representative.
    without_representative: i64,
    /// Participants whose available points a correction has taken below zero.
    below_zero: i64,
}

/// Shows the work that waits, for operators of any role.
#[utoipa::path(get, path = "/api/v1/backoffice/dashboard", tag = "dashboard", responses((status = 200, body = DataResponse<AdminDashboard>)))]
pub async fn admin_show_dashboard(
    State(app): State<App>,
    operator: Operator<AnyRole>,
) -> Result<Json<DataResponse<AdminDashboard>>, ApiError> {
    let mut db = app.db.read().await?;
    let mut orders = Vec::new();
    for status in OrderStatus::ALL.iter().copied().filter(|status| status.is_open()) {
        let count = store::count_orders_in(&mut db, status).await?;
        let status = status!(status);
        orders.push(OrdersWaiting { status, count });
    }
    let mut payouts = Vec::new();
    for status in PayoutStatus::ALL.iter().copied().filter(|status| status.is_open()) {
        let count = store::count_payouts_in(&mut db, status).await?;
        let status = status!(status);
        payouts.push(PayoutsWaiting { status, count });
    }
    let invoices = InvoicesWaiting {
        waiting: store::count_waiting_invoices(&mut db).await?,
        oldest_waiting_since: store::find_oldest_waiting(&mut db).await?,
        possible_duplicates: store::count_possible_duplicates(&mut db).await?,
        appeals: store::count_appeals(&mut db).await?,
        overdue_appeals: store::count_overdue_appeals(&mut db, app.clock.today()).await?,
    };
    let requests = RequestsWaiting {
        participation: store::count_waiting_requests(&mut db, "participation").await?,
        partners: store::count_waiting_requests(&mut db, "partner").await?,
        erasures: store::count_waiting_erasures(&mut db).await?,
        contact: store::count_waiting_messages(&mut db).await?,
    };
    let participants = ParticipantsWaiting {
        without_representative: store::count_without_representative(&mut db).await?,
        below_zero: store::count_below_zero(&mut db).await?,
    };
    let (overpaid, remainders) =
        (store::list_overpaid_promotions(&mut db).await?, store::list_promotions_with_remainders(&mut db).await?);
    let (wrong, braked) = participant_auth::wrong_codes(&mut db, app.clock.now()).await?;
    let (messages, codes) = (messages::load_outbox(&mut db).await?, WrongCodes { wrong, braked });
    let alarms = match operator.roles.contains(&Role::Administrator) {
        true => alarms::list_raised(&mut db).await?,
        false => Vec::new(),
    };
    let season = season_due(&mut db, app.clock.today()).await?;
    let data = AdminDashboard {
        invoices,
        orders,
        payouts,
        requests,
        messages,
        codes,
        participants,
        overpaid,
        remainders,
        alarms,
        season,
    };
    Ok(Json(DataResponse { data }))
}

/// The running season if it is missing or a draft, else the one that begins soon if it is missing.
async fn season_due(db: &mut impl Read, today: BusinessDate) -> Result<Option<SeasonDue>, ApiError> {
    let running = Season::of(today.0);
    for season in [Some(running), Season::soon(today.0)].into_iter().flatten() {
        let status = store::find_season_status(db, season).await?;
        let is_unopened = season == running && status.as_deref() == Some(SeasonStatus::Draft.as_str());
        if status.is_none() || is_unopened {
            let missing = status.is_none();
            return Ok(Some(SeasonDue { year: season.into(), starts_on: BusinessDate(season.first_day()), missing }));
        }
    }
    Ok(None)
}
