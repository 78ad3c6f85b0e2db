//! A product's packs. What a pack holds stays as it is once an invoice names it: points were counted by it.
use axum::extract::State;
use plon_domain::number::{read_thousandths, thousandths};
use plon_domain::product::Code;
use plon_domain::volume::PackVolume;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::Changing;
use super::show::DeskProduct;
use super::store::{self, PackRow};
use crate::answer::Done;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::columns::{PackId, ProductId};
use crate::error::{ApiError, ErrorBody, Fields, OnReference, OnUnique};
use crate::extract::{Json, Path};
use crate::who::{Moderates, Operator};

/// A pack as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct PackForm {
    /// The product's version.
    version: i64,
    /// What stands on its box, an EAN as a rule.
    code: Option<String>,
    /// What it holds in the product's unit, such as `0,25`.
    volume: Option<String>,
}

/// The version of the product whose pack is removed.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct PackRemoval {
    version: i64,
}

impl PackForm {
    /// Everything that is wrong at once; `own` is the pack that is changed.
    async fn parse(&self, changing: &mut Changing, own: Option<&PackRow>) -> Result<(Code, PackVolume), ApiError> {
        let mut fields = Fields::default();
        let code = fields.parse("code", Code::parse(self.code.as_deref().unwrap_or_default()));
        let volume = fields.parse("volume", read_thousandths(self.volume.as_deref().unwrap_or_default()));
        let own_id = own.map(|pack| pack.id);
        if let Some(code) = &code
            && store::code_taken(&mut changing.tx, code, own_id).await?
        {
            fields.fault("code", "Inne opakowanie ma już ten kod");
        }
        if let Some(volume) = volume {
            if store::volume_taken(&mut changing.tx, changing.id, volume, own_id).await? {
                fields.fault("volume", "Ten produkt ma już opakowanie o\u{a0}tej pojemności");
            } else if own.is_some_and(|pack| pack.on_invoices && pack.volume != PackVolume::get(volume)) {
                fields.fault(
                    "volume",
                    "To opakowanie jest już na fakturach, dlatego jego pojemność nie może się zmienić",
                );
            }
        }
        match (code, volume) {
            (Some(code), Some(volume)) => fields.check().map(|()| (code, volume)),
            _ => Err(fields.into_error()),
        }
    }
}

/// Adds a pack.
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/packs", tag = "products", operation_id = "add_pack",
    request_body = PackForm, params(("id" = i64, Path)),
    responses((status = 200, body = Done<DeskProduct>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn add(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<ProductId>,
    Json(form): Json<PackForm>,
) -> Result<axum::Json<Done<DeskProduct>>, ApiError> {
    let mut changing = Changing::begin(&app, id, form.version).await?;
    let (code, volume) = form.parse(&mut changing, None).await?;
    store::insert_pack(&mut changing.tx, id, &code, volume).await.on_unique(|| Refusal::VersionChanged)?;
    let after = recorded(code.as_str(), volume.get());
    changing.end(&app, (operator.id, "products.add_pack"), (&(), &after), "Opakowanie jest dodane").await
}

/// Changes a pack.
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/packs/{pack}/update", tag = "products",
    operation_id = "update_pack", request_body = PackForm, params(("id" = i64, Path), ("pack" = i64, Path)),
    responses((status = 200, body = Done<DeskProduct>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn update(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path((id, pack)): Path<(ProductId, PackId)>,
    Json(form): Json<PackForm>,
) -> Result<axum::Json<Done<DeskProduct>>, ApiError> {
    let mut changing = Changing::begin(&app, id, form.version).await?;
    let before = pack_of(&mut changing, pack).await?;
    let (code, volume) = form.parse(&mut changing, Some(&before)).await?;
    store::update_pack(&mut changing.tx, pack, &code, volume).await.on_unique(|| Refusal::VersionChanged)?;
    let records = (&recorded(&before.code, before.volume), &recorded(code.as_str(), volume.get()));
    changing.end(&app, (operator.id, "products.update_pack"), records, "Opakowanie jest zapisane").await
}

/// Removes a pack that nothing names.
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/packs/{pack}/remove", tag = "products",
    operation_id = "remove_pack", request_body = PackRemoval, params(("id" = i64, Path), ("pack" = i64, Path)),
    responses((status = 200, body = Done<DeskProduct>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn remove(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path((id, pack)): Path<(ProductId, PackId)>,
    Json(form): Json<PackRemoval>,
) -> Result<axum::Json<Done<DeskProduct>>, ApiError> {
    let mut changing = Changing::begin(&app, id, form.version).await?;
    let before = pack_of(&mut changing, pack).await?;
    store::remove_pack(&mut changing.tx, pack).await.on_reference(Refusal::InUse)?;
    let before = recorded(&before.code, before.volume);
    changing.end(&app, (operator.id, "products.remove_pack"), (&before, &()), "Opakowanie jest usunięte").await
}

/// A pack as the audit log keeps it.
pub fn recorded(code: &str, volume: i64) -> Value {
    json!({"code": code, "volume": thousandths(volume)})
}

/// # Errors
/// `NotFound` when it is no pack of the product.
async fn pack_of(changing: &mut Changing, pack: PackId) -> Result<PackRow, ApiError> {
    let packs = store::packs(&mut changing.tx, changing.id).await?;
    packs.into_iter().find(|other| other.id == pack).ok_or(ApiError::NotFound)
}
