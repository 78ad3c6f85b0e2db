//! Labels of orders sent by post, as a table for a carrier's software.
use axum::extract::State;
use axum::response::Response;
use plon_domain::reward::OrderStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::order_view::statuses;
use super::bulk::MOST;
use super::store::{self, LabelRow};
use plon_kernel::db::Conn;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;

audit::events! {
    TAKE_LABELS: () => LabelsExport = "exports.take" on "exports";
}

const SHEET: Sheet = Sheet {
    name: "etykiety",
    title: "Etykiety",
    columns: &[
        ("Numer zamówienia", 18),
        ("Odbiorca", 32),
        ("Ulica i\u{a0}numer", 32),
        ("Kod pocztowy", 14),
        ("Miejscowość", 24),
        ("Telefon", 14),
        ("E-mail", 30),
        ("Zawartość", 44),
    ],
};

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct LabelsExport {
    #[param(inline)]
    format: Format,
    /// State whose orders are all exported; without it, `orders` names them.
    #[param(schema_with = statuses)]
    #[schema(schema_with = statuses)]
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<OrderStatus>,
    /// Public ids separated by commas, at most 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    orders: Option<String>,
}

/// Orders to export.
enum LabelSelection {
    In { status: OrderStatus, after: i64 },
    Named(Vec<String>),
}

impl Rows for LabelSelection {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows = match self {
            LabelSelection::In { status, after } => {
                let rows = store::list_labels_after(db, *status, *after).await?;
                *after = rows.last().map_or(*after, |row| row.id);
                rows
            }
            LabelSelection::Named(ids) => {
                let mut rows = Vec::with_capacity(ids.len());
                for id in std::mem::take(ids) {
                    rows.extend(store::find_label(db, &id).await?);
                }
                rows
            }
        };
        Ok(rows.into_iter().map(label).collect())
    }
}

impl LabelsExport {
    fn wanted(&self) -> Result<LabelSelection, ApiError> {
        match (self.status, &self.orders) {
            (Some(status), None) => Ok(LabelSelection::In { status, after: 0 }),
            (None, Some(orders)) => {
                let ids: Vec<String> = orders.split(',').map(str::to_owned).collect();
                if ids.len() > MOST { Err(ApiError::Malformed) } else { Ok(LabelSelection::Named(ids)) }
            }
            _ => Err(ApiError::Malformed),
        }
    }
}

/// Exports the addresses of orders sent by post, either picked ones or all in a state; other orders are left out.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/parcel-labels",
    tag = "exports",
    params(LabelsExport),
    responses(TableFile)
)]
pub async fn admin_export_parcel_labels(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<LabelsExport>,
) -> Result<Response, ApiError> {
    let wanted = query.wanted()?;
    exports::download(&app, operator.id, (SHEET, query.format), (TAKE_LABELS, &query), wanted).await
}

fn label(row: LabelRow) -> Row {
    let flat = row.street_number_place.map(|flat| format!("/{flat}")).unwrap_or_default();
    let street = [row.street, row.street_number].into_iter().flatten().collect::<Vec<_>>().join(" ") + &flat;
    let contents = match row.variant {
        Some(variant) => format!("{}, {variant}", row.reward),
        None => row.reward,
    };
    vec![
        Cell::Whole(row.id),
        Cell::of(row.recipient, Cell::Text),
        Cell::Text(street),
        Cell::of(row.postcode, Cell::Text),
        Cell::of(row.city, Cell::Text),
        Cell::text(row.phone.trim_start_matches("+48")),
        Cell::Text(row.email),
        Cell::Text(contents),
    ]
}
