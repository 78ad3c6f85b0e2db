//! Creates a new promotion.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::audience::AccountType;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::kinds;
use super::form::{DefinitionForm, is_word};
use super::show::{self, EditedPromotion};
use super::store::{self, NewPromotion};
use super::{DefinitionRecord, to_json};
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PromotionId;
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;

audit::events! {
    ADD_PROMOTION: () => NewPromotionRecord = "promotions.add" on "promotions";
}

/// New promotion as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewPromotionRecord {
    definition: DefinitionRecord,
    key: String,
    season: i64,
    slug: String,
}

/// New promotion; its key, the last part of its address, its audience and its season do not change later.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"key": "march_refuel", "slug": "tankuj-w-marcu", "audience": "program.retail",
    "season": 2026, "definition": {"name": "Tankuj w marcu", "summary": "Karta paliwowa za każde 20 L", "text":
    "<p>Kup 20 L produktów DOVVO i <strong>tankuj</strong>.</p>", "success":
    "<p>Dziękujemy, zasady są przyjęte.</p>", "accepted": "", "picture": "fuel", "terms": {"purchases": {"from":
    "2026-03-01", "to": "2026-03-31"}, "accept_by": "2026-03-31", "scope": {"brands": ["dovvo"], "packs": [5000,
    10000]}, "measure": "litres", "mechanics": [{"kind": "per_step", "step": 20000, "reward": {"card": {"kind":
    "fuel", "value": 30000}}}]}, "prompt": {"kind": "answer", "hash": "regulamin-marzec", "cookie":
    "marzec_undecided", "delay_ms": 3000, "position": 1, "decline_stops": true}}}))]
pub struct PromotionForm {
    /// Name by which calls and files know it.
    key: String,
    slug: String,
    #[schema(schema_with = kinds::audiences)]
    audience: AccountType,
    season: i64,
    definition: DefinitionForm,
}

impl PromotionForm {
    /// Checks the fields outside the definition.
    pub async fn check(db: &mut impl Read, key: &str, slug: &str, season: i64) -> Result<(), ApiError> {
        let mut fields = Fields::default();
        if !is_word(key, '_') {
            fields.add_error("key", "Wpisz małe litery bez polskich znaków, cyfry i\u{a0}podkreślenia");
        }
        if !is_word(slug, '-') {
            fields.add_error("slug", "Wpisz małe litery bez polskich znaków, cyfry i\u{a0}myślniki");
        }
        if !store::season_exists(db, season).await? {
            fields.add_error("season", "Nie ma takiego sezonu");
        }
        fields.check()
    }
}

/// Creates a promotion with its first draft; nobody sees it until it is published.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions", tag = "promotions", request_body = PromotionForm,
    responses((status = 201, body = ActionResponse<EditedPromotion>), (status = 404)))]
pub async fn admin_create_promotion(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(form): Json<PromotionForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<EditedPromotion>>), ApiError> {
    let mut tx = app.db.begin().await?;
    PromotionForm::check(&mut tx, &form.key, &form.slug, form.season).await?;
    let (definition, _) = form.definition.parse(&mut tx, form.audience).await?;
    let new = NewPromotion {
        key: &form.key,
        slug: &form.slug,
        audience: form.audience,
        season: form.season,
        definition: &definition,
    };
    let id = insert_promotion(&app, &mut tx, &operator, ADD_PROMOTION, &new).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = "Szkic promocji jest zapisany. Uczestnicy zobaczą ją dopiero po opublikowaniu.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

/// Writes a new promotion and its first draft.
///
/// # Errors
/// `PromotionExists` when its key or its address is taken.
pub async fn insert_promotion(
    app: &App,
    tx: &mut Tx,
    operator: &Operator<Editor>,
    event: AuditEvent<(), NewPromotionRecord>,
    new: &NewPromotion<'_>,
) -> Result<PromotionId, ApiError> {
    let now = app.clock.now();
    let id = store::insert_promotion(tx, new).await.on_unique(|| ErrorCode::PromotionExists)?;
    let json = to_json(new.definition)?;
    store::put_draft(tx, id, (&json, None), operator.id, now).await?;
    let after = NewPromotionRecord {
        definition: DefinitionRecord::read(&json)?,
        key: new.key.to_owned(),
        season: new.season,
        slug: new.slug.to_owned(),
    };
    audit::record(tx, event, audit::by(operator.id, id.0), (&(), &after), now).await?;
    Ok(id)
}
