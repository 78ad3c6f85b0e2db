//! Operators' signatures on money: each needs a fresh code; none within 48 hours of a new account, role or factor.

use super::fresh_code::FreshCode;
use super::model::signs_from;
use super::store;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Delays an operator's signatures, because of a new role, factor or password set by a link.
pub async fn delay_signatures(tx: &mut Tx, operator: OperatorId, now: Timestamp) -> sqlx::Result<()> {
    store::delay_signatures(tx, operator, signs_from(now)).await
}

/// # Errors
/// `SignsLater` while the operator's account, role or second factor is new.
pub async fn may_sign(db: &mut impl Read, operator: OperatorId, now: Timestamp) -> Result<(), ApiError> {
    let from = store::load_signs_from(db, operator).await?;
    if from > now { Err(ApiError::SignsLater(from)) } else { Ok(()) }
}

/// A signature whose code is right; the code is used up in the transaction of what is signed.
#[derive(Debug)]
pub struct Signature {
    operator: OperatorId,
    code: FreshCode,
}

impl Signature {
    /// # Errors
    /// `SignsLater`; `Invalid` for an empty code, `TooMany`, `WrongCode` for a code that is wrong or was used.
    pub async fn begin(app: &App, operator: OperatorId, code: &str) -> Result<Signature, ApiError> {
        may_sign(&mut app.db.read().await?, operator, app.clock.now()).await?;
        Ok(Signature { operator, code: FreshCode::begin(app, operator, code).await? })
    }

    /// Uses the code up, in the transaction that carries out what is signed.
    ///
    /// # Errors
    /// `WrongCode` for a code used in the meantime, `SignsLater` when the operator's rights have just changed.
    pub async fn pass(self, tx: &mut Tx, app: &App) -> Result<(), ApiError> {
        self.code.pass(tx, app).await?;
        may_sign(tx, self.operator, app.clock.now()).await
    }
}
