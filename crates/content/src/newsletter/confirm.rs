//! `POST /api/v1/newsletter/confirm`: the owner of an address confirms it (double opt-in). The link in the e-mail
//! leads to a page with a button, because mail scanners follow links but press nothing.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::email::Email;
use plon_domain::newsletter::SubscriberStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{emails, hash, store};
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"token": "token-from-the-link"}))]
pub struct NewsletterConfirmForm {
    /// Secret from the link.
    #[schema(required, nullable = false)]
    token: Option<String>,
}

/// Result: the address is on the list.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewsletterConfirmed {
    email: String,
}

/// Confirms a subscription by the secret of its link; idempotent.
#[utoipa::path(post, path = "/api/v1/newsletter/confirm", tag = "newsletter", request_body = NewsletterConfirmForm,
    responses((status = 200, body = ActionResponse<NewsletterConfirmed>), (status = 422, description = "too old, or never was")))]
pub async fn confirm_newsletter_subscription(
    State(app): State<App>,
    Json(form): Json<NewsletterConfirmForm>,
) -> Result<Body<ActionResponse<NewsletterConfirmed>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let found = store::find_subscription(&mut tx, &hash(form.token.as_deref().unwrap_or_default())).await?;
    let found = found.ok_or(ErrorCode::NewsletterLinkEnded)?;
    if found.status == SubscriberStatus::Pending {
        if !store::confirm_subscription(&mut tx, found.id, now).await? {
            return Err(ErrorCode::NewsletterLinkEnded.into());
        }
        if let Ok(email) = Email::parse(&found.email) {
            emails::send_welcome(&mut tx, &app, &email, &found.leave_key).await?;
        }
        tx.commit().await?;
    }
    let data = NewsletterConfirmed { email: found.email };
    Ok(Body(ActionResponse { data, message: "Zapis na newsletter jest potwierdzony".to_owned() }))
}
