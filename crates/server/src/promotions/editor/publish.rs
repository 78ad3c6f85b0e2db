//! An operator publishes the draft as the next revision.
use std::collections::BTreeSet;

use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::promotions::{Definition, Prompt, PromptKind};

use super::draft::DraftVersion;
use super::form::NOT_FOR_PARTNERS;
use super::show::{self, EditedPromotion};
use super::store::{self, HeadRow};
use super::{from_json, on_promotion, recorded};
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::catalogue::Refusal;
use crate::columns::{Day, PromotionId};
use crate::db::Tx;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{Json, Path};
use crate::who::{Administers, Operator};

/// Publishes the draft that the operator saw. Participants see it at once; those whose purchases it concerns are counted
/// anew in the background.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/publish", tag = "promotions",
    operation_id = "publish_promotion", request_body = DraftVersion, params(("id" = i64, Path)),
    responses((status = 200, body = Done<EditedPromotion>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
        (status = 422, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn publish(
    State(app): State<App>,
    operator: Operator<Administers>,
    Path(id): Path<PromotionId>,
    Json(form): Json<DraftVersion>,
) -> Result<axum::Json<Done<EditedPromotion>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let head = store::lock(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft = store::draft(&mut tx, id).await?.filter(|draft| draft.version == form.version);
    let draft = draft.ok_or(Refusal::VersionChanged)?;
    let definition = from_json(&draft.definition)?;
    check_prompt(&mut tx, &head, &definition).await?;
    let before = store::revisions(&mut tx, id).await?.into_iter().find(|one| one.revision == head.revision);
    let held = before.as_ref().map(|one| from_json(&one.definition)).transpose()?;
    store::publish(&mut tx, &head, (&definition, &draft.definition), operator.id, now).await?;
    store::delete_draft(&mut tx, id).await?;
    store::request_recount(&mut tx, id, days(&definition, held.as_ref()), now).await?;
    let was = recorded(before.as_ref().map(|one| one.definition.as_str()))?;
    let act = on_promotion(operator.id, "promotions.publish", id);
    audit::record(&mut tx, act, &was, &recorded(Some(&draft.definition))?, now).await?;
    let data = show::edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Promocja jest opublikowana. Przeliczamy zapisane zakupy.".to_owned() }))
}

/// The days on which this revision or the one before counts purchases.
fn days(now: &Definition, before: Option<&Definition>) -> (Day, Day) {
    let counts = now.terms.counts_purchases();
    let earlier = before.map_or(counts, |before| before.terms.counts_purchases());
    (Day(counts.from.min(earlier.from)), Day(counts.to.max(earlier.to)))
}

/// Who is asked can answer. A hash opens one modal and a cookie keeps one "not now": no other promotion of these days may have them.
async fn check_prompt(tx: &mut Tx, head: &HeadRow, definition: &Definition) -> Result<(), ApiError> {
    let Some(prompt) = &definition.prompt else { return Ok(()) };
    let terms = &definition.terms;
    let days = (Day(terms.first_day()), Day(terms.last_day()));
    let mut fields = Fields::default();
    if head.audience == AccountType::Partner && prompt.kind == PromptKind::Page {
        fields.fault("prompt.kind", NOT_FOR_PARTNERS);
    }
    for row in store::beside(tx, head.audience, days, head.id).await? {
        let Some(other) = from_json(&row.definition)?.prompt else { continue };
        if hashes(prompt).intersection(&hashes(&other)).next().is_some() {
            fields.fault("prompt.hash", "Adres okienka ma już inna promocja z\u{a0}tych samych dni");
        }
        if prompt.cookie == other.cookie {
            fields.fault("prompt.cookie", "Ciasteczko okienka ma już inna promocja z\u{a0}tych samych dni");
        }
    }
    fields.check()
}

fn hashes(prompt: &Prompt) -> BTreeSet<&str> {
    prompt.accepted_hash.as_deref().into_iter().chain([prompt.hash.as_str()]).collect()
}
