//! Lists of a participant's invoices: a season, those waiting for a decision, and the archive.
use axum::Json;
use axum::extract::State;
use plon_domain::invoice::{InvoiceNumber, InvoiceSource};
use plon_domain::season::Season;
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::openapi::Required;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::{IntoParams, ToSchema};

use super::sources;
use super::store::{self, Filter, ListedInvoice, Tab};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{Page, PageRequest, like_pattern};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::openapi;
use plon_platform::response::{Field, FilteredList, Status, Table};

const PER_PAGE: i64 = 16;

/// Row of the list.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceItem {
    /// Public id.
    pub id: String,
    /// Number as it stands on the invoice.
    pub document_name: String,
    pub distributor_name: String,
    /// Date of issue; until an operator has entered it, the date of the report.
    pub date: BusinessDate,
    pub points: i64,
    /// Net value in grosze.
    pub value: i64,
    pub status: Status,
    /// True when it came in a distributor's data.
    pub edi: bool,
    #[schema(schema_with = sources)]
    pub source: InvoiceSource,
    /// True when there is a file to download.
    pub file: bool,
}

#[derive(Debug, Deserialize)]
pub struct ListPath {
    pub(super) list: String,
}

// The derived parameters would call one with a schema of its own optional, which no part of a path is.
impl IntoParams for ListPath {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let list = ParameterBuilder::new().name("list").parameter_in(ParameterIn::Path).required(Required::True);
        let description = Some("A season's year, or a list that no season has.");
        vec![list.description(description).schema(Some(lists())).build()]
    }
}

fn lists() -> Schema {
    let year = ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[0-9]{4}$"));
    OneOfBuilder::new().item(openapi::codes(["waiting", "archive"].into_iter())).item(year).build().into()
}

/// Filters and order of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    page: Option<i64>,
    /// Field that `search` looks in; the number by default.
    #[serde(rename = "type")]
    search_in: Option<InvoiceSearch>,
    search: Option<String>,
    edi: Option<bool>,
    sort_by: Option<InvoiceSort>,
    sort_desc: Option<bool>,
}

/// Filters and order that were applied to the page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvoiceFilters {
    #[serde(rename = "type")]
    pub search_in: InvoiceSearch,
    pub search: String,
    pub edi: Option<bool>,
    pub sort_by: InvoiceSort,
    pub sort_desc: bool,
}

#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum InvoiceSearch {
    #[default]
    DocumentName,
    DistributorName,
}

#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum InvoiceSort {
    #[default]
    Date,
    DocumentName,
    DistributorName,
    Points,
    Value,
    Status,
}

impl InvoiceSort {
    fn column(self) -> &'static str {
        match self {
            InvoiceSort::Date => "i.dated_on",
            InvoiceSort::DocumentName => r#"i.number COLLATE "pl-x-icu""#,
            InvoiceSort::DistributorName => r#"d.name COLLATE "pl-x-icu""#,
            InvoiceSort::Points => "i.points",
            InvoiceSort::Value => "i.net_value",
            // In the order of their Polish labels.
            InvoiceSort::Status => {
                "CASE i.status WHEN 'pending' THEN 1 WHEN 'rejected' THEN 2 WHEN 'accepted' THEN 3
                 WHEN 'partial' THEN 4 ELSE 5 END"
            }
        }
    }
}

/// Page of the portal that shows an invoice to its owner.
pub fn page_of(public_id: &str) -> String {
    format!("/moje-faktury?id={public_id}#!szczegoly-faktury")
}

/// Lists the participant's invoices: of a season (`2025`), `waiting`, or `archive` (older than the previous season).
#[utoipa::path(get, path = "/api/v1/invoices/{list}", tag = "invoices",
    params(ListPath, ListQuery),
    responses((status = 200, body = FilteredList<InvoiceItem, InvoiceFilters>)))]
pub async fn list_invoices(
    State(app): State<App>,
    who: Participant,
    Path(ListPath { list }): Path<ListPath>,
    Query(query): Query<ListQuery>,
) -> Result<Json<FilteredList<InvoiceItem, InvoiceFilters>>, ApiError> {
    let (Page { items, pager }, filters) = load_invoices(&app, who.id, (&list, query), PER_PAGE).await?;
    let items = items.into_iter().map(InvoiceItem::from).collect();
    Ok(Json(FilteredList { data: Table { items, fields: fields() }, meta: pager, filters }))
}

/// A page of a participant's invoices in the order that was asked for, with the filters that were applied.
pub(super) async fn load_invoices(
    app: &App,
    of: ParticipantId,
    (list, query): (&str, ListQuery),
    per_page: i64,
) -> Result<(Page<ListedInvoice>, InvoiceFilters), ApiError> {
    let tab = tab(list, Season::of(app.clock.today().0)).ok_or(ApiError::NotFound)?;
    let filters = InvoiceFilters {
        search_in: query.search_in.unwrap_or_default(),
        search: query.search.unwrap_or_default().trim().to_owned(),
        edi: query.edi,
        sort_by: query.sort_by.unwrap_or_default(),
        sort_desc: query.sort_desc.unwrap_or(true),
    };
    let mut db = app.db.read().await?;
    let (order, slice) = (filters.sort_by.column(), PageRequest::new(query.page, per_page));
    let invoices = store::select_invoices(of, tab, filter(&filters));
    Ok((invoices.page(&mut db, order, filters.sort_desc, slice).await?, filters))
}

impl ListQuery {
    /// The same list from its first row on.
    pub(super) fn whole(self) -> ListQuery {
        ListQuery { page: None, ..self }
    }
}

fn tab(list: &str, current: Season) -> Option<Tab> {
    match list {
        "waiting" => Some(Tab::Waiting),
        "archive" => Some(Tab::Before(current.previous())),
        year => Season::parse(year).ok().map(Tab::Season),
    }
}

/// Filters of the list; a number is searched by its key, without separators and case, a name without diacritics.
fn filter(filters: &InvoiceFilters) -> Filter {
    let mut filter = Filter { edi: filters.edi, ..Filter::default() };
    match filters.search_in {
        _ if filters.search.is_empty() => {}
        InvoiceSearch::DocumentName => {
            // Text that cannot be part of a number matches nothing: the empty pattern.
            let key = InvoiceNumber::parse(&filters.search).map(|number| format!("%{}%", number.key()));
            filter.number_key_like = Some(key.unwrap_or_default());
        }
        InvoiceSearch::DistributorName => {
            filter.distributor_like = Some(like_pattern(&search_key(&filters.search)));
        }
    }
    filter
}

fn fields() -> Vec<Field> {
    [
        ("document_name", "Numer faktury"),
        ("distributor_name", "Dystrybutor"),
        ("date", "Data"),
        ("points", "Punkty"),
        ("value", "Wartość netto"),
        ("status", "Status"),
    ]
    .map(|(key, label)| Field::sortable(key, label))
    .to_vec()
}

impl From<ListedInvoice> for InvoiceItem {
    fn from(row: ListedInvoice) -> InvoiceItem {
        InvoiceItem {
            id: row.public_id,
            document_name: row.number,
            distributor_name: row.distributor_name,
            date: row.dated_on,
            points: row.points,
            value: row.net_value,
            status: row.status.into(),
            edi: row.source == InvoiceSource::Edi,
            source: row.source,
            file: row.has_file,
        }
    }
}
