//! Publishes the draft as the next revision.
use axum::extract::State;
use plon_domain::promotions::Definition;

use super::super::jobs::forecast;
use super::draft::DraftVersion;
use super::show::{self, EditedPromotion};
use super::store;
use super::{DefinitionRecord, check, from_json};
use plon_identity::operators;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, PromotionId};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::settings;

audit::events! {
    PUBLISH_PROMOTION: DefinitionRecord => DefinitionRecord = "promotions.publish" on "promotions";
}

/// Publishes the draft that the operator saw.
/// Participants see it at once; those whose purchases it affects are recounted in the background.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/publish", tag = "promotions",
    request_body = DraftVersion, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<EditedPromotion>),
    (status = 409)))]
pub async fn admin_publish_promotion(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<PromotionId>,
    Json(form): Json<DraftVersion>,
) -> Result<axum::Json<ActionResponse<EditedPromotion>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let head = store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft = store::find_draft(&mut tx, id).await?.filter(|draft| draft.version == form.version);
    let draft = draft.ok_or(ErrorCode::VersionChanged)?;
    let definition = from_json(&draft.definition)?;
    let before = store::list_revisions(&mut tx, id).await?.into_iter().find(|one| one.revision == head.revision);
    let held = before.as_ref().map(|one| from_json(&one.definition)).transpose()?;
    check::check_publishable(&mut tx, &head, (&definition, held.as_ref()), app.clock.today()).await?;
    if moves_at_once(&definition, held.as_ref(), app.clock.today()) {
        check_moves(&mut tx, &app, (id, &definition), (draft.editor, operator.id)).await?;
    }
    store::insert_published_revision(&mut tx, &head, (&definition, &draft.definition), operator.id, now).await?;
    store::delete_draft(&mut tx, id).await?;
    store::request_recount(&mut tx, id, days(&definition, held.as_ref()), now).await?;
    let was = before.map(|one| DefinitionRecord::read(&one.definition)).transpose()?;
    let records = (was.as_ref(), &DefinitionRecord::read(&draft.definition)?);
    audit::record(&mut tx, PUBLISH_PROMOTION, audit::by(operator.id, id.0), records, now).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse {
        data,
        message: "Promocja jest opublikowana. Przeliczamy zapisane zakupy.".to_owned(),
    }))
}

/// True when publishing moves points or cards by itself: the terms differ from those in force, or they are the first
/// ones, count days already begun and need no acceptance.
fn moves_at_once(now: &Definition, held: Option<&Definition>, today: BusinessDate) -> bool {
    match held {
        Some(held) => held.terms != now.terms,
        None => !now.terms.needs_acceptance() && now.terms.counts_purchases().from <= today.0,
    }
}

/// Four-eyes check: a forecast must exist; above the limit the publisher must not have written any of the draft.
async fn check_moves(
    tx: &mut Tx,
    app: &App,
    (id, definition): (PromotionId, &Definition),
    (editor, publisher): (OperatorId, OperatorId),
) -> Result<(), ApiError> {
    let change = forecast(tx, id, definition, app.clock.now()).await?.ok_or(ErrorCode::ForecastMissing)?;
    let rate = settings::POINTS_PER_ZLOTY.read(tx).await?;
    if change.moved(rate) <= app.publish_limit {
        return Ok(());
    }
    operators::may_sign(tx, publisher, app.clock.now()).await?;
    if editor == publisher || store::has_written(tx, id, publisher).await? {
        return Err(ErrorCode::AnotherPublisher.into());
    }
    Ok(())
}

/// Days on which this revision or the one before counts purchases.
fn days(now: &Definition, before: Option<&Definition>) -> (BusinessDate, BusinessDate) {
    let counts = now.terms.counts_purchases();
    let earlier = before.map_or(counts, |before| before.terms.counts_purchases());
    (BusinessDate(counts.from.min(earlier.from)), BusinessDate(counts.to.max(earlier.to)))
}
