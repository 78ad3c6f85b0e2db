//! Delivery reports: SMSAPI calls a URL with a secret in it and reports the fate of an SMS.
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, State};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::senders::{Arrival, parse_arrival};
use super::store;
use crate::app::App;
use crate::error::ApiError;
use crate::extract::{Path, Query};

/// Report of one or several SMS, whose values are then separated by commas.
#[derive(Debug, Default, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
#[serde(default)]
#[schema(example = json!({"MsgId": "example-message-id", "status": "404", "idx": "p1842x1773648000000000r1"}))]
pub struct DeliveryReport {
    #[serde(rename = "MsgId")]
    msg_id: String,
    status: String,
    idx: String,
}

/// Largest number of SMS in one report.
const MOST: usize = 100;

/// Receives a delivery report by GET, as the provider sends it; the secret in the URL authenticates the caller.
#[utoipa::path(get, path = "/api/v1/messages/reports/smsapi/{secret}", tag = "messages",
    params(("secret" = String, Path), DeliveryReport),
    responses((status = 200, body = String, content_type = "text/plain"),
    (status = 404, description = "not the secret")))]
pub async fn receive_sms_report_by_get(
    State(app): State<App>,
    Path(secret): Path<String>,
    Query(report): Query<DeliveryReport>,
) -> Result<&'static str, ApiError> {
    handle_report(&app, &secret, report).await
}

/// Receives a delivery report by POST.
#[utoipa::path(post, path = "/api/v1/messages/reports/smsapi/{secret}", tag = "messages",
    params(("secret" = String, Path)),
    request_body(content = DeliveryReport, content_type = "application/x-www-form-urlencoded"),
    responses((status = 200, body = String, content_type = "text/plain"),
    (status = 404, description = "not the secret")))]
pub async fn receive_sms_report_by_post(
    State(app): State<App>,
    Path(secret): Path<String>,
    report: Result<Form<DeliveryReport>, FormRejection>,
) -> Result<&'static str, ApiError> {
    let Form(report) = report.map_err(|_| ApiError::Malformed)?;
    handle_report(&app, &secret, report).await
}

/// Answers OK for any message, known or not: otherwise the provider would repeat the report.
async fn handle_report(app: &App, secret: &str, report: DeliveryReport) -> Result<&'static str, ApiError> {
    if !app.senders.is_report_secret(secret) {
        return Err(ApiError::NotFound);
    }
    let mut names = report.idx.split(',');
    let now = app.clock.now();
    for (provider_id, state) in report.msg_id.split(',').zip(report.status.split(',')).take(MOST) {
        let named = names.next().and_then(store::parse_name);
        let arrival = parse_arrival(state);
        if arrival == Arrival::OnItsWay {
            continue;
        }
        let mut tx = app.db.begin().await?;
        let Some(id) = store::find_reported(&mut tx, named, provider_id).await? else { continue };
        match arrival {
            Arrival::Lost(why) => store::mark_undelivered(&mut tx, id, provider_id, &why, now).await?,
            _ => store::mark_delivered(&mut tx, id, provider_id, now).await?,
        }
        tx.commit().await?;
    }
    Ok("OK")
}
