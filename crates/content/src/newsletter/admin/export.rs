//! Export of the newsletter's addresses as a table, with the unsubscribe links for the tool that sends it.
use axum::extract::State;
use axum::response::Response;
use plon_domain::newsletter::SubscriberStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::statuses;
use crate::newsletter::leave_page;
use crate::newsletter::store::{self, ExportRow};
use plon_kernel::clock::day_in_warsaw;
use plon_kernel::db::Conn;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;

audit::events! {
    TAKE_SUBSCRIBERS: () => NewsletterExport = "exports.take" on "exports";
}

const SHEET: Sheet = Sheet {
    name: "newsletter",
    title: "Newsletter",
    columns: &[
        ("Adres e-mail", 32),
        ("Status", 16),
        ("Data zapisu", 12),
        ("Data potwierdzenia", 16),
        ("Data wypisania", 14),
        ("Treść zgody", 40),
        ("Adres wypisania", 60),
    ],
};

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct NewsletterExport {
    #[param(inline)]
    format: Format,
    #[param(schema_with = statuses)]
    #[schema(schema_with = statuses)]
    status: Option<SubscriberStatus>,
}

struct Subscribers {
    app: App,
    status: Option<SubscriberStatus>,
    after: i64,
}

impl Rows for Subscribers {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows = store::list_for_export(db, self.after, self.status).await?;
        self.after = rows.last().map_or(self.after, |row| row.subscriber.id.0);
        rows.into_iter().map(|row| cells(&self.app, row)).collect()
    }
}

/// Exports the addresses as a table, filtered by status.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/newsletter",
    tag = "exports",
    params(NewsletterExport),
    responses(TableFile)
)]
pub async fn admin_export_newsletter_subscribers(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<NewsletterExport>,
) -> Result<Response, ApiError> {
    let rows = Subscribers { app: app.clone(), status: query.status, after: 0 };
    exports::download(&app, operator.id, (SHEET, query.format), (TAKE_SUBSCRIBERS, &query), rows).await
}

fn cells(app: &App, row: ExportRow) -> anyhow::Result<Row> {
    let ExportRow { subscriber, consent, leave_key } = row;
    let is_reader = subscriber.status == SubscriberStatus::Active;
    Ok(vec![
        Cell::Text(subscriber.email),
        Cell::text(subscriber.status.label()),
        day(Some(subscriber.asked_at))?,
        day(subscriber.confirmed_at)?,
        day(subscriber.left_at)?,
        Cell::Text(consent),
        if is_reader { Cell::Text(leave_page(app, &leave_key)) } else { Cell::Empty },
    ])
}

fn day(at: Option<Timestamp>) -> anyhow::Result<Cell> {
    Ok(match at {
        Some(at) => Cell::from(day_in_warsaw(at)?),
        None => Cell::Empty,
    })
}
