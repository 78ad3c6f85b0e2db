//! `GET` and `POST /api/v1/user/referral`: by whom the caller came, and whether that partner may see them.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::OwnReferralRow;
use super::{consent, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::evidence::{Origin, Place};
use plon_platform::extract::Json;
use plon_platform::response::{DataResponse, MessageResponse};

/// The partner by whose link the caller came.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnReferral {
    company_name: String,
    city: String,
    /// Words of the consent.
    consent: String,
    /// True if the partner may see the caller.
    agreed: bool,
    /// False once the partner takes part no more: nobody can agree then.
    is_active: bool,
    answered_at: Timestamp,
}

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"agreed": false, "consent": "Zgadzam się, żeby partner programu Agro-Skup widział nazwę mojego gospodarstwa."}))]
pub struct ReferralAnswerForm {
    agreed: bool,
    /// Words of the consent as they were shown.
    consent: String,
}

/// Shows the partner by whose link the caller came; null for those who came by none.
#[utoipa::path(get, path = "/api/v1/user/referral", tag = "referrals",
    responses((status = 200, body = DataResponse<Option<OwnReferral>>)))]
pub async fn show_own_referral(
    State(app): State<App>,
    who: AnyParticipant,
) -> Result<Body<DataResponse<Option<OwnReferral>>>, ApiError> {
    let found = store::find_own(&mut app.db.read().await?, who.id).await?;
    let data = found.map(|OwnReferralRow { company_name, city, agreed, answered_at, is_active }| OwnReferral {
        consent: consent(&company_name),
        company_name,
        city,
        agreed,
        is_active,
        answered_at,
    });
    Ok(Body(DataResponse { data }))
}

/// Lets the partner see the caller, or no longer, equally easy both ways. 404 for who came by no link.
#[utoipa::path(post, path = "/api/v1/user/referral", tag = "referrals",
    responses((status = 200, body = MessageResponse), (status = 404),
    (status = 422, description = "the words have changed, or the partner takes part no more")))]
pub async fn answer_own_referral(
    State(app): State<App>,
    who: AnyParticipant,
    origin: Origin,
    Json(form): Json<ReferralAnswerForm>,
) -> Result<Body<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let known = store::find_own(&mut tx, who.id).await?.ok_or(ApiError::NotFound)?;
    let (agreed, consent) = (form.agreed, consent(&known.company_name));
    if agreed && (!known.is_active || form.consent != consent) {
        return Err(ErrorCode::ConsentOutdated.into());
    }
    store::set_agreed(&mut tx, who.id, agreed).await?;
    store::insert_answer(&mut tx, who.id, (agreed, &consent), &origin.at(Place::Panel), now).await?;
    tx.commit().await?;
    let message = match agreed {
        true => "Partner widzi teraz Twój zapis",
        false => "Partner nie widzi już Twojego zapisu",
    };
    Ok(Body(MessageResponse { message: message.to_owned() }))
}
