//! The operators' list of participants: sorted in several orders, filtered, and searched.
use axum::Json;
use axum::extract::State;
use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::participant::ParticipantKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::ParticipantSort;
use super::search::parse_search;
use super::segment::narrow_to_segment;
use super::store::{self, Filter, ListedRow};
use super::{account_types, kinds, status_label, statuses};
use plon_kernel::ids::{ParticipantId, SegmentId};
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::Status;

audit::events! {
    READ_PARTICIPANTS: () => () = "participants.read_list" on "participants";
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ParticipantsQuery {
    /// Prefixes of words of names, company, town, NIP, e-mail or phone, or the number of an order or of an invoice.
    search: Option<String>,
    #[param(schema_with = statuses)]
    status: Option<AccountStatus>,
    #[param(schema_with = account_types)]
    account_type: Option<AccountType>,
    #[param(schema_with = kinds)]
    kind: Option<ParticipantKind>,
    /// A representative's id, or 0 for participants who have none.
    representative: Option<i64>,
    /// Only participants whose available points a correction has taken below zero.
    below_zero: Option<bool>,
    /// Only members of a segment.
    segment: Option<SegmentId>,
    #[serde(rename = "sortBy")]
    #[param(rename = "sortBy", inline)]
    sort_by: Option<ParticipantSort>,
    #[serde(rename = "sortDesc")]
    #[param(rename = "sortDesc")]
    sort_desc: Option<bool>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedParticipant {
    id: ParticipantId,
    name: String,
    company_name: String,
    nip: String,
    town: String,
    email: String,
    phone: String,
    #[schema(schema_with = account_types)]
    account_type: AccountType,
    #[schema(schema_with = kinds)]
    kind: ParticipantKind,
    status: Status,
    #[serde(skip_serializing_if = "Option::is_none")]
    representative: Option<String>,
    available_points: i64,
    joined_at: Timestamp,
}

impl ListedParticipant {
    fn from_row(row: ListedRow) -> ListedParticipant {
        ListedParticipant {
            id: row.id,
            name: format!("{} {}", row.first_name, row.last_name),
            company_name: row.company_name,
            nip: row.nip,
            town: row.town,
            email: row.email,
            phone: row.phone,
            account_type: row.account_type,
            kind: row.kind,
            status: status_label(row.status),
            representative: row.representative,
            available_points: row.available_points,
            joined_at: row.created_at,
        }
    }
}

/// Lists participants, the newest first unless another order is given.
#[utoipa::path(get, path = "/api/v1/backoffice/participants", tag = "participants", params(ParticipantsQuery),
    responses((status = 200, body = CursorList<ListedParticipant>)))]
pub async fn admin_list_participants(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Query(query): Query<ParticipantsQuery>,
) -> Result<Json<CursorList<ListedParticipant>>, ApiError> {
    let sort = query.sort_by.unwrap_or_default();
    let desc = query.sort_desc.unwrap_or(sort == ParticipantSort::Joined);
    let mut db = app.db.read().await?;
    let search = parse_search(&mut db, query.search.as_deref()).await?;
    let order = store::sort_order(sort, desc, !search.is_empty());
    let filter = Filter {
        search,
        status: query.status,
        account_type: query.account_type,
        kind: query.kind,
        representative: query.representative,
        below_zero: query.below_zero.unwrap_or(false),
    };
    let participants = store::select_participants(&filter);
    let participants = narrow_to_segment(&mut db, participants, query.segment, app.clock.now()).await?;
    let mut db = audit::record_read(&app, db, READ_PARTICIPANTS, audit::by(operator.id, 0)).await?;
    let CursorPage { items, meta } = participants.cursor_page_by(&mut db, order, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(ListedParticipant::from_row).collect();
    Ok(Json(CursorList::new(items, meta)))
}
