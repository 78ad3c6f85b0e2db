//! Variants of a reward: sizes, colours, values of a card.
use axum::extract::State;
use plon_domain::product::Code;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::LONGEST_NAME;
use super::model::AdminVariant;
use super::show::AdminReward;
use super::{RewardEdit, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{RewardId, VariantId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields, OnReference, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_wording;

audit::events! {
    ADD_VARIANT: () => VariantRecord = "rewards.add_variant" on "rewards";
    UPDATE_VARIANT: VariantRecord => VariantRecord = "rewards.update_variant" on "rewards";
    REMOVE_VARIANT: VariantRecord => () = "rewards.remove_variant" on "rewards";
}

/// Variant as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct VariantRecord {
    code: String,
    name: String,
}

/// Variant as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "code": "KURTKA-L", "name": "Rozmiar L"}))]
pub struct VariantForm {
    /// Version of the reward, for optimistic locking.
    version: i64,
    /// Code used by the warehouse.
    #[schema(required, nullable = false)]
    code: Option<String>,
    #[schema(required, nullable = false)]
    name: Option<String>,
}

/// Version of the reward whose variant is removed, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct VariantRemoval {
    version: i64,
}

impl VariantForm {
    /// Parses the form and collects all errors at once; `own` is the variant being changed.
    async fn parse(&self, edit: &mut RewardEdit, own: Option<VariantId>) -> Result<(Code, String), ApiError> {
        let mut fields = Fields::default();
        let code = fields.parse("code", Code::parse(self.code.as_deref().unwrap_or_default()));
        let name = parse_required_wording(&mut fields, "name", self.name.as_deref().unwrap_or_default(), LONGEST_NAME);
        for other in store::list_variants(&mut edit.tx, edit.id).await?.iter().filter(|other| Some(other.id) != own) {
            if code.as_ref().is_some_and(|code| code.as_str() == other.code) {
                fields.add_error("code", "Inny wariant tej nagrody ma już ten kod");
            }
            if name.as_ref() == Some(&other.name) {
                fields.add_error("name", "Ta nagroda ma już taki wariant");
            }
        }
        match (code, name) {
            (Some(code), Some(name)) => fields.check().map(|()| (code, name)),
            _ => Err(fields.into_error()),
        }
    }
}

/// Adds a variant, with a stock of zero.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/variants", tag = "rewards", request_body = VariantForm,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminReward>),
    (status = 409, description = "somebody was faster, or the reward is no thing")))]
pub async fn admin_create_reward_variant(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<RewardId>,
    Json(form): Json<VariantForm>,
) -> Result<axum::Json<ActionResponse<AdminReward>>, ApiError> {
    let mut edit = RewardEdit::begin(&app, id, form.version).await?;
    let reward = store::find_reward(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    if !["card", "parcel"].contains(&reward.kind.as_str()) {
        return Err(ErrorCode::NoVariants.into());
    }
    let (code, name) = form.parse(&mut edit, None).await?;
    store::insert_variant(&mut edit.tx, id, &code, &name).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = VariantRecord { code: code.as_str().to_owned(), name };
    let message = "Wariant jest dodany. Ustaw jego magazyn, aby można go było zamówić.";
    edit.commit(&app, (operator.id, ADD_VARIANT, None), (&(), &after), message).await
}

/// Changes the code and the name of a variant.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/variants/{variant}/update", tag = "rewards",
    request_body = VariantForm, params(("id" = i64, Path), ("variant" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminReward>), (status = 409)))]
pub async fn admin_update_reward_variant(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path((id, variant)): Path<(RewardId, VariantId)>,
    Json(form): Json<VariantForm>,
) -> Result<axum::Json<ActionResponse<AdminReward>>, ApiError> {
    let mut edit = RewardEdit::begin(&app, id, form.version).await?;
    let before = variant_of(&mut edit, variant).await?;
    let (code, name) = form.parse(&mut edit, Some(variant)).await?;
    store::update_variant(&mut edit.tx, variant, &code, &name).await.on_unique(|| ErrorCode::VersionChanged)?;
    let before = VariantRecord { code: before.code, name: before.name };
    let after = VariantRecord { code: code.as_str().to_owned(), name };
    let event = (operator.id, UPDATE_VARIANT, None);
    edit.commit(&app, event, (&before, &after), "Wariant jest zapisany").await
}

/// Removes a variant that nobody has ordered.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/variants/{variant}/remove", tag = "rewards",
    request_body = VariantRemoval, params(("id" = i64, Path), ("variant" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminReward>),
    (status = 409, description = "somebody was faster, or it was ordered")))]
pub async fn admin_delete_reward_variant(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path((id, variant)): Path<(RewardId, VariantId)>,
    Json(form): Json<VariantRemoval>,
) -> Result<axum::Json<ActionResponse<AdminReward>>, ApiError> {
    let mut edit = RewardEdit::begin(&app, id, form.version).await?;
    let before = variant_of(&mut edit, variant).await?;
    store::delete_variant(&mut edit.tx, variant).await.on_reference(ErrorCode::InUse)?;
    let before = VariantRecord { code: before.code, name: before.name };
    edit.commit(&app, (operator.id, REMOVE_VARIANT, None), (&before, &()), "Wariant jest usunięty").await
}

/// # Errors
/// `NotFound` when it is not a variant of the reward.
async fn variant_of(edit: &mut RewardEdit, id: VariantId) -> Result<AdminVariant, ApiError> {
    let variants = store::list_variants(&mut edit.tx, edit.id).await?;
    variants.into_iter().find(|variant| variant.id == id).ok_or(ApiError::NotFound)
}
