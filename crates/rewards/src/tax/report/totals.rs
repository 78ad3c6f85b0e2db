//! Tax report of a year: each participant's sums, and those of all.
use axum::Json;
use axum::extract::State;
use plon_domain::tax::Treatment;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::treatments;
use super::TaxSums;
use super::store::{self, Filter, TotalRow};
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{CursorMeta, ROWS_PER_PAGE, Sort};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::search_index;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TaxTotalsQuery {
    /// The calendar year; by default the current one.
    year: Option<i64>,
    /// Only participants with a prize of this treatment.
    #[param(schema_with = treatments)]
    treatment: Option<Treatment>,
    /// Only participants with a prize of unknown value.
    unvalued: Option<bool>,
    /// A NIP, an order's number, or the beginnings of words of the participant's names.
    search: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A page of the report.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxReport {
    data: TaxReportTable,
    meta: CursorMeta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TaxReportTable {
    year: i64,
    /// Years to choose from, the latest first.
    years: Vec<i64>,
    /// Sums of the whole year, whatever the filters.
    sums: TaxSums,
    items: Vec<TaxTotal>,
}

/// A participant's prizes of a year.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxTotal {
    participant: ParticipantId,
    name: String,
    company_name: String,
    nip: String,
    sums: TaxSums,
}

impl From<TotalRow> for TaxTotal {
    fn from(row: TotalRow) -> TaxTotal {
        TaxTotal {
            participant: row.participant_id,
            name: row.name,
            company_name: row.company_name,
            nip: row.nip,
            sums: row.sums.into(),
        }
    }
}

/// Lists what each participant was given in a year, with the sums of the year.
#[utoipa::path(get, path = "/api/v1/backoffice/tax/totals", tag = "tax", params(TaxTotalsQuery),
    responses((status = 200, body = TaxReport)))]
pub async fn admin_list_tax_totals(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<TaxTotalsQuery>,
) -> Result<Json<TaxReport>, ApiError> {
    let running = i64::from(app.clock.today().0.year());
    let year = query.year.unwrap_or(running);
    let filter = Filter {
        year,
        treatment: query.treatment,
        unvalued: query.unvalued.unwrap_or(false),
        terms: query.search.as_deref().map(search_index::parse_search).unwrap_or_default(),
    };
    let mut db = app.db.read().await?;
    let page = store::select_totals(filter)
        .cursor_page::<TotalRow>(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE)
        .await?;
    let sums = store::sum_year(&mut db, year).await?.into();
    let years = years(&mut db, running).await?;
    let items = page.items.into_iter().map(TaxTotal::from).collect();
    Ok(Json(TaxReport { data: TaxReportTable { year, years, sums, items }, meta: page.meta }))
}

/// Years from the current one, or a later one with records, back to the first with records.
async fn years(db: &mut impl Read, running: i64) -> sqlx::Result<Vec<i64>> {
    let (first, last) = store::find_year_range(db).await?;
    let (first, last) = (first.unwrap_or(running).min(running), last.unwrap_or(running).max(running));
    Ok((first..=last).rev().collect())
}
