//! The list of participants as a spreadsheet.
use axum::extract::State;
use axum::response::Response;
use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::participant::ParticipantKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::search::parse_search;
use super::segment::narrow_to_segment;
use super::store::{self, Filter, ListedRow};
use super::{account_types, kinds, statuses};
use plon_kernel::clock::day_in_warsaw;
use plon_kernel::ids::SegmentId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Listed, Row, Sheet, TableFile};
use plon_platform::extract::Query;

audit::events! {
    TAKE_PARTICIPANTS: () => ParticipantExport = "exports.take" on "exports";
}

const SHEET: Sheet = Sheet {
    name: "uczestnicy",
    title: "Uczestnicy",
    columns: &[
        ("Nazwisko", 20),
        ("Imię", 16),
        ("Gospodarstwo lub firma", 32),
        ("Rodzaj", 14),
        ("NIP", 14),
        ("Miejscowość", 20),
        ("E-mail", 30),
        ("Telefon", 16),
        ("Grupa", 12),
        ("Status konta", 16),
        ("Przedstawiciel", 24),
        ("Dostępne punkty", 16),
        ("W\u{a0}programie od", 14),
    ],
};

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct ParticipantExport {
    #[param(inline)]
    format: Format,
    /// As in the list. Search words are not kept in the audit log, because it outlives a participant's data.
    #[serde(skip_serializing_if = "audit::is_unrecorded")]
    #[schema(ignore)]
    search: Option<String>,
    #[param(schema_with = statuses)]
    #[schema(schema_with = statuses)]
    status: Option<AccountStatus>,
    #[param(schema_with = account_types)]
    #[schema(schema_with = account_types)]
    account_type: Option<AccountType>,
    #[param(schema_with = kinds)]
    #[schema(schema_with = kinds)]
    kind: Option<ParticipantKind>,
    /// A representative's id, or 0 for participants who have none.
    representative: Option<i64>,
    /// Only participants whose available points a correction has taken below zero.
    below_zero: Option<bool>,
    /// Only members of a segment.
    segment: Option<SegmentId>,
}

/// Exports the participants that the list shows with these filters, in the order in which they joined.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/participants",
    tag = "exports",
    params(ParticipantExport),
    responses(TableFile)
)]
pub async fn admin_export_participants(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<ParticipantExport>,
) -> Result<Response, ApiError> {
    let mut db = app.db.read().await?;
    let search = parse_search(&mut db, query.search.as_deref()).await?;
    let filter = Filter {
        search,
        status: query.status,
        account_type: query.account_type,
        kind: query.kind,
        representative: query.representative,
        below_zero: query.below_zero.unwrap_or(false),
    };
    let found = store::select_participants(&filter);
    let found = narrow_to_segment(&mut db, found, query.segment, app.clock.now()).await?;
    drop(db);
    let rows = Listed::new(found, store::BY_JOINED, cells);
    exports::download(&app, operator.id, (SHEET, query.format), (TAKE_PARTICIPANTS, &query), rows).await
}

fn cells(row: ListedRow) -> anyhow::Result<Row> {
    Ok(vec![
        Cell::Text(row.last_name),
        Cell::Text(row.first_name),
        Cell::Text(row.company_name),
        Cell::text(match row.kind {
            ParticipantKind::Farm => "Gospodarstwo",
            ParticipantKind::Company => "Firma",
        }),
        Cell::Text(row.nip),
        Cell::Text(row.town),
        Cell::Text(row.email),
        Cell::text(row.phone.trim_start_matches("+48")),
        Cell::text(match row.account_type {
            AccountType::Retail => "Uczestnik",
            AccountType::Partner => "Partner",
        }),
        Cell::text(row.status.label()),
        Cell::of(row.representative, Cell::Text),
        Cell::Whole(row.available_points),
        Cell::from(day_in_warsaw(row.created_at)?),
    ])
}
