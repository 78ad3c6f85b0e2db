//! Imports a file of codes, all or nothing: each order gets its code at once, and a bulk job carries the orders out.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::card_code::CardPin;
use plon_domain::text::Plural;
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::changes::LeftOutRow;
use super::check::rows;
use super::file::{self, CardCodesForm};
use super::job::ORDERS;
use super::plan::{Match, Plan};
use super::store::NewCode;
use super::{job, plan, store};
use plon_bulk_jobs::StartedJob;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, OnUnique};
use plon_platform::extract::SmallMultipart;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;
use plon_platform::secrets::CardCode;

audit::events! {
    IMPORT_CODES: () => ImportedCodes = "card_codes.import" on "card_codes";
}

/// Imported file of codes as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct ImportedCodes {
    codes: i64,
    left_out: Vec<LeftOutRow>,
    mended: i64,
    unchanged: i64,
}

const PATH: &str = "/api/v1/backoffice/card-codes";

const ROWS: Plural = Plural { one: "wiersz", few: "wiersze", many: "wierszy" };

/// Result of an import.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardCodesImported {
    imported: i64,
    /// Orders that the job carries out.
    carried_out: i64,
    /// Orders carried out before, whose lost code it replaces.
    replaced: i64,
    unchanged: i64,
    /// Rows that were read with corrected cells.
    mended: i64,
    left_out: Vec<LeftOutRow>,
    /// Job that carries the orders out and notifies their owners; null when there is nothing to do.
    job: Option<StartedJob>,
}

impl CardCodesImported {
    fn of(plan: &Plan, job: Option<StartedJob>) -> CardCodesImported {
        CardCodesImported {
            imported: rows(plan.fresh.len()),
            carried_out: rows(plan.to_complete().count()),
            replaced: rows(plan.replaced().count()),
            unchanged: rows(plan.unchanged.len()),
            mended: rows(plan.changes.mended_rows()),
            left_out: plan.changes.left_out.clone(),
            job,
        }
    }

    /// Message about what was done, and nothing else.
    fn summary(&self) -> String {
        let all = match (self.imported, self.unchanged) {
            (0, 0) => "W\u{a0}tym pliku nie ma nowych kodów",
            (0, _) => "Wszystkie numery z\u{a0}tego pliku są już wczytane",
            _ => "Kody są wczytane",
        };
        let mut parts = vec![all.to_owned()];
        if self.carried_out > 0 {
            parts.push(format!("Realizujemy {}", ORDERS.count(self.carried_out)));
        }
        if self.replaced > 0 {
            parts.push(format!("Nowy kod w\u{a0}miejsce utraconego: {}", ORDERS.count(self.replaced)));
        }
        if let left_out @ 1.. = i64::try_from(self.left_out.len()).unwrap_or(0) {
            parts.push(format!("Pominięte: {}", ROWS.count(left_out)));
        }
        if parts.len() == 1 { parts.remove(0) } else { format!("{}.", parts.join(". ")) }
    }
}

/// Imports a file of codes: gives the orders their codes, and starts the job that carries them out.
/// With a faulty row that is neither corrected nor left out, nothing of the file is imported.
#[utoipa::path(post, path = PATH, tag = "orders",
    request_body(content = CardCodesForm, content_type = "multipart/form-data"),
    responses((status = 200, body = ActionResponse<CardCodesImported>),
    (status = 409, description = "a row is wrong, or has become so")))]
pub async fn admin_import_gift_card_codes(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    mut form: SmallMultipart,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let sent = file::read_form(&mut form).await?;
    let digest = hex::encode(Sha256::digest(&sent.content));
    let request = Request::new(operator.id, key, PATH, &(digest, &sent.changes))?;
    let read = file::read_rows(sent, app.clock.day_of(now)).await?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        plan::lock_owners(tx, &read.orders()).await?;
        let plan = plan::make_plan(tx, &app.secrets, read).await?;
        if plan.faulty_rows > 0 {
            return Err(ErrorCode::ImportHasErrors.into());
        }
        store_codes(&app, tx, &plan, operator.id, now).await?;
        let job = job::start(tx, &plan, operator.id, now).await?;
        let data = CardCodesImported::of(&plan, job);
        let CardCodesImported { imported, unchanged, mended, .. } = data;
        let after = ImportedCodes { codes: imported, left_out: data.left_out.clone(), mended, unchanged };
        audit::record(tx, IMPORT_CODES, audit::by(operator.id, 0), (&(), &after), now).await?;
        let message = data.summary();
        Ok(ActionResponse { data, message })
    })
    .await
}

async fn store_codes(app: &App, tx: &mut Tx, plan: &Plan, by: OperatorId, now: Timestamp) -> Result<(), ApiError> {
    let (mut new, mut again) = (Vec::new(), Vec::new());
    for found in &plan.fresh {
        let code = sealed(app, found)?;
        if found.order.is_lost() { again.push(code) } else { new.push(code) }
    }
    store::insert_codes(tx, new, by, now).await.on_unique(|| ErrorCode::ImportHasErrors)?;
    for code in again {
        store::replace_code(tx, &code, by, now).await.on_unique(|| ErrorCode::ImportHasErrors)?;
    }
    Ok(())
}

fn sealed<'a>(app: &App, found: &'a Match) -> anyhow::Result<NewCode<'a>> {
    let (order, number) = (found.order.stored.id, &found.code.number);
    let pin = found.code.pin.as_ref().map(CardPin::as_str);
    Ok(NewCode {
        sealed: CardCode::sealed(&app.rng, &app.secrets, order, number.as_str(), pin)?,
        tail: number.tail(),
        valid_until: found.code.valid_until,
    })
}
