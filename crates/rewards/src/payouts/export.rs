//! Exports an approved batch: makes its files, once, and sets its orders in progress.
use axum::extract::State;
use axum::http::StatusCode;
use jiff::ToSpan;
use jiff::civil::Date;
use plon_bank_files::{Party, Payment};
use plon_domain::iban::Iban;
use plon_domain::money::Grosze;
use plon_domain::payout::{PayoutAct, TransferState};
use plon_domain::reward::{OrderStatus, RewardKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{Batch, MOST, PayoutAction};
use super::payable;
use super::settings::PayoutSettings;
use super::show::{self, Payout};
use super::store::{self, TransferRow};
use super::withholding::{Taxed, Withholding};
use crate::rewards::{self, MovedTransfer};
use crate::tax;
use plon_kernel::clock;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PayoutId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;
use plon_platform::text_input;

/// Maximum number of days until the execution date.
const DAYS_AHEAD: i64 = 30;

const OTHER_TAX: &str = "Tego dnia obowiązuje inna zasada podatku niż ta, z\u{a0}którą paczka powstała: kwoty przelewów \
    byłyby inne. Podaj dzień, w\u{a0}którym obowiązuje tamta zasada, albo wycofaj paczkę i\u{a0}złóż ją od nowa.";

/// Execution date for the bank, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 2, "execute_on": "2026-03-20"}))]
pub struct PayoutExportForm {
    /// The version that the operator saw, for optimistic locking.
    version: i64,
    /// `YYYY-MM-DD`: today or within 30 days.
    #[schema(required, nullable = false)]
    execute_on: Option<String>,
}

impl PayoutExportForm {
    fn parse(&self, today: Date) -> Result<Date, ApiError> {
        let mut fields = Fields::default();
        let day = text_input::parse_required_day(&mut fields, "execute_on", self.execute_on.as_deref());
        let last = today.saturating_add(DAYS_AHEAD.days());
        if day.is_some_and(|day| day < today || day > last) {
            fields.add_error("execute_on", format!("Podaj dzień od dziś, najdalej za {DAYS_AHEAD}\u{a0}dni"));
        }
        let day = day.unwrap_or(today);
        fields.check().map(|()| day)
    }
}

/// Makes the files of an approved batch in every format that the programme offers; its orders are in progress from
/// now on and cannot be cancelled any more.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts/{id}/export", tag = "payouts", request_body = PayoutExportForm,
    params(("id" = i64, Path, description = "the batch's number")), responses((status = 200, body = ActionResponse<Payout>),
    (status = 409, description = "somebody was faster, the state does not allow it, a transfer waits, or settings are missing")))]
pub async fn admin_export_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path(id): Path<PayoutId>,
    Json(form): Json<PayoutExportForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let day = form.parse(app.clock.today().0)?;
    let path = format!("/api/v1/backoffice/payouts/{}/export", id.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let batch = Batch::lock_with_accounts(tx, id).await?;
        batch.check_allowed(PayoutAct::Export, form.version)?;
        batch.check_not_empty()?;
        let transfers = load_transfers(tx, id).await?;
        check_waits(&transfers, now)?;
        withhold(tx, id, &transfers, day).await?;
        make_files(tx, &batch, &transfers, (day, now)).await?;
        for transfer in &transfers {
            let (order, next) = (transfer.order_id, OrderStatus::InProgress);
            let moved = MovedTransfer { order, next, operator: operator.id, note: None };
            rewards::move_transfer(&app.rng, tx, moved, now).await?;
        }
        store::move_all_transfers(tx, id, TransferState::Waiting, TransferState::Sent).await?;
        store::set_execution_day(tx, id, BusinessDate(day)).await?;
        let action = PayoutAction { act: PayoutAct::Export, operator: operator.id, participant: None, note: None };
        batch.apply_action(tx, action, now).await?;
        Ok(ActionResponse {
            data: show::load_payout(tx, id, operator.id).await?,
            message: format!("Plik paczki nr\u{a0}{} jest gotowy. Pobierz go i\u{a0}wczytaj w\u{a0}banku.", id.0),
        })
    })
    .await
}

/// Reads the transfers of a batch, without removed ones.
pub async fn load_transfers(tx: &mut Tx, id: PayoutId) -> sqlx::Result<Vec<TransferRow>> {
    store::select_standing_transfers(id).first(tx, "t.order_id", MOST as i64).await
}

/// Refuses an account that was changed after the proposal, for example by an attacker who has taken it over.
fn check_waits(transfers: &[TransferRow], now: Timestamp) -> Result<(), ApiError> {
    for transfer in transfers {
        if transfer.wait(transfer.kind()?, now).is_some() {
            return Err(ErrorCode::PayoutWaits.into());
        }
    }
    Ok(())
}

/// Stores the rules by which tax was withheld: those of the execution date, which must give the approved amounts.
async fn withhold(tx: &mut Tx, id: PayoutId, transfers: &[TransferRow], day: Date) -> Result<(), ApiError> {
    tax::hold_rules(tx).await?;
    let promotions = transfers.iter().filter_map(|transfer| transfer.promotion_id).collect();
    let withholding = Withholding::on(tx, BusinessDate(day), promotions).await?;
    let mut fields = Fields::default();
    for transfer in transfers {
        let whole = Grosze(transfer.amount + transfer.tax);
        let taxed = Taxed { kind: transfer.kind()?, promotion: transfer.promotion_id };
        if withholding.tax(taxed, whole).0 != transfer.tax {
            fields.add_error("execute_on", OTHER_TAX);
            break;
        }
    }
    fields.check()?;
    for kind in [RewardKind::BankTransfer, RewardKind::CharityTransfer] {
        store::set_tax_rule(tx, id, kind, withholding.rule(kind)).await?;
    }
    for (promotion, rule) in withholding.of_promotions() {
        store::set_tax_rule_of_promotion(tx, id, promotion, rule).await?;
    }
    Ok(())
}

async fn make_files(
    tx: &mut Tx,
    batch: &Batch,
    transfers: &[TransferRow],
    (execute_on, now): (Date, Timestamp),
) -> Result<(), ApiError> {
    let settings = PayoutSettings::load(tx).await?;
    let order = plon_bank_files::Order {
        message_id: batch.row.message_id.clone(),
        made_at: clock::time_in_warsaw(now).map_err(anyhow::Error::new)?,
        execute_on,
        sender: settings.sender()?,
        elixir_reference: settings.elixir_reference(),
        payments: transfers.iter().map(payment).collect::<anyhow::Result<_>>()?,
    };
    for (format, encoding) in settings.files()? {
        let content = plon_bank_files::render(&order, format, encoding)?;
        store::insert_file(tx, batch.row.id, (format, encoding), &content).await?;
    }
    Ok(())
}

fn payment(row: &TransferRow) -> anyhow::Result<Payment> {
    let TransferRow { name, street, city, title, .. } = row;
    let [name, street, city, title] = [name, street, city, title].map(Clone::clone);
    let to = Party { name, street, city, account: Iban::parse(&row.account)? };
    Ok(Payment { reference: payable::bank_reference(row.order_id), to, amount: Grosze(row.amount), title })
}
