//! `POST /api/v1/user/promotions/{key}/declaration`: the amount that the caller is going to buy.
use axum::Json;
use axum::extract::State;
use plon_domain::number::read_thousandths;
use plon_domain::promotions::DeclaredAmount;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::agreement::running_for;
use super::evaluation;
use super::rules;
use super::store::{self, NewAnswer};
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::evidence::{Origin, Place};
use plon_platform::extract::{Json as Body, Path};
use plon_platform::ledger;
use plon_platform::response::ActionResponse;

/// Declaration as the browser sends it.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"amount": "120,5"}))]
pub struct DeclarationForm {
    /// Amount in the measure's unit, such as `120,5`.
    #[schema(required, nullable = false)]
    amount: Option<String>,
}

/// Declaration that is now in force.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionDeclared {
    key: String,
    /// Amount in the measure's smallest part.
    declared: i64,
    declared_text: String,
}

/// Declares the amount to be bought, or changes it, on the days for declarations; this also accepts the rules.
#[utoipa::path(post, path = "/api/v1/user/promotions/{key}/declaration", tag = "promotions",
    request_body = DeclarationForm, params(("key" = String, Path, description = "the promotion's key")),
    responses((status = 200, body = ActionResponse<PromotionDeclared>), (status = 400), (status = 413), (status = 415),
    (status = 422)))]
pub async fn declare_promotion_purchases(
    State(app): State<App>,
    who: Participant,
    origin: Origin,
    Path(key): Path<String>,
    Body(form): Body<DeclarationForm>,
) -> Result<Json<ActionResponse<PromotionDeclared>>, ApiError> {
    let (today, now) = (app.clock.today(), app.clock.now());
    rules::print_rules(&app, &key).await?;
    let mut tx = app.db.begin().await?;
    ledger::lock(&mut tx, who.id).await?;
    let promotion = running_for(&mut tx, today, who.id, &key).await?;
    if !promotion.terms().takes_declarations(today.0) {
        return Err(ErrorCode::DeclarationClosed.into());
    }
    let measure = promotion.terms().measure();
    let declared = form.parse()?;
    let evidence = origin.at(Place::Panel);
    let new = NewAnswer {
        participant: who.id,
        promotion: &promotion,
        accepted: true,
        declared: Some(declared),
        evidence: &evidence,
        now,
    };
    store::insert_answer(&mut tx, &new).await?;
    store::put_answer(&mut tx, &new).await?;
    evaluation::reconcile_after_choice(&app.rng, &mut tx, who.id, &promotion, now).await?;
    tx.commit().await?;
    let declared_text = measure.to_polish(declared);
    let message = format!("Przyjęliśmy deklarację: {declared_text}");
    Ok(Json(ActionResponse { data: PromotionDeclared { key, declared, declared_text }, message }))
}

impl DeclarationForm {
    fn parse(&self) -> Result<i64, ApiError> {
        let mut fields = Fields::default();
        let typed = self.amount.as_deref().unwrap_or_default();
        let amount = read_thousandths::<DeclaredAmount, _>(typed);
        let declared = fields.parse("amount", amount);
        declared.map(DeclaredAmount::get).ok_or_else(|| fields.into_error())
    }
}
