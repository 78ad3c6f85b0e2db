//! `POST /api/v1/edi/sales`: sales that a machine of a distributor pushes, which go the way of an imported file.
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use plon_domain::import::ImportKind;
use plon_imports::batches::{self, NewBatch, StoredBatch};
use plon_platform::openapi::{ApiRouter, routes};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{COLUMNS, decimal};
use plon_kernel::ids::ImportId;
use plon_platform::api_clients::{ApiClient, PushSales};
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, answered, idempotent};
use plon_platform::response::ActionResponse;

const PATH: &str = "/api/v1/edi/sales";

/// Most sales of a batch.
const MOST_SALES: usize = 1_000;

/// Largest body in bytes.
const MOST_BYTES: usize = 1024 * 1024;

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(push_sales)).layer(DefaultBodyLimit::max(MOST_BYTES))
}

/// Batch of a distributor's sales.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"accept": "when_clean", "sales": [{"buyer_nip": "5260250274", "number": "FV/1/08/2025",
    "issued_on": "2025-08-01", "product": "DOVVO-5", "quantity": 2, "net_value": 20000}]}))]
pub struct SalesForm {
    #[serde(default)]
    #[schema(inline)]
    accept: Acceptance,
    /// From 1 to 1,000 sales.
    #[serde(default)]
    #[schema(required)]
    sales: Vec<SaleForm>,
}

/// Who accepts a batch.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Acceptance {
    /// The programme, as soon as every sale is good; a batch with an error waits for an operator.
    #[default]
    WhenClean,
    /// An operator in any case.
    ByOperator,
}

/// Sale of packs of one product to one buyer: a line of an invoice.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SaleForm {
    /// Seller's NIP; without one, the distributor that the client is bound to.
    distributor_nip: Option<String>,
    #[schema(required, nullable = false)]
    buyer_nip: Option<String>,
    /// Number as it stands on the invoice.
    #[schema(required, nullable = false)]
    number: Option<String>,
    /// Day of issue, `YYYY-MM-DD`.
    #[schema(required, nullable = false)]
    issued_on: Option<String>,
    /// Code of the pack, or SAP number or name of the product, or the distributor's own name for it.
    #[schema(required, nullable = false)]
    product: Option<String>,
    /// Volume of one pack in thousandths of a litre or kilogram, where the product does not say it.
    pack_volume: Option<i64>,
    /// Number of packs.
    #[schema(required, nullable = false)]
    quantity: Option<i64>,
    /// Net value of the line in grosze.
    #[schema(required, nullable = false)]
    net_value: Option<i64>,
    /// Name as it stands on the invoice.
    buyer_name: Option<String>,
}

/// Batch that was taken on.
#[derive(Debug, Serialize, ToSchema)]
pub struct SalesBatchTaken {
    id: ImportId,
    /// Address at which its progress is told.
    address: String,
}

impl SaleForm {
    /// Cells in the order of the kind's columns.
    fn into_cells(self) -> Vec<String> {
        let mut sale = self;
        let text = |text: &mut Option<String>| text.take().unwrap_or_default();
        let cell = |column: &plon_imports::Column| match column.key {
            "distributor_nip" => text(&mut sale.distributor_nip),
            "buyer_nip" => text(&mut sale.buyer_nip),
            "number" => text(&mut sale.number),
            "issued_on" => text(&mut sale.issued_on),
            "product" => text(&mut sale.product),
            "pack_volume" => sale.pack_volume.map(|volume| decimal(volume, 3)).unwrap_or_default(),
            "quantity" => sale.quantity.map(|quantity| quantity.to_string()).unwrap_or_default(),
            "net_value" => sale.net_value.map(|value| decimal(value, 2)).unwrap_or_default(),
            "buyer_name" => text(&mut sale.buyer_name),
            _ => String::new(),
        };
        COLUMNS.iter().map(cell).collect()
    }
}

fn rows_of(form: SalesForm) -> Result<Vec<Vec<String>>, ApiError> {
    let mut fields = Fields::default();
    match form.sales.len() {
        0 => fields.add_error("sales", "Podaj co najmniej jedną sprzedaż"),
        count if count > MOST_SALES => {
            fields.add_error("sales", "Podaj najwyżej 1000\u{a0}sprzedaży. Podziel je na paczki.");
        }
        _ => {}
    }
    fields.check()?;
    let rows: Vec<Vec<String>> = form.sales.into_iter().map(SaleForm::into_cells).collect();
    let mut fields = Fields::default();
    for (index, _) in rows.iter().enumerate().filter(|(_, row)| row.iter().all(|cell| cell.trim().is_empty())) {
        fields.add_error(&format!("sales.{index}"), "Ta sprzedaż jest pusta");
    }
    fields.check()?;
    Ok(rows)
}

/// Pushes a batch of sales, which is read and checked at once. When every sale is good and the client leaves it to the
/// programme, the batch is accepted and posted; else it waits for an operator.
#[utoipa::path(post, path = "/api/v1/edi/sales", tag = "machines", request_body = SalesForm,
    responses((status = 202, body = ActionResponse<SalesBatchTaken>),
    (status = 409, description = "50 of the client's batches are not over")))]
pub async fn push_sales(
    State(app): State<App>,
    client: ApiClient<PushSales>,
    key: IdempotencyKey,
    Json(form): Json<SalesForm>,
) -> Result<Answer, ApiError> {
    let request = Request::new(client.id, key, PATH, &form)?;
    if let Some(answer) = answered(&app.db, Some(&request)).await? {
        return Ok(answer);
    }
    let accepts_itself = form.accept == Acceptance::WhenClean;
    let rows = rows_of(form)?;
    let stored = batches::store_file(&app, ImportKind::EdiSales, batches::FILE_NAME, &rows).await?;
    let mut is_kept = false;
    let answer = idempotent(&app, request, StatusCode::ACCEPTED, async |tx| {
        let new = NewBatch {
            kind: ImportKind::EdiSales,
            client: client.id,
            client_name: &client.name,
            distributor: client.distributor,
            by: client.owner,
            accepts_itself,
        };
        let id = batches::begin(&app, tx, &new, &stored).await?;
        is_kept = true;
        let data = SalesBatchTaken { id, address: format!("{PATH}/{}", id.0) };
        Ok(ActionResponse { data, message: "Paczka jest przyjęta. Sprawdzamy ją.".to_owned() })
    })
    .await;
    // Once the commit has started, the content stays: a lost answer may still mean a stored row.
    if !is_kept {
        forget(&app, &stored).await;
    }
    answer
}

/// Deletes the file of a batch that was refused, or that a twin has pushed meanwhile.
async fn forget(app: &App, stored: &StoredBatch) {
    if let Err(cause) = app.files.delete(&stored.upload.key).await {
        tracing::warn!(cause = format!("{cause:#}"), "the file of a refused batch stays behind");
    }
}

#[cfg(test)]
mod tests {
    use super::{COLUMNS, SaleForm};

    #[test]
    fn each_column_of_the_kind_has_its_field() {
        let keys: Vec<&str> = COLUMNS.iter().map(|column| column.key).collect();
        let text = |name: &str| Some(name.to_owned());
        let sale = SaleForm {
            distributor_nip: text("distributor_nip"),
            buyer_nip: text("buyer_nip"),
            number: text("number"),
            issued_on: text("issued_on"),
            product: text("product"),
            pack_volume: Some(250),
            quantity: Some(3),
            net_value: Some(-12_305),
            buyer_name: text("buyer_name"),
        };
        let cells = sale.into_cells();
        let by_key: Vec<(&str, &str)> = keys.into_iter().zip(cells.iter().map(String::as_str)).collect();
        for (key, cell) in by_key {
            match key {
                "pack_volume" => assert_eq!(cell, "0.250"),
                "quantity" => assert_eq!(cell, "3"),
                "net_value" => assert_eq!(cell, "-123.05"),
                key => assert_eq!(cell, key),
            }
        }
    }
}
