//! A product's packs. The content of a pack is fixed once an invoice names it, because points were counted by it.
use axum::extract::State;
use plon_domain::number::{read_thousandths, thousandths};
use plon_domain::product::Code;
use plon_domain::volume::PackVolume;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ProductEdit;
use super::show::AdminProduct;
use super::store::{self, PackRow};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{PackId, ProductId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields, OnReference, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    pub ADD_PACK: () => PackRecord = "products.add_pack" on "products";
    pub UPDATE_PACK: PackRecord => PackRecord = "products.update_pack" on "products";
    REMOVE_PACK: PackRecord => () = "products.remove_pack" on "products";
}

/// Pack as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PackRecord {
    code: String,
    /// The volume in Polish notation: `0,25`.
    volume: String,
}

impl PackRecord {
    /// Makes the record of a code and of thousandths of the product's unit.
    pub fn new(code: &str, volume: i64) -> PackRecord {
        PackRecord { code: code.to_owned(), volume: thousandths(volume) }
    }
}

/// A pack as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "code": "2990000010117", "volume": "5"}))]
pub struct PackForm {
    /// The product's version, for optimistic locking.
    version: i64,
    /// The code on the box, usually an EAN.
    #[schema(required, nullable = false)]
    code: Option<String>,
    /// The content in the product's unit, such as `0,25`.
    #[schema(required, nullable = false)]
    volume: Option<String>,
}

/// The product's version when a pack is removed, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct PackRemoval {
    version: i64,
}

impl PackForm {
    /// Parses the form, reporting all errors at once; `own` is the pack that is changed.
    async fn parse(&self, edit: &mut ProductEdit, own: Option<&PackRow>) -> Result<(Code, PackVolume), ApiError> {
        let mut fields = Fields::default();
        let code = fields.parse("code", Code::parse(self.code.as_deref().unwrap_or_default()));
        let volume = fields.parse("volume", read_thousandths(self.volume.as_deref().unwrap_or_default()));
        let own_id = own.map(|pack| pack.id);
        if let Some(code) = &code
            && store::is_code_taken(&mut edit.tx, code, own_id).await?
        {
            fields.add_error("code", "Inne opakowanie ma już ten kod");
        }
        if let Some(volume) = volume {
            if store::is_volume_taken(&mut edit.tx, edit.id, volume, own_id).await? {
                fields.add_error("volume", "Ten produkt ma już opakowanie o\u{a0}tej pojemności");
            } else if own.is_some_and(|pack| pack.on_invoices && pack.volume != PackVolume::get(volume)) {
                fields.add_error(
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
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/packs", tag = "products", request_body = PackForm,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminProduct>), (status = 409)))]
pub async fn admin_create_pack(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ProductId>,
    Json(form): Json<PackForm>,
) -> Result<axum::Json<ActionResponse<AdminProduct>>, ApiError> {
    let mut edit = ProductEdit::begin(&app, id, form.version).await?;
    let (code, volume) = form.parse(&mut edit, None).await?;
    store::insert_pack(&mut edit.tx, id, &code, volume).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = PackRecord::new(code.as_str(), volume.get());
    edit.commit(&app, (operator.id, ADD_PACK), (None, Some(&after)), "Opakowanie jest dodane").await
}

/// Changes a pack.
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/packs/{pack}/update", tag = "products",
    request_body = PackForm, params(("id" = i64, Path), ("pack" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminProduct>), (status = 409)))]
pub async fn admin_update_pack(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path((id, pack)): Path<(ProductId, PackId)>,
    Json(form): Json<PackForm>,
) -> Result<axum::Json<ActionResponse<AdminProduct>>, ApiError> {
    let mut edit = ProductEdit::begin(&app, id, form.version).await?;
    let before = pack_of(&mut edit, pack).await?;
    let (code, volume) = form.parse(&mut edit, Some(&before)).await?;
    store::update_pack(&mut edit.tx, pack, &code, volume).await.on_unique(|| ErrorCode::VersionChanged)?;
    let before = PackRecord::new(&before.code, before.volume);
    let after = PackRecord::new(code.as_str(), volume.get());
    let records = (Some(&before), Some(&after));
    edit.commit(&app, (operator.id, UPDATE_PACK), records, "Opakowanie jest zapisane").await
}

/// Removes a pack that no invoice line or other record names.
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/packs/{pack}/remove", tag = "products",
    request_body = PackRemoval, params(("id" = i64, Path), ("pack" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminProduct>), (status = 409)))]
pub async fn admin_delete_pack(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path((id, pack)): Path<(ProductId, PackId)>,
    Json(form): Json<PackRemoval>,
) -> Result<axum::Json<ActionResponse<AdminProduct>>, ApiError> {
    let mut edit = ProductEdit::begin(&app, id, form.version).await?;
    let before = pack_of(&mut edit, pack).await?;
    store::delete_pack(&mut edit.tx, pack).await.on_reference(ErrorCode::InUse)?;
    let before = PackRecord::new(&before.code, before.volume);
    edit.commit(&app, (operator.id, REMOVE_PACK), (Some(&before), None), "Opakowanie jest usunięte").await
}

/// # Errors
/// `NotFound` when the product has no such pack.
async fn pack_of(edit: &mut ProductEdit, pack: PackId) -> Result<PackRow, ApiError> {
    let packs = store::list_packs(&mut edit.tx, edit.id).await?;
    packs.into_iter().find(|other| other.id == pack).ok_or(ApiError::NotFound)
}
