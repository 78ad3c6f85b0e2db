//! Stock of a reward or of one of its variants.
//! An operator enters the change, not the new stock, because participants order at the same time.
use axum::extract::State;
use plon_domain::number::{grouped, read_whole};
use plon_domain::reward::StockChange;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::show::AdminReward;
use super::{RewardEdit, store};
use plon_kernel::ids::{RewardId, VariantId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_line;

audit::events! {
    CHANGE_STOCK: StockRecord => StockRecord = "rewards.change_stock" on "rewards";
}

/// Stock of a reward or a variant, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct StockRecord {
    /// Null when there is no limit.
    stock: Option<i64>,
    variant: Option<VariantId>,
}

const LONGEST_NOTE: usize = 200;

/// Change of a stock as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "variant_id": 2, "change": "25", "note": "Dostawa do magazynu 16 marca 2026"}))]
pub struct StockForm {
    /// Version of the reward, for optimistic locking.
    version: i64,
    /// Variant whose stock changes; null for the reward's own.
    variant_id: Option<VariantId>,
    /// True to remove the limit.
    #[serde(default)]
    unlimited: bool,
    /// Number to add, or with a minus to subtract.
    change: Option<String>,
    /// Reason, for the audit log.
    #[schema(required, nullable = false)]
    note: Option<String>,
}

impl StockForm {
    /// Change (none for no limit) and reason.
    fn parse(&self) -> Result<(Option<i64>, String), ApiError> {
        let mut fields = Fields::default();
        let note = parse_required_line(&mut fields, "note", &self.note, LONGEST_NOTE);
        let change: Option<StockChange> = match self.unlimited {
            true => None,
            false => fields.parse("change", read_whole(self.change.as_deref().unwrap_or_default())),
        };
        let Some(note) = note else { return Err(fields.into_error()) };
        fields.check().map(|()| (change.map(StockChange::get), note))
    }
}

/// Changes a stock by the given number, or removes its limit.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/stock", tag = "rewards", request_body = StockForm,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminReward>), (status = 409)))]
pub async fn admin_update_reward_stock(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<RewardId>,
    Json(form): Json<StockForm>,
) -> Result<axum::Json<ActionResponse<AdminReward>>, ApiError> {
    let (change, note) = form.parse()?;
    let mut edit = RewardEdit::begin(&app, id, form.version).await?;
    let left = current_stock(&mut edit, form.variant_id).await?;
    let after = match change {
        None => lift_limit(&mut edit, form.variant_id).await?,
        Some(by) => Some(moved(&mut edit, form.variant_id, by, left).await?),
    };
    let record = |stock: Option<i64>| StockRecord { stock, variant: form.variant_id };
    let event = (operator.id, CHANGE_STOCK, Some(note.as_str()));
    let message = match after {
        Some(left) => format!("W\u{a0}magazynie jest teraz {}\u{a0}szt.", grouped(left)),
        None => "Magazyn nie ma już limitu".to_owned(),
    };
    edit.commit(&app, event, (&record(left), &record(after)), &message).await
}

/// Current stock, of the variant when one is named.
async fn current_stock(edit: &mut RewardEdit, variant: Option<VariantId>) -> Result<Option<i64>, ApiError> {
    let Some(id) = variant else {
        return Ok(store::find_reward(&mut edit.tx, edit.id).await?.ok_or(ApiError::NotFound)?.stock);
    };
    let variants = store::list_variants(&mut edit.tx, edit.id).await?;
    Ok(variants.into_iter().find(|variant| variant.id == id).ok_or(ApiError::NotFound)?.stock)
}

async fn lift_limit(edit: &mut RewardEdit, variant: Option<VariantId>) -> sqlx::Result<Option<i64>> {
    match variant {
        Some(variant) => store::lift_variant_limit(&mut edit.tx, variant).await?,
        None => store::lift_limit(&mut edit.tx, edit.id).await?,
    }
    Ok(None)
}

async fn moved(edit: &mut RewardEdit, variant: Option<VariantId>, by: i64, left: Option<i64>) -> Result<i64, ApiError> {
    let after = match variant {
        Some(variant) => store::change_variant_stock(&mut edit.tx, variant, by).await?,
        None => store::change_stock(&mut edit.tx, edit.id, by).await?,
    };
    after.ok_or_else(|| {
        let mut fields = Fields::default();
        let left = grouped(left.unwrap_or(0));
        fields.add_error("change", format!("W\u{a0}magazynie jest teraz {left}\u{a0}szt. Nie można zdjąć więcej."));
        fields.into_error()
    })
}
