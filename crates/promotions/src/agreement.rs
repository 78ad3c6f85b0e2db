//! `POST /api/v1/user/promo_agreement`: accepts or declines a promotion's rules and keeps the evidence.
use axum::Json;
use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::promotions::Period;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::audience::is_for;
use super::evaluation;
use super::promotion::Promotion;
use super::rules;
use super::store::{self, NewAnswer};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ParticipantId;
use plon_kernel::rng::Rng;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::evidence::{Evidence, Origin, Place};
use plon_platform::extract::Json as Body;
use plon_platform::ledger;
use plon_platform::response::ActionResponse;

const ACCEPTED: &str = "Regulamin promocji został zaakceptowany";
const DECLINED: &str = "Regulamin promocji nie został zaakceptowany";

/// Answer as the browser sends it.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"promo_name": "march_refuel", "answear": true}))]
pub struct PromoAgreement {
    /// The promotion's key.
    #[schema(required, nullable = false)]
    promo_name: Option<String>,
    /// True to accept the rules, false to decline them.
    #[schema(required, nullable = false)]
    answear: Option<bool>,
}

/// Answer that is now in force.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromoAnswered {
    key: String,
    answer: bool,
}

/// Accepts or declines a promotion's rules until the last day for it; earlier purchases of its days then count.
#[utoipa::path(post, path = "/api/v1/user/promo_agreement", tag = "promotions", request_body = PromoAgreement,
    responses((status = 200, body = ActionResponse<PromoAnswered>), (status = 400), (status = 413), (status = 415),
    (status = 422)))]
pub async fn answer_promotion_rules(
    State(app): State<App>,
    who: AnyParticipant,
    origin: Origin,
    Body(form): Body<PromoAgreement>,
) -> Result<Json<ActionResponse<PromoAnswered>>, ApiError> {
    let (key, accepted) = form.parse()?;
    rules::print_rules(&app, &key).await?;
    let mut tx = app.db.begin().await?;
    ledger::lock(&mut tx, who.id).await?;
    let day = (app.clock.today(), app.clock.now());
    record_answer(&app.rng, &mut tx, who.id, (&key, accepted), &origin.at(Place::Panel), day).await?;
    tx.commit().await?;
    let message = if accepted { ACCEPTED } else { DECLINED }.to_owned();
    Ok(Json(ActionResponse { data: PromoAnswered { key, answer: accepted }, message }))
}

/// Records a participant's answer when it differs from the current one; the caller holds the lock on their accounts.
///
/// # Errors
/// The refusals of `may_answer`, those of a promotion that does not exist or has not begun, and `PointsSpent`.
pub async fn record_answer(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    (key, accepted): (&str, bool),
    evidence: &Evidence,
    (today, now): (BusinessDate, Timestamp),
) -> Result<(), ApiError> {
    let promotion = running_for(tx, today, participant, key).await?;
    if store::find_answer(tx, participant, promotion.id).await? == Some(accepted) {
        return Ok(());
    }
    may_answer(tx, today, &promotion, participant, accepted).await?;
    let new = NewAnswer { participant, promotion: &promotion, accepted, declared: None, evidence, now };
    store::insert_answer(tx, &new).await?;
    store::put_answer(tx, &new).await?;
    evaluation::reconcile_after_choice(rng, tx, participant, &promotion, now).await
}

impl PromoAgreement {
    fn parse(self) -> Result<(String, bool), ApiError> {
        let mut fields = Fields::default();
        let key = fields.required("promo_name", self.promo_name.filter(|key| !key.is_empty()));
        let accepted = fields.required("answear", self.answear);
        match (key, accepted) {
            (Some(key), Some(accepted)) => Ok((key, accepted)),
            _ => Err(fields.into_error()),
        }
    }
}

/// Promotion of the caller's audience that has begun.
pub async fn running_for(
    tx: &mut Tx,
    today: BusinessDate,
    who: ParticipantId,
    key: &str,
) -> Result<Promotion, ApiError> {
    let promotion =
        Promotion::from_row(store::find_promotion_by_key(tx, key).await?.ok_or(ErrorCode::NoSuchPromotion)?)?;
    let audience = AccountType::try_from(store::load_account_type(tx, who).await?).map_err(anyhow::Error::new)?;
    if promotion.audience != audience || !is_for(tx, &promotion, who).await? {
        return Err(ErrorCode::NoSuchPromotion.into());
    }
    if promotion.terms().period(today.0) == Period::Upcoming {
        return Err(ErrorCode::PromotionNotBegun.into());
    }
    Ok(promotion)
}

async fn may_answer(
    tx: &mut Tx,
    today: BusinessDate,
    promotion: &Promotion,
    who: ParticipantId,
    accepted: bool,
) -> Result<(), ApiError> {
    let terms = promotion.terms();
    if terms.draft().declaration.is_some() {
        return Err(ErrorCode::AnswerByDeclaration.into());
    }
    if !terms.takes_answers(today.0) {
        return Err(ErrorCode::AnswerTooLate.into());
    }
    if !accepted && store::has_collected(tx, who, promotion.id).await? {
        return Err(ErrorCode::CardCollected.into());
    }
    Ok(())
}
