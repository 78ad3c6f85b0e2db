//! Reading of e-invoices before they are reported: what stands in them and what they would bring.
use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;

use super::unknown_sellers;
use super::upload::{self, EInvoicesForm, EInvoicesRead, Given};
use super::verdict::Judge;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Multipart;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::DataResponse;

/// Rate limit: a person who looks at one file after another, but no flood of archives.
const READINGS: Quota = Quota { name: "einvoices.read", tries: 240, window: SignedDuration::from_hours(1) };

/// Reads e-invoices and tells what would become of each; nothing of them is stored but the sellers who are no
/// distributors, for operators.
#[utoipa::path(post, path = "/api/v1/invoices/einvoices/read", tag = "invoices",
    request_body(content = EInvoicesForm, content_type = "multipart/form-data"),
    responses((status = 200, body = DataResponse<EInvoicesRead>)))]
pub async fn read_einvoices(
    State(app): State<App>,
    who: Participant,
    mut form: Multipart,
) -> Result<Json<DataResponse<EInvoicesRead>>, ApiError> {
    let _counted = rate_limit::spend(&app.db, app.clock.now(), vec![READINGS.of(who.id.0)]).await?;
    let given = Given::read(&mut form, upload::OF_PARTICIPANT).await?;
    let mut db = app.db.read().await?;
    let judge = Judge::open(&mut db, who.id, app.clock.today().0).await?;
    let (data, _) = upload::judge(&mut db, &judge, &given).await?;
    drop(db);
    unknown_sellers::record(&app, who.id, &judge, &given).await?;
    Ok(Json(DataResponse { data }))
}
