//! Publishes the draft as the next revision.
use axum::extract::State;
use plon_domain::promotions::Definition;

use super::super::audience;
use super::super::jobs::forecast;
use super::draft::DraftVersion;
use super::show::{self, EditedPromotion};
use super::store::{self, DraftRow, PromotionHeadRow};
use super::{DefinitionRecord, check, from_json};
use plon_identity::operators;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{MediaId, OperatorId, PromotionId, SegmentId};
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
    let mut tx = app.db.begin().await?;
    store::lock_recount(&mut tx, id).await?;
    let head = store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft = store::find_draft(&mut tx, id).await?.filter(|draft| draft.version == form.version);
    publish(&mut tx, &app, &head, &draft.ok_or(ErrorCode::VersionChanged)?, operator.id).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse {
        data,
        message: "Promocja jest opublikowana. Przeliczamy zapisane zakupy.".to_owned(),
    }))
}

/// Publishes a draft, whose promotion is locked.
///
/// # Errors
/// Those of `check_on`.
pub async fn publish(
    tx: &mut Tx,
    app: &App,
    head: &PromotionHeadRow,
    draft: &DraftRow,
    publisher: OperatorId,
) -> Result<(), ApiError> {
    let (id, now) = (head.id, app.clock.now());
    let (definition, before) = check_on(tx, app, head, draft, (publisher, app.clock.today())).await?;
    let held = before.as_deref().map(from_json).transpose()?;
    let rules = match definition.rules {
        Some(media) => store::find_rules_of_media(tx, MediaId(media)).await?,
        None => None,
    };
    let json = &*draft.definition;
    store::insert_published_revision(tx, head, (&definition, json, rules), publisher, now).await?;
    if let Some(segment) = definition.segment {
        audience::take(tx, (id, head.audience), SegmentId(segment), now).await?;
    }
    store::delete_draft(tx, id).await?;
    store::request_recount(tx, id, days(&definition, held.as_ref()), now).await?;
    let was = before.as_deref().map(DefinitionRecord::read).transpose()?;
    let records = (was.as_ref(), &DefinitionRecord::read(&draft.definition)?);
    audit::record(tx, PUBLISH_PROMOTION, audit::by(publisher, id.0), records, now).await?;
    Ok(())
}

/// Checks that a draft can be published on a day by an operator; returns it with the definition in force, as JSON.
///
/// # Errors
/// Every error at its field, `ForecastMissing`, and `AnotherPublisher` or `SignsLater` for what moves many points.
pub async fn check_on(
    tx: &mut Tx,
    app: &App,
    head: &PromotionHeadRow,
    draft: &DraftRow,
    (publisher, day): (OperatorId, BusinessDate),
) -> Result<(Definition, Option<String>), ApiError> {
    let definition = from_json(&draft.definition)?;
    let before = store::list_revisions(tx, head.id).await?.into_iter().find(|one| one.revision == head.revision);
    let held = before.as_ref().map(|one| from_json(&one.definition)).transpose()?;
    check::check_publishable(tx, head, (&definition, held.as_ref()), day).await?;
    if moves_at_once(&definition, held.as_ref(), day) {
        check_moves(tx, app, (head.id, &definition), (draft.editor, publisher)).await?;
    }
    Ok((definition, before.map(|one| one.definition)))
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

/// Days on which a definition counts purchases.
pub fn days_of(definition: &Definition) -> (BusinessDate, BusinessDate) {
    days(definition, None)
}

/// Days on which this revision or the one before counts purchases.
fn days(now: &Definition, before: Option<&Definition>) -> (BusinessDate, BusinessDate) {
    let counts = now.terms.counts_purchases();
    let earlier = before.map_or(counts, |before| before.terms.counts_purchases());
    (BusinessDate(counts.from.min(earlier.from)), BusinessDate(counts.to.max(earlier.to)))
}
