//! `POST /api/v1/backoffice/import-sources/{id}/einvoices`: e-invoices of a distributor that an operator uploads.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::import::ImportKind;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::super::einvoices::upload::{EInvoicesForm, Given, OF_DISTRIBUTOR};
use super::{keep, sort};
use plon_imports::batches;
use plon_kernel::ids::{ImportId, ImportSourceId};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Multipart, Path};
use plon_platform::response::ActionResponse;

/// Import of e-invoices, whose rows are being checked.
#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoicesUploaded {
    /// Import of the sales; null where the files are corrections only.
    id: Option<ImportId>,
}

/// Uploads e-invoices of a distributor, as XML files or ZIP archives of them: those of participants become an import,
/// whose rows are checked at once; nothing of other buyers is kept.
#[utoipa::path(post, path = "/api/v1/backoffice/import-sources/{id}/einvoices", tag = "imports",
    params(("id" = i64, Path, description = "source of the kind `einvoices`")),
    request_body(content = EInvoicesForm, content_type = "multipart/form-data"),
    responses((status = 201, body = ActionResponse<EInvoicesUploaded>), (status = 404)))]
pub async fn admin_upload_einvoices(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ImportSourceId>,
    mut form: Multipart,
) -> Result<(StatusCode, Json<ActionResponse<EInvoicesUploaded>>), ApiError> {
    let given = Given::read(&mut form, OF_DISTRIBUTOR).await?;
    let mut db = app.db.read().await?;
    let source = batches::find_source_of_files(&mut db, id, ImportKind::EInvoices).await?.ok_or(ApiError::NotFound)?;
    let sorted = sort::sort(&mut db, given, source.distributor).await?;
    drop(db);
    let contents = keep::store_contents(&app, "e-faktury.csv", &sorted).await?;
    let begun = async {
        let mut tx = app.db.begin().await?;
        let by = (ImportKind::EInvoices, operator.id);
        let begun = match &contents.batch {
            Some(batch) => Some(batches::begin_of_source(&app, &mut tx, by, (id, source.name), batch).await?),
            None => None,
        };
        if let Some(import) = begun {
            contents.record_sales(&app, &mut tx, import, &sorted).await?;
        }
        contents.record_corrections(&app, &mut tx, operator.id, &sorted).await?;
        Ok::<_, ApiError>((tx, begun))
    };
    match begun.await {
        Ok((tx, id)) => {
            // Once the commit has started, the contents stay: a lost answer may still mean stored rows.
            tx.commit().await?;
            let message = keep::message(&sorted);
            Ok((StatusCode::CREATED, Json(ActionResponse { data: EInvoicesUploaded { id }, message })))
        }
        Err(refused) => {
            contents.forget(&app).await;
            Err(refused)
        }
    }
}
